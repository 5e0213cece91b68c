"""The kernel's properties over random games of every size, and the same games from both engines."""

from __future__ import annotations

import numpy as np
import pytest

from tatami import games
from tatami.kernel.audit import Finding, audit
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.engines.native import native
from tatami.kernel.playout import WORKING_RECORDS, Mind, Tally, minds_game

GAME = games.find("samurai-sword")
COUNTS = ("three", "four", "five", "six", "seven")
CHUNK = 2500


@pytest.mark.parametrize("part", [0, 1])
@pytest.mark.parametrize("players", COUNTS)
def test_every_property_over_random_games(players: str, part: int) -> None:
    report = audit(GAME, {"players": players}, CHUNK, seed=2026, first_lane=part * CHUNK)
    assert report.finding is Finding.NOTHING, report
    assert report.games == CHUNK
    assert report.positions > CHUNK * 60


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("options", [{"quick-responses": "yes", "rikyu": "yes"}, {"reshuffle": "needed"}])
def test_every_property_with_other_rulings(players: str, options: dict[str, str]) -> None:
    report = audit(GAME, {"players": players, **options}, 300, seed=7)
    assert report.finding is Finding.NOTHING, report


@pytest.mark.parametrize("players", COUNTS)
def test_instinct_plays_the_same_in_both_engines(players: str) -> None:
    encoded, minds = GAME.options.encode({"players": players}), [int(Mind.INSTINCT)] * 7
    engine, column, counted = native(GAME), GAME.record.column(WORKING_RECORDS), np.zeros(len(Tally), np.int64)
    plain, tally = [GAME.record() for _ in range(WORKING_RECORDS)], [0] * len(Tally)
    for lane in range(4):
        interpreted(GAME).bind(minds_game)(
            plain, encoded, minds, [0] * GAME.actions.mask_words, tally, [0] * 7, 23, lane
        )
        engine.bind(minds_game)(
            column, np.array(encoded), np.array(minds), engine.mask(), counted, np.zeros(7, np.int64), 23, lane
        )
    assert counted.tolist() == tally
    assert tally[Tally.BROKEN] == 0
