"""Batches of random games on either engine, as bytes that can be compared."""

from __future__ import annotations

import numpy as np

from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.engines.native import Native
from tatami.kernel.game import Game
from tatami.kernel.playout import Run, Tally, random_games


def plain_games(
    game: Game, options: list[int], games: int, seed: int, first_lane: int = 0
) -> tuple[list[bytes], list[int]]:
    """The last positions of interpreted games, and their tally."""
    column, tally = [game.record() for _ in range(games)], [0] * len(Tally)
    mask, run = [0] * game.actions.mask_words, [0] * len(Run)
    interpreted(game).bind(random_games)(column, options, run, mask, tally, seed, first_lane, True)
    return [record.to_bytes() for record in column], tally


def native_games(
    engine: Native, options: list[int], games: int, seed: int, first_lane: int = 0
) -> tuple[list[bytes], list[int]]:
    """The last positions of native games, and their tally."""
    column, tally = engine.game.record.column(games), np.zeros(len(Tally), np.int64)
    mask, run = engine.mask(), np.zeros(len(Run), np.int64)
    engine.bind(random_games)(column, np.array(options), run, mask, tally, seed, first_lane, True)
    return [record.tobytes() for record in column], tally.tolist()
