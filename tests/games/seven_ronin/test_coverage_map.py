"""The map from rules to tests has every house reading."""

from __future__ import annotations

import re

from games.coverage import map_of

READING = re.compile(r"^\| ([A-F]\d+) \|", re.MULTILINE)


def test_every_house_reading_has_its_row() -> None:
    readings = [
        f"{part}{number}"
        for part, last in zip("ABCDEF", (3, 8, 6, 4, 11, 2), strict=True)
        for number in range(1, last + 1)
    ]
    assert READING.findall(map_of("seven-ronin")) == readings
