"""The end of the day: clearing the board, the animal pen, shrine markers, hunger, the time marker."""

from __future__ import annotations

import pytest

from tatami.games.seven_ronin.moves import Reason

from .village import everyone, position


def test_the_ronin_come_back_to_hand(edition: str) -> None:
    posts = {"kabe": "inn", "tasuke": "inn", "yumi": "well"}
    village = position(edition=edition, step="areas", ninja={"granary": 1}, posts=posts).play("attacker", "done")
    assert {village.post_of(ronin) for ronin in posts} == {"hand"}


def test_the_ninja_stay_where_they_are(edition: str) -> None:
    ninja = {"granary": 2, "well": 1, "green": 3}
    village = position(edition=edition, step="areas", ninja=ninja).play("attacker", "done")
    assert {place: village.ninja_on(place) for place in ninja} == ninja


def test_the_attacker_cannot_take_ninja_back(edition: str) -> None:
    """Only the burial grounds do."""
    village = position(edition=edition, step="areas", ninja={"granary": 2})
    assert village.refused("attacker", "recall granary") is Reason.AREA_IS_NOT_OCCUPIED


def test_a_penned_ronin_takes_no_part_in_the_next_planning(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"animal-pen": 1}, posts={"kabe": "inn"})
    village.play("attacker", "pen kabe", "done")
    assert village.refused("defender", "post kabe well") is Reason.RONIN_IS_HELD
    posts = everyone(avoiding=["inn", "animal-pen"])
    posts.pop("kabe")
    village.reveal({"well": 1, "granary": 1}, posts)
    assert village.post_of("kabe") == "inn"
    assert village.told("ronin-stays") == [{"ronin": "ronin-kabe", "place": "place-inn"}]


def test_the_pen_keeps_a_ronin_for_one_round_only(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"animal-pen": 1}, posts={"kabe": "inn"}, alive=["kabe"])
    village.play("attacker", "pen kabe", "done")
    village.reveal({"fields-3": 2}, {}).play("attacker", "done")
    assert village.day == 3
    assert (village.post_of("kabe"), village.is_held("kabe")) == ("hand", False)


def test_a_penned_ronin_may_be_penned_again(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"animal-pen": 1}, posts={"kabe": "inn"}, held=["kabe"])
    village.play("attacker", "pen kabe", "done")
    assert (village.post_of("kabe"), village.is_held("kabe")) == ("inn", True)


def test_a_held_ronin_fights_the_ninja_sent_to_his_area(edition: str) -> None:
    village = position(edition=edition, posts={"kabe": "granary"}, held=["kabe"], alive=["kabe"])
    village.attack({"granary": 2}).play("attacker", "done").play("defender", "done")
    assert village.wounds_of("kabe") == 2
    assert village.ninja_on("granary") == 0


def test_a_held_ronin_may_fall(edition: str) -> None:
    village = position(
        edition=edition, posts={"yumi": "granary"}, held=["yumi"], wounds={"yumi": 1}, alive=["yumi", "kabe"]
    )
    village.reveal({"granary": 2}, {"kabe": "inn"})
    assert village.has_fallen("yumi")
    assert not village.is_held("yumi")


def test_a_held_ronin_uses_his_ability(edition: str) -> None:
    village = position(edition=edition, posts={"yumi": "inn"}, held=["yumi"], alive=["yumi"], reserve=10)
    village.attack({"well": 1}).play("attacker", "done").play("defender", "done", "shoot")
    assert village.reserve == 8


def test_two_ronin_stay_when_the_inn_copies_the_pen(edition: str) -> None:
    posts = {"kabe": "well", "tasuke": "well", "yumi": "shrine"}
    village = position(edition=edition, step="areas", ninja={"animal-pen": 1, "inn": 1}, posts=posts)
    village.play("attacker", "pen kabe", "copy animal-pen", "pen tasuke", "done")
    assert [village.post_of(ronin) for ronin in posts] == ["well", "well", "hand"]


def test_a_shrine_marker_lies_through_the_next_round_and_then_leaves(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"shrine": 1}, posts={"yumi": "inn"}, alive=["yumi"])
    village.play("attacker", "curse yumi", "done")
    village.reveal({"fields-3": 2}, {"yumi": "inn"})
    assert village.step == "areas"
    assert village.is_cursed("yumi")
    village.play("attacker", "done")
    assert village.day == 3
    assert not village.is_cursed("yumi")


def test_two_shrine_markers_leave_together(edition: str) -> None:
    alive = ["yumi", "taiko"]
    village = position(edition=edition, posts={}, cursed=alive, alive=alive)
    village.reveal({"fields-3": 1}, {"yumi": "inn", "taiko": "well"})
    assert village.day == 2
    assert not any(village.is_cursed(ronin) for ronin in alive)


def test_a_cursed_ronin_may_be_cursed_again(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"shrine": 1}, posts={"yumi": "inn"}, cursed=["yumi"])
    village.play("attacker", "curse yumi", "done")
    assert village.is_cursed("yumi")


def test_what_was_used_is_fresh_again_next_round(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"granary": 1}, posts={"yumi": "inn"}, alive=["yumi"])
    village.play("defender", "shoot", "done").play("attacker", "loot", "done")
    village.reveal({"well": 1, "fields-3": 1}, {"yumi": "inn"})
    village.play("defender", "shoot", "done").play("attacker", "loot")
    assert village.day == 2


def test_the_inn_is_a_field_for_one_round_only(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"inn": 1, "fields-2": 1}, alive=["kabe"])
    village.play("attacker", "copy fields-2", "done")
    village.reveal({"fields-2": 2}, {"kabe": "well"})
    assert village.areas_held == 2


@pytest.mark.parametrize("day", range(1, 4))
def test_nobody_starves_on_the_first_three_days(edition: str, day: int) -> None:
    village = position(edition=edition, step="areas", day=day, ninja={"fields-2": 1}, reserve=10)
    village.play("attacker", "done")
    assert (village.day, village.reserve) == (day + 1, 10)


@pytest.mark.parametrize("day", range(4, 8))
def test_from_day_four_a_ninja_of_the_reserve_starves(edition: str, day: int) -> None:
    village = position(edition=edition, step="areas", day=day, ninja={"fields-2": 1}, reserve=10)
    supply = village.supply
    village.play("attacker", "done")
    assert (village.day, village.reserve, village.supply) == (day + 1, 9, supply + 1)
    assert village.ninja_on("fields-2") == 1


def test_with_an_empty_reserve_nobody_starves(edition: str) -> None:
    village = position(edition=edition, step="areas", day=4, ninja={"fields-2": 1}, reserve=0)
    village.play("attacker", "done")
    assert (village.day, village.ninja_on("fields-2"), village.reserve) == (5, 1, 0)


def test_the_time_marker_brings_a_new_threat_level_and_minimum(edition: str) -> None:
    village = position(edition=edition, step="areas", day=3, ninja={"fields-2": 1}).play("attacker", "done")
    assert (village.threat_level, village.minimum_force) == (4, 4)
    assert village.told("day-breaks") == [{"day": 4, "threat": 4, "minimum": 4}]


def test_a_new_round_begins_with_planning(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"fields-2": 1}).play("attacker", "done")
    assert (village.step, village.actors) == ("planning", {"attacker", "defender"})
    assert not village.allows("defender", "done")


def test_on_the_eighth_day_nobody_starves_any_more(edition: str) -> None:
    """The defender has won before the icon of that day is looked at."""
    village = position(edition=edition, step="areas", day=8, ninja={"fields-2": 1}, reserve=1).play("attacker", "done")
    assert village.reserve == 1
    assert village.told("hunger") == []
