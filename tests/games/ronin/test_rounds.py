"""Phase 4 and the end of the game (acceptance tests 9 and 13; constraints 19, 28, 29, 37 and 38)."""

from __future__ import annotations

import pytest

from tatami.games.ronin.components.board import Good
from tatami.games.ronin.rules.ending import band
from tatami.games.ronin.state import AT_HOME, EMPTY, Ending

from .table import REGION, Table, new_game, solo


def last_round(table: Table) -> Table:
    table.s.round_number = 4
    return table


def test_three_tokens_are_kept() -> None:
    table = solo().tokens("vermilion", 5).limits_phase()
    assert table.tokens_of("vermilion") == 3


def test_four_goods_are_kept_and_the_owner_chooses() -> None:
    table = solo().goods("vermilion", rice=4, silk=2).limits_phase()
    assert table.step == "limits"
    table.play("vermilion", "discard rice", "discard rice")
    assert table.purse("vermilion") == {"rice": 2, "silk": 2}


def test_pieces_on_missions_are_exempt() -> None:
    table = solo().missions("vermilion", "m10").paid("m10", rice=1, silk=1, token=1).goods("vermilion", wood=4)
    table.limits_phase()
    assert table.s.round_number == 2
    assert sum(table.s.paid[9]) == 3


def test_ronin_go_home() -> None:
    table = new_game().stands("vermilion", first="edo").stands("indigo", second="mito").limits_phase()
    assert all(post == AT_HOME for seat in (0, 1) for post in table.s.post[seat])


def test_empty_normal_spaces_are_refilled() -> None:
    table = solo().region_goods("kanto").region_goods("mutsu", rice=1).limits_phase()
    assert sum(table.s.goods[REGION["kanto"]]) == 3
    assert sum(table.s.goods[REGION["mutsu"]]) == 3


def test_an_empty_reserve_leaves_spaces_empty() -> None:
    table = solo()
    table.region_goods("chugoku")
    for good in Good:
        table.s.box[good] += table.s.bag[good]
        table.s.bag[good] = 0
    table.limits_phase()
    assert sum(table.s.goods[REGION["chugoku"]]) == 0


def test_a_bare_horse_head_space_is_not_refilled_from_the_reserve() -> None:
    table = new_game("four").region_goods("kanto").limits_phase()
    assert table.s.horse[REGION["kanto"]] == EMPTY


def test_solo_the_shoguns_tea_pawn_goes_to_the_next_bonus_space() -> None:
    table = solo()
    spaces = []
    for _ in range(3):
        spaces.append(table.tea_of("shogun"))
        table.limits_phase()
    assert [*spaces, table.tea_of("shogun")] == [3, 6, 9, 12]


def test_the_player_with_fewer_points_goes_first() -> None:
    table = new_game().points("vermilion", 9).points("indigo", 7).limits_phase()
    assert table.turn == "indigo"


def test_on_equal_points_who_is_further_back_at_tea_goes_first() -> None:
    table = new_game().tea("indigo", 4).limits_phase()
    assert table.turn == "vermilion"
    table = new_game().tea("vermilion", 4).limits_phase()
    assert table.turn == "indigo"


def test_the_game_ends_after_four_rounds() -> None:
    table = solo()
    for number in (1, 2, 3):
        assert table.s.round_number == number
        table.limits_phase()
    table.limits_phase()
    assert table.step == "over"
    assert table.actors == set()


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        (0, Ending.WITHOUT_HONOUR),
        (100, Ending.WITHOUT_HONOUR),
        (101, Ending.ON_THE_WAY),
        (150, Ending.ON_THE_WAY),
        (151, Ending.WELCOME),
        (200, Ending.WELCOME),
        (201, Ending.SAMURAI),
    ],
)
def test_the_bands_of_the_solo_score(points: int, expected: Ending) -> None:
    assert band(points) == expected


def test_solo_the_score_is_the_points() -> None:
    table = last_round(solo().points("vermilion", 120).castle("vermilion", "kanto")).limits_phase()
    assert table.scores == [121]
    assert table.told("solo-ended") == [{"points": 121, "ending": "ending-on-the-way"}]


def test_duel_more_points_win() -> None:
    table = last_round(new_game().points("vermilion", 50).points("indigo", 51)).limits_phase()
    assert table.scores == [0, 1]
    assert table.told("won") == [{"seat": "seat-indigo", "points": 51, "ending": "ending-most-points"}]


def test_a_tied_duel_is_won_by_the_shogun() -> None:
    table = last_round(new_game().points("vermilion", 50).points("indigo", 50).tea("indigo", 9)).limits_phase()
    assert table.scores == [-1, -1]
    assert table.told("shogun-won") == [{"points": 50, "ending": "ending-shogun"}]


def test_on_equal_points_who_is_ahead_at_tea_wins_the_base_game() -> None:
    table = new_game("three").points("vermilion", 50).points("indigo", 50).points("moss", 20).tea("indigo", 9)
    last_round(table).limits_phase()
    assert table.scores == [1, 2, 0]
    assert table.told("won") == [{"seat": "seat-indigo", "points": 50, "ending": "ending-ahead-at-tea"}]


def test_unfinished_missions_give_nothing() -> None:
    table = last_round(solo().missions("vermilion", "m10").paid("m10", rice=1, silk=1, wood=1)).limits_phase()
    assert table.points_of("vermilion") == 0
