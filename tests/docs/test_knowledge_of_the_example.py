"""Two Lanterns hides what is hidden, and guesses as often right as it should."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest

from docs.table import NIGHTS, Table, everybody, positions
from kernel.frequencies import fits
from tatami.kernel.chance import receive
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.events import SPECTATOR, Happening, Log
from tatami.kernel.game import Game
from tatami.kernel.playout import step

HIDDEN = -3
COPIES = (6, 4, 3)


def test_a_view_shows_the_own_hand_and_no_other(lanterns: Game) -> None:
    table = Table(lanterns, 2, seed=0)
    table.do(1, "wait")
    seen = table.view(0)
    assert seen.hand == [table.s.hand[0], [0, 0, 0], [0, 0, 0]]
    assert (seen.deck, seen.held, seen.chosen) == ([0, 0, 0], [2, 2, 0], [-1, HIDDEN, -1])
    assert table.view(SPECTATOR).hand == [[0, 0, 0]] * 3


def test_a_view_holds_no_entropy(lanterns: Game) -> None:
    table = Table(lanterns, 2, seed=0)
    before = table.view(0)
    receive(table.s, 5, 6)
    assert table.view(0) == before


def test_a_view_of_a_guess_is_the_view(lanterns: Game) -> None:
    for table in positions(lanterns):
        for seat in everybody():
            world = table.imagined(seat)
            assert table.view(seat, world) == table.view(seat)
            assert table.rule("check")(world) == 0


def test_worlds_that_look_the_same_allow_the_same(lanterns: Game) -> None:
    """Non-interference: what is hidden changes neither the view, nor what is legal, nor the opponent's play."""
    worlds = Counter[bool]()
    for table in positions(lanterns):
        for seat in table.actors():
            world = table.imagined(seat)
            worlds[world == table.s] += 1
            assert table.legal(seat, world) == table.legal(seat) == table.legal(seat, table.view(seat))
            thoughts = [table.view(seat), table.view(seat, world)]
            assert table.rule("instinct")(thoughts[0], seat) == table.rule("instinct")(thoughts[1], seat)
    assert worlds[False] > worlds[True]


def test_worlds_that_look_the_same_tell_the_same_until_the_lanterns_are_shown(lanterns: Game) -> None:
    for table in positions(lanterns):
        actors = table.actors()
        if len(actors) > 1:
            for seat, watcher in product(actors, everybody()):
                if seat != watcher:
                    world = table.imagined(watcher)
                    assert told_and_seen(table, world, seat, watcher) == told_and_seen(table, table.s, seat, watcher)


def told_and_seen(table: Table, world: Any, seat: int, watcher: int) -> tuple[list[Happening], Any]:
    """What somebody hears and sees of another's secret choice."""
    world, log = world.copy(), Log()
    interpreted(table.game).bind(step)(world, seat, table.legal(seat, world)[0], 1, 2, log)
    return [one for one in table.game.events.read(log) if one.seen_from(watcher)], table.view(watcher, world)


@pytest.mark.parametrize(("night", "lit"), [(2, (1, 1, 0)), (3, (2, 1, 1))])
def test_guesses_come_as_often_as_they_should(lanterns: Game, night: int, lit: tuple[int, ...]) -> None:
    """East holds paper and stone; South holds two of the others, and has chosen."""
    table = Table(lanterns, 2, seed=0)
    table.s.night = night
    table.s.lit = list(lit)
    table.s.hand = [[1, 0, 1], [0, 2, 0], [0, 0, 0]]
    table.s.chosen = [-1, 1, -1]
    seen: Counter[tuple[tuple[int, ...], int]] = Counter()
    for _ in range(4000):
        world = table.imagined(0)
        seen[tuple(world.hand[1]), world.chosen[1]] += 1
    unseen = [copies - lit[lantern] - (1, 0, 1)[lantern] for lantern, copies in enumerate(COPIES)]
    assert fits(seen, hands_and_choices(unseen, may_wait=night < NIGHTS))


def hands_and_choices(unseen: list[int], may_wait: bool) -> dict[tuple[tuple[int, ...], int], Fraction]:
    """The chance of each hand of two and each choice from it, by going through every deal."""
    cards = [lantern for lantern, count in enumerate(unseen) for _ in range(count)]
    ways = Counter(
        (tuple(deal.count(lantern) for lantern in range(len(unseen))), choice)
        for deal in permutations(cards, 2)
        for choice in (*deal, *((-2,) if may_wait else ()))
    )
    return {outcome: Fraction(count, ways.total()) for outcome, count in ways.items()}
