"""The supply: where markers go, and what happens when it is empty."""

from __future__ import annotations

from .village import position


def test_the_granary_brings_what_is_left_of_the_supply(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"granary": 1}, supply=1)
    reserve = village.reserve
    village.play("attacker", "loot")
    assert (village.reserve, village.supply) == (reserve + 1, 0)


def test_the_granary_brings_nothing_from_an_empty_supply(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"granary": 1}, supply=0)
    reserve = village.reserve
    village.play("attacker", "loot")
    assert (village.reserve, village.supply) == (reserve, 0)


def test_an_empty_supply_still_wounds_with_a_substitute(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"well": 1}, posts={"kabe": "inn"}, supply=0)
    village.play("attacker", "poison kabe")
    assert village.wounds_of("kabe") == 1
    assert village.supply == -1


def test_the_watchtower_too_wounds_with_substitutes(edition: str) -> None:
    posts = {"kabe": "inn", "yumi": "fields-3"}
    village = position(edition=edition, step="areas", ninja={"watchtower": 1}, posts=posts, supply=1)
    village.play("attacker", "volley")
    assert (village.wounds_of("kabe"), village.wounds_of("yumi"), village.supply) == (1, 1, -1)


def test_the_next_marker_for_the_supply_replaces_a_substitute(edition: str) -> None:
    """So the granary does not bring it back."""
    village = position(
        edition=edition, step="areas", ninja={"well": 1, "granary": 1}, posts={"kabe": "inn"}, supply=0, day=4
    )
    village.play("attacker", "poison kabe", "loot", "done")
    assert len(village.told("hunger")) == 1
    assert village.supply == 0


def test_a_fallen_ronin_returns_only_real_markers(edition: str) -> None:
    village = position(
        edition=edition, step="areas", ninja={"well": 1}, posts={"yumi": "inn"}, wounds={"yumi": 2}, supply=0
    )
    village.play("attacker", "poison yumi")
    assert village.has_fallen("yumi")
    assert village.supply == 2


def test_the_granary_brings_no_substitutes(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja={"well": 1, "granary": 1}, posts={"kabe": "inn"}, supply=0)
    reserve = village.reserve
    village.play("attacker", "poison kabe", "loot")
    assert (village.reserve, village.supply) == (reserve, -1)
