"""The fifteen characters, one by one (3.6 of the reconstruction; constraints 9, 10, 14 to 16)."""

from __future__ import annotations

from tatami.games.ronin.components.board import SHOGUN
from tatami.games.ronin.moves import Reason
from tatami.games.ronin.rules.land import influence_in
from tatami.games.ronin.state import AT_HOME

from .table import CITY, REGION, new_game, solo


def test_rider_uses_the_tile_of_a_city_that_the_shogun_holds_and_turns_it() -> None:
    table = new_game().shogun("s1").hired("vermilion", "first", "rider").tile("himeji", "meditate")
    himeji, mito = table.s.side[CITY["himeji"]], None
    table.act_in("mito", "tea")
    mito = table.s.side[CITY["mito"]]
    table.play("vermilion", "ride himeji", "meditate")
    assert table.tokens_of("vermilion") == 2
    assert table.s.side[CITY["himeji"]] == 1 - himeji
    assert table.s.side[CITY["mito"]] == mito


def test_rider_may_ride_to_another_players_city_but_not_to_an_empty_one() -> None:
    table = new_game().stands("indigo", first="osaka").hired("vermilion", "first", "rider").act_in("mito", "tea")
    assert table.legal("vermilion", "ride") == {"ride osaka"}
    assert table.refused("vermilion", "ride edo") is Reason.NOBODY_TO_RIDE_TO


def test_rider_builds_around_its_own_city() -> None:
    table = new_game().stands("indigo", first="himeji").hired("vermilion", "first", "rider").tile("himeji", "castle")
    table.act_in("mito", "tea").play("vermilion", "ride himeji")
    assert table.legal("vermilion", "build") == {"build mutsu", "build kanto"}


def test_rider_rides_once() -> None:
    table = new_game().shogun("s1").hired("vermilion", "first", "rider").act_in("mito", "tea")
    table.play("vermilion", "ride himeji")
    assert table.refused("vermilion", "ride odawara") is Reason.NO_RIDER


def test_apprentice_may_join_a_ronin_of_another() -> None:
    table = new_game().shogun("s1").hired("vermilion", "second", "apprentice").place_phase()
    assert table.refused("vermilion", "place first himeji") is Reason.CITY_IS_TAKEN
    table.tile("himeji", "tea").play("vermilion", "place second himeji", "drink")
    assert table.tea_of("vermilion") == 4


def test_apprentice_not_beside_ones_own_and_a_city_with_two_is_closed() -> None:
    table = new_game().hired("vermilion", "second", "apprentice").hired("indigo", "second", "apprentice")
    table.stands("vermilion", first="edo").stands("indigo", first="mito").place_phase()
    assert table.refused("vermilion", "place second edo") is Reason.YOU_STAND_THERE
    table.play("vermilion", "place second mito", "pass")
    table.shogun("s4").place_phase("indigo")
    assert table.refused("indigo", "place second mito") is Reason.YOU_STAND_THERE
    table.stands("indigo", first="edo").stands("vermilion", first="osaka").place_phase("indigo")
    assert table.refused("indigo", "place second mito") is Reason.CITY_IS_TAKEN


def test_apprentice_is_a_third_with_five_players() -> None:
    table = new_game("five").stands("indigo", first="mito").stands("moss", first="mito")
    table.hired("vermilion", "second", "apprentice").place_phase()
    assert table.refused("vermilion", "place first mito") is Reason.CITY_IS_TAKEN
    table.play("vermilion", "place second mito")


def test_architect_pays_to_build_anywhere_even_beside_a_castle_without_points() -> None:
    table = new_game().castle("indigo", "kinai").goods("vermilion", rice=1).hired("vermilion", "first", "architect")
    table.act_in("mito", "tea")
    assert table.step == "raise"
    table.play("vermilion", "raise kinai rice")
    assert table.castles_in("kinai") == ["indigo", "vermilion"]
    assert table.points_of("vermilion") == 0
    assert table.purse("vermilion") == {}


def test_architect_may_pay_with_a_token_or_decline() -> None:
    table = new_game().tokens("vermilion", 1).hired("vermilion", "first", "architect").act_in("mito", "tea")
    table.play("vermilion", "done")
    assert table.step == "act"
    table = new_game().tokens("vermilion", 1).hired("vermilion", "first", "architect").act_in("mito", "tea")
    table.play("vermilion", "raise kinai token")
    assert table.tokens_of("vermilion") == 0


def test_architect_duel_the_first_castle_of_a_region_covers_both_spaces() -> None:
    table = new_game().tokens("vermilion", 1).hired("vermilion", "first", "architect").act_in("mito", "tea")
    table.play("vermilion", "raise kinai token")
    assert table.castles_in("kinai") == ["vermilion", "vermilion"]
    assert table.s.castles[0] == 4


def test_architect_duel_beside_the_castle_of_the_shogun_one_space() -> None:
    table = new_game().region_goods("kinai").tokens("vermilion", 1).hired("vermilion", "first", "architect")
    table.s.horse[REGION["kinai"]] = -2
    table.act_in("mito", "tea").play("vermilion", "raise kinai token")
    assert table.castles_in("kinai") == ["vermilion"]


def test_architect_solo_and_base_never_cover_two_spaces() -> None:
    for players in ("one", "four"):
        table = new_game(players).tokens("vermilion", 1).hired("vermilion", "first", "architect").act_in("mito", "tea")
        table.play("vermilion", "raise kinai token")
        assert table.castles_in("kinai") == ["vermilion"]


def test_scout_sees_three_cards_swaps_one_and_puts_three_under_the_pile() -> None:
    table = new_game().missions("vermilion", "m01", "m02").hired("vermilion", "first", "scout").act_in("mito", "tea")
    assert table.step == "swap"
    seen = [event["mission"] for event in table.told("scout-sees")]
    assert len(seen) == 3
    table.play("vermilion", "give m01")
    wanted = str(seen[1]).removeprefix("mission-")
    table.play("vermilion", f"take {wanted}")
    assert table.missions_of("vermilion") == {wanted, "m02"}
    table.play("vermilion", "bury m01")
    assert table.step == "bury"
    table.play("vermilion", f"bury {str(seen[2]).removeprefix('mission-')}")
    assert table.step == "act"
    assert table.s.cards_under == 3
    assert table.s.under[0] == 0


def test_scout_gives_no_mission_that_is_partly_paid() -> None:
    table = new_game().missions("vermilion", "m01", "m02").paid("m01", coin=1).hired("vermilion", "first", "scout")
    table.act_in("mito", "tea")
    assert table.refused("vermilion", "give m01") is Reason.MISSION_IS_PAID


def test_scout_may_keep_what_it_has() -> None:
    table = new_game().missions("vermilion", "m01").hired("vermilion", "first", "scout").act_in("mito", "tea")
    table.play("vermilion", "done")
    assert table.step == "bury"
    assert table.missions_of("vermilion") == {"m01"}


def test_traveller_moves_on_after_its_action_and_counts_there() -> None:
    table = new_game().hired("vermilion", "first", "traveller").place_phase(left=1).tile("mito", "tea")
    table.play("vermilion", "place first mito", "drink")
    assert table.step == "travel"
    table.play("vermilion", "travel osaka")
    assert table.s.post[0][0] == CITY["osaka"]
    assert table.step == "place"


def test_traveller_may_stay_and_needs_an_empty_city() -> None:
    table = new_game().stands("indigo", first="osaka").hired("vermilion", "first", "traveller").act_in("mito", "tea")
    table.play("vermilion", "pass")
    assert table.refused("vermilion", "travel osaka") is Reason.CITY_IS_OCCUPIED
    table.play("vermilion", "done")
    assert table.s.post[0][0] == CITY["mito"]


def test_brother_brings_the_fifth_ronin_to_a_city_nearby() -> None:
    table = solo().hired("vermilion", "first", "brother").act_in("osaka", "tea")
    assert table.step == "send"
    assert table.legal("vermilion") == {"send kanazawa", "send sekigahara", "send himeji"}
    table.play("vermilion", "send sekigahara")
    assert table.s.post[0][4] == CITY["sekigahara"]
    assert table.step == "act"


def test_brother_the_fifth_ronin_goes_home_at_the_end_of_the_round() -> None:
    table = solo().hired("vermilion", "first", "brother").stands("vermilion", first="osaka", fifth="himeji")
    table.limits_phase()
    assert table.s.post[0][4] == AT_HOME


def test_merchant_exchanges_goods_one_for_one_before_paying() -> None:
    table = solo().hired("vermilion", "first", "merchant").missions("vermilion", "m01")
    table.stands("vermilion", first="edo").goods("vermilion", wood=2).mission_phase()
    table.play("vermilion", "trade wood coin", "trade wood rice", "pay m01 coin", "pay m01 rice")
    assert table.spot("m01") == "completed vermilion"


def test_monk_brings_a_token() -> None:
    table = new_game().hired("vermilion", "first", "monk").act_in("mito", "tea")
    assert table.tokens_of("vermilion") == 1


def test_tea_master_advances_two() -> None:
    table = new_game().hired("vermilion", "first", "tea-master").act_in("mito", "clan")
    assert table.tea_of("vermilion") == 3
    assert table.tokens_of("vermilion") == 1


def test_samurai_counts_two_and_scores_where_it_leads_alone() -> None:
    table = solo().shogun("s8").hired("vermilion", "first", "samurai").stands("vermilion", first="mito")
    for region in REGION:
        table.region_goods(region)
    table.collect_phase()
    assert table.points_of("vermilion") == 2


def test_samurai_scores_nothing_on_a_tie() -> None:
    table = new_game().hired("vermilion", "first", "samurai").stands("vermilion", first="mito")
    table.stands("indigo", first="edo", second="odawara", third="akita")
    for region in REGION:
        table.region_goods(region)
    table.collect_phase()
    assert table.points_of("vermilion") == 1


def test_samurai_scores_nothing_where_the_shogun_has_as_much_influence() -> None:
    """Leading alone means ahead of the shogun too: his card s1 gives him three in the first region, one elsewhere."""
    led = solo().shogun("s1").hired("vermilion", "first", "samurai").stands("vermilion", first="mito")
    for region in REGION:
        led.region_goods(region)
    shogun = [influence_in(led.s, SHOGUN, region) for region in range(len(REGION))]
    own = [influence_in(led.s, 0, region) for region in range(len(REGION))]
    alone = sum(mine > his for mine, his in zip(own, shogun, strict=True) if mine > 0)
    level = sum(mine == his for mine, his in zip(own, shogun, strict=True) if mine > 0)
    assert alone + level > alone, "in some region they are level"
    led.collect_phase()
    assert led.points_of("vermilion") == alone


def test_messenger_stands_in_every_city_around_for_missions() -> None:
    table = solo().hired("vermilion", "first", "messenger").stands("vermilion", first="mito")
    table.missions("vermilion", "m01").goods("vermilion", coin=1, rice=1).mission_phase()
    table.play("vermilion", "pay m01 coin", "pay m01 rice")
    assert table.points_of("vermilion") == 10


def test_courtier_scores_three_for_missions_that_show_its_city() -> None:
    table = solo().hired("vermilion", "first", "courtier").stands("vermilion", first="edo")
    table.missions("vermilion", "m01").goods("vermilion", coin=1, rice=1).mission_phase()
    table.play("vermilion", "pay m01 coin", "pay m01 rice")
    assert table.points_of("vermilion") == 7 + 3


def test_courtier_does_not_count_where_only_another_ronin_stands() -> None:
    table = solo().hired("vermilion", "first", "courtier").stands("vermilion", first="mito", second="edo")
    table.missions("vermilion", "m01").goods("vermilion", coin=1, rice=1).mission_phase()
    table.play("vermilion", "pay m01 coin", "pay m01 rice")
    assert table.points_of("vermilion") == 7


def test_bannerman_scores_a_point_a_flag_up_to_five() -> None:
    table = new_game().flags("vermilion", 3).hired("vermilion", "first", "bannerman").act_in("mito", "tea")
    assert table.points_of("vermilion") == 3
    table = new_game().flags("vermilion", 9).hired("vermilion", "first", "bannerman").act_in("mito", "tea")
    assert table.points_of("vermilion") == 5


def test_steward_makes_missions_of_its_city_one_good_cheaper() -> None:
    table = solo().hired("vermilion", "first", "steward").stands("vermilion", first="edo")
    table.missions("vermilion", "m01").goods("vermilion", rice=1).mission_phase()
    table.play("vermilion", "pay m01 rice")
    assert table.spot("m01") == "completed vermilion"


def test_ninja_takes_an_open_good_of_a_region_nearby() -> None:
    table = new_game().hired("vermilion", "first", "ninja")
    table.region_goods("kanto", horse="iron", rice=1).region_goods("mutsu", silk=2).act_in("mito", "tea")
    assert table.legal("vermilion") == {"collect kanto rice", "collect kanto horse-head", "collect mutsu silk"}
    table.play("vermilion", "collect kanto horse-head")
    assert table.purse("vermilion") == {"iron": 1}
