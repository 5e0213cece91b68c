"""What must be true of every game of Ronin after every move, over random play, and the same in every engine."""

from __future__ import annotations

import numpy as np
import pytest

from tatami import games
from tatami.kernel.audit import Finding, audit
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.engines.native import native
from tatami.kernel.playout import Run, Tally, random_games

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


@pytest.mark.parametrize("players", PLAYERS)
def test_interpreted_equals_native_over_whole_games(players: str) -> None:
    game, count = games.find("ronin"), 40
    encoded = game.options.encode({"players": players})
    plain, tally = [game.record() for _ in range(count)], [0] * len(Tally)
    mask = [0] * game.actions.mask_words
    interpreted(game).bind(random_games)(plain, encoded, [0] * len(Run), mask, tally, 11, 0, True)

    engine, column, counted = native(game), game.record.column(count), np.zeros(len(Tally), np.int64)
    run = np.zeros(len(Run), np.int64)
    engine.bind(random_games)(column, np.array(encoded), run, engine.mask(), counted, 11, 0, True)

    assert column.tobytes() == b"".join(record.to_bytes() for record in plain)
    assert counted.tolist() == tally
    assert tally[Tally.BROKEN] == 0
    assert tally[Tally.GAMES] == count
