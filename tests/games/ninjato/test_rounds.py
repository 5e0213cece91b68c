"""Turns, and the end of a round in the order of the book."""

from __future__ import annotations

import pytest

from .table import Table, last_turn, position

FAIL = ("raid house-2 force", "fail")


def test_everybody_places_three_shuriken_one_at_a_time_in_turn_order() -> None:
    table = position()
    for seat in ("black", "white", "purple") * 3:
        assert table.turn == seat
        assert table.kyoto.round_number == 1
        table.play(seat, *FAIL)
    assert table.kyoto.round_number == 2


def test_a_round_begins_with_the_new_first_player() -> None:
    table = last_turn(1, hands={"purple": "2 2"}).play("purple", "dojo", "draw", "draw")
    assert table.turn == "purple"


def test_cleared_houses_get_three_treasures_and_a_sentry() -> None:
    table = last_turn(1, hands={"purple": "5"}, houses={"house-1": "fan"}, sentries={"house-1": "1"})
    table.play("purple", "raid house-1 force", "strike five first", "claim minamoto-8")
    assert len(table.light().split()) == 3
    assert table.red() == ""
    assert table.sentry() > 0
    assert "raid house-1 force" in table.legal("black")


def test_other_houses_are_left_as_they_are() -> None:
    table = last_turn(1, houses={"house-1": "fan"}, red={"house-1": "jade"}).play("purple", *FAIL)
    assert (table.light(), table.red(), table.sentry()) == ("fan", "jade", 3)


def test_a_new_sentry_with_the_alarm_is_not_heeded() -> None:
    table = last_turn(1, hands={"purple": "5"}, houses={"house-1": "fan"}, sentries={"house-1": "1"})
    table.play("purple", "raid house-1 force", "strike five first").next_guard("3!").play("purple", "claim minamoto-8")
    assert table.sentry() == 3
    assert len(table.light().split()) == 3


def test_an_empty_house_that_gets_no_treasure_stays_closed() -> None:
    table = last_turn(1, hands={"purple": "5"}, houses={"house-1": "fan"}, sentries={"house-1": "1"})
    table.play("purple", "raid house-1 force", "strike five first")
    for treasure in range(5):
        table.kyoto.purse[1][treasure] += table.kyoto.bag[treasure] + table.kyoto.spent[treasure]
        table.kyoto.bag[treasure] = table.kyoto.spent[treasure] = 0
    table.play("purple", "claim minamoto-8")
    assert "raid house-1 force" not in table.legal("black")


def test_palace_and_pavilion_are_refilled_to_four() -> None:
    table = last_turn(1, palace="taira-69", pavilion="people-any").play("purple", *FAIL)
    assert (len(table.palace), len(table.pavilion)) == (4, 4)


def test_palace_and_pavilion_stay_short_when_their_piles_are_empty() -> None:
    table = last_turn(1, palace="taira-69", pavilion="people-any")
    for places in (table.kyoto.envoy_at, table.kyoto.rumour_at):
        for card in range(len(places)):
            if places[card] == -2:
                places[card] = 0
                if places is table.kyoto.rumour_at:
                    table.kyoto.rumours_held[0] += 1
    table.play("purple", *FAIL)
    assert (table.palace, table.pavilion) == ({"taira-69"}, {"people-any"})


@pytest.mark.parametrize("round_number", range(1, 8))
def test_a_scoring_follows_rounds_three_five_and_seven(round_number: int) -> None:
    table: Table = last_turn(round_number, envoys={"black": "taira-69"}).play("purple", *FAIL)
    assert bool(table.told("scoring")) == (round_number in (3, 5, 7))


def test_the_turn_order_of_a_scoring_is_the_new_one() -> None:
    table = last_turn(
        3,
        hands={"purple": "2 2"},
        tiles={"black": "hensojutsu", "purple": "hensojutsu"},
        envoys={"black": "taira-51", "purple": "minamoto-53"},
    )
    table.play("purple", "dojo", "draw", "draw")
    assert (table.step, table.turn) == ("disguise", "purple")
    table.play("purple", "done")
    assert (table.step, table.turn) == ("disguise", "black")


def test_the_last_round_has_a_full_end_too() -> None:
    table = last_turn(7, hands={"purple": "5"}, houses={"house-1": "fan"}, sentries={"house-1": "1"}, palace="taira-69")
    table.play("purple", "raid house-1 force", "strike five first", "claim minamoto-8")
    assert table.over
    assert table.sentry() > 0
    assert len(table.palace) == 4
