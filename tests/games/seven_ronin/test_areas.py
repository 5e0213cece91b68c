"""Combat, step 3: what each occupied area can do, and the inn that copies."""

from __future__ import annotations

import pytest

from tatami.games.seven_ronin.moves import Reason

from .village import AREA_NAMES, everyone, position

# A use of each area that has an action of its own; Kabe is there to be chosen.
USES = {
    "watchtower": "volley",
    "granary": "loot",
    "well": "poison kabe",
    "animal-pen": "pen kabe",
    "shrine": "curse kabe",
    "burial-grounds": "recall burial-grounds",
    "passage": "infiltrate passage one",
}


@pytest.mark.parametrize("area", USES)
def test_an_area_must_be_occupied_to_be_used(edition: str, area: str) -> None:
    village = position(edition=edition, step="areas", ninja={"fields-2": 1}, posts={"kabe": "fields-3"})
    assert village.refused("attacker", USES[area]) is Reason.AREA_IS_NOT_OCCUPIED


@pytest.mark.parametrize("area", USES)
def test_an_area_is_used_once_a_round(edition: str, area: str) -> None:
    village = position(edition=edition, step="areas", ninja={area: 4}, posts={"kabe": "fields-3"})
    village.play("attacker", USES[area])
    if village.question == "recall":
        village.play("attacker", "done")
    assert village.refused("attacker", USES[area]) is Reason.ABILITY_IS_USED


@pytest.mark.parametrize("area", USES)
def test_areas_are_used_in_step_three_only(edition: str, area: str) -> None:
    village = position(edition=edition, ninja={area: 1})
    assert village.refused("attacker", USES[area]) is Reason.NOT_NOW


def test_areas_serve_the_attacker_only(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"granary": 1, "well": 1}, posts={"yumi": "inn"})
    assert village.refused("defender", "loot") is Reason.NOT_YOUR_DECISION
    assert village.refused("defender", "poison yumi") is Reason.NOT_YOUR_DECISION


def test_the_attacker_chooses_the_order(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"granary": 1, "well": 1}, posts={"kabe": "inn"})
    assert village.legal("attacker") == {"loot", "poison kabe", "done"}
    village.play("attacker", "poison kabe", "loot")
    assert village.legal("attacker") == {"done"}


def test_areas_may_be_left_unused(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"granary": 1}, reserve=10).play("attacker", "done")
    assert village.day == 2
    assert village.reserve == 10


def test_step_three_passes_by_itself_if_no_area_can_act(edition: str) -> None:
    """The inn alone has nothing to copy, a field nothing to do."""
    ninja = {"inn": 1, "shrine": 1}
    village = position(edition=edition, step="ronin", ninja=ninja, posts={"kabe": "shrine"}).play("defender", "done")
    assert village.day == 2
    village = position(edition=edition, step="ronin", ninja={"fields-2": 1}).play("defender", "done")
    assert village.day == 2


@pytest.mark.parametrize("area", USES)
def test_step_three_waits_if_an_area_can_act(edition: str, area: str) -> None:
    village = position(edition=edition, ninja={area: 1}, alive=["kabe"]).reveal({area: 1}, {"kabe": "fields-3"})
    assert (village.step, village.actors) == ("areas", {"attacker"})
    assert village.allows("attacker", USES[area])


def test_step_three_waits_if_the_inn_can_copy(edition: str) -> None:
    village = position(edition=edition, ninja={"fields-2": 1}, alive=["kabe"]).reveal({"inn": 1}, {"kabe": "shrine"})
    assert village.legal("attacker") == {"copy fields-2", "done"}


def test_ninja_of_earlier_rounds_keep_their_area_working(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"granary": 1}, reserve=10)
    village.play("attacker", "loot", "done")
    village.reveal({"fields-3": 2}, everyone(avoiding=["granary", "fields-3"]))
    village.play("defender", "done").play("attacker", "loot")
    assert village.reserve == 10 + 2 - 2 + 2


def test_the_watchtower_wounds_each_ronin_on_its_two_neighbours(edition: str) -> None:
    posts = {"kabe": "inn", "yumi": "fields-3", "hayai": "burial-grounds", "taiko": "fields-2"}
    village = position(edition=edition, step="areas", ninja={"watchtower": 1}, posts=posts)
    village.play("attacker", "volley")
    assert [village.wounds_of(ronin) for ronin in ("kabe", "yumi", "hayai", "taiko")] == [1, 1, 0, 0]


def test_the_watchtowers_wounds_come_from_the_supply(edition: str) -> None:
    posts = {"kabe": "inn", "yumi": "fields-3"}
    village = position(edition=edition, step="areas", ninja={"watchtower": 1}, posts=posts, reserve=10)
    supply = village.supply
    village.play("attacker", "volley")
    assert (village.supply, village.reserve, village.ninja_on("watchtower")) == (supply - 2, 10, 1)


def test_the_watchtower_may_fell_a_ronin(edition: str) -> None:
    village = position(
        edition=edition, step="areas", ninja={"watchtower": 1}, posts={"yumi": "inn"}, wounds={"yumi": 2}
    )
    assert village.play("attacker", "volley").has_fallen("yumi")


def test_the_granary_brings_two_ninja_from_the_supply_to_the_reserve(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"granary": 1}, reserve=10)
    supply = village.supply
    village.play("attacker", "loot")
    assert (village.reserve, village.supply) == (12, supply - 2)


def test_the_well_wounds_one_chosen_ronin_from_the_supply(edition: str) -> None:
    village = position(
        edition=edition, step="areas", ninja={"well": 1}, posts={"kabe": "inn", "yumi": "shrine"}, reserve=10
    )
    supply = village.supply
    assert village.legal("attacker", "poison") == {"poison kabe", "poison yumi"}
    village.play("attacker", "poison yumi")
    assert (village.wounds_of("yumi"), village.wounds_of("kabe")) == (1, 0)
    assert (village.supply, village.reserve, village.ninja_on("well")) == (supply - 1, 10, 1)


def test_the_well_may_fell_a_ronin(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"well": 1}, posts={"yumi": "inn"}, wounds={"yumi": 2})
    assert village.play("attacker", "poison yumi").has_fallen("yumi")


def test_the_animal_pen_keeps_one_chosen_ronin(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"animal-pen": 1}, posts={"kabe": "inn", "yumi": "shrine"})
    village.play("attacker", "pen kabe", "done")
    assert village.is_held("kabe")
    assert (village.post_of("kabe"), village.post_of("yumi")) == ("inn", "hand")


def test_the_shrine_cancels_one_chosen_ronins_ability_in_the_next_round(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"shrine": 1}, posts={"yumi": "inn"})
    village.play("attacker", "curse yumi")
    assert not village.is_cursed("yumi")
    village.play("attacker", "done")
    assert village.is_cursed("yumi")


def test_the_shrine_has_no_effect_on_kabe(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"shrine": 1}, posts={"kabe": "inn"})
    village.play("attacker", "curse kabe", "done")
    assert not village.is_cursed("kabe")


def test_the_burial_grounds_return_a_ninja_to_the_reserve(edition: str) -> None:
    """Not to the supply."""
    village = position(edition=edition, step="areas", ninja={"burial-grounds": 1, "well": 2}, reserve=10)
    supply = village.supply
    village.play("attacker", "recall well", "done")
    assert (village.reserve, village.supply, village.ninja_on("well")) == (11, supply, 1)


@pytest.mark.parametrize("second", ["well", "granary", "burial-grounds"])
def test_two_recalled_ninja_come_from_one_area_or_two(edition: str, second: str) -> None:
    ninja = {"burial-grounds": 1, "well": 2, "granary": 1}
    village = position(edition=edition, step="areas", ninja=ninja, reserve=10)
    village.play("attacker", "recall well", f"recall {second}")
    assert village.reserve == 12
    assert village.question == "none"
    assert village.ninja_on(second) == (0 if second == "well" else ninja[second] - 1)


def test_no_ninja_is_recalled_from_where_there_is_none(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"burial-grounds": 1})
    assert village.refused("attacker", "recall inn") is Reason.NO_NINJA_THERE


def test_the_burial_grounds_may_recall_their_own_ninja_and_then_another(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"burial-grounds": 1, "well": 1}, reserve=10)
    village.play("attacker", "recall burial-grounds", "recall well")
    assert village.reserve == 12
    assert village.state_of("burial-grounds") == "free"


def test_an_area_whose_ninja_were_recalled_no_longer_acts(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"burial-grounds": 1, "granary": 1})
    village.play("attacker", "recall granary", "done")
    assert village.refused("attacker", "loot") is Reason.AREA_IS_NOT_OCCUPIED


@pytest.mark.parametrize(("count", "sent"), [("one", 1), ("two", 2)])
def test_the_passage_sends_up_to_two_ninja_of_the_reserve_to_one_area(edition: str, count: str, sent: int) -> None:
    village = position(edition=edition, step="areas", ninja={"passage": 1}, reserve=10)
    supply = village.supply
    village.play("attacker", f"infiltrate well {count}")
    assert (village.ninja_on("well"), village.reserve, village.supply) == (sent, 10 - sent, supply)


def test_the_passage_leads_to_any_area(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"passage": 1, "inn": 2}, posts={"kabe": "well"})
    assert {text.split()[1] for text in village.legal("attacker", "infiltrate")} == set(AREA_NAMES)


def test_ninja_of_the_passage_fight_at_once(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"passage": 1}, posts={"kabe": "well"})
    village.play("attacker", "infiltrate well two")
    assert village.wounds_of("kabe") == 2
    assert village.ninja_on("well") == 0


def test_an_area_taken_through_the_passage_acts_in_the_same_step(edition: str) -> None:
    village = position(
        edition=edition, step="areas", ninja={"passage": 1}, posts={"yumi": "granary"}, wounds={"yumi": 2}
    )
    assert village.refused("attacker", "loot") is Reason.AREA_IS_NOT_OCCUPIED
    village.play("attacker", "infiltrate granary two")
    reserve = village.reserve
    assert village.play("attacker", "loot").reserve == reserve + 2


def test_the_passage_may_strengthen_an_area_already_held(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"passage": 1, "well": 3})
    assert village.play("attacker", "infiltrate well two").ninja_on("well") == 5


def test_the_passage_needs_a_reserve(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"passage": 1}, reserve=1)
    assert village.refused("attacker", "infiltrate well two") is Reason.RESERVE_IS_EMPTY
    assert village.play("attacker", "infiltrate well one").reserve == 0
    village = position(edition=edition, step="areas", ninja={"passage": 1}, reserve=0)
    assert village.legal("attacker") == {"done"}


def test_the_passage_ignores_limits_and_the_threat_level(edition: str) -> None:
    """Limits bind planning only."""
    ninja = {"passage": 1, "granary": 1, "burial-grounds": 1}
    village = position(edition=edition, step="areas", ninja=ninja).play("attacker", "infiltrate well two")
    assert village.ninja_on("well") == 2


@pytest.mark.parametrize("posts", [{}, {"kabe": "well"}], ids=["empty", "defended"])
def test_the_inn_copies_occupied_areas_only(edition: str, posts: dict[str, str]) -> None:
    village = position(edition=edition, step="areas", ninja={"inn": 1, "granary": 1}, posts=posts)
    assert village.refused("attacker", "copy well") is Reason.AREA_IS_NOT_OCCUPIED


def test_the_inn_does_not_copy_itself(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"inn": 1, "granary": 1})
    assert village.refused("attacker", "copy inn") is Reason.INN_CANNOT_COPY_ITSELF


def test_the_inn_alone_gives_nothing(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"inn": 1})
    assert village.legal("attacker") == {"done"}


def test_the_inn_acts_once_a_round(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"inn": 1, "granary": 1}).play("attacker", "copy granary")
    assert village.refused("attacker", "copy granary") is Reason.ABILITY_IS_USED


@pytest.mark.parametrize("first", ["loot", "copy granary"])
def test_the_inn_copies_before_or_after_the_area_itself_acts(edition: str, first: str) -> None:
    """A copy neither needs nor spends the other area's own use."""
    second = {"loot": "copy granary", "copy granary": "loot"}[first]
    village = position(edition=edition, step="areas", ninja={"inn": 1, "granary": 1}, reserve=10)
    village.play("attacker", first, second)
    assert village.reserve == 14


def test_the_inn_copies_the_well(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"inn": 1, "well": 1}, posts={"kabe": "shrine"})
    village.play("attacker", "copy well", "poison kabe", "poison kabe")
    assert village.wounds_of("kabe") == 2


def test_the_inn_copies_the_animal_pen(edition: str) -> None:
    """Two ronin stay."""
    posts = {"kabe": "shrine", "yumi": "well", "hayai": "granary"}
    village = position(edition=edition, step="areas", ninja={"inn": 1, "animal-pen": 1}, posts=posts)
    village.play("attacker", "copy animal-pen", "pen kabe", "pen yumi", "done")
    assert [village.post_of(ronin) for ronin in posts] == ["shrine", "well", "hand"]


def test_the_inn_copies_the_shrine(edition: str) -> None:
    """Two ronin lose their abilities."""
    posts = {"musashi": "granary", "yumi": "well", "hayai": "passage"}
    village = position(edition=edition, step="areas", ninja={"inn": 1, "shrine": 1}, posts=posts)
    village.play("attacker", "copy shrine", "curse musashi", "curse yumi", "done")
    assert [village.is_cursed(ronin) for ronin in posts] == [True, True, False]


def test_the_inn_copies_the_burial_grounds(edition: str) -> None:
    """Four ninja in all."""
    ninja = {"inn": 1, "burial-grounds": 1, "well": 4}
    village = position(edition=edition, step="areas", ninja=ninja, reserve=10)
    village.play("attacker", "copy burial-grounds", "recall well", "recall well", "recall well", "recall well")
    assert (village.reserve, village.ninja_on("well")) == (14, 0)


def test_the_inn_copies_the_passage(edition: str) -> None:
    """Two ninja more, to the same area or another."""
    village = position(edition=edition, step="areas", ninja={"inn": 1, "passage": 1}, reserve=10)
    village.play("attacker", "copy passage", "infiltrate well two", "infiltrate shrine one")
    assert (village.ninja_on("well"), village.ninja_on("shrine"), village.reserve) == (2, 1, 7)


def test_the_inn_copies_the_granary(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"inn": 1, "granary": 1}, reserve=10)
    assert village.play("attacker", "copy granary").reserve == 12


def test_the_inn_asks_only_for_the_target_of_what_it_copies(edition: str) -> None:
    ninja = {"inn": 1, "well": 1, "shrine": 1}
    village = position(edition=edition, step="areas", ninja=ninja, posts={"kabe": "granary"}).play(
        "attacker", "copy well"
    )
    assert village.legal("attacker") == {"poison kabe", "done"}
    assert village.refused("attacker", "curse kabe") is Reason.INN_COPIES_ANOTHER


@pytest.mark.parametrize("area", ["well", "animal-pen", "shrine", "passage"])
def test_the_inn_does_not_copy_what_would_find_no_target(edition: str, area: str) -> None:
    village = position(edition=edition, step="areas", ninja={"inn": 1, area: 1}, posts={"kabe": "green"}, reserve=0)
    assert village.refused("attacker", f"copy {area}") is Reason.NOTHING_TO_COPY


@pytest.mark.parametrize("field", ["fields-2", "fields-3"])
def test_the_inn_as_a_field_makes_three_areas_of_two(edition: str, field: str) -> None:
    village = position(edition=edition, step="areas", ninja={"inn": 1, field: 1})
    assert village.areas_held == 2
    assert village.play("attacker", f"copy {field}").areas_held == 3


def test_two_fields_count_as_three_areas(edition: str) -> None:
    assert position(edition=edition, step="areas", ninja={"fields-2": 1, "fields-3": 1}).areas_held == 3


def test_one_field_counts_as_one_area(edition: str) -> None:
    assert position(edition=edition, step="areas", ninja={"fields-2": 3}).areas_held == 1


def test_a_field_held_by_a_ronin_gives_nothing(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"fields-2": 1}, posts={"kabe": "fields-3"})
    assert village.areas_held == 1
