"""Phase 0 (acceptance tests 3 and 4; constraints 24, 32 and 33)."""

from __future__ import annotations

import pytest

from tatami.games.ronin.components.board import SHOGUN, Good
from tatami.games.ronin.rules.land import influence_in
from tatami.games.ronin.state import CASTLE_ON_HORSE_HEAD, EMPTY, Step

from .table import CARD, REGION, Table, new_game, solo

INFLUENCE = {
    "s1": (3, 1, 1, 1, 0, 1, 1, 1),
    "s2": (1, 2, 1, 1, 1, 0, 1, 1),
    "s3": (1, 1, 2, 1, 1, 1, 0, 1),
    "s4": (1, 1, 1, 2, 1, 1, 1, 1),
    "s5": (1, 1, 1, 1, 3, 1, 1, 1),
    "s6": (1, 0, 1, 1, 1, 3, 2, 0),
    "s7": (0, 1, 1, 2, 1, 0, 2, 1),
    "s8": (1, 1, 1, 1, 1, 1, 1, 2),
}


def reveal(table: Table, card: str) -> Table:
    """Begin a round with a certain card."""
    table.s.shogun_pile = [int(each == CARD[card]) for each in range(8)]
    table.s.step = Step.SHOGUN
    table.s.round_number -= 1
    table.go_on()
    table.s.shogun_pile = [int(each != CARD[card]) for each in range(8)]
    return table


@pytest.mark.parametrize("card", list(INFLUENCE))
@pytest.mark.parametrize("players", ["one", "two"])
def test_the_influence_of_each_shogun_card(players: str, card: str) -> None:
    table = reveal(new_game(players), card)
    assert tuple(influence_in(table.s, SHOGUN, region) for region in range(8)) == INFLUENCE[card]


def test_solo_the_shogun_builds_on_a_castle_space() -> None:
    table = reveal(solo(), "s7")
    assert table.castles_in("kinai") == ["shogun"]
    assert table.s.horse[REGION["kinai"]] >= 0


def test_solo_the_shogun_does_not_build_where_the_player_has_a_castle() -> None:
    table = reveal(solo().castle("vermilion", "kinai"), "s7")
    assert table.castles_in("kinai") == ["vermilion"]
    assert table.s.castles[SHOGUN] == 3


def test_duel_the_shogun_builds_on_the_horse_head_and_both_goods_leave_the_game() -> None:
    table = new_game().region_goods("kinai", horse="coin", buried="silk", rice=1)
    reveal(table, "s7")
    assert table.s.horse[REGION["kinai"]] == CASTLE_ON_HORSE_HEAD
    assert table.s.buried[REGION["kinai"]] == EMPTY
    assert list(table.s.box) == [1, 0, 1, 0, 0]
    assert table.castles_in("kinai") == []


def test_duel_one_player_castle_does_not_stop_the_shogun() -> None:
    table = reveal(new_game().castle("vermilion", "kinai"), "s7")
    assert table.s.horse[REGION["kinai"]] == CASTLE_ON_HORSE_HEAD


def test_duel_two_player_castles_stop_the_shogun_and_he_keeps_his() -> None:
    table = new_game().region_goods("kinai", horse="coin").castle("vermilion", "kinai").castle("indigo", "kinai")
    reveal(table, "s7")
    assert table.s.horse[REGION["kinai"]] == Good.COIN
    assert table.s.castles[SHOGUN] == 5


def test_duel_a_castle_that_covers_both_spaces_stops_the_shogun() -> None:
    table = reveal(new_game().region_goods("kinai", horse="coin").wide_castle("vermilion", "kinai"), "s7")
    assert table.s.horse[REGION["kinai"]] == Good.COIN


def test_duel_the_horse_head_space_of_a_shogun_castle_is_never_refilled() -> None:
    table = reveal(new_game(), "s7")
    table.limits_phase()
    assert table.s.round_number == 2
    assert table.s.horse[REGION["kinai"]] == CASTLE_ON_HORSE_HEAD


@pytest.mark.parametrize("players", ["one", "two"])
def test_the_shogun_turns_no_tile_over(players: str) -> None:
    table = new_game(players)
    before = list(table.s.side)
    reveal(table, "s1")
    assert list(table.s.side) == before


def test_without_phase_zero_the_base_game_has_no_shogun() -> None:
    table = new_game("four")
    assert table.s.shogun_card == EMPTY
    assert sum(influence_in(table.s, SHOGUN, region) for region in range(10)) == 0


def test_four_of_the_eight_cards_are_revealed_and_none_twice() -> None:
    table = new_game()
    seen = set()
    for number in range(1, 4):
        table.limits_phase()
        assert table.s.round_number == number + 1
        seen.add(table.s.shogun_card)
    assert len(seen) == 3
    assert sum(table.s.shogun_pile) == 5
