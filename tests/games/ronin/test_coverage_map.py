"""The map from rules to tests has every constraint, acceptance test and reading."""

from __future__ import annotations

import re

import pytest

from games.coverage import map_of


@pytest.mark.parametrize(("letter", "last"), [("C", 38), ("T", 13), ("R", 26)])
def test_every_constraint_acceptance_test_and_reading_has_its_row(letter: str, last: int) -> None:
    rows = re.findall(rf"^\| {letter}(\d+) \|", map_of("ronin"), re.MULTILINE)
    assert [int(number) for number in rows] == list(range(1, last + 1))
