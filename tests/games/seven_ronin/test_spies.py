"""The spy tokens of the promo: a question before planning, and an answer that binds."""

from __future__ import annotations

import pytest

from tatami.games.seven_ronin.moves import Reason
from tatami.games.seven_ronin.state import HIDDEN

from .village import AREA_NAMES, PLACE, Table, everyone, new_game, position


@pytest.fixture
def spies(edition: str) -> Table:
    """A new game with spy tokens."""
    return new_game(edition, spies="yes")


def test_without_the_promo_nobody_spies(edition: str) -> None:
    village = new_game(edition)
    assert village.step == "planning"
    assert village.refused("attacker", "spy well") is Reason.NO_TOKEN


def test_the_attacker_is_asked_first_then_the_defender(spies: Table) -> None:
    assert (spies.step, spies.actors) == ("spying", {"attacker"})
    spies.play("attacker", "done")
    assert (spies.step, spies.actors) == ("spying", {"defender"})
    spies.play("defender", "done")
    assert (spies.step, spies.actors) == ("planning", {"attacker", "defender"})


def test_a_spy_watches_one_village_area(spies: Table) -> None:
    assert spies.legal("attacker") == {f"spy {area}" for area in AREA_NAMES} | {"done"}
    assert spies.refused("attacker", "spy green") is Reason.GREEN_IS_NO_AREA


def test_the_defender_answers_with_the_ronin_who_will_stand_there(spies: Table) -> None:
    spies.play("attacker", "spy well")
    assert spies.actors == {"defender"}
    spies.play("defender", "post kabe well", "done")
    assert spies.told("spy-sees-ronin") == [{"place": "place-well", "ronin": "ronin-kabe"}]


def test_the_defender_may_answer_that_nobody_will_stand_there(spies: Table) -> None:
    spies.play("attacker", "spy well").play("defender", "done")
    assert spies.told("spy-answered") == [{"seat": "seat-defender", "place": "place-well"}]
    assert spies.told("spy-sees-ronin") == []


def test_the_answer_may_name_tasuke_and_her_companion(spies: Table) -> None:
    spies.play("attacker", "spy well").play("defender", "post tasuke well", "post yumi well")
    assert spies.refused("defender", "post kabe well") is Reason.AREA_IS_DEFENDED
    spies.play("defender", "done")
    assert [seen["ronin"] for seen in spies.told("spy-sees-ronin")] == ["ronin-tasuke", "ronin-yumi"]


def test_the_attacker_answers_with_the_number_of_ninja_he_will_send(spies: Table) -> None:
    spies.play("attacker", "done").play("defender", "spy granary")
    assert spies.actors == {"attacker"}
    spies.play("attacker", "deploy granary", "deploy granary", "done")
    assert spies.told("spy-sees-ninja") == [{"place": "place-granary", "count": 2}]
    assert spies.step == "planning"


def test_an_answer_is_about_the_area_asked(spies: Table) -> None:
    spies.play("attacker", "spy well")
    assert spies.refused("defender", "post kabe inn") is Reason.NOT_THE_QUESTION
    spies.play("defender", "done", "spy inn")
    assert spies.refused("attacker", "deploy well") is Reason.NOT_THE_QUESTION


def test_an_answer_keeps_to_the_rules_of_planning(spies: Table) -> None:
    spies.play("attacker", "done").play("defender", "spy well").play("attacker", "deploy well")
    assert spies.refused("attacker", "deploy well") is Reason.LIMIT_REACHED


@pytest.mark.parametrize("area", AREA_NAMES)
@pytest.mark.parametrize("answered", [0, 1])
def test_nobody_may_be_added_to_the_defenders_answer(spies: Table, area: str, answered: int) -> None:
    spies.play("attacker", f"spy {area}").play("defender", *[f"post kabe {area}"] * answered, "done", "done")
    assert spies.refused("defender", f"post tasuke {area}") is Reason.PROMISED_TO_THE_SPY


@pytest.mark.parametrize("area", AREA_NAMES)
@pytest.mark.parametrize("answered", [0, 1])
def test_nothing_may_be_added_to_the_attackers_answer(spies: Table, area: str, answered: int) -> None:
    spies.play("attacker", "done").play("defender", f"spy {area}")
    spies.play("attacker", *[f"deploy {area}"] * answered, "done")
    assert spies.refused("attacker", f"deploy {area}") is Reason.PROMISED_TO_THE_SPY


def test_what_was_said_is_what_arrives(spies: Table) -> None:
    spies.play("attacker", "spy well").play("defender", "post kabe well", "done", "spy granary")
    spies.play("attacker", "deploy granary", "done", "done")
    posts = everyone(kabe="well", avoiding=["granary"])
    posts.pop("kabe")
    spies.defend(posts).play("defender", "done")
    assert spies.post_of("kabe") == "well"
    assert spies.ninja_on("granary") == 1


def test_the_answer_is_known_to_all_and_the_rest_of_the_plan_to_nobody(spies: Table) -> None:
    spies.play("attacker", "done").play("defender", "spy granary").play("attacker", "deploy granary", "done")
    spies.play("attacker", "deploy well")
    assert spies.seen_by("defender").planned_on("granary") == 1
    assert spies.seen_by("defender").planned_on("well") == HIDDEN


def test_a_token_serves_once_a_game(edition: str) -> None:
    village = position(edition=edition, options={"spies": "yes"}, ninja={"fields-2": 1}, alive=["kabe"])
    village.play("attacker", "spy well").play("defender", "done", "done")
    village.reveal({"fields-2": 1}, {"kabe": "inn"})
    assert (village.day, village.step, village.actors) == (2, "spying", {"defender"})
    assert village.village.token == [0, 1]
    village.play("defender", "spy well").play("attacker", "done")
    assert village.refused("defender", "spy inn") is Reason.NO_TOKEN
    village.reveal({"fields-2": 2}, {"kabe": "inn"})
    assert (village.day, village.step) == (3, "planning")


def test_a_defender_without_a_token_is_not_asked(edition: str) -> None:
    village = position(edition=edition, options={"spies": "yes"}, ninja={"fields-2": 1}, alive=["kabe"])
    village.play("attacker", "done").play("defender", "spy well").play("attacker", "done")
    village.reveal({"fields-2": 1}, {"kabe": "inn"}).play("attacker", "done")
    assert (village.day, village.step) == (2, "planning")


def test_a_token_kept_may_be_spent_on_a_later_day(edition: str) -> None:
    village = position(edition=edition, options={"spies": "yes"}, ninja={"fields-2": 1}, alive=["kabe"])
    village.play("attacker", "done").play("defender", "done")
    assert village.refused("attacker", "spy well") is Reason.NOT_NOW
    village.reveal({"fields-2": 1}, {"kabe": "inn"})
    village.play("attacker", "spy well")
    assert village.actors == {"defender"}


def test_a_promise_lasts_one_round(edition: str) -> None:
    village = position(edition=edition, options={"spies": "yes"}, ninja={"fields-2": 1}, alive=["kabe"])
    village.play("attacker", "spy well").play("defender", "done", "done").reveal({"fields-2": 1}, {"kabe": "inn"})
    village.play("defender", "done")
    assert village.allows("defender", "post kabe well")


def test_a_held_ronin_is_part_of_the_answer(edition: str) -> None:
    village = position(edition=edition, options={"spies": "yes"}, posts={"kabe": "well"}, held=["kabe"])
    village.play("attacker", "spy well").play("defender", "done")
    assert village.told("spy-sees-ronin") == [{"place": "place-well", "ronin": "ronin-kabe"}]
    assert village.village.promised[1] == PLACE["well"]
