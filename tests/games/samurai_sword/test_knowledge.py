"""Who knows what, and what a guess must respect."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from kernel.frequencies import fits
from tatami.games.samurai_sword.components import COPIES, Card, Role
from tatami.games.samurai_sword.state import HIDDEN

from .feud import Table, new_game, position

GUESSES = 60


def test_hands_deck_and_roles_are_hidden() -> None:
    table = position(hands={"two": ["katana", "parry"]}).seen_by("one")
    s = table.feud
    assert set(s.hand[1]) == {HIDDEN}
    assert set(s.deck) == {HIDDEN}
    assert list(s.role)[:5] == [Role.SHOGUN, HIDDEN, HIDDEN, HIDDEN, HIDDEN]
    assert s.hand_size[1] == 2


def test_ones_own_hand_and_role_are_known() -> None:
    table = position(hands={"two": ["katana"]}).seen_by("two")
    assert table.hand("two") == ["katana"]
    assert table.feud.role[1] == Role.SAMURAI


def test_a_spectator_sees_no_hand() -> None:
    s = position().seen_by("spectator").feud
    assert all(set(s.hand[seat]) == {HIDDEN} for seat in range(5))
    assert s.role[0] == Role.SHOGUN


def test_everything_is_known_when_the_game_is_over() -> None:
    table = position(hands={"one": ["bo"]}, resilience={"two": 1}, honour={"two": 1}).play("one", "attack two bo")
    table.play("two", "take")
    assert table.seen_by("four").feud == table.feud


def test_views_do_not_tell_whether_a_target_can_parry() -> None:
    able = position(hands={"one": ["bokken"], "two": ["parry"], "three": ["bo"]}).play("one", "attack two bokken")
    unable = position(hands={"one": ["bokken"], "two": ["daikyu"], "three": ["bo"]}).play("one", "attack two bokken")
    for seat in ("one", "three", "spectator"):
        assert able.seen_by(seat).feud == unable.seen_by(seat).feud


def test_a_drawn_card_is_told_to_the_one_who_draws_it() -> None:
    table = position(hands={"one": ["daimyo"]}).play("one", "daimyo")
    for event in table.events:
        if event.name == "drew-card":
            assert event.seen_from(0)
            assert not any(event.seen_from(seat) for seat in (1, 2, 3, 4, 14))


def test_a_stolen_card_is_told_to_the_two_who_see_it() -> None:
    table = position(hands={"one": ["diversion"], "two": ["katana"]}).play("one", "divert two")
    (event,) = [event for event in table.events if event.name == "stolen-card"]
    assert [seat for seat in (0, 1, 2, 3, 4, 14) if event.seen_from(seat)] == [0, 1]
    (news,) = [event for event in table.events if event.name == "diverted"]
    assert [seat for seat in (0, 1, 2, 3, 4, 14) if news.seen_from(seat)] == [2, 3, 4, 14]


def guesses(table: Table, seat: str) -> list[Table]:
    return [table.guessed_by(seat, luck) for luck in range(GUESSES)]


def test_a_stolen_card_is_known_to_its_victim_and_to_nobody_else() -> None:
    hands = {"one": ["diversion", "parry", "parry"], "two": ["katana"]}
    table = position(hands=hands).play("one", "divert two")
    assert all("katana" in world.hand("one") for world in guesses(table, "two"))
    assert not all("katana" in world.hand("one") for world in guesses(table, "three"))


def test_two_stolen_cards_of_a_kind_are_both_known() -> None:
    hands = {"one": ["diversion", "diversion", "bo"], "two": ["parry", "parry"]}
    table = position(hands=hands).play("one", "divert two", "divert two")
    assert all(world.hand("one").count("parry") >= 2 for world in guesses(table, "two"))


def test_a_discard_that_ieyasu_takes_is_known_to_all() -> None:
    table = position(characters={"two": "ieyasu"}, pile=["nodachi"]).play("one", "done").play("two", "draw pile")
    for seat in ("one", "three", "spectator"):
        assert all("nodachi" in world.hand("two") for world in guesses(table, seat))


def test_a_known_card_that_is_shown_again_is_no_longer_known() -> None:
    hands = {"one": ["diversion", "parry"], "two": ["katana"], "three": ["parry"]}
    table = position(3, hands=hands).play("one", "divert two", "attack three katana")
    assert table.feud.seen == 0


def test_a_known_card_that_may_have_been_stolen_is_in_some_hand() -> None:
    """Ieyasu's nodachi, or his other card, goes to seat three: for seat one it is with either, never in the deck."""
    characters = {"one": "benkei", "two": "ieyasu", "three": "benkei"}
    hands = {"two": ["parry"], "three": ["diversion"]}
    table = position(5, characters=characters, hands=hands, pile=["nodachi"]).play("one", "done")
    table.play("two", "draw pile", "done").play("three", "divert two")
    worlds = guesses(table, "one")
    assert all(world.feud.deck[Card.NODACHI] == 0 for world in worlds)
    assert len({seat for world in worlds for seat in ("two", "three") if "nodachi" in world.hand(seat)}) == 2
    assert all("nodachi" in world.hand("two") for world in guesses(table, "two")) == ("nodachi" in table.hand("two"))


def test_a_new_deck_holds_nothing_but_the_old_pile() -> None:
    table = position(hands={"one": ["daimyo"], "two": ["katana"]}, deck=["bo", "bo"]).play("one", "daimyo")
    for world in guesses(table, "three"):
        assert list(world.feud.deck) == list(table.feud.deck)


def test_what_one_has_drawn_is_not_in_the_new_deck() -> None:
    table = position(hands={"one": ["daimyo"]}, deck=["bo", "bo"]).play("one", "daimyo")
    before = list(table.feud.deck)
    table.play("one", "done")
    drawn = [now - then for now, then in zip(table.feud.deck, before, strict=True)]
    assert sum(drawn) == -3
    for world in guesses(table, "two"):
        assert list(world.feud.deck) == list(table.feud.deck)


def test_who_held_nothing_at_the_shuffle_holds_nothing_older_than_the_deck() -> None:
    """The katana is in no pile: it is in the hand that was not empty."""
    hands: dict[str, list[str]] = {"one": ["daimyo"], "two": [], "three": ["katana"], "four": [], "five": []}
    table = position(hands=hands, deck=["bo", "bo"]).play("one", "daimyo", "done")
    assert table.hand_size("two") > 0
    assert all("katana" in world.hand("three") for world in guesses(table, "one"))


@pytest.mark.parametrize("players", [5, 6, 7])
def test_guessed_roles_are_those_of_the_table(players: int) -> None:
    table = new_game(players, luck=5)
    for seat in ("one", "spectator"):
        for world in guesses(table, seat):
            assert Counter(world.feud.role) == Counter(table.feud.role)
            assert world.feud.role[world.feud.shogun] == Role.SHOGUN


def test_every_role_is_guessed_as_often_as_it_should_be() -> None:
    """To the shogun of five, each of the others is any of the four."""
    table = position()
    found = Counter(table.guessed_by("one", luck).feud.role[2] for luck in range(1200))
    exact: dict[int, Fraction] = dict.fromkeys((Role.SAMURAI, Role.NINJA_1, Role.NINJA_2, Role.RONIN), Fraction(1, 4))
    assert fits(found, exact)


def test_with_four_the_removed_ninja_card_is_guessed_too() -> None:
    """The ninja of one star may have the ninja of two or of three stars for a friend."""
    table = position(4)
    partners = Counter(max(world.feud.role[1], world.feud.role[3]) for world in guesses(table, "three"))
    assert set(partners) == {Role.NINJA_2, Role.NINJA_3}


def test_unseen_cards_are_dealt_from_what_is_unseen() -> None:
    table = position(hands={"one": ["parry"] * 15})
    for world in guesses(table, "one"):
        assert all("parry" not in world.hand(seat) for seat in ("two", "three", "four", "five"))
        assert sum(world.feud.deck) == table.deck_size


def test_at_a_quick_table_who_is_asked_can_answer() -> None:
    hands = {"one": ["bokken"], "two": ["parry", "bo"]}
    table = position(hands=hands, quick_responses="yes").play("one", "attack two bokken")
    assert table.asked == "two"
    assert all("parry" in world.hand("two") for world in guesses(table, "three"))


def test_all_ninety_cards_are_in_every_guess() -> None:
    for world in guesses(new_game(7, luck=3), "four"):
        s = world.feud
        for card in Card:
            assert s.deck[card] + sum(s.hand[seat][card] for seat in range(7)) <= COPIES[card]
