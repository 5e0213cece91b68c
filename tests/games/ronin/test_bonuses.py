"""Bonus tiles and castles at the end (acceptance test 10; constraint 20)."""

from __future__ import annotations

import pytest

from tatami.games.ronin.moves import Reason
from tatami.games.ronin.rules.bonuses import bonus_points, castle_points, completed
from tatami.games.ronin.state import Shelf

from .table import BONUS, Table, new_game, solo


def worth(table: Table, tile: str) -> int:
    return bonus_points(table.s, 0, BONUS[tile])


def test_castles_in_groups_of_three_and_one_score_seven() -> None:
    assert castle_points(new_game().castle("vermilion", "mutsu", "dewa", "echigo", "chugoku").s, 0) == 6 + 1


def test_five_adjacent_castles_score_fifteen() -> None:
    table = new_game().castle("vermilion", "kanto", "echigo", "shinano", "tokai", "kinai")
    assert castle_points(table.s, 0) == 15


def test_a_castle_that_covers_both_spaces_counts_once() -> None:
    table = new_game().wide_castle("vermilion", "mutsu")
    assert castle_points(table.s, 0) == 1
    assert worth(table, "b01") == 3


def test_b01_three_a_castle_up_to_fifteen() -> None:
    assert worth(new_game().castle("vermilion", "mutsu", "kinai"), "b01") == 6


def test_b02_two_a_flag_up_to_twelve() -> None:
    assert worth(new_game().flags("vermilion", 4), "b02") == 8
    assert worth(new_game().flags("vermilion", 9), "b02") == 12


def test_b03_three_a_character_up_to_twelve() -> None:
    table = new_game().hired("vermilion", "first", "monk").hired("vermilion", "second", "ninja")
    assert worth(table, "b03") == 6


def test_b04_the_tea_space_less_three_from_none_to_twelve() -> None:
    assert worth(new_game(), "b04") == 0
    assert worth(new_game().tea("vermilion", 10), "b04") == 7
    assert worth(new_game().tea("vermilion", 15), "b04") == 12


def test_b05_eight() -> None:
    assert worth(new_game(), "b05") == 8


def test_b06_two_for_each_token_and_good_left_up_to_fourteen() -> None:
    table = new_game().tokens("vermilion", 2).goods("vermilion", rice=1, iron=2)
    assert worth(table, "b06") == 10
    assert worth(table.goods("vermilion", coin=4), "b06") == 14


def test_b07_two_for_each_completed_mission() -> None:
    assert worth(new_game().completed("vermilion", "m01", "m02", "m03"), "b07") == 6


def test_b08_four_for_each_castle_of_the_largest_group_up_to_twenty() -> None:
    assert worth(new_game().castle("vermilion", "mutsu", "dewa", "kinai"), "b08") == 8


def test_b09_thirteen() -> None:
    assert worth(new_game(), "b09") == 13


def test_b10_five_for_each_completed_mission_of_four_goods() -> None:
    assert worth(new_game().completed("vermilion", "m01", "m02", "m10"), "b10") == 10


def test_b11_three_for_each_completed_mission_of_three_goods() -> None:
    assert worth(new_game().completed("vermilion", "m01", "m03", "m05"), "b11") == 6


def test_b12_three_for_each_mission_completed_with_both_cities() -> None:
    table = new_game()
    table.s.doubles[0] = 4
    assert worth(table, "b12") == 12


def claiming(*missions: str) -> Table:
    return solo().completed("vermilion", *missions).bonus_display("b05", "b09", "b01", "b07").mission_phase()


def test_a_pair_is_two_missions_of_one_virtue() -> None:
    table = claiming("m01", "m06")
    assert table.refused("vermilion", "claim b05 wisdom") is Reason.VIRTUES_ARE_LACKING
    table.play("vermilion", "claim b05 honour")
    assert list(table.s.fresh[0]) == [0, 0, 0, 0]
    assert completed(table.s, 0, 0) == 2


def test_a_trio_is_three_missions_of_three_virtues() -> None:
    table = claiming("m01", "m02", "m03")
    assert table.legal("vermilion", "claim") == {"claim b09 loyalty", "claim b07 loyalty"}
    table.play("vermilion", "claim b09 loyalty")
    assert list(table.s.fresh[0]) == [0, 0, 0, 0]


def test_with_all_four_virtues_a_trio_may_leave_out_any() -> None:
    table = claiming("m01", "m02", "m03", "m08")
    assert len(table.legal("vermilion", "claim")) == 8


def test_two_virtues_are_no_trio() -> None:
    table = claiming("m01", "m06", "m02")
    assert table.refused("vermilion", "claim b09 loyalty") is Reason.VIRTUES_ARE_LACKING


def test_a_claimed_tile_is_replaced_at_once() -> None:
    table = claiming("m01", "m06").play("vermilion", "claim b05 honour")
    assert sum(shelf == 1 for shelf in table.s.bonus_at) == 4
    assert table.s.bonus_at[BONUS["b05"]] == Shelf.OWNED


def test_a_tile_that_is_not_shown_cannot_be_claimed() -> None:
    assert claiming("m01", "m06").refused("vermilion", "claim b02 honour") is Reason.BONUS_IS_NOT_OFFERED


@pytest.mark.parametrize(("tile", "points"), [("b05", 8), ("b09", 13)])
def test_bonus_tiles_are_scored_at_the_end_of_the_game(tile: str, points: int) -> None:
    table = solo().completed("vermilion", *(["m01", "m06"] if tile == "b05" else ["m01", "m02", "m03"]))
    table.bonus_display("b05", "b09", "b01", "b07").mission_phase()
    table.play("vermilion", f"claim {tile} {'honour' if tile == 'b05' else 'loyalty'}")
    table.s.round_number = 4
    assert table.points_of("vermilion") == 0
    table.limits_phase()
    assert table.points_of("vermilion") == points
