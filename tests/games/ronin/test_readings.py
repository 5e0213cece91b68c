"""The house readings R1 to R26, each one by its number, and both values of every option."""

from __future__ import annotations

from tatami.games.ronin.components.board import SHOGUN, Good
from tatami.games.ronin.moves import Reason
from tatami.games.ronin.rules.bonuses import bonus_points
from tatami.games.ronin.rules.land import influence_in, tea_rank
from tatami.games.ronin.state import EMPTY, Spot

from .table import BONUS, CITY, MISSION, REGION, Table, dealt, new_game, solo


def bare(table: Table) -> Table:
    for region in list(REGION)[: 8 if table.s.options[0] <= 2 else 10]:
        table.region_goods(region)
    return table


def hired_on_the_spot(**options: str) -> Table:
    """A samurai hired for the ronin that hires it, in Mito."""
    table = bare(solo(**options)).offered("samurai", "monk", "ninja", "steward").act_in("mito", "hire")
    return table.play("vermilion", "hire samurai first")


def test_r01_a_character_hired_for_a_placed_ronin_sleeps_until_the_next_round() -> None:
    table = hired_on_the_spot()
    assert table.s.round_number == 2
    assert table.points_of("vermilion") == 0
    table.stands("vermilion", first="mito")
    assert influence_in(table.s, 0, REGION["kanto"]) == 2


def test_r01_as_an_option_it_wakes_for_phases_two_and_three_at_once() -> None:
    assert hired_on_the_spot(hire_sleeps="no").points_of("vermilion") == 2


def test_r01_not_even_then_does_it_act_as_if_placed() -> None:
    table = new_game(hire_sleeps="no").offered("traveller", "monk", "ninja", "steward").act_in("mito", "hire")
    table.play("vermilion", "hire traveller first")
    assert table.step != "travel"


def test_r02_brother_and_ninja_do_not_decline() -> None:
    table = solo().hired("vermilion", "first", "brother").act_in("osaka", "tea")
    assert table.refused("vermilion", "done") is Reason.MUST_NOT_DECLINE
    table = solo().hired("vermilion", "first", "ninja").act_in("osaka", "tea")
    assert table.refused("vermilion", "done") is Reason.MUST_NOT_DECLINE


def test_r02_as_an_option_they_may() -> None:
    table = solo(may_decline="yes").hired("vermilion", "first", "brother").act_in("osaka", "tea")
    table.play("vermilion", "done")
    assert table.step == "act"
    table = solo(may_decline="yes").hired("vermilion", "first", "ninja").act_in("osaka", "tea")
    table.play("vermilion", "done")
    assert table.purse("vermilion") == {}


def test_r03_an_owned_character_may_not_be_hired_again() -> None:
    table = new_game().hired("vermilion", "third", "monk").offered("monk", "ninja", "samurai", "steward")
    assert table.act_in("mito", "hire").refused("vermilion", "hire monk third") is Reason.CHARACTER_IS_YOURS


def test_r04_a_token_on_a_mission_is_tied_to_no_good() -> None:
    table = solo().missions("vermilion", "m01").stands("vermilion", first="edo").tokens("vermilion", 1)
    table.goods("vermilion", coin=1, rice=1).mission_phase().play("vermilion", "pay m01 token")
    assert table.legal("vermilion", "pay") == {"pay m01 coin", "pay m01 rice"}


def test_r04_overpaying_is_refused() -> None:
    table = solo().missions("vermilion", "m21", "m13").stands("vermilion", first="mito").goods("vermilion", wood=3)
    table.mission_phase().play("vermilion", "pay m13 wood")
    assert table.refused("vermilion", "pay m13 wood") is Reason.NOT_SHOWN_ON_MISSION


def test_r05_a_mission_that_the_steward_leaves_nothing_to_pay_for_is_completed_by_nothing() -> None:
    table = solo().missions("vermilion", "m01").paid("m01", coin=1).hired("vermilion", "first", "steward")
    table.stands("vermilion", first="edo").tokens("vermilion", 1).mission_phase()
    assert table.refused("vermilion", "pay m01 token") is Reason.NOTHING_LEFT_TO_PAY
    table.play("vermilion", "complete m01")
    assert table.points_of("vermilion") == 7


def test_r05_the_reduction_is_looked_at_when_paying() -> None:
    table = solo().missions("vermilion", "m01").paid("m01", coin=1).hired("vermilion", "first", "steward")
    table.stands("vermilion", first="mito", second="edo").tokens("vermilion", 1).mission_phase()
    assert table.refused("vermilion", "complete m01") is Reason.NOT_YET_PAID


def test_r06_a_messenger_alone_may_count_for_both_cities() -> None:
    table = solo().hired("vermilion", "first", "messenger").stands("vermilion", first="mito")
    table.missions("vermilion", "m01").goods("vermilion", coin=1, rice=1).mission_phase()
    table.play("vermilion", "pay m01 coin", "pay m01 rice")
    assert table.s.doubles[0] == 1


def test_r07_the_pieces_are_back_in_the_reserve_before_its_own_tea_good_is_chosen() -> None:
    table = solo().missions("vermilion", "m09").stands("vermilion", first="akita").tea("vermilion", 7)
    table.goods("vermilion", coin=1, iron=1)
    table.s.box[Good.COIN] += table.s.bag[Good.COIN]
    table.s.bag[Good.COIN] = 0
    table.mission_phase().play("vermilion", "pay m09 iron", "pay m09 coin")
    assert "gain coin" in table.legal("vermilion")


def test_r08_a_bonus_tile_may_be_claimed_before_paying() -> None:
    table = solo().completed("vermilion", "m01", "m06").missions("vermilion", "m26").stands("vermilion", first="edo")
    table.goods("vermilion", coin=1).bonus_display("b05", "b09", "b01", "b07").mission_phase()
    table.play("vermilion", "claim b05 honour")
    assert "pay m26 coin" in table.legal("vermilion")
    table.play("vermilion", "pay m26 coin")


def test_r09_no_exchange_after_the_first_payment() -> None:
    table = solo().hired("vermilion", "first", "merchant").missions("vermilion", "m01").stands("vermilion", first="edo")
    table.goods("vermilion", wood=1, coin=1).mission_phase().play("vermilion", "pay m01 coin")
    assert table.refused("vermilion", "trade wood rice") is Reason.NO_MERCHANT


def test_r09_a_kind_taken_must_lie_in_the_reserve() -> None:
    table = solo().hired("vermilion", "first", "merchant").missions("vermilion", "m01").stands("vermilion", first="edo")
    table.goods("vermilion", wood=1)
    table.s.box[Good.RICE] += table.s.bag[Good.RICE]
    table.s.bag[Good.RICE] = 0
    table.mission_phase()
    assert table.refused("vermilion", "trade wood rice") is Reason.RESERVE_LACKS_IT


def test_r10_samurai_points_do_not_ask_for_goods() -> None:
    table = bare(solo()).hired("vermilion", "first", "samurai").stands("vermilion", first="edo").collect_phase()
    assert table.points_of("vermilion") == 1


def test_r11_the_pile_is_reshuffled_when_a_card_is_wanted_not_when_the_last_leaves() -> None:
    table = solo().display("m02", "m03", "m04", "m05")
    for mission in range(33):
        if table.s.mission_at[mission] == Spot.PILE:
            table.s.mission_at[mission] = Spot.DISCARDED
    table.s.mission_at[MISSION["m01"]] = Spot.PILE
    table.act_in("mito", "mission").play("vermilion", "draw")
    assert table.spot("m01") == "held vermilion"
    assert table.told("pile-shuffled") == []
    table.place_phase().tile("nagoya", "mission").play("vermilion", "place second nagoya", "draw")
    assert len(table.told("pile-shuffled")) == 1


def test_r12_only_without_any_live_card_is_the_choice_free() -> None:
    table = solo().shogun("s1")
    table.s.mission_at[MISSION["m07"]] = Spot.SHOWN
    assert len(table.place_phase().legal("vermilion", "place")) == 8
    table.s.mission_at[MISSION["m07"]] = Spot.PILE
    assert len(table.legal("vermilion", "place")) == 44


def test_r13_the_fifth_ronin_needs_a_city_without_any() -> None:
    table = solo().shogun("s6").hired("vermilion", "first", "brother").act_in("osaka", "tea")
    assert table.legal("vermilion") == {"send himeji"}
    assert table.refused("vermilion", "send kanazawa") is Reason.CITY_IS_OCCUPIED


def test_r14_the_traveller_moves_after_two_points_too() -> None:
    table = new_game().hired("vermilion", "first", "traveller").act_in("mito", "tea").play("vermilion", "pass")
    assert table.step == "travel"


def test_r14_not_if_its_own_hire_has_replaced_it() -> None:
    table = new_game().hired("vermilion", "first", "traveller").offered("monk", "ninja", "samurai", "steward")
    table.act_in("mito", "hire").play("vermilion", "hire monk first")
    assert table.step != "travel"


def test_r15_taking_is_compulsory() -> None:
    table = bare(new_game()).stands("vermilion", first="edo").region_goods("kanto", rice=1, silk=1).collect_phase()
    assert table.refused("vermilion", "done") is Reason.NOT_NOW


def test_r16_the_tea_good_must_be_chosen_while_the_reserve_holds_any() -> None:
    table = new_game().tea("vermilion", 7).act_in("mito", "tea").play("vermilion", "drink")
    assert table.refused("vermilion", "done") is Reason.NOT_NOW


def test_r16_without_a_reserve_it_is_lost() -> None:
    table = new_game().tea("vermilion", 7).act_in("mito", "tea")
    for good in Good:
        table.s.box[good] += table.s.bag[good]
        table.s.bag[good] = 0
    table.play("vermilion", "drink")
    assert table.step != "gain"


def test_r17_exactly_the_surplus_is_given_back_in_turn_order() -> None:
    table = new_game().goods("vermilion", rice=5).goods("indigo", silk=5)
    table.s.first = 1
    table.limits_phase()
    assert table.turn == "indigo"
    table.play("indigo", "discard silk")
    assert table.turn == "vermilion"
    table.play("vermilion", "discard rice")
    assert table.s.round_number == 2


def test_r18_the_last_round_stops_after_the_limits() -> None:
    table = bare(solo()).stands("vermilion", first="edo")
    table.s.round_number = 4
    table.limits_phase()
    assert table.s.post[0][0] == CITY["edo"]
    assert sum(table.s.goods[REGION["kanto"]]) == 0


def test_r18_the_solo_shogun_ends_on_the_last_space() -> None:
    table = solo().tea("shogun", 12)
    table.s.round_number = 4
    assert table.limits_phase().tea_of("shogun") == 15


def test_r19_as_an_option_a_bare_horse_head_is_refilled_unless_a_hidden_good_is_left() -> None:
    table = solo(solo_refill_horse_head="yes").region_goods("kanto").region_goods("kinai", buried="iron")
    before = sum(table.s.bag)
    table.limits_phase()
    assert table.s.horse[REGION["kanto"]] >= 0
    assert table.s.horse[REGION["kinai"]] == Good.IRON
    assert before - sum(table.s.bag) == 3 + 3 + 1


def test_r19_by_default_it_is_not() -> None:
    assert solo().region_goods("kanto").limits_phase().s.horse[REGION["kanto"]] == EMPTY


def test_r19_the_option_is_for_the_solo_game_alone() -> None:
    table = new_game(solo_refill_horse_head="yes").region_goods("kanto").limits_phase()
    assert table.s.horse[REGION["kanto"]] == EMPTY


def test_r20_as_an_option_a_region_without_the_player_yields_its_horse_head() -> None:
    table = bare(solo(solo_needs_presence="no")).shogun("s7").region_goods("kanto", horse="coin").collect_phase()
    assert table.purse("vermilion") == {"coin": 1}


def test_r20_none_against_none_gives_nothing() -> None:
    table = bare(solo(solo_needs_presence="no")).region_goods("kanto", horse="coin").collect_phase()
    assert table.purse("vermilion") == {}


def test_r21_the_seats_keep_in_any_order() -> None:
    table = dealt("two").play("indigo", min(dealt("two").legal("indigo")))
    assert table.actors == {"vermilion"}
    assert table.s.cards_under == 1


def test_r22_the_solo_shoguns_castle_goes_to_the_box() -> None:
    table = solo().castle("vermilion", "kinai")
    table.s.shogun_pile = [int(card == 6) for card in range(8)]
    table.limits_phase()
    assert table.castles_in("kinai") == ["vermilion"]
    assert table.s.castles[SHOGUN] == 3


def test_r23_the_rider_may_use_a_city_where_its_owner_stands_too() -> None:
    table = new_game().stands("indigo", first="osaka").stands("vermilion", second="osaka")
    table.hired("vermilion", "first", "rider").hired("vermilion", "second", "apprentice").act_in("mito", "tea")
    assert "ride osaka" in table.legal("vermilion")


def test_r24_a_castle_on_both_spaces_is_one_influence() -> None:
    table = new_game().wide_castle("vermilion", "kinai")
    assert influence_in(table.s, 0, REGION["kinai"]) == 1


def test_r25_b03_counts_sleeping_characters_and_b06_no_pieces_on_missions() -> None:
    table = new_game().hired("vermilion", "first", "monk").missions("vermilion", "m01").paid("m01", coin=1)
    table.s.asleep[0][0] = 1
    assert bonus_points(table.s, 0, BONUS["b03"]) == 3
    assert bonus_points(table.s, 0, BONUS["b06"]) == 0


def test_r25_b10_and_b11_look_at_the_goods_shown() -> None:
    table = (
        solo().hired("vermilion", "first", "steward").missions("vermilion", "m10").stands("vermilion", first="akita")
    )
    table.goods("vermilion", rice=1, silk=1, wood=1).mission_phase()
    table.play("vermilion", "pay m10 rice", "pay m10 silk", "pay m10 wood")
    assert bonus_points(table.s, 0, BONUS["b10"]) == 5
    assert bonus_points(table.s, 0, BONUS["b11"]) == 0


def test_r26_a_pawn_on_the_last_space_keeps_its_arrival_when_it_scores_overflow() -> None:
    table = new_game("three").tea("vermilion", 15).tea("indigo", 15).act_in("mito", "tea")
    table.play("vermilion", "drink")
    assert table.points_of("vermilion") == 3
    assert tea_rank(table.s, 0) > tea_rank(table.s, 1)
