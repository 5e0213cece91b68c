"""The Bushido's whole life: laid, turned over for, passed on, paid for, discarded."""

from __future__ import annotations

from tatami.games.samurai_sword.moves import Reason

from .feud import Table, position

WEAPONS = ["bokken"] * 5
OTHERS = ["daimyo", "tea-ceremony", "tea-ceremony", "tea-ceremony"]


def bushido_on_two(deck: list[str], hand: list[str]) -> Table:
    """Seat two begins a turn with the Bushido in front."""
    table = position(hands={"two": hand}, fronts={"two": ["bushido"]}, deck=deck)
    return table.play("one", "done")


def test_anything_but_a_weapon_lets_it_move_to_the_left() -> None:
    table = bushido_on_two(OTHERS, ["geisha"])
    assert table.front("two") == []
    assert table.front("three") == ["bushido"]
    assert table.step == "play"
    assert table.told("flipped")[0]["seat"] == "seat-two"


def test_it_moves_to_the_harmless_too() -> None:
    table = position(hands={"three": []}, fronts={"two": ["bushido"]}, deck=OTHERS).play("one", "done")
    assert table.front("three") == ["bushido"]


def test_a_weapon_turned_over_may_be_paid_for_with_a_weapon() -> None:
    table = bushido_on_two(WEAPONS, ["katana", "geisha"])
    assert table.step == "bushido"
    assert table.legal("two") == {"give katana", "yield"}
    table.play("two", "give katana")
    assert table.front("three") == ["bushido"]
    assert table.honour("two") == 3
    assert table.pile[-2:] == ["bokken", "katana"]


def test_or_with_honour_and_the_bushido_is_discarded() -> None:
    table = bushido_on_two(WEAPONS, ["katana"]).play("two", "yield")
    assert table.honour("two") == 2
    assert table.front("two") == table.front("three") == []
    assert table.top == "bushido"
    assert table.step == "play"


def test_the_choice_is_asked_without_a_weapon_too() -> None:
    table = bushido_on_two(WEAPONS, ["geisha"])
    assert table.asked == "two"
    assert table.legal("two") == {"yield"}


def test_the_turn_goes_on_with_the_draw_phase() -> None:
    table = bushido_on_two(WEAPONS, ["katana"]).play("two", "yield")
    assert table.hand_size("two") == 4


def test_it_is_asked_after_recovery_and_before_drawing() -> None:
    table = position(fronts={"two": ["bushido"]}, resilience={"two": 0}, deck=WEAPONS).play("one", "done")
    assert table.step == "bushido"
    assert table.resilience("two") == 4
    assert table.hand_size("two") == 1


def test_the_last_honour_ends_the_game_without_a_lost_blade() -> None:
    table = position(fronts={"two": ["bushido"]}, honour={"two": 1}, deck=WEAPONS).play("one", "done")
    table.play("two", "yield")
    assert table.ending == "bushido"
    assert table.told("lost-blade") == []


def test_only_one_may_be_in_play() -> None:
    table = position(hands={"one": ["bushido"]}, fronts={"four": ["bushido"]})
    assert table.refused("one", "bushido two") is Reason.BUSHIDO_IS_IN_PLAY


def test_it_may_be_laid_in_front_of_oneself() -> None:
    assert position(hands={"one": ["bushido"]}).play("one", "bushido one").front("one") == ["bushido"]


def test_a_geisha_may_discard_it() -> None:
    table = position(hands={"one": ["geisha"]}, fronts={"one": ["bushido"]}).play("one", "disarm one bushido")
    assert table.front("one") == []


def test_an_empty_deck_is_reshuffled_before_it_is_turned_over_for() -> None:
    table = position(fronts={"two": ["bushido"]}, deck=[], pile=[], reshuffle="needed")
    assert table.play("one", "done").honours()[2:] == [2, 2, 2]
    assert len(table.told("flipped")) == 1


def test_a_flip_that_finds_no_card_leaves_it_where_it_is() -> None:
    hands = {"one": ["parry"] * 7, "two": ["bokken"] * 6}
    table = position(hands=hands, fronts={"two": ["bushido"]}, reshuffle="needed").give_deck_to("three")
    table.play("one", "done")
    assert table.front("two") == ["bushido"]
    assert table.step == "play"
    assert table.hand_size("two") == 6
