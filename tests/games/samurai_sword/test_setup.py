"""What the table looks like before the first decision."""

from __future__ import annotations

import pytest

from tatami.games.samurai_sword.components import COPIES, DECK, REACH, RESILIENCE, WOUNDS, Card, Character, Role, Weapon

from .feud import new_game, position

COUNTS = [3, 4, 5, 6, 7]


def test_the_deck_has_ninety_cards() -> None:
    assert sum(COPIES) == DECK == 90
    assert sum(COPIES[:13]) == 32
    assert sum(COPIES[13:17]) == 15
    assert sum(COPIES[17:]) == 43


def test_weapons_have_the_numbers_of_the_examples() -> None:
    """Shuriken and kanabo reach three, bokken and kiseru do not; the kanabo deals two wounds."""
    assert REACH[Weapon.SHURIKEN] >= 3
    assert REACH[Weapon.KANABO] >= 3
    assert REACH[Weapon.BOKKEN] < 3
    assert REACH[Weapon.KISERU] < 3
    assert WOUNDS[Weapon.KANABO] == 2


def test_as_many_weapons_reach_each_difficulty_as_the_box_has() -> None:
    reaching = [sum(COPIES[card] for card in Weapon if REACH[card] >= step) for step in range(1, 6)]
    assert reaching == [32, 20, 10, 5, 2]


@pytest.mark.parametrize("players", COUNTS)
def test_roles_by_the_number_of_players(players: int) -> None:
    expected = {3: (1, 0, 2, 0), 4: (1, 1, 2, 0), 5: (1, 1, 2, 1), 6: (1, 1, 3, 1), 7: (1, 2, 3, 1)}
    for luck in range(20):
        roles = list(new_game(players, luck).feud.role)[:players]
        ninja = sum(role >= Role.NINJA_1 for role in roles)
        found = (roles.count(Role.SHOGUN), roles.count(Role.SAMURAI), ninja, roles.count(Role.RONIN))
        assert found == expected[players]


def test_with_four_any_ninja_card_may_stay_in_the_box() -> None:
    missing = set()
    for luck in range(60):
        roles = set(list(new_game(4, luck).feud.role)[:4])
        (removed,) = {int(Role.NINJA_1), int(Role.NINJA_2), int(Role.NINJA_3)} - roles
        missing.add(removed)
    assert missing == {Role.NINJA_1, Role.NINJA_2, Role.NINJA_3}


def test_anybody_may_be_the_shogun() -> None:
    assert {new_game(5, luck).feud.shogun for luck in range(60)} == set(range(5))


@pytest.mark.parametrize("players", COUNTS)
def test_honour_by_the_number_of_players(players: int) -> None:
    shogun, others = {3: (6, 3), 4: (5, 3), 5: (5, 3), 6: (5, 4), 7: (5, 4)}[players]
    table = new_game(players)
    for seat in range(players):
        assert table.feud.honour[seat] == (shogun if seat == table.feud.shogun else others)


@pytest.mark.parametrize("players", COUNTS)
def test_hands_grow_clockwise_from_the_shogun(players: int) -> None:
    """The shogun has begun the turn and drawn already."""
    for luck in range(12):
        s = new_game(players, luck).feud
        sizes = [s.hand_size[(s.shogun + place) % players] for place in range(players)]
        drawn = 2 + (s.character[s.shogun] == Character.HIDEYOSHI) + (players == 3)
        assert sizes == [4 + drawn, 5, 5, 6, 6, 7, 7][:players]


def test_everyone_has_a_character_of_their_own() -> None:
    seen = set()
    for luck in range(40):
        s = new_game(7, luck).feud
        dealt = list(s.character)
        assert len(set(dealt)) == 7
        assert [RESILIENCE[character] for character in dealt] == list(s.resilience)
        seen |= set(dealt)
    assert seen == set(range(12))


def test_rikyu_is_dealt_only_if_the_table_wants_him() -> None:
    with_promo = {character for luck in range(60) for character in new_game(7, luck, rikyu="yes").feud.character}
    assert with_promo == set(range(13))


def test_the_shogun_begins() -> None:
    table = new_game(5, luck=9)
    assert table.feud.turn == table.feud.shogun


def test_turns_go_clockwise() -> None:
    table = position(players=3)
    for seat in ("one", "two", "three"):
        assert table.turn == seat
        table.play(seat, "done")
    assert table.turn == "one"


def test_characters_have_their_resilience() -> None:
    assert sum(RESILIENCE[:12]) == 55
    assert [name for name, points in enumerate(RESILIENCE[:12]) if points == 4] == [1, 2, 4, 5, 11]


def test_weapons_come_first_in_the_box() -> None:
    assert [card.name for card in Card][:13] == [weapon.name for weapon in Weapon]
