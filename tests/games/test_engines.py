"""Interpreted and native play the same games, byte for byte."""

from __future__ import annotations

import numpy as np
import pytest

from tatami import games
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.engines.native import native
from tatami.kernel.playout import Run, Tally, random_games

OPTIONS: list[dict[str, str]] = [
    {"edition": "second"},
    {"edition": "first"},
    {"edition": "first", "spies": "yes"},
    {"edition": "second", "spies": "yes", "time-track": "a"},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_interpreted_equals_native_over_whole_games(options: dict[str, str]) -> None:
    game, count = games.find("seven-ronin"), 600
    encoded = game.options.encode(options)
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
