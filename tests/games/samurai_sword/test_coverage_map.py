"""The map from rules to tests names every test, and only tests that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tatami.games.samurai_sword.components import Card, Character, Option
from tatami.kernel.events import spelled

HERE = Path(__file__).parent
MAP = HERE.parents[2] / "docs" / "rules" / "coverage-samurai-sword.md"

NAMED_TEST = re.compile(r"`(test_\w+\.py::test_\w+)`")
NAMED_FILE = re.compile(r"^- `(test_\w+\.py)`", re.MULTILINE)  # a whole file that is not about the rulebook
OPTION = re.compile(r"^\| `([a-z0-9-]+)` \|", re.MULTILINE)


def text() -> str:
    return MAP.read_text(encoding="utf-8")


def named() -> set[str]:
    return set(NAMED_TEST.findall(text()))


def functions() -> set[str]:
    """Every test function of the folder."""
    found = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.add(f"{path.name}::{node.name}")
    return found


def test_every_test_on_the_map_exists() -> None:
    assert sorted(named() - functions()) == []


def test_every_test_is_on_the_map() -> None:
    elsewhere = set(NAMED_FILE.findall(text()))
    missing = {test for test in functions() - named() if test.split("::")[0] not in elsewhere}
    assert sorted(missing) == []


def test_every_row_of_the_map_names_a_test() -> None:
    rows = [line for line in text().splitlines() if line.startswith("| ")]
    bare = [row for row in rows if not NAMED_TEST.search(row) and not row.endswith("| test |")]
    assert bare == []


def test_every_option_has_its_row() -> None:
    assert OPTION.findall(text()) == [spelled(option) for option in Option]


def test_every_card_and_every_character_has_a_test_of_its_name() -> None:
    tests = " ".join(functions())
    names = [card.name.lower() for card in Card if card >= Card.FOCUS] + [who.name.lower() for who in Character]
    assert [name for name in names if f"test_{name}" not in tests] == []
