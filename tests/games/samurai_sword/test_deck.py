"""The deck runs out: when, what the new one is made of, and what it costs."""

from __future__ import annotations

from .feud import position


def test_everyone_loses_an_honour_the_moment_the_last_card_is_drawn() -> None:
    table = position(hands={"one": ["daimyo"]}, deck=["bo", "bo"]).play("one", "daimyo")
    assert table.honours() == [4, 2, 2, 2, 2]
    assert table.deck_size > 0
    assert table.told("reshuffled")[0]["count"] == table.deck_size


def test_the_rest_of_a_draw_comes_from_the_new_deck() -> None:
    table = position(hands={"one": ["daimyo"]}, deck=["bo"]).play("one", "daimyo")
    assert table.hand_size("one") == 2
    assert table.honours() == [4, 2, 2, 2, 2]


def test_the_action_that_empties_the_deck_is_not_in_the_new_one() -> None:
    table = position(hands={"one": ["daimyo"]}, deck=["bo", "bo"]).play("one", "daimyo")
    assert table.pile == ["daimyo"]


def test_the_weapon_that_empties_the_deck_is_not_in_the_new_one() -> None:
    table = position(characters={"one": "tomoe"}, hands={"one": ["katana"]}, deck=["bo"])
    table.play("one", "attack two katana").play("two", "take")
    assert table.pile == ["katana"]


def test_a_reshuffle_may_end_the_game() -> None:
    table = position(hands={"one": ["daimyo"]}, deck=["bo"], honour={"three": 1, "four": 1}).play("one", "daimyo")
    assert table.ending == "exhaustion"
    assert table.hand_size("one") == 1
    assert table.honours() == [4, 2, 0, 0, 2]


def test_a_daimyo_whose_own_draw_ends_the_game_is_no_point() -> None:
    table = position(hands={"one": ["daimyo", "daimyo"]}, deck=["bo"], honour={"three": 1}).play("one", "daimyo")
    assert table.points("shogun") == 4 + 2 + 1


def test_cards_in_hands_and_in_play_stay_where_they_are() -> None:
    table = position(hands={"one": ["daimyo"]}, fronts={"two": ["focus"]}, deck=["bo", "bo"]).play("one", "daimyo")
    assert table.front("two") == ["focus"]
    assert table.hand("three") == ["geisha"]


def test_with_both_piles_empty_nothing_is_drawn() -> None:
    table = position(hands={"one": ["daimyo"]}).give_deck_to("two")
    table.play("one", "daimyo")
    assert table.hand_size("one") == 0
    assert table.honours() == [5, 3, 3, 3, 3]
