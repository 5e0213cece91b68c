"""A game's map from rules to tests, ``docs/rules/coverage-<game>.md``, beside the tests of its folder."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
NAMED_TEST = re.compile(r"`(test_\w+\.py::test_\w+)`")
NAMED_FILE = re.compile(r"^- `(test_\w+\.py)`", re.MULTILINE)  # a whole file that is not about the rulebook


def map_of(game: str) -> str:
    """The text of the map."""
    return (HERE.parents[1] / "docs" / "rules" / f"coverage-{game}.md").read_text(encoding="utf-8")


def named_tests(game: str) -> set[str]:
    return set(NAMED_TEST.findall(map_of(game)))


def written_tests(game: str) -> set[str]:
    """Every test function of the game's folder."""
    found = set()
    for path in (HERE / game.replace("-", "_")).glob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.add(f"{path.name}::{node.name}")
    return found
