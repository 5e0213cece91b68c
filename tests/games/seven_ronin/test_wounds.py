"""Combat, step 2: ninja become wounds, ronin fall, and Tasuke shares."""

from __future__ import annotations

import pytest

from tatami.games.seven_ronin.moves import Reason

from .village import AREA_NAMES, everyone, position


def test_ninja_become_wounds_of_the_ronin_in_their_area(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"well": 3}, posts={"kabe": "well"})
    village.play("defender", "done")
    assert village.wounds_of("kabe") == 3
    assert village.ninja_on("well") == 0


def test_old_and_new_ninja_wound_alike(edition: str) -> None:
    village = position(edition=edition, ninja={"granary": 2})
    village.reveal({"granary": 2}, everyone(kabe="granary")).play("defender", "done")
    assert village.wounds_of("kabe") == 4


def test_ninja_that_nobody_meets_occupy_the_area(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"well": 1}, posts={"kabe": "inn"})
    village.play("defender", "done")
    assert village.state_of("well") == "occupied"
    assert village.told("occupied") == [{"place": "place-well", "count": 1}]
    assert village.step == "areas"


def test_ninja_beyond_a_ronins_vitality_hold_the_area(edition: str) -> None:
    """No tile holds more wounds than it has spaces."""
    village = position(edition=edition, step="ronin", ninja={"granary": 5}, posts={"yumi": "granary"})
    village.play("defender", "done")
    assert village.has_fallen("yumi")
    assert village.ninja_on("granary") == 2
    assert village.state_of("granary") == "occupied"


def test_a_full_tile_fells_a_ronin_at_once(edition: str) -> None:
    """As soon as the wounds equal the vitality, not at the wound after that; the area is empty then."""
    village = position(
        edition=edition, step="ronin", ninja={"granary": 1}, posts={"yumi": "granary"}, wounds={"yumi": 2}
    )
    village.play("defender", "done")
    assert village.has_fallen("yumi")
    assert village.ninja_on("granary") == 0


def test_the_wounds_of_the_fallen_go_to_the_supply(edition: str) -> None:
    """Never to the reserve."""
    village = position(
        edition=edition, step="ronin", ninja={"granary": 1}, posts={"kabe": "granary"}, wounds={"kabe": 6}, reserve=10
    )
    supply = village.supply
    village.play("defender", "done")
    assert (village.supply, village.reserve, village.wounds_of("kabe")) == (supply + 7, 10, 0)


def test_the_fallen_never_return(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"fields-2": 3}, posts={"yumi": "fields-2"})
    village.play("defender", "done")
    assert village.day == 2
    assert village.post_of("yumi") == "fallen"
    assert village.refused("defender", "post yumi inn") is Reason.RONIN_HAS_FALLEN


def test_wounds_stay_from_round_to_round(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"fields-2": 2}, posts={"kabe": "fields-2"})
    village.play("defender", "done")
    assert village.day == 2
    assert village.wounds_of("kabe") == 2


def test_every_area_fights(edition: str) -> None:
    ninja = {"well": 1, "inn": 2, "shrine": 4}
    posts = {"kabe": "well", "hayai": "inn", "yobu": "shrine"}
    village = position(edition=edition, step="ronin", ninja=ninja, posts=posts).play("defender", "done")
    assert (village.wounds_of("kabe"), village.wounds_of("hayai")) == (1, 2)
    assert village.has_fallen("yobu")
    assert village.ninja_on("shrine") == 1


@pytest.mark.parametrize("area", AREA_NAMES)
def test_the_defender_divides_wounds_between_tasuke_and_her_companion(edition: str, area: str) -> None:
    village = position(edition=edition, step="ronin", ninja={area: 2}, posts={"tasuke": area, "kabe": area})
    village.play("defender", "done")
    assert village.question == "divide"
    assert village.actors == {"defender"}
    assert village.legal("defender") == {"wound tasuke", "wound kabe"}


def test_all_wounds_must_be_divided(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"well": 2}, posts={"tasuke": "well", "kabe": "well"})
    village.play("defender", "done", "wound kabe")
    assert village.refused("defender", "done") is Reason.NOT_NOW
    village.play("defender", "wound kabe")
    assert village.wounds_of("kabe") == 2


def test_only_the_ronin_in_the_fight_take_its_wounds(edition: str) -> None:
    posts = {"tasuke": "well", "kabe": "well", "yumi": "inn"}
    village = position(edition=edition, step="ronin", ninja={"well": 1}, posts=posts, alive=[*posts])
    village.play("defender", "done")
    assert village.refused("defender", "wound yumi") is Reason.NOT_IN_THIS_FIGHT
    assert village.refused("defender", "wound hayai") is Reason.RONIN_HAS_FALLEN


def test_all_wounds_may_go_to_one_of_the_two(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"well": 4}, posts={"tasuke": "well", "kabe": "well"})
    village.play("defender", "done", *["wound kabe"] * 4)
    assert (village.wounds_of("kabe"), village.wounds_of("tasuke")) == (4, 0)


def test_once_one_of_the_two_has_fallen_the_rest_wounds_the_other(edition: str) -> None:
    posts = {"tasuke": "well", "kabe": "well"}
    village = position(edition=edition, step="ronin", ninja={"well": 4}, posts=posts, wounds={"tasuke": 2})
    village.play("defender", "done", "wound tasuke")
    assert village.has_fallen("tasuke")
    assert village.wounds_of("kabe") == 3
    assert village.ninja_on("well") == 0
    assert village.question == "none"


def test_ninja_that_fell_both_leave_nothing_to_divide(edition: str) -> None:
    """As many as fit are placed, and only the rest holds the area."""
    posts = {"tasuke": "well", "yumi": "well"}
    village = position(edition=edition, step="ronin", ninja={"well": 7}, posts=posts).play("defender", "done")
    assert village.has_fallen("tasuke")
    assert village.has_fallen("yumi")
    assert village.ninja_on("well") == 1


def test_exactly_enough_ninja_for_both_fell_both(edition: str) -> None:
    posts = {"tasuke": "well", "yumi": "well"}
    village = position(edition=edition, step="ronin", ninja={"well": 6}, posts=posts).play("defender", "done")
    assert village.has_fallen("tasuke")
    assert village.has_fallen("yumi")
    assert village.ninja_on("well") == 0


def test_the_other_fights_are_over_when_wounds_are_divided(edition: str) -> None:
    posts = {"tasuke": "well", "kabe": "well", "yumi": "passage"}
    village = position(edition=edition, step="ronin", ninja={"well": 1, "passage": 2}, posts=posts)
    village.play("defender", "done")
    assert village.wounds_of("yumi") == 2
    village.play("defender", "wound tasuke")
    assert village.step == "planning"


def test_dividing_in_step_two_leads_on_to_step_three(edition: str) -> None:
    posts = {"tasuke": "well", "kabe": "well"}
    village = position(edition=edition, step="ronin", ninja={"well": 1, "granary": 1}, posts=posts)
    village.play("defender", "done", "wound tasuke")
    assert (village.step, village.actors) == ("areas", {"attacker"})


def test_after_dividing_the_passages_wounds_the_attacker_goes_on(edition: str) -> None:
    posts = {"tasuke": "well", "kabe": "well"}
    village = position(edition=edition, step="areas", ninja={"passage": 1, "granary": 1}, posts=posts)
    village.play("attacker", "infiltrate well two")
    assert village.actors == {"defender"}
    village.play("defender", "wound tasuke", "wound kabe")
    assert (village.step, village.actors) == ("areas", {"attacker"})
    assert village.allows("attacker", "loot")


def test_wounds_are_divided_when_the_inn_copies_the_passage(edition: str) -> None:
    posts = {"tasuke": "well", "kabe": "well"}
    village = position(edition=edition, step="areas", ninja={"passage": 1, "inn": 1}, posts=posts)
    village.play("attacker", "infiltrate well two").play("defender", "wound tasuke", "wound kabe")
    village.play("attacker", "copy passage", "infiltrate well two").play("defender", "wound kabe", "wound kabe")
    assert (village.wounds_of("tasuke"), village.wounds_of("kabe")) == (1, 3)
    assert village.actors == {"attacker"}
    assert village.question == "none"


@pytest.mark.parametrize("poisoned", ["tasuke", "yumi"])
def test_the_wells_wound_is_not_divided(edition: str, poisoned: str) -> None:
    """The attacker says which of the two it is."""
    village = position(edition=edition, step="areas", ninja={"well": 1}, posts={"tasuke": "inn", "yumi": "inn"})
    village.play("attacker", f"poison {poisoned}")
    assert {ronin: village.wounds_of(ronin) for ronin in ("tasuke", "yumi")} == {
        "tasuke": int(poisoned == "tasuke"),
        "yumi": int(poisoned == "yumi"),
    }


def test_the_watchtowers_wounds_are_not_divided(edition: str) -> None:
    """Each of the two takes one."""
    village = position(edition=edition, step="areas", ninja={"watchtower": 1}, posts={"tasuke": "inn", "yumi": "inn"})
    village.play("attacker", "volley")
    assert (village.wounds_of("tasuke"), village.wounds_of("yumi")) == (1, 1)


def test_nobody_fights_on_the_green(edition: str) -> None:
    """The green is cleared before the combat, so whoever is there is never hurt."""
    village = position(edition=edition, ninja={"green": 2}, alive=["kabe"])
    village.reveal({"green": 1, "fields-2": 1}, {"kabe": "green"})
    assert village.day == 2
    assert village.wounds_of("kabe") == 0
