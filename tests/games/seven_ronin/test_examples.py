"""Every worked example of the two rulebooks. *First* is the French first edition, *second* the English second."""

from __future__ import annotations

import pytest

from tatami.games.seven_ronin.moves import Reason

from .village import everyone, new_game, position


def test_the_attacker_plans_five_of_the_seven_ninja_in_his_hand(edition: str) -> None:
    """Both, planning, example: burial grounds 2, watchtower 1, well 1, the green 1; two go back to the reserve."""
    village = new_game(edition)
    village.reveal({"burial-grounds": 2, "watchtower": 1, "well": 1, "green": 1}, everyone())
    assert [village.ninja_on(place) for place in ("burial-grounds", "watchtower", "well", "green")] == [2, 1, 1, 1]
    assert village.reserve == 35
    assert village.step == "ronin"


def test_the_ronin_of_the_example_stand_where_they_were_planned(edition: str) -> None:
    """Both, planning, example: the other player's ronin move to the same areas of the village."""
    village = new_game(edition).reveal({"well": 1}, everyone(musashi="watchtower"))
    assert village.post_of("musashi") == "watchtower"


def test_musashi_on_the_watchtower_cuts_down_the_only_ninja(edition: str) -> None:
    """Both, combat step 1, example: the marker goes to the supply and he is not hurt."""
    village = position(edition=edition, step="ronin", ninja={"watchtower": 1}, posts={"musashi": "watchtower"})
    supply = village.supply
    village.play("defender", "strike", "done")
    assert village.supply == supply + 1
    assert village.ninja_on("watchtower") == 0
    assert village.wounds_of("musashi") == 0


def test_musashi_wounded_twice_falls_to_two_of_three_ninja(edition: str) -> None:
    """Both, combat step 2, example of the fields (3): two old ninja and a new one, of which he cuts down one."""
    village = position(edition=edition, ninja={"fields-3": 2}, wounds={"musashi": 2})
    village.reveal({"fields-3": 1}, everyone(musashi="fields-3"))
    assert village.ninja_on("fields-3") == 3
    village.play("defender", "strike", "done")
    assert village.has_fallen("musashi")
    assert village.ninja_on("fields-3") == 0


def test_tasuke_beside_musashi_saves_him(edition: str) -> None:
    """Both, the same example: had Tasuke been there too, she could have taken the two wounds."""
    village = position(edition=edition, ninja={"fields-3": 2}, wounds={"musashi": 2})
    village.reveal({"fields-3": 1}, everyone(musashi="fields-3", tasuke="fields-3"))
    village.play("defender", "strike", "done", "wound tasuke", "wound tasuke")
    assert village.wounds_of("musashi") == 2
    assert village.wounds_of("tasuke") == 2


def test_three_wounds_may_be_split_one_and_two(edition: str) -> None:
    """Both, combat step 2: one of three to Tasuke's tile, two to the other's."""
    village = position(edition=edition, step="ronin", ninja={"inn": 3}, posts={"tasuke": "inn", "kabe": "inn"})
    village.play("defender", "done", "wound tasuke", "wound kabe", "wound kabe")
    assert village.wounds_of("tasuke") == 1
    assert village.wounds_of("kabe") == 2


@pytest.mark.parametrize("field", ["fields-2", "fields-3"])
def test_passage_inn_and_field_win_together(edition: str, field: str) -> None:
    """Both, combat step 3, example: the passage takes the inn from Yumi, the inn copies a field: five areas."""
    village = position(
        edition=edition,
        step="areas",
        ninja={"passage": 1, "burial-grounds": 1, field: 1},
        posts={"yumi": "inn"},
        wounds={"yumi": 2},
    )
    village.play("attacker", "infiltrate inn two")
    assert village.has_fallen("yumi")
    assert village.ninja_on("inn") == 1
    village.play("attacker", f"copy {field}", "done")
    assert (village.winner, village.ending) == ("attacker", "village-taken")


def test_both_fields_and_the_inn_are_four_areas_only(edition: str) -> None:
    """Both, the fields, example: three for the fields and one for the inn, still one short."""
    village = position(edition=edition, step="areas", ninja={"fields-2": 1, "fields-3": 1, "inn": 1})
    village.play("attacker", "copy fields-2")
    assert village.areas_held == 4
    village.play("attacker", "done")
    assert village.winner is None


@pytest.mark.parametrize(("day", "minimum"), [(2, 2), (5, 4)])
def test_at_least_two_ninja_attack_on_day_two_and_four_on_day_five(edition: str, day: int, minimum: int) -> None:
    """Both, planning, the attacker, example."""
    village = position(edition=edition, day=day).attack({"fields-3": min(3, minimum - 1)})
    assert village.refused("attacker", "done") is Reason.MINIMUM_NOT_MET
    village.attack({"shrine": 1}).play("attacker", "done")


def test_a_ninja_on_the_green_raises_a_limit_in_the_next_round(edition: str) -> None:
    """Both, the green and the attacker: not yet in the round in which it is sent there."""
    village = position(edition=edition).attack({"green": 1, "well": 1})
    assert village.refused("attacker", "deploy well") is Reason.LIMIT_REACHED
    village.play("attacker", "done").defend(everyone(kabe="well")).play("defender", "done", "done")
    assert village.day == 2
    village.attack({"well": 2})
    assert village.refused("attacker", "deploy well") is Reason.LIMIT_REACHED


def test_two_on_the_green_allow_five_on_an_area_of_limit_three(edition: str) -> None:
    """Second, the green, example."""
    village = position(edition=edition, ninja={"green": 2}).attack({"fields-3": 5})
    assert village.refused("attacker", "deploy fields-3") is Reason.LIMIT_REACHED


def test_two_on_the_green_allow_three_on_each_of_two_areas_of_limit_two(edition: str) -> None:
    """Second, the green, example."""
    village = position(edition=edition, ninja={"green": 2}).attack({"granary": 3, "passage": 3})
    assert village.refused("attacker", "deploy granary") is Reason.LIMIT_REACHED
    assert village.refused("attacker", "deploy passage") is Reason.LIMIT_REACHED


@pytest.mark.parametrize(
    ("drives", "left", "pen", "granary"),
    [
        (["drive granary", "done"], 2, 0, 1),
        (["drive granary", "drive granary"], 1, 0, 2),
        (["drive granary", "drive animal-pen"], 1, 1, 1),
    ],
    ids=["one", "two-to-one-area", "two-to-two-areas"],
)
def test_yobu_drives_one_or_two_ninja_to_one_or_two_areas(
    edition: str, drives: list[str], left: int, pen: int, granary: int
) -> None:
    """Both, Yobu, examples: one ninja, two into the same area, or two into different ones."""
    village = position(edition=edition, step="ronin", ninja={"well": 3}, posts={"yobu": "well"})
    village.play("defender", *drives)
    assert [village.ninja_on(area) for area in ("well", "animal-pen", "granary")] == [left, pen, granary]


def test_wounds_of_the_passage_are_divided_too(edition: str) -> None:
    """Both, Tasuke, example: wounds are divided even in another step of the round."""
    village = position(
        edition=edition,
        step="areas",
        ninja={"passage": 1},
        posts={"tasuke": "well", "yumi": "well"},
        wounds={"yumi": 2},
    )
    village.play("attacker", "infiltrate well two").play("defender", "wound tasuke", "wound tasuke")
    assert village.wounds_of("yumi") == 2
    assert village.wounds_of("tasuke") == 2


def test_musashi_and_yobu_do_nothing_to_ninja_of_the_passage(edition: str) -> None:
    """Both, Musashi and the passage, example: abilities of ronin are for step 1 only."""
    village = position(
        edition=edition, step="areas", ninja={"passage": 1}, posts={"musashi": "well", "tasuke": "well", "yobu": "inn"}
    )
    village.play("attacker", "infiltrate well one")
    assert village.refused("defender", "strike") is Reason.NOT_NOW
    village.play("defender", "wound musashi").play("attacker", "done")
    assert village.wounds_of("musashi") == 1


def test_the_inn_as_a_watchtower_wounds_a_ronin_on_the_burial_grounds() -> None:
    """Second, the inn: it shoots at its own neighbours, the burial grounds and the watchtower."""
    village = position(
        step="areas", ninja={"inn": 1, "watchtower": 1}, posts={"kabe": "burial-grounds", "taiko": "fields-3"}
    )
    village.play("attacker", "copy watchtower")
    assert village.wounds_of("kabe") == 1
    assert village.wounds_of("taiko") == 0


def test_mistakes_in_planning_are_refused_at_once(edition: str) -> None:
    """Both, mistakes, examples: above a limit, too many ronin together. Nobody has to plan again."""
    village = position(edition=edition).attack({"well": 1}).defend({"kabe": "well"})
    assert village.refused("attacker", "deploy well") is Reason.LIMIT_REACHED
    assert village.refused("defender", "post yumi well") is Reason.AREA_IS_DEFENDED
    assert village.planned_on("well") == 1
