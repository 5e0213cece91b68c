"""Action spaces: one declaration, and ids, tables and text that agree with it."""

from __future__ import annotations

from enum import IntEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.games.seven_ronin.moves import ACTIONS as SEVEN_RONIN
from tatami.kernel.actions import Action, Actions, UnknownMove


class Move(IntEnum):
    PASS = 0
    SAIL = 1
    TRADE_AWAY = 2


class Port(IntEnum):
    EDO = 0
    OLD_KYOTO = 1


class Amount(IntEnum):
    """Does not count from 0."""

    TWO = 2
    THREE = 3
    FIVE = 5


ACTIONS = Actions(Move, {Move.SAIL: {"port": Port}, Move.TRADE_AWAY: {"port": Port, "amount": Amount}})


def test_ids_follow_the_declaration() -> None:
    assert [action.text for action in ACTIONS] == [
        "pass",
        "sail edo",
        "sail old-kyoto",
        "trade-away edo two",
        "trade-away edo three",
        "trade-away edo five",
        "trade-away old-kyoto two",
        "trade-away old-kyoto three",
        "trade-away old-kyoto five",
    ]
    assert [action.id for action in ACTIONS] == list(range(len(ACTIONS)))


def test_the_tables_decode_every_id() -> None:
    assert ACTIONS.base == (0, 1, 3)
    assert ACTIONS.kind_of == (0, 1, 1, 2, 2, 2, 2, 2, 2)
    assert ACTIONS.first == (0, 0, 1, 0, 0, 0, 1, 1, 1)
    assert ACTIONS.second == (0, 0, 0, 2, 3, 5, 2, 3, 5)


def test_the_tables_hold_plain_integers() -> None:
    """Compilers take no members of enumerations in tables."""
    for table in (ACTIONS.base, ACTIONS.kind_of, ACTIONS.first, ACTIONS.second):
        assert {type(entry) for entry in table} == {int}


def test_an_action_knows_its_arguments_by_name() -> None:
    action = ACTIONS[7]
    assert action.kind is Move.TRADE_AWAY
    assert action.arguments == {"port": Port.OLD_KYOTO, "amount": Amount.THREE}


def test_a_mask_covers_the_space() -> None:
    assert ACTIONS.mask_words == 1
    assert SEVEN_RONIN.mask_words * 32 >= len(SEVEN_RONIN) > (SEVEN_RONIN.mask_words - 1) * 32


@pytest.mark.parametrize("space", [ACTIONS, SEVEN_RONIN], ids=["declared here", "7 Ronin"])
def test_every_action_comes_back_from_its_text(space: Actions) -> None:
    assert [space.parse(space.text(action)) for action in range(len(space))] == list(range(len(space)))


@pytest.mark.parametrize("space", [ACTIONS, SEVEN_RONIN], ids=["declared here", "7 Ronin"])
def test_the_tables_agree_with_the_decoded_actions(space: Actions) -> None:
    for action in space:
        values = [*action.arguments.values(), 0, 0]
        assert space.kind_of[action.id] == action.kind
        assert (space.first[action.id], space.second[action.id]) == (values[0], values[1])
        assert space.base[action.kind] <= action.id


@given(st.sampled_from(list(SEVEN_RONIN)), st.sampled_from([" ", "  ", "\t", " \n"]))
def test_capitals_and_extra_spaces_are_forgiven(action: Action, gap: str) -> None:
    shouted = gap.join(action.text.upper().split(" "))
    assert SEVEN_RONIN.parse(gap + shouted + gap) == action.id


@pytest.mark.parametrize(
    ("text", "complaint", "expected"),
    [
        ("", "no move was given", ("pass", "sail", "trade-away")),
        ("   ", "no move was given", ("pass", "sail", "trade-away")),
        ("fly edo", "there is no move 'fly'", ("pass", "sail", "trade-away")),
        ("sail osaka", "'osaka' is no port; one of edo, old-kyoto", ("edo", "old-kyoto")),
        ("trade-away osaka nine", "'osaka' is no port; one of edo, old-kyoto", ("edo", "old-kyoto")),
        ("trade-away edo nine", "'nine' is no amount; one of two, three, five", ("two", "three", "five")),
        ("sail", "this move is written 'sail <port>'", ("sail <port>",)),
        ("trade-away edo", "this move is written 'trade-away <port> <amount>'", ("trade-away <port> <amount>",)),
        ("pass edo", "this move is written 'pass'", ("pass",)),
    ],
)
def test_an_unknown_move_is_told_by_its_wrong_word(text: str, complaint: str, expected: tuple[str, ...]) -> None:
    with pytest.raises(UnknownMove) as caught:
        ACTIONS.parse(text)
    assert str(caught.value) == f"{text!r}: {complaint}"
    assert caught.value.text == text
    assert caught.value.expected == expected


def test_what_is_expected_instead_is_a_move_when_put_in_its_place() -> None:
    with pytest.raises(UnknownMove) as caught:
        SEVEN_RONIN.parse("post kabe market")
    for place in caught.value.expected:
        assert SEVEN_RONIN.text(SEVEN_RONIN.parse(f"post kabe {place}")) == f"post kabe {place}"


def test_an_action_takes_at_most_two_arguments() -> None:
    class Kind(IntEnum):
        MIX = 0

    class Thing(IntEnum):
        ONE = 0

    with pytest.raises(TypeError, match="mix: an action takes at most two arguments"):
        Actions(Kind, {Kind.MIX: {"a": Thing, "b": Thing, "c": Thing}})
