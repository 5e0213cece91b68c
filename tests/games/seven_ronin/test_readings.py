"""House readings where the books are silent or disagree, as far as the other files do not show them.

The letters are those of docs/rules/coverage-seven-ronin.md.
"""

from __future__ import annotations

import pytest

from tatami.games.seven_ronin.moves import Reason

from .village import everyone, position


def test_a3_the_larger_field_touches_the_watchtower(edition: str) -> None:
    posts = {"kabe": "fields-3", "yumi": "fields-2"}
    village = position(edition=edition, step="areas", ninja={"watchtower": 1}, posts=posts).play("attacker", "volley")
    assert (village.wounds_of("kabe"), village.wounds_of("yumi")) == (1, 0)


def test_b1_areas_held_from_before_do_not_count_against_the_threat_level(edition: str) -> None:
    ninja = {"well": 1, "inn": 1, "shrine": 1, "watchtower": 1}
    village = position(edition=edition, ninja=ninja).attack({"granary": 1, "passage": 1, "fields-2": 1})
    assert village.refused("attacker", "deploy animal-pen") is Reason.THREAT_REACHED


def test_b1_an_occupied_area_that_receives_ninja_counts_against_the_threat_level(edition: str) -> None:
    village = position(edition=edition, ninja={"well": 1}).attack({"well": 1, "granary": 1, "passage": 1})
    assert village.refused("attacker", "deploy inn") is Reason.THREAT_REACHED


@pytest.mark.parametrize(("reserve", "allowed"), [(3, False), (4, False), (5, True)])
def test_b3_a_reserve_not_above_the_minimum_leaves_none_for_the_green(
    edition: str, reserve: int, allowed: bool
) -> None:
    village = position(edition=edition, day=4, reserve=reserve)
    assert village.allows("attacker", "deploy green") == allowed


def test_b4_the_green_raises_limits_in_the_first_edition_too() -> None:
    """One sentence of the first edition says that no limit can be raised; its own section on the green says more."""
    village = position(edition="first", ninja={"green": 1}).attack({"well": 2})
    assert village.planned_on("well") == 2


def test_b7_a_held_ronin_is_not_planned_even_where_he_stands(edition: str) -> None:
    village = position(edition=edition, posts={"kabe": "inn"}, held=["kabe"])
    assert village.refused("defender", "post kabe inn") is Reason.RONIN_IS_HELD


def test_b8_a_held_ronin_blocks_his_area(edition: str) -> None:
    village = position(edition=edition, posts={"kabe": "inn"}, held=["kabe"])
    assert village.refused("defender", "post yumi inn") is Reason.AREA_IS_DEFENDED


def test_b8_tasuke_may_join_a_held_ronin(edition: str) -> None:
    village = position(edition=edition, posts={"kabe": "inn"}, held=["kabe"]).defend({"tasuke": "inn"})
    assert village.refused("defender", "post yumi inn") is Reason.AREA_IS_DEFENDED


def test_b8_another_may_join_a_held_tasuke(edition: str) -> None:
    village = position(edition=edition, posts={"tasuke": "inn"}, held=["tasuke"]).defend({"yumi": "inn"})
    assert village.refused("defender", "post kabe inn") is Reason.AREA_IS_DEFENDED


def test_c1_conditions_are_tested_when_an_ability_is_used(edition: str) -> None:
    """Yobu's ninja make Yumi's area contested, so he had better shoot first."""
    posts = {"yobu": "inn", "yumi": "watchtower"}
    village = position(edition=edition, step="ronin", ninja={"inn": 1}, posts=posts)
    assert village.allows("defender", "shoot")
    village.play("defender", "drive watchtower")
    assert village.refused("defender", "shoot") is Reason.AREA_IS_NOT_FREE


def test_c1_an_ability_opens_when_the_area_becomes_contested(edition: str) -> None:
    """Yobu drives a ninja into Musashi's arms."""
    posts = {"musashi": "inn", "yobu": "burial-grounds"}
    village = position(edition=edition, step="ronin", ninja={"burial-grounds": 1}, posts=posts)
    assert village.refused("defender", "strike") is Reason.AREA_IS_NOT_CONTESTED
    village.play("defender", "drive inn", "strike")
    assert village.ninja_on("inn") == 0


def test_c2_hayai_rides_to_a_contested_area_if_only_tasuke_is_there() -> None:
    """The second edition speaks of occupied areas, and yet of Tasuke."""
    village = position(step="ronin", ninja={"well": 1}, posts={"hayai": "inn", "tasuke": "well"})
    assert village.state_of("well") == "contested"
    assert village.play("defender", "ride well").post_of("hayai") == "well"


def test_c3_a_held_hayai_who_rode_comes_home(edition: str) -> None:
    village = position(
        edition=edition, step="ronin", ninja={"well": 1}, posts={"hayai": "inn"}, held=["hayai"], alive=["hayai"]
    )
    village.play("defender", "ride well", "done")
    assert (village.day, village.post_of("hayai")) == (2, "hand")


@pytest.mark.parametrize(("first", "second"), [("tasuke", "kabe"), ("kabe", "tasuke")])
def test_c4_a_cursed_tasuke_is_planned_apart(edition: str, first: str, second: str) -> None:
    village = position(edition=edition, cursed=["tasuke"]).defend({first: "well"})
    assert village.refused("defender", f"post {second} well") is Reason.TASUKE_IS_CURSED
    village.defend({second: "inn"})


def test_c4_hayai_does_not_join_a_cursed_tasuke(edition: str) -> None:
    posts = {"hayai": "inn", "tasuke": "well"}
    village = position(edition=edition, step="ronin", ninja={"well": 1}, posts=posts, cursed=["tasuke"])
    assert village.refused("defender", "ride well") is Reason.TASUKE_IS_CURSED


def test_c4_a_cursed_tasuke_held_with_another_stays_and_shares(edition: str) -> None:
    held = ["tasuke", "kabe"]
    posts = {"tasuke": "granary", "kabe": "granary"}
    village = position(edition=edition, posts=posts, held=held, cursed=["tasuke"], alive=held)
    village.attack({"granary": 2}).play("attacker", "done").play("defender", "done")
    assert village.question == "divide"
    village.play("defender", "wound tasuke", "wound kabe")
    assert (village.wounds_of("tasuke"), village.wounds_of("kabe")) == (1, 1)


def test_c5_taiko_heals_a_ronin_who_stands_on_the_green(edition: str) -> None:
    village = position(edition=edition, step="ronin", posts={"taiko": "inn", "kabe": "green"}, wounds={"kabe": 2})
    assert village.play("defender", "heal kabe").wounds_of("kabe") == 1


def test_c6_yobu_may_stop_after_one(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"inn": 2}, posts={"yobu": "inn"})
    village.play("defender", "drive watchtower", "done")
    assert (village.step, village.ninja_on("inn")) == ("ronin", 1)


def test_c6_the_burial_grounds_may_stop_after_one(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"burial-grounds": 3}, reserve=10)
    village.play("attacker", "recall burial-grounds", "done")
    assert (village.step, village.reserve) == ("areas", 11)


@pytest.mark.parametrize("area", ["burial-grounds", "passage", "well"])
def test_c6_a_copy_may_be_left_without_effect(edition: str, area: str) -> None:
    """It spends the inn."""
    village = position(edition=edition, step="areas", ninja={"inn": 1, area: 1}, posts={"kabe": "shrine"}, reserve=10)
    village.play("attacker", f"copy {area}", "done")
    assert (village.step, village.reserve, village.wounds_of("kabe")) == ("areas", 10, 0)
    assert village.refused("attacker", f"copy {area}") is Reason.ABILITY_IS_USED


def test_e1_an_area_lost_and_taken_again_has_been_used(edition: str) -> None:
    ninja = {"granary": 1, "burial-grounds": 1, "passage": 1}
    village = position(edition=edition, step="areas", ninja=ninja)
    village.play("attacker", "loot", "recall granary", "done", "infiltrate granary one")
    assert village.state_of("granary") == "occupied"
    assert village.refused("attacker", "loot") is Reason.ABILITY_IS_USED


def test_e1_the_inn_copies_an_area_taken_through_the_passage(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"inn": 1, "passage": 1}, reserve=10)
    village.play("attacker", "infiltrate granary one", "copy granary", "loot")
    assert village.reserve == 10 - 1 + 4


@pytest.mark.parametrize("lost", ["inn", "fields-2"])
def test_e4_the_inn_is_a_field_only_while_inn_and_field_are_held(edition: str, lost: str) -> None:
    ninja = {"inn": 1, "fields-2": 1, "burial-grounds": 1, "well": 1}
    village = position(edition=edition, step="areas", ninja=ninja, posts={"kabe": "shrine"})
    village.play("attacker", "copy fields-2")
    assert village.areas_held == 5
    village.play("attacker", f"recall {lost}", "done")
    assert village.areas_held == 3


def test_e4_either_field_serves_whichever_was_copied(edition: str) -> None:
    """The copied field is given up; the other is still there."""
    ninja = {"inn": 1, "fields-2": 1, "fields-3": 1, "burial-grounds": 1}
    village = position(edition=edition, step="areas", ninja=ninja)
    village.play("attacker", "copy fields-2", "recall fields-2", "done")
    assert village.areas_held == 4


def test_e4_a_copied_field_taken_later_gives_no_second_bonus(edition: str) -> None:
    ninja = {"inn": 1, "fields-2": 1, "passage": 1}
    village = position(edition=edition, step="areas", ninja=ninja)
    village.play("attacker", "copy fields-2", "infiltrate fields-3 one")
    assert village.areas_held == 5


def test_e6_the_shrine_may_choose_kabe_and_is_spent(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"shrine": 1}, posts={"kabe": "inn", "yumi": "well"})
    village.play("attacker", "curse kabe")
    assert village.refused("attacker", "curse yumi") is Reason.ABILITY_IS_USED


def test_e7_markers_of_the_round_before_do_not_hinder_new_ones(edition: str) -> None:
    """Only two exist, but the old ones have done their work."""
    posts = {"musashi": "granary", "taiko": "well", "yumi": "passage", "yobu": "animal-pen"}
    village = position(
        edition=edition, step="areas", ninja={"shrine": 1, "inn": 1}, posts=posts, cursed=["musashi", "taiko"]
    )
    village.play("attacker", "curse yumi", "copy shrine", "curse yobu", "done")
    assert [village.is_cursed(ronin) for ronin in posts] == [False, False, True, True]


@pytest.mark.parametrize(("area", "move"), [("shrine", "curse yumi"), ("animal-pen", "pen yumi")])
def test_e7_the_same_ronin_may_be_chosen_twice(edition: str, area: str, move: str) -> None:
    village = position(edition=edition, step="areas", ninja={"inn": 1, area: 1}, posts={"yumi": "well"})
    village.play("attacker", move, f"copy {area}", move, "done")
    assert (village.is_cursed("yumi"), village.is_held("yumi")) == (area == "shrine", area == "animal-pen")


def test_e9_a_volley_without_a_target_does_nothing(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"watchtower": 1}, posts={"kabe": "well"})
    supply = village.supply
    village.play("attacker", "volley")
    assert village.supply == supply


@pytest.mark.parametrize(("area", "move"), [("well", "poison"), ("animal-pen", "pen"), ("shrine", "curse")])
def test_e10_the_fallen_cannot_be_chosen(edition: str, area: str, move: str) -> None:
    village = position(edition=edition, step="areas", ninja={area: 1}, posts={"kabe": "inn"}, alive=["kabe"])
    assert village.refused("attacker", f"{move} yumi") is Reason.RONIN_HAS_FALLEN


def test_e11_a_penned_ronin_who_falls_is_gone(edition: str) -> None:
    village = position(
        edition=edition, step="areas", ninja={"animal-pen": 1, "well": 1}, posts={"yumi": "inn"}, wounds={"yumi": 2}
    )
    village.play("attacker", "pen yumi", "poison yumi", "done")
    assert (village.post_of("yumi"), village.is_held("yumi")) == ("fallen", False)
    assert village.allows("defender", "post kabe inn")


def test_e11_a_shrine_marker_leaves_with_the_fallen(edition: str) -> None:
    village = position(
        edition=edition, step="areas", ninja={"shrine": 1, "well": 1}, posts={"yumi": "inn"}, wounds={"yumi": 2}
    )
    village.play("attacker", "curse yumi", "poison yumi", "done")
    assert not village.is_cursed("yumi")


def test_f1_a_ronin_kept_by_the_pen_is_cursed_like_any_other(edition: str) -> None:
    """Both may befall one ronin: he stays, and his ability is cancelled."""
    village = position(edition=edition, step="areas", ninja={"shrine": 1, "animal-pen": 1}, posts={"yumi": "inn"})
    village.play("attacker", "curse yumi", "pen yumi", "done")
    posts = everyone(yumi="inn", avoiding=["shrine"])
    posts.pop("yumi")
    village.reveal({"fields-3": 2}, posts)
    assert village.refused("defender", "shoot") is Reason.ABILITY_IS_CURSED
