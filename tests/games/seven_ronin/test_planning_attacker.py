"""Planning, the attacker: threat level, deployment limits, minimum attack force."""

from __future__ import annotations

import pytest

from tatami.games.seven_ronin.moves import Reason
from tatami.games.seven_ronin.state import HIDDEN

from .village import everyone, new_game, position


def test_new_ninja_go_to_no_more_areas_than_the_threat_level(edition: str) -> None:
    village = position(edition=edition).attack({"well": 1, "inn": 1, "shrine": 1})
    assert village.threat_level == 3
    assert village.refused("attacker", "deploy granary") is Reason.THREAT_REACHED


def test_fewer_areas_than_the_threat_level_may_be_attacked(edition: str) -> None:
    village = position(edition=edition).attack({"well": 1}).play("attacker", "done")
    assert village.actors == {"defender"}


def test_an_area_already_attacked_takes_more_within_the_threat_level(edition: str) -> None:
    village = position(edition=edition).attack({"granary": 1, "inn": 1, "shrine": 1})
    assert village.allows("attacker", "deploy granary")


def test_the_limit_binds_the_new_ninja_only(edition: str) -> None:
    """More ninja than the limit may stand on an area: those from before do not count."""
    village = position(edition=edition, ninja={"well": 3})
    village.attack({"well": 1}).play("attacker", "done").defend(everyone(avoiding=["well"])).play("defender", "done")
    assert village.ninja_on("well") == 4


def test_the_limit_is_counted_anew_each_round(edition: str) -> None:
    village = position(edition=edition, ninja={"shrine": 1}, alive=["kabe"])
    village.reveal({"shrine": 1}, {"kabe": "inn"})
    assert village.ninja_on("shrine") == 2
    village.play("attacker", "done")
    assert village.day == 2
    assert village.allows("attacker", "deploy shrine")


def test_fewer_ninja_than_the_minimum_are_not_enough(edition: str) -> None:
    village = position(edition=edition, day=3).attack({"granary": 2})
    assert village.refused("attacker", "done") is Reason.MINIMUM_NOT_MET


def test_the_minimum_may_stand_on_one_area(edition: str) -> None:
    village = position(edition=edition, day=3).attack({"fields-3": 3}).play("attacker", "done")
    assert village.actors == {"defender"}


@pytest.mark.parametrize("day", range(1, 9))
def test_the_minimum_is_the_day_or_the_threat_level_if_that_is_lower(edition: str, day: int) -> None:
    """First edition; the printed numbers of the second that are known agree."""
    village = position(edition=edition, day=day)
    assert village.minimum_force == min(day, village.threat_level)


def test_too_small_a_reserve_is_deployed_whole(edition: str) -> None:
    village = position(edition=edition, day=5, reserve=3).attack({"granary": 2})
    assert village.refused("attacker", "done") is Reason.MINIMUM_NOT_MET
    village.attack({"well": 1}).play("attacker", "done")
    assert village.actors == {"defender"}


def test_with_an_empty_reserve_nothing_is_deployed(edition: str) -> None:
    village = position(edition=edition, day=5, reserve=0, ninja={"well": 1})
    assert village.legal("attacker") == {"done"}


def test_no_more_ninja_than_the_reserve_has_can_be_planned(edition: str) -> None:
    village = position(edition=edition, reserve=2).attack({"granary": 2})
    assert village.refused("attacker", "deploy well") is Reason.RESERVE_IS_EMPTY


def test_unused_ninja_stay_in_the_reserve(edition: str) -> None:
    village = position(edition=edition, reserve=20)
    village.attack({"granary": 2, "green": 1})
    assert village.reserve == 20
    village.play("attacker", "done").defend(everyone()).play("defender", "done")
    assert village.reserve == 17


def test_the_plan_is_secret_until_both_are_ready(edition: str) -> None:
    village = new_game(edition).attack({"well": 1}).play("attacker", "done")
    assert village.seen_by("defender").planned_on("well") == HIDDEN
    assert village.seen_by("attacker").planned_on("well") == 1
    assert village.ninja_on("well") == 0
    village.defend(everyone()).play("defender", "done")
    assert village.seen_by("defender").ninja_on("well") == 1


def test_only_the_attacker_is_told_of_his_plan(edition: str) -> None:
    village = new_game(edition).attack({"well": 1})
    (planned,) = village.events
    assert planned.name == "ninja-planned"
    assert planned.seen_from(0)
    assert not planned.seen_from(1)


def test_who_is_ready_waits_for_the_other(edition: str) -> None:
    village = position(edition=edition).attack({"well": 1}).play("attacker", "done")
    assert village.refused("attacker", "deploy inn") is Reason.NOT_YOUR_DECISION
    assert village.step == "planning"
