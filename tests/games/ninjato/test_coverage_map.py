"""The map from rules to tests has every house reading."""

from __future__ import annotations

import re

from games.coverage import map_of

READING = re.compile(r"^\| ([AB]\d+) \|", re.MULTILINE)


def test_every_house_reading_has_its_row() -> None:
    readings = [*(f"A{number:02}" for number in range(1, 27)), "B01"]
    assert READING.findall(map_of("ninjato")) == readings
