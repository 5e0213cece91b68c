"""The tile actions, one by one, and two points instead (acceptance tests 6 and 12; constraint 13)."""

from __future__ import annotations

from tatami.games.ronin.moves import Reason
from tatami.games.ronin.state import Spot

from .table import CITY, new_game, solo


def test_two_points_instead_leave_the_tile_as_it_is() -> None:
    table = new_game().act_in("mito", "tea")
    side = table.s.side[CITY["mito"]]
    table.play("vermilion", "pass")
    assert table.points_of("vermilion") == 2
    assert table.s.side[CITY["mito"]] == side


def test_an_action_turns_the_tile_over() -> None:
    table = new_game().act_in("mito", "tea")
    side = table.s.side[CITY["mito"]]
    table.play("vermilion", "drink")
    assert table.s.side[CITY["mito"]] == 1 - side


def test_the_next_ronin_finds_the_other_action() -> None:
    table = new_game().act_in("mito", "tea")
    before = table.deeds("mito")
    table.play("vermilion", "drink")
    assert table.deeds("mito") != before


def test_only_the_action_of_the_tile() -> None:
    table = new_game().act_in("mito", "tea")
    for move in ("fly", "meditate", "build kanto", "draw", "take m01", "hire monk first"):
        assert table.refused("vermilion", move) is Reason.NOT_ON_THIS_TILE


def test_a_double_tile_has_two_actions_to_choose_from() -> None:
    table = new_game()
    table.s.tile[CITY["edo"]], table.s.side[CITY["edo"]] = 12, 1
    table.place_phase().play("vermilion", "place first edo")
    assert {move.split()[0] for move in table.legal("vermilion")} == {"pass", "build", "fly"}


def test_mission_an_open_one_is_taken_and_the_gap_filled() -> None:
    table = new_game().display("m01", "m02", "m03", "m04").act_in("mito", "mission")
    table.play("vermilion", "take m02")
    assert table.spot("m02") == "held vermilion"
    assert sum(spot == Spot.DISPLAY for spot in table.s.mission_at) == 4


def test_mission_the_top_of_the_pile_may_be_drawn_unseen() -> None:
    table = new_game().act_in("mito", "mission").play("vermilion", "draw")
    assert len(table.missions_of("vermilion")) == 1


def test_mission_there_is_no_limit_to_those_held() -> None:
    table = new_game().missions("vermilion", *(f"m{n:02}" for n in range(1, 13))).display("m20")
    table.act_in("mito", "mission").play("vermilion", "take m20")
    assert len(table.missions_of("vermilion")) == 13


def test_hire_puts_a_character_on_a_ronin_space_and_shows_another() -> None:
    table = new_game().offered("monk", "ninja", "samurai", "steward").act_in("mito", "hire")
    table.play("vermilion", "hire monk third")
    assert table.s.crew[0][2] == 7
    assert sum(table.s.offer) == 4


def test_hire_discards_the_tile_that_lay_there() -> None:
    table = new_game().hired("vermilion", "third", "ninja").offered("monk", "monk", "samurai", "steward")
    table.act_in("mito", "hire").play("vermilion", "hire monk third")
    assert table.s.dismissed[14] == 1


def test_hire_not_a_second_copy_not_even_over_the_first() -> None:
    table = new_game().hired("vermilion", "third", "monk").offered("monk", "ninja", "samurai", "steward")
    table.act_in("mito", "hire")
    assert table.refused("vermilion", "hire monk third") is Reason.CHARACTER_IS_YOURS
    assert table.refused("vermilion", "hire monk first") is Reason.CHARACTER_IS_YOURS


def test_hire_a_ronin_not_yet_placed_uses_it_this_round() -> None:
    table = new_game().offered("monk", "ninja", "samurai", "steward").act_in("mito", "hire")
    table.play("vermilion", "hire monk second").place_phase().play("vermilion", "place second edo")
    assert table.tokens_of("vermilion") == 1


def test_tea_three_spaces() -> None:
    table = new_game().act_in("mito", "tea").play("vermilion", "drink")
    assert table.tea_of("vermilion") == 4
    assert table.tokens_of("vermilion") == 1


def test_tea_from_five_by_five_steps_passes_six_and_nine() -> None:
    table = new_game().tea("vermilion", 5).hired("vermilion", "first", "tea-master").act_in("mito", "tea")
    assert table.points_of("vermilion") == 4
    table.play("vermilion", "drink")
    assert table.step == "gain"
    table.play("vermilion", "gain silk")
    assert table.purse("vermilion") == {"silk": 1}
    assert table.tea_of("vermilion") == 10


def test_tea_steps_beyond_the_last_space_give_a_point_each() -> None:
    table = new_game("four").tea("vermilion", 14).act_in("mito", "tea").play("vermilion", "drink")
    assert table.tea_of("vermilion") == 15
    assert table.points_of("vermilion") == 10 + 2


def test_castle_in_a_region_that_touches_the_city_scores_two() -> None:
    table = new_game().act_in("mito", "castle")
    assert table.legal("vermilion", "build") == {"build mutsu", "build kanto"}
    table.play("vermilion", "build kanto")
    assert table.castles_in("kanto") == ["vermilion"]
    assert table.points_of("vermilion") == 2


def test_castle_not_where_one_has_one() -> None:
    table = new_game("four").castle("vermilion", "kanto").act_in("mito", "castle")
    assert table.refused("vermilion", "build kanto") is Reason.CASTLE_IS_YOURS


def test_castle_beside_another_in_the_base_game_but_not_on_a_full_region() -> None:
    table = new_game("four").castle("indigo", "kanto", "mutsu").castle("moss", "kanto").act_in("mito", "castle")
    assert table.legal("vermilion", "build") == {"build mutsu"}
    assert table.refused("vermilion", "build kanto") is Reason.REGION_IS_FULL


def test_castle_solo_beside_one_of_the_shogun() -> None:
    table = solo().castle("shogun", "kanto").act_in("mito", "castle").play("vermilion", "build kanto")
    assert table.castles_in("kanto") == ["shogun", "vermilion"]


def test_castle_duel_only_one_a_region() -> None:
    table = new_game().castle("indigo", "kanto").act_in("mito", "castle")
    assert table.refused("vermilion", "build kanto") is Reason.ONE_CASTLE_A_REGION


def test_castle_duel_not_where_the_shogun_has_one() -> None:
    table = new_game()
    table.region_goods("kanto")
    table.s.horse[2] = -2
    table.act_in("mito", "castle")
    assert table.refused("vermilion", "build kanto") is Reason.ONE_CASTLE_A_REGION


def test_clan_the_third_flag_scores_five() -> None:
    table = new_game().flags("vermilion", 2).act_in("mito", "clan").play("vermilion", "fly")
    assert table.s.banners[0] == 3
    assert table.points_of("vermilion") == 5


def test_meditate_two_tokens() -> None:
    table = new_game().act_in("mito", "meditate").play("vermilion", "meditate")
    assert table.tokens_of("vermilion") == 2


def test_what_cannot_be_carried_out_leaves_only_two_points() -> None:
    table = new_game().castle("indigo", "kanto", "mutsu").act_in("mito", "castle")
    assert table.legal("vermilion") == {"pass"}
