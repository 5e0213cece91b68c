"""Options: named choices with defaults, stored as small integers."""

from __future__ import annotations

from enum import IntEnum
from itertools import product

import pytest

from tatami.games.seven_ronin.components import OPTIONS as SEVEN_RONIN
from tatami.kernel.options import Options, UnknownOption


class Option(IntEnum):
    PLAYERS = 0
    NIGHT_RULES = 1


Players = IntEnum("Players", {"2": 2, "3": 3, "4": 4})


class NightRules(IntEnum):
    OFF = 0
    NEW_MOON = 1


class Nothing(IntEnum):
    """No options at all."""


OPTIONS = Options(Option, {Option.PLAYERS: Players["3"], Option.NIGHT_RULES: NightRules.OFF})


def test_nothing_chosen_is_every_default() -> None:
    assert OPTIONS.encode() == OPTIONS.encode({}) == [3, 0]


def test_what_is_chosen_takes_its_place_in_the_order_of_the_enumeration() -> None:
    assert OPTIONS.encode({"night-rules": "new-moon"}) == [3, 1]
    assert OPTIONS.encode({"night-rules": "new-moon", "players": "4"}) == [4, 1]


def test_the_default_need_not_be_the_first_value() -> None:
    assert OPTIONS.choices["players"].names == ("2", "3", "4")
    assert OPTIONS.choices["players"].default == 3


def test_every_choice_comes_back_from_its_numbers() -> None:
    for players, rules in product(("2", "3", "4"), ("off", "new-moon")):
        chosen = {"players": players, "night-rules": rules}
        assert OPTIONS.decode(OPTIONS.encode(chosen)) == chosen


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownOption, match="no option 'weather'; this game has players, night-rules"):
        OPTIONS.encode({"weather": "rain"})


def test_an_unknown_value_is_told_with_its_option_and_the_values_there_are() -> None:
    with pytest.raises(UnknownOption, match="option night-rules: 'full-moon' is none of off, new-moon"):
        OPTIONS.encode({"night-rules": "full-moon"})


def test_a_game_without_options_has_none() -> None:
    none = Options(Nothing, {})
    assert none.encode() == []
    with pytest.raises(UnknownOption, match="this game has none"):
        none.encode({"players": "2"})


def test_choosing_does_not_change_what_was_passed_in() -> None:
    chosen = {"players": "2"}
    OPTIONS.encode(chosen)
    assert chosen == {"players": "2"}


def test_seven_ronin_takes_every_value_it_names() -> None:
    for option, choice in SEVEN_RONIN.choices.items():
        for value in choice.names:
            assert SEVEN_RONIN.decode(SEVEN_RONIN.encode({option: value}))[option] == value
