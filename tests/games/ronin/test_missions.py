"""Phase 3 (acceptance test 11; constraints 17 and 27)."""

from __future__ import annotations

from tatami.games.ronin.components.board import Good
from tatami.games.ronin.moves import Reason

from .table import Table, new_game, solo


def test_three_goods_and_a_token_complete_m10_in_one_city_for_sixteen() -> None:
    table = solo().missions("vermilion", "m10").stands("vermilion", first="akita").tokens("vermilion", 1)
    table.goods("vermilion", rice=1, silk=1, wood=1).mission_phase()
    table.play("vermilion", "pay m10 rice", "pay m10 silk", "pay m10 wood", "pay m10 token")
    assert table.spot("m10") == "completed vermilion"
    assert table.points_of("vermilion") == 16


def test_both_cities_give_twenty_one() -> None:
    table = solo().missions("vermilion", "m10").stands("vermilion", first="akita", second="osaka")
    table.tokens("vermilion", 1).goods("vermilion", rice=1, silk=1, wood=1).mission_phase()
    table.play("vermilion", "pay m10 rice", "pay m10 silk", "pay m10 wood", "pay m10 token")
    assert table.points_of("vermilion") == 21
    assert table.s.doubles[0] == 1


def test_a_ronin_must_stand_in_one_of_the_two_cities() -> None:
    table = solo().missions("vermilion", "m10", "m01").stands("vermilion", first="edo").goods("vermilion", rice=1)
    table.mission_phase()
    assert table.refused("vermilion", "pay m10 rice") is Reason.NOT_PRESENT


def test_part_payment_stays_on_the_mission_into_the_next_round() -> None:
    table = solo().missions("vermilion", "m01").stands("vermilion", first="edo").goods("vermilion", rice=1)
    table.mission_phase().play("vermilion", "pay m01 rice", "done")
    assert table.s.round_number == 2
    assert table.s.paid[0][Good.RICE] == 1
    table.stands("vermilion", first="morioka").goods("vermilion", coin=1).mission_phase()
    table.play("vermilion", "pay m01 coin")
    assert table.points_of("vermilion") == 7


def test_paid_pieces_go_back_to_the_reserve_when_the_mission_is_completed() -> None:
    table = solo().missions("vermilion", "m01").stands("vermilion", first="edo").goods("vermilion", rice=1, coin=1)
    before = table.s.bag[Good.COIN]
    table.mission_phase().play("vermilion", "pay m01 rice", "pay m01 coin")
    assert table.s.bag[Good.COIN] == before + 1


def test_only_goods_that_the_mission_shows_and_no_more_of_them() -> None:
    table = solo().missions("vermilion", "m10").stands("vermilion", first="akita").goods("vermilion", rice=2, coin=1)
    table.mission_phase()
    assert table.refused("vermilion", "pay m10 coin") is Reason.NOT_SHOWN_ON_MISSION
    table.play("vermilion", "pay m10 rice")
    assert table.refused("vermilion", "pay m10 rice") is Reason.NOT_SHOWN_ON_MISSION


def icon(mission: str, city: str, **goods: int) -> Table:
    table = solo().missions("vermilion", mission).stands("vermilion", first=city).goods("vermilion", **goods)
    table.mission_phase()
    for good, count in goods.items():
        table.play("vermilion", *[f"pay {mission} {good}"] * count)
    return table


def test_the_token_icon_gives_a_token() -> None:
    assert icon("m04", "nagoya", rice=1, wood=1).tokens_of("vermilion") == 1


def test_the_tea_icon_gives_two_steps() -> None:
    assert icon("m09", "akita", coin=1, iron=1).tea_of("vermilion") == 3


def test_the_flag_icon_gives_a_flag() -> None:
    table = icon("m11", "akita", coin=1, silk=1)
    assert table.s.banners[0] == 1
    assert table.points_of("vermilion") == 5 + 3


def test_rewards_may_be_used_at_once() -> None:
    table = solo().missions("vermilion", "m04", "m01").stands("vermilion", first="morioka")
    table.goods("vermilion", rice=1, wood=1, coin=1).mission_phase()
    table.play("vermilion", "pay m04 rice", "pay m04 wood", "pay m01 coin", "pay m01 token")
    assert table.spot("m01") == "completed vermilion"


def test_players_pay_in_turn_order_and_end_with_done() -> None:
    table = new_game().missions("vermilion", "m01").missions("indigo", "m26").goods("vermilion", coin=1)
    table.goods("indigo", coin=1).stands("vermilion", first="morioka").stands("indigo", first="edo").mission_phase()
    assert table.turn == "vermilion"
    table.play("vermilion", "done")
    assert (table.step, table.turn) == ("missions", "indigo")


def test_who_can_do_nothing_is_passed_over() -> None:
    table = new_game().missions("indigo", "m26").goods("indigo", coin=1).stands("indigo", first="edo").mission_phase()
    assert table.turn == "indigo"


def test_the_shogun_completes_nothing() -> None:
    table = solo().missions("vermilion", "m01").shogun("s3").goods("vermilion", coin=1, rice=1).mission_phase()
    assert table.s.round_number == 2
    assert table.spot("m01") == "held vermilion"
