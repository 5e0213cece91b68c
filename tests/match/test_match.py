"""Matches: moves by name, refusals, plans in one batch, results."""

from __future__ import annotations

import random

import pytest

from tatami import games, new_match
from tatami.kernel.actions import UnknownMove
from tatami.kernel.events import SPECTATOR
from tatami.match import Match, PlanEndsHere, Refused

ATTACKER, DEFENDER = 0, 1
RONIN = ["hayai", "kabe", "musashi", "taiko", "tasuke", "yobu", "yumi"]


def random_match(seed: int, options: dict[str, str] | None = None, stop_after: int = 10_000) -> Match:
    """A match played by chance, any seat that may move being the next."""
    luck = random.Random(seed)
    match = Match.new(games.find("seven-ronin"), options, secret=bytes([seed % 256]) * 32)
    while not match.over and len(match.history) < stop_after:
        seat = luck.choice(match.actors)
        match.play(seat, luck.choice(match.legal(seat)))
    return match


def test_both_sides_plan_at_once() -> None:
    match = new_match("seven-ronin")
    assert match.actors == (ATTACKER, DEFENDER)
    match.play(DEFENDER, "post kabe well")
    match.play(ATTACKER, "deploy well")
    assert match.actors == (ATTACKER, DEFENDER)


def test_a_refused_move_names_the_rule_and_changes_nothing() -> None:
    match = new_match("seven-ronin")
    match.play(ATTACKER, "deploy well")
    before = match.digest()
    with pytest.raises(Refused, match="limit-reached") as refused:
        match.play(ATTACKER, "deploy well")
    assert refused.value.reason.name == "LIMIT_REACHED"
    assert match.digest() == before
    assert len(match.history) == 1


def test_a_move_that_does_not_exist_is_told_apart_from_one_that_is_refused() -> None:
    match = new_match("seven-ronin")
    with pytest.raises(UnknownMove, match="'moon' is no place"):
        match.play(ATTACKER, "deploy moon")
    assert match.history == []


def test_matches_that_part_go_their_own_ways() -> None:
    match = random_match(3, stop_after=20)
    before, history = match.digest(), match.history
    one, other = match.copy(), match.copy()
    seat = match.actors[0]
    first, *_, last = match.legal(seat)
    one.play(seat, first)
    other.play(seat, last)
    match.play(seat, last)
    assert (one.history[:-1], other.history[:-1]) == (history, history)
    assert (one.move(21).action, other.move(21).action) == (first, last)
    assert one != other
    assert match == other
    for parted in (one, other):
        assert parted.at(20).digest() == before
        assert parted.positions() == [parted.at(ply).digest() for ply in range(parted.ply + 1)]


def test_a_plan_is_played_whole_or_not_at_all() -> None:
    match = new_match("seven-ronin")
    with pytest.raises(Refused):
        match.play_all(ATTACKER, ["deploy well", "deploy inn", "deploy inn", "done"])
    assert match.history == []
    match.play_all(ATTACKER, ["deploy well", "deploy inn", "done"])
    assert match.actors == (DEFENDER,)


def test_a_plan_is_no_free_look_behind_the_screen() -> None:
    """The last step of a plan may lift the screens; what follows it is not even looked at, legal or not."""
    places = ["watchtower", "inn", "shrine", "animal-pen", "granary", "passage", "fields-2"]
    posts = [f"post {ronin} {place}" for ronin, place in zip(RONIN, places, strict=True)]
    for deployed, peek in (("well", "shoot"), ("fields-2", "shoot"), ("well", "strike")):
        match = new_match("seven-ronin")
        match.play_all(ATTACKER, [f"deploy {deployed}", "done"])
        before = match.digest()
        with pytest.raises(PlanEndsHere):
            match.play_all(DEFENDER, [*posts, "done", peek])
        assert match.digest() == before


def test_whoever_is_not_asked_may_not_move() -> None:
    match = new_match("seven-ronin")
    match.play_all(ATTACKER, ["deploy well", "done"])
    with pytest.raises(Refused, match="not-your-decision"):
        match.play(ATTACKER, "deploy inn")


def test_a_finished_match_has_a_result_and_takes_no_more_moves() -> None:
    match = random_match(1)
    assert match.over
    assert match.actors == ()
    result = match.result
    assert result is not None
    assert sorted(result.scores) == [0, 1]
    assert result.winners == (result.scores.index(1),)
    with pytest.raises(Refused, match="game-is-over"):
        match.play(ATTACKER, "done")


def test_old_positions_never_change() -> None:
    match = random_match(2)
    replayed = Match.new(match.game, match.options, secret=match.secret)
    for ply, move in enumerate(match.history):
        assert match.at(ply).digest() == replayed.digest()
        replayed.play(move.seat, move.action)


def test_the_other_side_s_plan_is_in_nobody_s_view() -> None:
    one, other = new_match("seven-ronin"), new_match("seven-ronin")
    one.play_all(ATTACKER, ["deploy well", "deploy inn", "done"])
    other.play_all(ATTACKER, ["deploy granary", "deploy granary", "deploy shrine", "deploy green", "done"])
    for seat in (DEFENDER, SPECTATOR):
        assert one.view(seat) == other.view(seat)
        assert list(one.events(seat)) == list(other.events(seat))
        assert one.legal(seat) == other.legal(seat)
    assert one.view(ATTACKER) != other.view(ATTACKER)


def test_once_over_everything_is_open() -> None:
    match = random_match(3)
    planned = [event for event in match.events(SPECTATOR) if event.name == "ninja-planned"]
    assert planned
    assert match.view(SPECTATOR).to_bytes() == match.digest()


def test_names_must_fit_the_seats() -> None:
    with pytest.raises(ValueError, match="3 were named; this table seats 2"):
        Match.new(games.find("seven-ronin"), players=["a", "b", "c"])
    with pytest.raises(LookupError, match="there is no seat 'north'"):
        new_match("seven-ronin").seat("north")
