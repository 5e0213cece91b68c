"""The rule-of-thumb player: always legal, good enough alone, and fair to both seats of the duel."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from tatami import games
from tatami.kernel.chance import word_at
from tatami.kernel.engines.native import native
from tatami.kernel.playout import WORKING_RECORDS, Mind, Tally, lay_out, minds_game

GAME = games.find("ronin")
SEATS = len(GAME.seats)
SEED = 5


def play_games(options: dict[str, str], count: int, minds: Sequence[int]) -> tuple[list[list[int]], list[list[int]]]:
    """Points and scores of every seat in so many games; none may be broken."""
    engine = native(GAME)
    play = engine.bind(minds_game)
    column, tally = GAME.record.column(WORKING_RECORDS), np.zeros(len(Tally), np.int64)
    encoded, out = np.array(GAME.options.encode(options)), np.zeros(SEATS, np.int64)
    points, scores = [], []
    for lane in range(count):
        play(column, encoded, np.array(minds, np.int64), engine.mask(), tally, out, SEED, lane)
        points.append(column[0]["points"].tolist())
        scores.append(out.tolist())
    assert tally[Tally.BROKEN] == 0
    return points, scores


def first_players(options: dict[str, str], count: int) -> list[int]:
    """Who was the first player of round one in the same games."""
    encoded, column = np.array(GAME.options.encode(options)), GAME.record.column(count)
    lay = native(GAME).bind(lay_out)
    for lane in range(count):
        lay(column[lane], encoded, word_at(SEED, lane, 0), word_at(lane, SEED, 0))
    return [int(first) for first in column["first"]]


def test_alone_its_mean_is_at_least_150_over_2000_games() -> None:
    points, _ = play_games({"players": "one"}, 2000, [Mind.INSTINCT] * SEATS)
    assert np.mean([each[0] for each in points]) >= 150


def test_in_the_duel_the_first_player_wins_45_to_55_of_100() -> None:
    options, count = {"players": "two"}, 4000
    _, scores = play_games(options, count, [Mind.INSTINCT] * SEATS)
    won = sum(score[first] for score, first in zip(scores, first_players(options, count), strict=True))
    assert 0.45 <= won / count <= 0.55


def test_it_beats_a_random_player_in_the_duel() -> None:
    _, scores = play_games({"players": "two"}, 200, [Mind.INSTINCT, *[Mind.RANDOM] * (SEATS - 1)])
    assert sum(score[0] for score in scores) >= 195


@pytest.mark.parametrize(
    "options",
    [
        {"players": "three"},
        {"players": "four"},
        {"players": "five", "may-decline": "yes"},
        {"players": "one", "solo-needs-presence": "no", "solo-refill-horse-head": "yes"},
        {"players": "two", "hire-sleeps": "no"},
    ],
    ids=str,
)
def test_it_plays_every_game_to_its_end(options: dict[str, str]) -> None:
    points, _ = play_games(options, 100, [Mind.INSTINCT] * SEATS)
    assert np.mean([each[0] for each in points]) > 100
