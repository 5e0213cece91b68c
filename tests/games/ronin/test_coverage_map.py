"""The map from rules to tests names every test, and only tests that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
MAP = HERE.parents[2] / "docs" / "rules" / "coverage-ronin.md"

NAMED_TEST = re.compile(r"`(test_\w+\.py::test_\w+)`")
NAMED_FILE = re.compile(r"^- `(test_\w+\.py)`", re.MULTILINE)  # a whole file that is not about the rules
CONSTRAINT = re.compile(r"^\| C(\d+) \|", re.MULTILINE)
ACCEPTANCE = re.compile(r"^\| T(\d+) \|", re.MULTILINE)
READING = re.compile(r"^\| R(\d+) \|", re.MULTILINE)


def text() -> str:
    return MAP.read_text(encoding="utf-8")


def functions() -> set[str]:
    """Every test function of the folder."""
    found = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.add(f"{path.name}::{node.name}")
    return found


def test_every_test_on_the_map_exists() -> None:
    assert sorted(set(NAMED_TEST.findall(text())) - functions()) == []


def test_every_test_is_on_the_map() -> None:
    elsewhere = set(NAMED_FILE.findall(text()))
    missing = {test for test in functions() - set(NAMED_TEST.findall(text())) if test.split("::")[0] not in elsewhere}
    assert sorted(missing) == []


def test_every_row_of_the_map_names_a_test() -> None:
    rows = [line for line in text().splitlines() if line.startswith("| ")]
    assert [row for row in rows if not NAMED_TEST.search(row) and not row.endswith("| test |")] == []


def test_every_constraint_acceptance_test_and_reading_has_its_row() -> None:
    assert [int(number) for number in CONSTRAINT.findall(text())] == list(range(1, 39))
    assert [int(number) for number in ACCEPTANCE.findall(text())] == list(range(1, 14))
    assert [int(number) for number in READING.findall(text())] == list(range(1, 27))
