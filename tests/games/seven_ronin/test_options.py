"""Each option, both ways."""

from __future__ import annotations

import pytest

from tatami.games.seven_ronin.components import OPTIONS
from tatami.games.seven_ronin.moves import Reason

from .village import new_game, position

TRACKS = {
    "recommended": [3, 3, 3, 4, 4, 4, 5, 5],
    "a": [3, 3, 4, 4, 4, 5, 5, 5],
    "b": [3, 3, 3, 4, 4, 5, 5, 5],
    "c": [3, 3, 3, 3, 4, 4, 4, 5],
}


def test_the_defaults_are_the_house_readings() -> None:
    assert OPTIONS.decode(OPTIONS.encode()) == {
        "edition": "second",
        "time-track": "recommended",
        "green-counts-to-minimum": "no",
        "strict-hayai": "no",
        "held-hayai-rides": "yes",
        "green-ninja-count": "yes",
        "inn-shoots-from-inn": "no",
        "spies": "no",
    }


@pytest.mark.parametrize(("track", "threat"), TRACKS.items())
def test_the_time_track_sets_the_threat_level_of_each_day(edition: str, track: str, threat: list[int]) -> None:
    options = {"time-track": track}
    assert [position(edition=edition, day=day, options=options).threat_level for day in range(1, 9)] == threat


@pytest.mark.parametrize("track", TRACKS)
def test_the_time_track_sets_the_minimum_of_each_day(edition: str, track: str) -> None:
    """The day's number, capped by the threat level: 28, 29, 29 and 26 ninja in all."""
    options = {"time-track": track}
    minima = [position(edition=edition, day=day, options=options).minimum_force for day in range(1, 9)]
    assert sum(minima) == {"recommended": 28, "a": 29, "b": 29, "c": 26}[track]
    assert (minima[1], minima[4]) == (2, 4)


@pytest.mark.parametrize("counts", ["no", "yes"])
def test_whether_the_green_counts_to_the_minimum(edition: str, counts: str) -> None:
    village = position(edition=edition, day=2, options={"green-counts-to-minimum": counts})
    village.attack({"green": 1, "well": 1})
    assert village.allows("attacker", "done") == (counts == "yes")


@pytest.mark.parametrize("counts", ["no", "yes"])
def test_whether_a_small_reserve_may_go_to_the_green(edition: str, counts: str) -> None:
    village = position(edition=edition, day=2, reserve=2, options={"green-counts-to-minimum": counts})
    assert village.allows("attacker", "deploy green") == (counts == "yes")


def test_a_strict_hayai_does_not_ride_to_tasuke() -> None:
    village = position(
        step="ronin", ninja={"well": 1}, posts={"hayai": "inn", "tasuke": "well"}, options={"strict-hayai": "yes"}
    )
    assert village.refused("defender", "ride well") is Reason.AREA_IS_DEFENDED


def test_a_strict_hayai_rides_to_occupied_areas() -> None:
    village = position(step="ronin", ninja={"well": 1}, posts={"hayai": "inn"}, options={"strict-hayai": "yes"})
    assert village.play("defender", "ride well").post_of("hayai") == "well"


def test_hayai_is_never_strict_in_the_first_edition() -> None:
    village = position(
        edition="first",
        step="ronin",
        ninja={"well": 1},
        posts={"hayai": "inn", "tasuke": "well"},
        options={"strict-hayai": "yes"},
    )
    assert village.play("defender", "ride well").post_of("hayai") == "well"


def test_a_held_hayai_rides(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"well": 1}, posts={"hayai": "inn"}, held=["hayai"])
    assert village.play("defender", "ride well").post_of("hayai") == "well"


def test_a_held_hayai_may_be_made_to_stay(edition: str) -> None:
    village = position(
        edition=edition,
        step="ronin",
        ninja={"well": 1},
        posts={"hayai": "inn"},
        held=["hayai"],
        options={"held-hayai-rides": "no"},
    )
    assert village.refused("defender", "ride well") is Reason.RONIN_IS_HELD


@pytest.mark.parametrize(("count", "ending"), [("yes", "none"), ("no", "ninja-fell")])
def test_whether_ninja_on_the_green_keep_the_attacker_in_the_game(edition: str, count: str, ending: str) -> None:
    village = position(
        edition=edition,
        step="ronin",
        ninja={"inn": 1, "green": 2},
        posts={"musashi": "inn"},
        reserve=0,
        options={"green-ninja-count": count},
    )
    assert village.play("defender", "strike").ending == ending


@pytest.mark.parametrize(("count", "winner"), [("yes", "attacker"), ("no", "defender")])
def test_whether_ninja_on_the_green_win_when_the_last_ronin_falls(edition: str, count: str, winner: str) -> None:
    village = position(
        edition=edition,
        step="ronin",
        ninja={"inn": 3, "green": 1},
        posts={"yumi": "inn"},
        alive=["yumi"],
        reserve=0,
        options={"green-ninja-count": count},
    )
    assert village.play("defender", "done").winner == winner


@pytest.mark.parametrize(("count", "ending"), [("yes", "none"), ("no", "ninja-fell")])
def test_whether_the_last_ninja_may_hide_on_the_green(edition: str, count: str, ending: str) -> None:
    """If the green counts to the minimum, the last ninja can be sent there, where it may count for nothing."""
    village = position(
        edition=edition,
        reserve=1,
        alive=["kabe"],
        options={"green-counts-to-minimum": "yes", "green-ninja-count": count},
    )
    assert village.reveal({"green": 1}, {"kabe": "inn"}).ending == ending


def test_in_the_second_edition_the_inn_shoots_at_its_own_neighbours() -> None:
    village = position(
        step="areas", ninja={"inn": 1, "watchtower": 1}, posts={"kabe": "burial-grounds", "yumi": "fields-3"}
    )
    village.play("attacker", "copy watchtower")
    assert (village.wounds_of("kabe"), village.wounds_of("yumi")) == (1, 0)


@pytest.mark.parametrize(("from_inn", "kabe", "yumi"), [("no", 0, 1), ("yes", 1, 0)])
def test_in_the_first_edition_where_the_inn_shoots_is_an_option(from_inn: str, kabe: int, yumi: int) -> None:
    village = position(
        edition="first",
        step="areas",
        ninja={"inn": 1, "watchtower": 1},
        posts={"kabe": "burial-grounds", "yumi": "fields-3"},
        options={"inn-shoots-from-inn": from_inn},
    )
    village.play("attacker", "copy watchtower")
    assert (village.wounds_of("kabe"), village.wounds_of("yumi")) == (kabe, yumi)


@pytest.mark.parametrize(("spies", "step"), [("no", "planning"), ("yes", "spying")])
def test_whether_there_are_spies(edition: str, spies: str, step: str) -> None:
    assert new_game(edition, spies=spies).step == step
