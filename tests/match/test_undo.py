"""Undo reaches back to the last thing that anybody learnt, and no further."""

from __future__ import annotations

import random

import pytest

from tatami import games, new_match
from tatami.kernel.events import SPECTATOR
from tatami.match import Match
from tatami.match.undo import Barrier, CannotUndo

ATTACKER, DEFENDER = 0, 1
POSTS = [
    "hayai inn",
    "kabe well",
    "musashi shrine",
    "taiko granary",
    "tasuke passage",
    "yobu fields-2",
    "yumi fields-3",
]


def plan_of_defender() -> list[str]:
    return [f"post {post}" for post in POSTS]


def planned(*deployed: str) -> Match:
    """A match after the first screens were lifted."""
    match = new_match("seven-ronin")
    match.play_all(ATTACKER, [f"deploy {place}" for place in deployed] + ["done"])
    match.play_all(DEFENDER, [*plan_of_defender(), "done"])
    return match


def test_a_step_of_a_plan_is_taken_back_across_the_other_s_secret_steps() -> None:
    match = new_match("seven-ronin")
    match.play(ATTACKER, "deploy well")
    match.play(DEFENDER, "post kabe well")
    match.play(DEFENDER, "post yumi inn")
    taken = match.undo(ATTACKER)
    assert match.game.actions.text(taken.action) == "deploy well"
    assert [match.game.actions.text(move.action) for move in match.history] == ["post kabe well", "post yumi inn"]


def test_being_ready_can_be_taken_back_while_the_other_still_plans() -> None:
    match = new_match("seven-ronin")
    match.play_all(ATTACKER, ["deploy well", "done"])
    match.undo(ATTACKER)
    assert match.actors == (ATTACKER, DEFENDER)


def test_no_plan_is_taken_back_once_the_screens_are_lifted() -> None:
    match = planned("watchtower", "burial-grounds")
    for seat in (ATTACKER, DEFENDER):
        with pytest.raises(CannotUndo) as barrier:
            match.undo(seat)
        assert barrier.value.barrier is not Barrier.NO_MOVE


def test_an_ability_is_taken_back_as_long_as_the_step_lasts() -> None:
    match = planned("watchtower", "burial-grounds")
    before = match.digest()
    match.play(DEFENDER, "shoot")
    match.undo(DEFENDER)
    assert match.digest() == before


def test_a_step_that_is_over_stays_over() -> None:
    match = planned("watchtower", "burial-grounds")
    match.play(DEFENDER, "shoot")
    match.play(DEFENDER, "done")
    assert match.actors == (ATTACKER,)
    with pytest.raises(CannotUndo) as barrier:
        match.undo(DEFENDER)
    assert barrier.value.barrier is Barrier.OTHERS_MOVED_ON


def test_there_is_nothing_to_take_back_before_the_first_move() -> None:
    with pytest.raises(CannotUndo) as barrier:
        new_match("seven-ronin").undo(ATTACKER)
    assert barrier.value.barrier is Barrier.NO_MOVE


def test_what_was_said_to_a_spy_stays_said() -> None:
    match = Match.new(games.find("seven-ronin"), {"spies": "yes"})
    match.play(ATTACKER, "spy well")
    match.play(DEFENDER, "post kabe well")
    match.undo(DEFENDER)
    match.play(DEFENDER, "done")
    with pytest.raises(CannotUndo):
        match.undo(DEFENDER)


@pytest.mark.parametrize("seed", range(6))
def test_undo_never_tells_and_never_loses(seed: int) -> None:
    """Over random play: after an undo the others see what they would have seen, and the undone move can be replayed."""
    luck = random.Random(seed)
    match = Match.new(games.find("seven-ronin"), {"spies": "yes" if seed % 2 else "no"})
    undone = 0
    while not match.over:
        seat = luck.choice(match.actors)
        match.play(seat, luck.choice(match.legal(seat)))
        if luck.random() < 0.25:
            before, actors = match.digest(), match.actors
            try:
                taken = match.undo(seat)
            except CannotUndo:
                assert match.digest() == before
                continue
            undone += 1
            assert seat in match.actors
            assert set(match.actors) - {seat} == set(actors) - {seat}
            assert not match.over
            other = 1 - seat
            replayed = match.copy()
            replayed.play(seat, taken.action)
            assert replayed.digest() == before
            if match.view(other) != replayed.view(other):
                assert replayed.view(SPECTATOR) != match.view(SPECTATOR), "what one opponent saw, all saw"
    assert undone > 5
