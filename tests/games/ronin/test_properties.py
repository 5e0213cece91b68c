"""What must be true of every game of Ronin after every move, over random play."""

from __future__ import annotations

import pytest

from tatami import games
from tatami.kernel.audit import Finding, audit

PLAYERS = ("one", "two", "three", "four", "five")
CHUNK = 1250
PARTS = 4  # 5,000 games for each number of players
OTHER_READINGS: list[dict[str, str]] = [
    {"players": "one", "solo-needs-presence": "no"},
    {"players": "one", "solo-refill-horse-head": "yes"},
    {"players": "one", "hire-sleeps": "no", "may-decline": "yes"},
    {"players": "two", "hire-sleeps": "no"},
    {"players": "two", "may-decline": "yes"},
    {"players": "five", "hire-sleeps": "no", "may-decline": "yes"},
]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("players", PLAYERS)
def test_every_property_holds_with_any_number_of_players(players: str, part: int) -> None:
    report = audit(games.find("ronin"), {"players": players}, CHUNK, seed=2026, first_lane=part * CHUNK)
    assert report.finding is Finding.NOTHING, report
    assert report.games == CHUNK
    assert report.positions > CHUNK * 40


@pytest.mark.parametrize("options", OTHER_READINGS, ids=str)
def test_every_property_holds_with_other_readings(options: dict[str, str]) -> None:
    report = audit(games.find("ronin"), options, 500, seed=11)
    assert report.finding is Finding.NOTHING, report
