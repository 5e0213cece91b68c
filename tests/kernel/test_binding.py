"""Binding: code written once against the contract, over one game's rules and one engine's values."""

from __future__ import annotations

from enum import IntEnum
from types import FunctionType
from typing import Any

import pytest

from tatami.kernel.chance import Position
from tatami.kernel.contract import CONTRACT, over
from tatami.kernel.engines.binding import Binder, RecursiveRule
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.engines.native import Native
from tatami.kernel.engines.primitives import duplicate
from tatami.kernel.engines.signatures import constant
from tatami.kernel.game import Game
from tatami.kernel.record import Column, Record, cell
from tatami.kernel.rule import Unbound, rule


class Colour(IntEnum):
    RED = 4
    BLUE = 7


WORTHS = (5, 8, 13)
ROADS = ((1, 2), (3, 4), (5, 6))


@rule
def is_under_way(s: Position) -> bool:
    return not over(s)


@rule
def worth(place: int) -> int:
    return WORTHS[place]


@rule
def road(place: int, side: int) -> int:
    return ROADS[place][side] + worth(place)


@rule
def is_blue(colour: int) -> bool:
    return colour == Colour.BLUE


@rule
def ping(count: int) -> int:
    return pong(count)


@rule
def pong(count: int) -> int:
    return ping(count - 1) if count else 0


@rule
def forever(count: int) -> int:
    return forever(count)


@rule
def copy_first_over_second(column: Column) -> None:
    duplicate(column, 0, 1)


class Dice(Record):
    pips: int = cell()
    shaken: int = cell()


@rule
def thrown(dice: Dice) -> int:
    return dice.pips


@rule
def shaken(dice: Dice) -> int:
    return dice.shaken


class Watched:
    """An engine that compiles nothing and remembers the order in which it is asked to."""

    def __init__(self, game: Game) -> None:
        self.wrapped: list[str] = []
        self.binder = Binder(game, wrap=self._wrap, constant=constant)

    def _wrap(self, function: FunctionType) -> FunctionType:
        self.wrapped.append(function.__name__)
        return function


@pytest.fixture
def watched(lanterns: Game) -> Watched:
    return Watched(lanterns)


def test_a_function_of_the_contract_has_no_body_without_a_game(lanterns: Game) -> None:
    with pytest.raises(Unbound):
        over(lanterns.record())


@pytest.mark.parametrize("slot", CONTRACT, ids=lambda slot: str(slot.__name__))
def test_every_function_of_the_contract_is_the_games_own(lanterns: Game, slot: Any) -> None:
    assert interpreted(lanterns).bind(slot).__code__ is lanterns.rules[slot.__name__].__code__


def test_code_written_against_the_contract_runs_the_games_rules(lanterns: Game) -> None:
    s: Any = lanterns.record()
    bound = interpreted(lanterns).bind(is_under_way)
    s.night = 3
    assert bound(s)
    s.night = 4
    assert not bound(s)


def test_binding_leaves_the_source_alone(lanterns: Game) -> None:
    interpreted(lanterns).bind(is_under_way)
    with pytest.raises(Unbound):
        is_under_way(lanterns.record())


def test_rules_are_bound_once_and_callees_come_before_callers(watched: Watched) -> None:
    assert watched.binder.bind(road) is watched.binder.bind(road)
    watched.binder.bind(worth)
    assert watched.wrapped == ["worth", "road"]


def test_what_is_still_missing_is_counted(watched: Watched) -> None:
    assert watched.binder.missing(road) == 2
    watched.binder.bind(worth)
    assert watched.binder.missing(road) == 1
    watched.binder.bind(road)
    assert watched.binder.missing(road) == 0


def test_a_rule_that_calls_itself_is_refused(watched: Watched) -> None:
    with pytest.raises(RecursiveRule, match=r"^forever -> forever$"):
        watched.binder.bind(forever)


def test_rules_that_call_each_other_are_refused_with_the_whole_chain(watched: Watched) -> None:
    with pytest.raises(RecursiveRule, match=r"^ping -> pong -> ping$"):
        watched.binder.bind(ping)


def test_tables_become_constant_arrays(watched: Watched) -> None:
    table = watched.binder.bind(worth).__globals__["WORTHS"]
    assert (table.tolist(), table.dtype) == ([5, 8, 13], "int64")
    table = watched.binder.bind(road).__globals__["ROADS"]
    assert table.tolist() == [[1, 2], [3, 4], [5, 6]]


def test_members_of_enumerations_become_plain_integers(watched: Watched) -> None:
    colours = watched.binder.bind(is_blue).__globals__["Colour"]
    assert (type(colours.BLUE), colours.BLUE, colours.RED) == (int, 7, 4)


def test_compiled_rules_read_tables_and_enumerations(native_lanterns: Native) -> None:
    compiled = native_lanterns.bind(road)
    assert [compiled(place, side) for place in range(3) for side in range(2)] == [6, 7, 11, 12, 18, 19]
    assert [native_lanterns.bind(is_blue)(colour) for colour in (4, 7)] == [False, True]


def test_a_record_is_copied_over_another_and_shares_nothing_with_it(lanterns: Game, native_lanterns: Native) -> None:
    plain: list[Any] = [lanterns.record(), lanterns.record()]
    native: Any = lanterns.record.column(2)
    for column, engine in ((plain, interpreted(lanterns)), (native, native_lanterns)):
        column[0].night = 2
        engine.bind(copy_first_over_second)(column)
        column[0].night = 3
        column[0].deck[1] = 1
        assert (column[1].night, column[1].deck[1]) == (2, 0)


def test_a_rule_cannot_take_what_no_engine_can_pass(native_lanterns: Native) -> None:
    @rule
    def count(names: list[str]) -> int:
        return len(names)

    with pytest.raises(TypeError, match="a rule cannot take or give"):
        native_lanterns.bind(count)


def test_a_rule_may_take_another_record_than_the_games(native_lanterns: Native) -> None:
    """Only ``Position`` stands for the game's record."""
    dice = Dice()
    dice.pips = 6
    assert native_lanterns.bind(thrown)(dice.to_native()) == 6


def test_a_rule_may_be_named_like_a_field_that_it_reads(watched: Watched) -> None:
    assert watched.binder.bind(shaken)(Dice()) == 0
