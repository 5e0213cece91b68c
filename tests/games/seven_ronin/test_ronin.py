"""Combat, step 1: what each ronin can do, when, and what is refused."""

from __future__ import annotations

import pytest

from tatami.games.seven_ronin.moves import Reason

from .village import RONIN_NAMES, everyone, position

# For each ability, a position in which it is open: the ninja, the posts, the move.
OPEN = {
    "musashi": ({"inn": 1}, {"musashi": "inn"}, "strike"),
    "yobu": ({"inn": 1}, {"yobu": "inn"}, "drive watchtower"),
    "yumi": ({}, {"yumi": "inn"}, "shoot"),
    "taiko": ({}, {"taiko": "inn", "kabe": "well"}, "heal kabe"),
    "hayai": ({"shrine": 1}, {"hayai": "inn"}, "ride shrine"),
}


@pytest.mark.parametrize("ronin", OPEN)
def test_each_ability_is_used_once_a_round(edition: str, ronin: str) -> None:
    ninja, posts, move = OPEN[ronin]
    village = position(edition=edition, step="ronin", ninja=dict.fromkeys(ninja, 3), posts=posts, wounds={"kabe": 3})
    village.play("defender", move)
    if village.question == "drive":
        village.play("defender", "done")
    assert village.refused("defender", move) is Reason.ABILITY_IS_USED


@pytest.mark.parametrize("ronin", OPEN)
def test_a_shrine_marker_cancels_the_ability(edition: str, ronin: str) -> None:
    ninja, posts, move = OPEN[ronin]
    village = position(edition=edition, step="ronin", ninja=ninja, posts=posts, wounds={"kabe": 1}, cursed=[ronin])
    assert village.refused("defender", move) is Reason.ABILITY_IS_CURSED


@pytest.mark.parametrize("ronin", OPEN)
def test_the_fallen_use_no_ability(edition: str, ronin: str) -> None:
    alive = [name for name in RONIN_NAMES if name != ronin]
    village = position(edition=edition, step="ronin", ninja={"inn": 1, "shrine": 1}, wounds={"kabe": 1}, alive=alive)
    assert village.refused("defender", OPEN[ronin][2]) is Reason.RONIN_HAS_FALLEN


@pytest.mark.parametrize("ronin", OPEN)
def test_abilities_of_ronin_are_for_step_one_only(edition: str, ronin: str) -> None:
    """Neither in planning nor when the attacker has interrupted step 3 with a fight to divide."""
    move = OPEN[ronin][2]
    assert position(edition=edition).refused("defender", move) is Reason.NOT_NOW
    village = position(
        edition=edition,
        step="areas",
        ninja={"passage": 1},
        posts={"tasuke": "well", ronin: "well"},
    )
    village.play("attacker", "infiltrate well one")
    assert village.refused("defender", move) is Reason.NOT_NOW


def test_the_defender_chooses_the_order(edition: str) -> None:
    posts = {"musashi": "inn", "yumi": "well", "taiko": "shrine", "kabe": "granary"}
    village = position(edition=edition, step="ronin", ninja={"inn": 2}, posts=posts, wounds={"kabe": 1})
    assert village.legal("defender") == {"strike", "shoot", "heal kabe", "done"}
    village.play("defender", "shoot", "strike")
    assert village.legal("defender") == {"heal kabe", "done"}


def test_abilities_may_be_left_unused(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"inn": 1}, posts={"musashi": "inn"})
    assert village.play("defender", "done").wounds_of("musashi") == 1


def test_step_one_passes_by_itself_if_nobody_can_act(edition: str) -> None:
    village = position(edition=edition, alive=["kabe"]).reveal({"well": 1}, {"kabe": "inn"})
    assert village.step == "areas"


@pytest.mark.parametrize("ronin", OPEN)
def test_step_one_waits_for_anybody_who_can_act(edition: str, ronin: str) -> None:
    ninja, posts, move = OPEN[ronin]
    posts = posts | {"kabe": "well"}
    village = position(edition=edition, ninja=ninja, wounds={"kabe": int(ronin == "taiko")}, alive=[*posts])
    village.reveal({"fields-3": 1}, posts)
    assert (village.step, village.actors) == ("ronin", {"defender"})
    assert village.allows("defender", move)


@pytest.mark.parametrize(("ronin", "move"), [("musashi", "strike"), ("yobu", "drive watchtower")])
def test_musashi_and_yobu_act_on_a_contested_area(edition: str, ronin: str, move: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"well": 1}, posts={ronin: "inn"})
    assert village.refused("defender", move) is Reason.AREA_IS_NOT_CONTESTED


@pytest.mark.parametrize(("ronin", "move"), [("hayai", "ride well"), ("taiko", "heal kabe"), ("yumi", "shoot")])
def test_hayai_taiko_and_yumi_act_from_a_free_area(edition: str, ronin: str, move: str) -> None:
    village = position(
        edition=edition,
        step="ronin",
        ninja={"inn": 1, "well": 1},
        posts={ronin: "inn", "kabe": "shrine"},
        wounds={"kabe": 1},
    )
    assert village.refused("defender", move) is Reason.AREA_IS_NOT_FREE


@pytest.mark.parametrize(("old", "new"), [(1, 0), (0, 1)])
def test_musashi_strikes_a_ninja_old_or_new(edition: str, old: int, new: int) -> None:
    village = position(edition=edition, ninja={"granary": old})
    village.reveal({"granary": new, "fields-3": 1}, everyone(musashi="granary", avoiding=["fields-3"]))
    village.play("defender", "strike")
    assert village.ninja_on("granary") == 0


def test_musashis_victim_goes_to_the_supply(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"inn": 2}, posts={"musashi": "inn"}, reserve=10)
    supply = village.supply
    village.play("defender", "strike")
    assert (village.supply, village.reserve, village.wounds_of("musashi")) == (supply + 1, 10, 0)


def test_yobu_drives_ninja_to_adjacent_areas_only(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"inn": 2}, posts={"yobu": "inn"})
    assert village.legal("defender", "drive") == {"drive watchtower", "drive burial-grounds"}
    assert village.refused("defender", "drive well") is Reason.NOT_ADJACENT


def test_yobu_drives_two_ninja_at_most(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"inn": 3}, posts={"yobu": "inn"})
    village.play("defender", "drive watchtower", "drive watchtower")
    assert village.question == "none"
    assert village.refused("defender", "drive watchtower") is Reason.ABILITY_IS_USED


def test_yobu_ignores_deployment_limits(edition: str) -> None:
    """First edition; in the second a limit binds deployment only."""
    village = position(edition=edition, step="ronin", ninja={"inn": 2, "watchtower": 1}, posts={"yobu": "inn"})
    village.play("defender", "drive watchtower", "drive watchtower")
    assert village.ninja_on("watchtower") == 3


def test_yobu_may_drive_ninja_onto_another_ronin(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"inn": 1}, posts={"yobu": "inn", "kabe": "watchtower"})
    village.play("defender", "drive watchtower", "done")
    assert village.wounds_of("yobu") == 0
    assert village.wounds_of("kabe") == 1


def test_yobu_with_one_ninja_is_not_asked_for_a_second(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"inn": 1}, posts={"yobu": "inn"})
    village.play("defender", "drive watchtower")
    assert village.question == "none"


def test_yumi_shoots_a_ninja_of_the_reserve(edition: str) -> None:
    village = position(edition=edition, step="ronin", posts={"yumi": "inn"}, reserve=10)
    supply = village.supply
    village.play("defender", "shoot")
    assert (village.reserve, village.supply) == (9, supply + 1)


def test_yumi_finds_no_target_in_an_empty_reserve(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"well": 1}, posts={"yumi": "inn"}, reserve=0)
    assert village.refused("defender", "shoot") is Reason.RESERVE_IS_EMPTY


def test_taiko_heals_one_wound_which_goes_to_the_supply(edition: str) -> None:
    village = position(edition=edition, step="ronin", posts={"taiko": "inn"}, wounds={"kabe": 3}, reserve=10)
    supply = village.supply
    village.play("defender", "heal kabe")
    assert (village.wounds_of("kabe"), village.supply, village.reserve) == (2, supply + 1, 10)


def test_taiko_does_not_heal_himself(edition: str) -> None:
    village = position(edition=edition, step="ronin", posts={"taiko": "inn"}, wounds={"taiko": 2})
    assert village.refused("defender", "heal taiko") is Reason.TAIKO_CANNOT_HEAL_HIMSELF


def test_taiko_does_not_heal_the_fallen(edition: str) -> None:
    village = position(edition=edition, step="ronin", posts={"taiko": "inn"}, alive=["taiko", "kabe"])
    assert village.refused("defender", "heal yumi") is Reason.RONIN_HAS_FALLEN


def test_taiko_does_not_heal_wounds_that_come_later(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"well": 1}, posts={"taiko": "inn", "kabe": "well"})
    assert village.refused("defender", "heal kabe") is Reason.NO_WOUND_TO_HEAL


def test_hayai_rides_to_any_occupied_area_however_far(edition: str) -> None:
    village = position(
        edition=edition, step="ronin", ninja={"well": 1, "granary": 1, "inn": 1}, posts={"hayai": "shrine"}
    )
    assert village.legal("defender", "ride") == {"ride well", "ride granary", "ride inn"}
    village.play("defender", "ride granary")
    assert village.post_of("hayai") == "granary"


def test_hayai_fights_where_he_has_ridden(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"well": 2}, posts={"hayai": "inn"})
    village.play("defender", "ride well", "done")
    assert village.wounds_of("hayai") == 2
    assert village.ninja_on("well") == 0


def test_hayai_does_not_ride_to_a_free_area(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"well": 1}, posts={"hayai": "inn"})
    assert village.refused("defender", "ride shrine") is Reason.NO_NINJA_THERE


def test_hayai_does_not_ride_to_another_ronin(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"well": 1}, posts={"hayai": "inn", "kabe": "well"})
    assert village.refused("defender", "ride well") is Reason.AREA_IS_DEFENDED


def test_hayai_may_ride_to_tasuke(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"well": 2}, posts={"hayai": "inn", "tasuke": "well"})
    village.play("defender", "ride well", "done", "wound hayai", "wound tasuke")
    assert (village.wounds_of("hayai"), village.wounds_of("tasuke")) == (1, 1)


def test_hayai_does_not_ride_to_tasuke_and_her_companion(edition: str) -> None:
    posts = {"hayai": "inn", "tasuke": "well", "kabe": "well"}
    village = position(edition=edition, step="ronin", ninja={"well": 2}, posts=posts)
    assert village.refused("defender", "ride well") is Reason.AREA_IS_DEFENDED


def test_hayai_may_leave_tasuke(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"well": 1}, posts={"hayai": "inn", "tasuke": "inn"})
    village.play("defender", "ride well")
    assert (village.post_of("hayai"), village.post_of("tasuke")) == ("well", "inn")


def test_kabe_and_tasuke_have_nothing_to_do_in_step_one(edition: str) -> None:
    village = position(edition=edition, alive=["kabe", "tasuke"])
    village.reveal({"well": 1}, {"kabe": "inn", "tasuke": "shrine"})
    assert village.step == "areas"
