"""What thinking costs: a decision has one budget, whatever its steps, and it is never overdrawn by much."""

from __future__ import annotations

import random

import pytest

from games.seven_ronin.village import SEAT, Table, new_game, position
from tatami import games
from tatami.bots.search.budget import Budget
from tatami.bots.search.player import SearchBot
from tatami.bots.search.thinker import Thinker

GAME = games.find("seven-ronin")


class Hourglass:
    """Time that passes with simulations alone, and stands still between them."""

    def __init__(self, pace: float) -> None:
        self.pace = pace  # seconds that one simulation takes
        self.now = 0.0
        self.simulations = 0

    def __call__(self) -> float:
        return self.now

    def run(self, simulations: int) -> None:
        self.simulations += simulations
        self.now += simulations * self.pace


@pytest.fixture
def glass(monkeypatch: pytest.MonkeyPatch) -> Hourglass:
    """Every simulation runs through it; a hundredth of them are made, which is enough to have a choice."""
    running = Hourglass(0.0)
    think = Thinker.think

    def timed(self: Thinker, simulations: int) -> None:
        running.run(simulations)
        think(self, 1 + simulations // 100)

    monkeypatch.setattr(Thinker, "think", timed)
    return running


def bot(budget: Budget, glass: Hourglass) -> SearchBot:
    return SearchBot(GAME, random.Random(1), budget, clock=glass)


def plan(player: SearchBot, village: Table, seat: str) -> int:
    """Let the player make a whole plan; gives its steps."""
    steps = 0
    while seat in village.actors and village.step == "planning":
        village.play(seat, GAME.actions.text(player.choose(village.seen_by(seat).village, SEAT[seat])))
        steps += 1
    return steps


@pytest.mark.parametrize("pace", [1e-5, 1e-3, 5e-3])
@pytest.mark.parametrize("seat", ["attacker", "defender"])
@pytest.mark.parametrize("seconds", [0.2, 2.0])
def test_a_plan_takes_its_time_and_a_tenth_more_at_most(
    glass: Hourglass, pace: float, seat: str, seconds: float
) -> None:
    """On a fast core, on a slow one, and where a simulation is long."""
    glass.pace = pace
    plan(bot(Budget(seconds=seconds), glass), new_game(), seat)
    assert 0.8 * seconds < glass.now <= 1.1 * seconds


def test_one_simulation_is_made_though_there_is_no_time_for_it(glass: Hourglass) -> None:
    glass.pace = 60.0
    bot(Budget(seconds=0.2), glass).choose(new_game().seen_by("defender").village, SEAT["defender"])
    assert glass.simulations == 1


def test_the_steps_of_a_plan_share_one_budget(glass: Hourglass) -> None:
    budget = Budget(simulations=4000)
    player = bot(budget, glass)
    steps = plan(player, new_game(), "defender")
    assert steps == 8
    assert 0.9 * budget.simulations < glass.simulations <= budget.simulations + steps
    assert player.decisions == 1


def test_the_next_decision_has_a_budget_of_its_own(glass: Hourglass) -> None:
    player = bot(Budget(simulations=1000), glass)
    player.choose(new_game().seen_by("defender").village, SEAT["defender"])
    once = glass.simulations
    player.choose(position(day=2).seen_by("defender").village, SEAT["defender"])
    assert glass.simulations == 2 * once
    assert player.decisions == 2


def test_nobody_thinks_about_the_only_move(glass: Hourglass) -> None:
    only = position(day=8, reserve=0, ninja={"well": 1}).seen_by("attacker").village
    assert GAME.actions.text(bot(Budget(simulations=600), glass).choose(only, SEAT["attacker"])) == "done"
    assert glass.simulations == 0
