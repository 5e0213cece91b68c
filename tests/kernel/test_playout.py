"""Whole games: a game depends on its seed and its lane, and on nothing else."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from types import ModuleType
from typing import Any

import numpy as np

from kernel.batches import native_games, plain_games
from kernel.frequencies import fits
from tatami.kernel.chance import word_at
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.engines.native import Native
from tatami.kernel.game import Game
from tatami.kernel.playout import (
    WORKING_RECORDS,
    Mind,
    Tally,
    lay_out,
    minds_game,
    random_action,
    step,
)
from tatami.kernel.record import Words
from tatami.kernel.rule import rule

OPTIONS = [3]


def played(game: Game, games: int, seed: int, first_lane: int = 0) -> tuple[list[bytes], list[int]]:
    """The last positions of random games, and their tally."""
    return plain_games(game, OPTIONS, games, seed, first_lane)


def laid_out(game: Game, first: int = 1) -> Any:
    s = game.record()
    interpreted(game).bind(lay_out)(s, OPTIONS, first, 2)
    return s


def with_rule(game: Game, function: Any) -> Game:
    """The game with another rule in the place of its own."""
    module = ModuleType("other")
    setattr(module, function.__name__, function)
    return replace(game, modules=(module, *game.modules))


def test_the_same_seed_and_lane_give_the_same_game(lanterns: Game) -> None:
    assert played(lanterns, 20, seed=5) == played(lanterns, 20, seed=5)


def test_other_seeds_and_other_lanes_give_other_games(lanterns: Game) -> None:
    column, _ = played(lanterns, 20, seed=5)
    assert len(set(column)) > 15
    others, _ = played(lanterns, 20, seed=6)
    assert sum(one == other for one, other in zip(column, others, strict=True)) < 5


def test_a_lane_is_the_same_in_every_batch(lanterns: Game) -> None:
    whole, tally = played(lanterns, 12, seed=5, first_lane=100)
    parts = [played(lanterns, 5, 5, 100), played(lanterns, 1, 5, 105), played(lanterns, 6, 5, 106)]
    assert [record for column, _ in parts for record in column] == whole
    trail = 0
    for _, part in parts:
        trail ^= part[Tally.TRAIL]
    assert trail == tally[Tally.TRAIL]
    assert sum(part[Tally.DECISIONS] for _, part in parts) == tally[Tally.DECISIONS]


def test_a_lane_is_the_same_in_every_native_batch(lanterns: Game, native_lanterns: Native) -> None:
    plain, _ = played(lanterns, 6, seed=5, first_lane=40)
    for lane in (44, 41, 43):
        assert native_games(native_lanterns, OPTIONS, 1, 5, lane)[0] == [plain[lane - 40]]


def test_games_and_decisions_are_counted(lanterns: Game) -> None:
    """Three players decide on each of three nights."""
    _, tally = played(lanterns, 10, seed=1)
    assert (tally[Tally.GAMES], tally[Tally.DECISIONS], tally[Tally.LONGEST], tally[Tally.BROKEN]) == (10, 90, 9, 0)


def test_a_game_whose_invariant_breaks_is_counted_as_broken(lanterns: Game) -> None:
    @rule
    def check(s: Any) -> int:
        return 1 if s.night == 2 else 0

    _, tally = played(with_rule(lanterns, check), 10, seed=1)
    assert (tally[Tally.BROKEN], tally[Tally.LONGEST]) == (10, 3)


def test_a_game_in_which_somebody_is_stuck_is_counted_as_broken(lanterns: Game) -> None:
    @rule
    def legal(s: Any, seat: int, mask: Words) -> None:
        """Nobody may do anything."""

    _, tally = played(with_rule(lanterns, legal), 10, seed=1)
    assert (tally[Tally.BROKEN], tally[Tally.LONGEST]) == (10, 1)


def test_no_entropy_stays_behind(lanterns: Game) -> None:
    s = laid_out(lanterns)
    assert (s.entropy, s.drawn) == ([0, 0], 0)
    interpreted(lanterns).bind(step)(s, 0, 3, 11, 12, None)
    assert (s.entropy, s.drawn) == ([0, 0], 0)


def test_a_step_says_how_many_words_it_drew(lanterns: Game) -> None:
    """Only the last to choose ends the night, when each of three players draws a lantern."""
    s = laid_out(lanterns)
    wait = lanterns.actions.parse("wait")
    assert [interpreted(lanterns).bind(step)(s, seat, wait, 11, 12, None) for seat in (2, 0, 1)] == [0, 0, 3]


def test_a_random_action_is_any_legal_one(lanterns: Game) -> None:
    s = laid_out(lanterns)
    s.hand[1] = [1, 0, 1]
    choose = interpreted(lanterns).bind(random_action)
    seen = Counter(lanterns.actions.text(choose(s, 1, [0], word_at(9, 9, ply))) for ply in range(1500))
    assert fits(seen, dict.fromkeys(("light paper", "light stone", "wait"), Fraction(1, 3)))


def test_who_may_do_nothing_has_no_random_action(lanterns: Game) -> None:
    s = laid_out(lanterns)
    s.night = 4
    assert interpreted(lanterns).bind(random_action)(s, 0, [0], 12345) == -1


def test_players_of_any_kind_play_the_same_game_on_both_engines(lanterns: Game, native_lanterns: Native) -> None:
    minds = [Mind.INSTINCT, Mind.RANDOM, Mind.INSTINCT]
    plain_tally, native_tally = [0] * len(Tally), np.zeros(len(Tally), np.int64)
    native_play = native_lanterns.bind(minds_game)
    for lane in range(30):
        plain = [lanterns.record() for _ in range(WORKING_RECORDS)]
        plain_out = [0, 0, 0]
        interpreted(lanterns).bind(minds_game)(plain, OPTIONS, minds, [0], plain_tally, plain_out, 8, lane)
        native = lanterns.record.column(WORKING_RECORDS)
        native_out = np.zeros(3, np.int64)
        native_play(
            native, np.array(OPTIONS), np.array(minds), native_lanterns.mask(), native_tally, native_out, 8, lane
        )
        assert native.tobytes() == b"".join(record.to_bytes() for record in plain)
        assert native_out.tolist() == plain_out
    assert native_tally.tolist() == plain_tally
    assert (plain_tally[Tally.GAMES], plain_tally[Tally.BROKEN]) == (30, 0)


def test_a_player_who_breaks_the_rules_breaks_the_game(lanterns: Game) -> None:
    @rule
    def instinct(s: Any, seat: int) -> int:  # noqa: ARG001
        """Waits, even on the last night."""
        return 3

    tally, out = [0] * len(Tally), [0, 0, 0]
    column = [lanterns.record() for _ in range(WORKING_RECORDS)]
    waiting = interpreted(with_rule(lanterns, instinct))
    waiting.bind(minds_game)(column, OPTIONS, [Mind.INSTINCT] * 3, [0], tally, out, 8, 0)
    assert (tally[Tally.BROKEN], tally[Tally.DECISIONS]) == (1, 7)
