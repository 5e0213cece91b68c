"""Set-up (acceptance test 2; constraints 21 to 23, 30 and 31)."""

from __future__ import annotations

import pytest

from tatami.games.ronin.components.board import SHOGUN, City
from tatami.games.ronin.components.tiles import Character
from tatami.games.ronin.state import EMPTY, Spot

from .table import SEAT, begun, dealt


def in_play(players: str) -> int:
    return sum(spot != Spot.BOX for spot in dealt(players).s.mission_at)


@pytest.mark.parametrize(("players", "missions"), [("one", 33), ("two", 33), ("three", 39), ("four", 45), ("five", 45)])
def test_missions_with_a_symbol_leave_small_games(players: str, missions: int) -> None:
    assert in_play(players) == missions


def test_solo_uses_one_of_each_character_without_rider_scout_and_traveller() -> None:
    s = dealt("one").s
    copies = [s.stack[who] + s.offer[who] for who in Character]
    assert sum(copies) == 12
    assert {who for who in Character if copies[who] == 0} == {Character.RIDER, Character.SCOUT, Character.TRAVELLER}


@pytest.mark.parametrize(("players", "tiles"), [("two", 30), ("three", 28), ("four", 30), ("five", 30)])
def test_all_characters_are_used_by_more_players_but_brothers_by_three(players: str, tiles: int) -> None:
    s = dealt(players).s
    assert sum(s.stack) + sum(s.offer) == tiles
    assert (s.stack[Character.BROTHER] + s.offer[Character.BROTHER] == 0) == (players == "three")


def test_four_characters_are_shown() -> None:
    assert sum(dealt("two").s.offer) == 4


def test_solo_tea_pawns_begin_on_the_first_and_the_third_space() -> None:
    table = dealt("one")
    assert (table.tea_of("vermilion"), table.tea_of("shogun")) == (1, 3)


def test_duel_shogun_pawn_stands_on_the_last_space() -> None:
    table = dealt("two")
    assert (table.tea_of("vermilion"), table.tea_of("indigo"), table.tea_of("shogun")) == (1, 1, 15)


def test_at_the_start_the_later_in_turn_order_is_ahead_at_tea() -> None:
    s = dealt("five").s
    order = [(s.first + offset) % 5 for offset in range(5)]
    assert sorted(order, key=lambda seat: s.arrival[seat]) == order[::-1]


@pytest.mark.parametrize("players", ["one", "two"])
def test_one_good_lies_face_down_under_each_horse_head_good_of_eight_regions(players: str) -> None:
    s = dealt(players).s
    assert [good >= 0 for good in s.buried] == [True] * 8 + [False] * 2
    assert [good >= 0 for good in s.horse] == [True] * 8 + [False] * 2
    assert sum(s.bag) == 80 - 16 - 20


@pytest.mark.parametrize("players", ["three", "four", "five"])
def test_without_the_shogun_nothing_lies_face_down(players: str) -> None:
    assert set(dealt(players).s.buried) == {EMPTY}


def test_unused_regions_hold_nothing() -> None:
    s = dealt("three").s
    assert s.horse[9] == EMPTY
    assert sum(s.goods[9]) == 0
    assert sum(s.goods[8]) == 2


def test_cities_of_unused_regions_cannot_be_chosen() -> None:
    table = begun("two")
    moves = table.legal(table.turn, "place")
    assert moves
    assert not any(move.endswith(("kochi", "kagoshima")) for move in moves)


def test_every_player_has_five_castles_and_one_token() -> None:
    s = dealt("four").s
    assert list(s.castles)[:4] == [5] * 4
    assert list(s.tokens)[:4] == [1] * 4


def test_the_shogun_has_four_castles_solo_and_five_in_the_duel() -> None:
    assert dealt("one").s.castles[SHOGUN] == 4
    assert dealt("two").s.castles[SHOGUN] == 5


def test_each_player_keeps_two_of_three_missions_in_any_order() -> None:
    table = dealt("three")
    assert table.actors == {"vermilion", "indigo", "moss"}
    for seat in ("moss", "vermilion", "indigo"):
        assert len(table.missions_of(seat)) == 3
        table.play(seat, f"return {min(table.missions_of(seat))}")
        assert len(table.missions_of(seat)) == 2
    assert table.step == "place"


def test_returned_missions_lie_under_the_pile_in_that_order_and_four_are_shown_afterwards() -> None:
    table = dealt("two")
    first, second = min(table.missions_of("indigo")), min(table.missions_of("vermilion"))
    table.play("indigo", f"return {first}")
    assert not any(spot == Spot.DISPLAY for spot in table.s.mission_at)
    table.play("vermilion", f"return {second}")
    assert [f"m{card + 1:02}" for card in list(table.s.under)[:2]] == [first, second]
    assert sum(spot == Spot.DISPLAY for spot in table.s.mission_at) == 4


def test_solo_the_third_mission_is_discarded() -> None:
    table = dealt("one")
    mission = min(table.missions_of("vermilion"))
    table.play("vermilion", f"return {mission}")
    assert table.spot(mission) == "discarded"


@pytest.mark.parametrize(("players", "shown"), [("one", 4), ("two", 5), ("three", 6), ("five", 8)])
def test_players_and_three_bonus_tiles_are_shown(players: str, shown: int) -> None:
    assert sum(shelf == 1 for shelf in dealt(players).s.bonus_at) == shown


def test_each_city_has_a_tile_of_its_class() -> None:
    s = dealt("two", luck=9).s
    assert sorted(s.tile) == list(range(17))
    doubles = {City.MORIOKA, City.EDO, City.OSAKA, City.KOCHI, City.KAGOSHIMA}
    assert {city for city in City if s.tile[city] >= 12} == doubles


def test_tiles_sides_and_the_first_player_are_left_to_chance() -> None:
    layouts = {tuple(dealt("five", luck=luck).s.tile) for luck in range(8)}
    sides = {tuple(dealt("five", luck=luck).s.side) for luck in range(8)}
    firsts = {dealt("five", luck=luck).s.first for luck in range(60)}
    assert len(layouts) == len(sides) == 8
    assert firsts == set(range(5))


def test_seats_are_as_many_as_players() -> None:
    for number, name in enumerate(("one", "two", "three", "four", "five"), 1):
        assert len(dealt(name).actors) == number
    assert len(SEAT) == 5
