"""The green: no village area, one ninja a round, and a ronin who clears it."""

from __future__ import annotations

import pytest

from tatami.games.seven_ronin.moves import Reason

from .village import everyone, position


def test_the_green_takes_one_ninja_a_round(edition: str) -> None:
    village = position(edition=edition).attack({"green": 1})
    assert village.refused("attacker", "deploy green") is Reason.GREEN_TAKES_ONE


def test_the_green_takes_a_ninja_however_many_are_there(edition: str) -> None:
    village = position(edition=edition, ninja={"green": 6}).reveal({"green": 1, "well": 1}, everyone())
    assert village.ninja_on("green") == 7


def test_the_green_is_outside_the_threat_level(edition: str) -> None:
    village = position(edition=edition).attack({"well": 1, "inn": 1, "shrine": 1})
    assert village.allows("attacker", "deploy green")
    village = position(edition=edition).attack({"green": 1, "well": 1, "inn": 1})
    assert village.allows("attacker", "deploy shrine")


def test_nobody_has_to_go_to_the_green(edition: str) -> None:
    village = position(edition=edition, ninja={"green": 1}).reveal({"well": 1}, everyone())
    assert village.ninja_on("green") == 1


def test_each_ninja_on_the_green_raises_one_limit_by_one(edition: str) -> None:
    village = position(edition=edition, ninja={"green": 1}).attack({"well": 2})
    assert village.refused("attacker", "deploy well") is Reason.LIMIT_REACHED
    village.attack({"inn": 1})
    assert village.refused("attacker", "deploy inn") is Reason.LIMIT_REACHED


def test_several_on_the_green_raise_one_limit_or_several(edition: str) -> None:
    village = position(edition=edition, ninja={"green": 3}).attack({"well": 3, "inn": 2})
    assert village.refused("attacker", "deploy inn") is Reason.LIMIT_REACHED
    village = position(edition=edition, ninja={"green": 3}).attack({"well": 4})
    assert village.refused("attacker", "deploy well") is Reason.LIMIT_REACHED


def test_the_green_raises_no_threat_level(edition: str) -> None:
    village = position(edition=edition, ninja={"green": 3}).attack({"well": 1, "inn": 1, "shrine": 1})
    assert village.refused("attacker", "deploy granary") is Reason.THREAT_REACHED


def test_no_ronin_goes_to_an_empty_green(edition: str) -> None:
    assert position(edition=edition).refused("defender", "post kabe green") is Reason.GREEN_IS_EMPTY


def test_the_ninja_sent_this_round_does_not_open_the_green(edition: str) -> None:
    """What counts is the start of planning (said in the second edition)."""
    village = position(edition=edition).attack({"green": 1, "well": 1}).play("attacker", "done")
    assert village.refused("defender", "post kabe green") is Reason.GREEN_IS_EMPTY


def test_a_ronin_on_the_green_removes_every_ninja_there_without_a_wound(edition: str) -> None:
    """The one that has just arrived too; all go to the supply."""
    village = position(edition=edition, ninja={"green": 3})
    supply = village.supply
    village.reveal({"green": 1, "well": 1}, everyone(kabe="green"))
    assert village.ninja_on("green") == 0
    assert village.supply == supply + 4
    assert village.wounds_of("kabe") == 0
    assert village.told("green-cleared") == [{"ronin": "ronin-kabe", "count": 4}]


def test_a_ronin_on_the_green_comes_home_at_the_end_of_the_round(edition: str) -> None:
    village = position(edition=edition, ninja={"green": 1}, alive=["kabe"])
    village.reveal({"well": 1}, {"kabe": "green"})
    assert village.day == 2
    assert village.post_of("kabe") == "hand"


def test_only_one_ronin_goes_to_the_green(edition: str) -> None:
    village = position(edition=edition, ninja={"green": 1}).defend({"kabe": "green"})
    assert village.refused("defender", "post yumi green") is Reason.GREEN_IS_TAKEN


@pytest.mark.parametrize(("first", "second"), [("tasuke", "kabe"), ("kabe", "tasuke")])
def test_tasuke_does_not_share_the_green(edition: str, first: str, second: str) -> None:
    village = position(edition=edition, ninja={"green": 1}).defend({first: "green"})
    assert village.refused("defender", f"post {second} green") is Reason.GREEN_IS_TAKEN


@pytest.mark.parametrize(
    ("ronin", "move"),
    [
        ("musashi", "strike"),
        ("yumi", "shoot"),
        ("taiko", "heal kabe"),
        ("hayai", "ride well"),
        ("yobu", "drive well"),
    ],
)
def test_no_ronin_uses_his_ability_on_the_green(edition: str, ronin: str, move: str) -> None:
    village = position(
        edition=edition, step="ronin", ninja={"well": 1}, posts={ronin: "green", "kabe": "inn"}, wounds={"kabe": 1}
    )
    assert village.refused("defender", move) is Reason.RONIN_IS_ON_THE_GREEN


def test_hayai_does_not_ride_to_the_green(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"green": 1}, posts={"hayai": "inn"})
    assert village.refused("defender", "ride green") is Reason.GREEN_IS_NO_AREA


def test_yobu_drives_no_ninja_to_the_green(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"inn": 1}, posts={"yobu": "inn"})
    assert village.refused("defender", "drive green") is Reason.GREEN_IS_NO_AREA


@pytest.mark.parametrize(("area", "move"), [("well", "poison"), ("animal-pen", "pen"), ("shrine", "curse")])
def test_well_pen_and_shrine_reach_nobody_on_the_green(edition: str, area: str, move: str) -> None:
    village = position(edition=edition, step="areas", ninja={area: 1}, posts={"yumi": "green", "kabe": "inn"})
    assert village.refused("attacker", f"{move} yumi") is Reason.RONIN_IS_ON_THE_GREEN
    assert village.legal("attacker", move) == {f"{move} kabe"}


def test_the_watchtower_reaches_nobody_on_the_green(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"watchtower": 1}, posts={"yumi": "green"})
    assert village.play("attacker", "volley").wounds_of("yumi") == 0


def test_the_passage_sends_nobody_to_the_green(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"passage": 1})
    assert village.refused("attacker", "infiltrate green one") is Reason.GREEN_IS_NO_AREA


def test_the_burial_grounds_recall_nobody_from_the_green(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"burial-grounds": 1, "green": 2})
    assert village.refused("attacker", "recall green") is Reason.GREEN_IS_NO_AREA
    village.play("attacker", "recall burial-grounds")
    assert village.question == "none"


def test_the_inn_does_not_copy_the_green(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"inn": 1, "green": 2})
    assert village.refused("attacker", "copy green") is Reason.GREEN_IS_NO_AREA


def test_the_green_is_not_one_of_the_areas_that_win(edition: str) -> None:
    village = position(
        edition=edition, step="areas", ninja={"green": 3, "well": 1, "inn": 1, "shrine": 1, "granary": 1}
    )
    assert village.areas_held == 4
    assert village.play("attacker", "done").winner is None
