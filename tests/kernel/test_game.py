"""A game: its parts under one name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tatami.kernel.contract import CONTRACT, stage
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.game import Game
from tatami.kernel.playout import lay_out


def test_a_game_has_a_rule_for_every_function_of_the_contract(lanterns: Game) -> None:
    assert set(lanterns.rules) == {slot.__name__ for slot in CONTRACT}


def test_a_missing_rule_is_named(lanterns: Game) -> None:
    rules, knowledge, _ = lanterns.modules
    with pytest.raises(TypeError, match="two-lanterns: no module of the game has a rule named 'instinct'"):
        replace(lanterns, modules=(rules, knowledge))


def test_a_game_without_stages_sorts_positions_by_the_seat_that_decides(lanterns: Game) -> None:
    s = lanterns.record()
    interpreted(lanterns).bind(lay_out)(s, [3], 1, 2)
    assert interpreted(lanterns).bind(stage)(s) == 0
    lanterns.rules["play"](s, 0, lanterns.actions.parse("wait"), None)
    assert interpreted(lanterns).bind(stage)(s) == 1


def test_an_ordinary_function_is_no_rule(lanterns: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanterns.modules[0], "over", bool)
    with pytest.raises(TypeError, match="'over'"):
        replace(lanterns)


def test_the_players_option_says_how_many_seats_are_taken(lanterns: Game) -> None:
    assert lanterns.seats_at({}) == ("east", "south")
    assert lanterns.seats_at({"players": "two"}) == ("east", "south")
    assert lanterns.seats_at({"players": "three"}) == ("east", "south", "west")


def test_without_that_option_every_seat_is_taken(lanterns: Game) -> None:
    assert replace(lanterns, players_option=None).seats_at({}) == ("east", "south", "west")
