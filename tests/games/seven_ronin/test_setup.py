"""Set-up, and what is printed on board and tiles."""

from __future__ import annotations

import pytest

from tatami.games.seven_ronin.components import CLOCKWISE, LIMIT, RING, THREAT, TimeTrack
from tatami.kernel.events import spelled

from .village import AREA_NAMES, PLACE, RONIN_NAMES, new_game, position

VITALITIES = {"hayai": 5, "kabe": 7, "musashi": 4, "taiko": 5, "tasuke": 3, "yobu": 3, "yumi": 3}

LIMITS = {
    "watchtower": 1,
    "granary": 2,
    "well": 1,
    "inn": 1,
    "animal-pen": 2,
    "shrine": 1,
    "burial-grounds": 2,
    "fields-2": 2,
    "fields-3": 3,
    "passage": 2,
}


def test_the_time_marker_begins_on_day_one(edition: str) -> None:
    assert new_game(edition).day == 1


def test_forty_ninja_begin_in_reserve_and_ten_in_the_supply(edition: str) -> None:
    village = new_game(edition)
    assert (village.reserve, village.supply) == (40, 10)
    assert all(village.ninja_on(place) == 0 for place in PLACE)


def test_seven_unhurt_ronin_begin_in_hand(edition: str) -> None:
    village = new_game(edition)
    assert all(village.post_of(ronin) == "hand" for ronin in RONIN_NAMES)
    assert all(village.wounds_of(ronin) == 0 for ronin in RONIN_NAMES)


def test_nobody_begins_with_a_shrine_marker_or_in_the_pen(edition: str) -> None:
    village = new_game(edition)
    assert not any(village.is_cursed(ronin) or village.is_held(ronin) for ronin in RONIN_NAMES)


def test_reserve_and_wounds_are_open_to_both(edition: str) -> None:
    village = position(edition=edition, step="ronin", posts={"kabe": "inn"}, wounds={"kabe": 3}, reserve=12)
    assert village.seen_by("defender").reserve == 12
    assert village.seen_by("attacker").wounds_of("kabe") == 3


def test_a_round_begins_with_both_sides_planning(edition: str) -> None:
    village = new_game(edition)
    assert village.step == "planning"
    assert village.actors == {"attacker", "defender"}


@pytest.mark.parametrize(("ronin", "vitality"), VITALITIES.items())
def test_each_ronin_falls_to_as_many_wounds_as_his_vitality(edition: str, ronin: str, vitality: int) -> None:
    hurt = position(edition=edition, step="ronin", ninja={"well": vitality - 1}, posts={ronin: "well"})
    assert hurt.play("defender", "done").wounds_of(ronin) == vitality - 1
    felled = position(edition=edition, step="ronin", ninja={"well": vitality}, posts={ronin: "well"})
    assert felled.play("defender", "done").has_fallen(ronin)


@pytest.mark.parametrize(("area", "limit"), LIMITS.items())
def test_each_area_has_its_deployment_limit(edition: str, area: str, limit: int) -> None:
    village = position(edition=edition).attack({area: limit})
    assert not village.allows("attacker", f"deploy {area}")


def test_the_limits_of_the_ten_areas_add_up_to_seventeen() -> None:
    assert sum(LIMIT[PLACE[area]] for area in AREA_NAMES) == sum(LIMITS.values()) == 17


def test_the_ring_keeps_the_neighbours_that_the_books_name() -> None:
    """The inn lies between the burial grounds and the watchtower, whose other neighbour is one of the fields."""
    ring = [spelled(area) for area in RING]
    assert ring[:3] == ["watchtower", "inn", "burial-grounds"]
    assert ring[-1].startswith("fields")
    assert sorted(ring) == sorted(LIMITS)
    assert CLOCKWISE[RING[-1]] == RING[0]


@pytest.mark.parametrize("track", TimeTrack)
def test_every_time_track_starts_at_three_has_four_on_day_five_and_never_falls(track: TimeTrack) -> None:
    days = THREAT[track][1:]
    assert len(days) == 8
    assert days[0] == 3
    assert days[4] == 4
    assert list(days) == sorted(days)
