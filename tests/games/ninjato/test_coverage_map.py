"""The map from rules to tests names every test, and only tests that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
MAP = HERE.parents[2] / "docs" / "rules" / "coverage-ninjato.md"

NAMED_TEST = re.compile(r"`(test_\w+\.py::test_\w+)`")
NAMED_FILE = re.compile(r"^- `(test_\w+\.py)`", re.MULTILINE)  # a whole file that is not about the rulebook
READING = re.compile(r"^\| ([AB]\d+) \|", re.MULTILINE)


def named() -> set[str]:
    return set(NAMED_TEST.findall(MAP.read_text(encoding="utf-8")))


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
    elsewhere = set(NAMED_FILE.findall(MAP.read_text(encoding="utf-8")))
    missing = {test for test in functions() - named() if test.split("::")[0] not in elsewhere}
    assert sorted(missing) == []


def test_every_row_of_the_map_names_a_test() -> None:
    rows = [line for line in MAP.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    bare = [row for row in rows if not NAMED_TEST.search(row) and not row.endswith("| test |")]
    assert bare == []


def test_every_house_reading_has_its_row() -> None:
    readings = [*(f"A{number:02}" for number in range(1, 27)), "B01"]
    assert READING.findall(MAP.read_text(encoding="utf-8")) == readings
