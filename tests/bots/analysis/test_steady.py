"""Steady play: a yardstick that agrees with itself from one moment to the next, and knows only a view."""

from __future__ import annotations

import random

from games.seven_ronin.village import SEAT, new_game, position
from tatami import games
from tatami.bots.analysis import steady as module
from tatami.bots.analysis.estimate import Sample
from tatami.bots.analysis.steady import steady
from tatami.bots.simple import InstinctBot
from tatami.kernel.rule import is_rule, is_slot

GAME = games.find("seven-ronin")


def test_what_is_expected_before_a_steady_step_is_what_is_expected_after_it() -> None:
    """On average over the steps that instinct takes: else the difference would be taken for luck."""
    seat, view = SEAT["defender"], new_game().seen_by("defender").village
    player, after = InstinctBot(GAME, random.Random(3)), Sample(2)
    for turn in range(60):
        step = player.choose(view.copy(), seat)
        after.add(estimate.value for estimate in steady(GAME, view, seat, 40, turn, first=step))
    before = steady(GAME, view, seat, 2400, 99)
    for expected, found in zip(before, after.means(), strict=True):
        assert abs((expected - found).value) < 4 * (expected - found).error


def test_a_won_position_is_won_and_a_step_can_throw_it_away() -> None:
    won = position(step="areas", day=8, ninja={"fields-2": 1, "inn": 1, "well": 1, "granary": 1})
    seat, view = SEAT["attacker"], won.seen_by("attacker").village
    assert steady(GAME, view, seat, 20, 1)[seat].value == 1.0
    assert steady(GAME, view, seat, 20, 1, first=GAME.actions.parse("done"))[seat].value == 0.0


def test_what_is_hidden_changes_nothing_and_a_seed_repeats() -> None:
    plans = ({"well": 1, "inn": 1}, {"fields-3": 3, "granary": 2, "green": 1})
    tables = [new_game().attack(plan).play("attacker", "done") for plan in plans]
    seat = SEAT["defender"]
    first, second = (steady(GAME, table.seen_by("defender").village, seat, 30, 5) for table in tables)
    assert first == second


def test_the_compiled_part_calls_nothing_that_its_cache_would_not_notice() -> None:
    """Compiled code is kept under a hash of the kernel and the game, and with the date of its own file."""
    called = [value for value in vars(module).values() if is_rule(value) or is_slot(value)]
    assert module.steady_game in called
    for function in called:
        assert function.__module__.startswith(("tatami.kernel.", module.__name__))
