"""The dojo: what is taken, the hand limit, and the stack."""

from __future__ import annotations

import pytest

from .table import Table, last_turn, position


@pytest.mark.parametrize(("hand", "cards"), [("", 4), ("2", 3), ("2 2", 2), ("2 2 3 3 4", 2)])
def test_the_fewer_cards_in_hand_the_more_are_taken(hand: str, cards: int) -> None:
    table = position(hands={"black": hand}).play("black", "dojo")
    assert table.kyoto.owed == cards
    table.play("black", *["draw"] * cards)
    assert table.turn == "white"


def test_open_and_unseen_cards_may_be_mixed() -> None:
    table = position(face_up="1 3 5").next_card(2).play("black", "dojo", "take five", "draw", "take one", "take three")
    assert table.hand("black") == "1 2 3 5"


def test_each_card_is_seen_before_the_next_is_chosen() -> None:
    table = position(hands={"black": "3 3"}).next_card(4).play("black", "dojo", "draw")
    assert table.hand("black") == "3 3 4"
    assert table.step == "train"


def test_open_cards_are_replaced_only_after_all_are_taken() -> None:
    table = position(hands={"black": "2 2"}, face_up="1 1 1").play("black", "dojo", "take one")
    assert sum(table.kyoto.face_up) == 2
    table.play("black", "take one")
    assert sum(table.kyoto.face_up) == 3


def test_the_whole_number_is_taken_with_a_full_hand_too() -> None:
    table = position(hands={"black": "2 2 2 3 3 4 4"}).play("black", "dojo", "draw", "draw")
    assert table.kyoto.held[0] == 9
    assert table.step == "limit"


def test_a_hand_of_more_than_seven_is_cut_down_to_seven() -> None:
    table = position(hands={"black": "2 2 2 3 3 4 4"}, face_up="1 1 5")
    table.play("black", "dojo", "take one", "take five", "discard two", "discard two")
    assert table.hand("black") == "1 2 3 3 4 4 5"
    assert table.turn == "white"


def test_open_cards_are_replaced_before_the_hand_is_cut_down() -> None:
    table = position(hands={"black": "2 2 2 3 3 4 4"}, face_up="1 1 5").play("black", "dojo", "take one", "take one")
    assert table.step == "limit"
    assert sum(table.kyoto.face_up) == 3


def test_an_empty_deck_is_made_anew_from_the_discards_when_a_card_is_needed() -> None:
    table = position(hands={"black": "2 2"}).next_card(4).play("black", "dojo", "draw")
    assert table.kyoto.deck_left == 0
    assert sum(table.kyoto.discards) > 0
    table.play("black", "draw")
    assert table.kyoto.deck_left > 0
    assert sum(table.kyoto.discards) == 0


def test_anyone_may_train_where_others_train() -> None:
    table = position(hands={"black": "2 2", "white": "2 2"}).play("black", "dojo", "draw", "draw")
    table.play("white", "dojo", "draw", "draw")
    assert list(table.kyoto.stacked) == [1, 2, 0, 0]


def test_only_the_topmost_shuriken_of_a_player_counts() -> None:
    table = position(2, placed=2, hands={"black": "2 2", "white": "2 2"})
    for seat in ("black", "white", "black"):
        table.play(seat, "dojo", "draw", "draw")
    table.play("white", "raid house-1 force", "fail")
    assert table.order == "black white"


def test_players_who_did_not_train_keep_their_order() -> None:
    table = last_turn(1, hands={"purple": "2 2"}).play("purple", "dojo", "draw", "draw")
    assert table.order == "purple black white"


def test_without_a_shuriken_at_the_dojo_the_order_stays() -> None:
    table: Table = last_turn(1, hands={"purple": "2"}).play("purple", "raid house-1 force", "fail")
    assert table.order == "black white purple"
