"""Planning, the defender: every ronin, one an area, Tasuke beside another."""

from __future__ import annotations

import pytest

from tatami.games.seven_ronin.moves import Reason
from tatami.games.seven_ronin.state import HIDDEN

from .village import AREA_NAMES, RONIN_NAMES, everyone, new_game, position


def test_every_available_ronin_must_be_deployed(edition: str) -> None:
    posts = everyone()
    posts.pop("kabe")
    village = position(edition=edition).defend(posts)
    assert village.refused("defender", "done") is Reason.RONIN_ARE_LEFT
    village.play("defender", "post kabe fields-3", "done")
    assert village.actors == {"attacker"}


def test_a_ronin_is_deployed_once(edition: str) -> None:
    village = position(edition=edition).defend({"kabe": "well"})
    assert village.refused("defender", "post kabe inn") is Reason.RONIN_IS_PLANNED


def test_one_ronin_defends_an_area(edition: str) -> None:
    village = position(edition=edition).defend({"kabe": "well"})
    for other in set(RONIN_NAMES) - {"kabe", "tasuke"}:
        assert village.refused("defender", f"post {other} well") is Reason.AREA_IS_DEFENDED


def test_tasuke_may_join_another(edition: str) -> None:
    village = position(edition=edition).defend({"kabe": "well", "tasuke": "well"})
    assert village.refused("defender", "post yumi well") is Reason.AREA_IS_DEFENDED


@pytest.mark.parametrize("area", AREA_NAMES)
def test_another_may_join_tasuke(edition: str, area: str) -> None:
    village = position(edition=edition).defend({"tasuke": area, "kabe": area})
    assert village.refused("defender", f"post yumi {area}") is Reason.AREA_IS_DEFENDED


def test_tasuke_may_stand_alone(edition: str) -> None:
    village = position(edition=edition).reveal({"well": 1}, everyone(tasuke="shrine"))
    assert village.post_of("tasuke") == "shrine"


def test_a_ronin_may_go_to_any_area_whoever_holds_it(edition: str) -> None:
    village = position(edition=edition, ninja={"inn": 2})
    assert village.legal("defender", "post") >= {f"post kabe {area}" for area in AREA_NAMES}


def test_the_fallen_are_not_deployed(edition: str) -> None:
    village = position(edition=edition, alive=["kabe", "yumi"])
    assert village.refused("defender", "post taiko inn") is Reason.RONIN_HAS_FALLEN
    village.defend({"kabe": "inn", "yumi": "well"}).play("defender", "done")
    assert village.actors == {"attacker"}


def test_where_the_ronin_are_planned_is_secret(edition: str) -> None:
    village = new_game(edition).defend({"kabe": "well"})
    assert village.seen_by("attacker").village.plan[1] == HIDDEN
    (planned,) = village.events
    assert planned.seen_from(1)
    assert not planned.seen_from(0)


def test_the_ronin_stand_on_the_board_only_when_the_screens_are_lifted(edition: str) -> None:
    village = position(edition=edition).defend(everyone(kabe="well"))
    assert village.post_of("kabe") == "hand"
    village.play("defender", "done").attack({"well": 1}).play("attacker", "done")
    assert village.post_of("kabe") == "well"
    assert village.step == "ronin"


def test_an_area_is_free_contested_or_occupied(edition: str) -> None:
    """Without ninja it is free, also with a ronin; with both, contested; with ninja alone, occupied."""
    village = position(
        edition=edition, step="ronin", ninja={"inn": 1, "well": 1}, posts={"kabe": "inn", "yumi": "shrine"}
    )
    states = {area: village.state_of(area) for area in ("inn", "well", "shrine", "granary")}
    assert states == {"inn": "contested", "well": "occupied", "shrine": "free", "granary": "free"}
