"""Plans made in secret are mixed as an equilibrium mixes them, and do not answer what they cannot see."""

from __future__ import annotations

import random

import numpy as np
import pytest

from games.seven_ronin.village import AREA_NAMES, SEAT, Table, position
from tatami import games
from tatami.bots.search.budget import Budget
from tatami.bots.search.player import SearchBot
from tatami.bots.search.style import Style
from tatami.bots.search.thinker import Thinker
from tatami.bots.simple import InstinctBot
from tatami.games.seven_ronin.knowledge import replan
from tatami.games.seven_ronin.rules import check

GAME = games.find("seven-ronin")
GUARDS = {"musashi": "watchtower", "taiko": "inn", "yumi": "passage", "yobu": "well"}


def last_day() -> Table:
    """The attacker holds four areas and has one ninja left; nobody but Kabe can still be moved.

    Whoever stands on a field can hold it, and Kabe can be on one of them only: the attacker wins if he goes where Kabe
    is not. Each side should choose either field as often as the other, and the attacker wins every second time.
    """
    return position(
        day=8,
        ninja={"granary": 3, "burial-grounds": 3, "shrine": 3, "animal-pen": 3},
        reserve=1,
        posts=GUARDS,
        held=GUARDS,
        cursed=GUARDS,
        alive=[*GUARDS, "kabe"],
        wounds={"kabe": 5},
    )


def outcome(area: str, post: str) -> str | None:
    """Who wins if the ninja and Kabe go there."""
    village = last_day().reveal({area: 1}, {"kabe": post})
    player = InstinctBot(GAME, random.Random(1))
    while village.actors:
        (seat,) = village.actors
        village.play(seat, GAME.actions.text(player.choose(village.seen_by(seat).village, SEAT[seat])))
    return village.winner


def test_it_is_a_two_by_two_matching_game() -> None:
    fields = ["fields-2", "fields-3"]
    for post in [move.split()[2] for move in last_day().legal("defender", "post")]:
        won = [area for area in AREA_NAMES if outcome(area, post) == "attacker"]
        assert won == [field for field in fields if field != post]


def thought_about(seat: str, simulations: int, seed: int) -> tuple[dict[str, float], float]:
    """How a plan is mixed, and what it is expected to earn."""
    thinker = Thinker(GAME, Style(margin=0.0))
    thinker.face(last_day().seen_by(seat).village, SEAT[seat], seed)
    thinker.think(simulations)
    visits, rewards = (np.zeros(len(GAME.actions), np.int64) for _ in range(2))
    thinker.recall(visits, rewards)
    mixed = {GAME.actions.text(int(action)): visits[action] / visits.sum() for action in visits.nonzero()[0]}
    return mixed, rewards.sum() / visits.sum() / 1000


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("seat", "moves"), [("attacker", "deploy"), ("defender", "post kabe")])
def test_a_matching_game_comes_out_near_its_equilibrium(seat: str, moves: str, seed: int) -> None:
    mixed, value = thought_about(seat, 10_000, seed)
    assert mixed[f"{moves} fields-2"] == pytest.approx(0.5, abs=0.08)
    assert mixed[f"{moves} fields-3"] == pytest.approx(0.5, abs=0.08)
    assert value == pytest.approx(0.5, abs=0.08)


def test_a_player_goes_either_way_about_as_often() -> None:
    """Ten of forty or fewer would be seen once in a thousand runs; the seeds are fixed."""
    gone = [
        GAME.actions.text(
            SearchBot(GAME, random.Random(seed), Budget(simulations=600)).choose(
                last_day().seen_by("attacker").village, SEAT["attacker"]
            )
        )
        for seed in range(40)
    ]
    assert set(gone) == {"deploy fields-2", "deploy fields-3"}
    assert 10 < gone.count("deploy fields-2") < 30


@pytest.mark.parametrize("seat", ["attacker", "defender"])
def test_whether_the_other_side_is_ready_changes_no_plan(seat: str) -> None:
    """It says nothing about what is planned."""
    waiting, ready = last_day(), last_day()
    if seat == "attacker":
        ready.defend({"kabe": "shrine"}).play("defender", "done")
    else:
        ready.attack({"inn": 1}).play("attacker", "done")
    choices = [
        SearchBot(GAME, random.Random(4), Budget(simulations=300)).choose(table.seen_by(seat).village, SEAT[seat])
        for table in (waiting, ready)
    ]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("seat", ["attacker", "defender"])
def test_what_others_have_planned_is_taken_back(seat: str) -> None:
    village = last_day().attack({"inn": 1}).play("attacker", "done").defend({"kabe": "shrine"}).village
    mine = (list(village.planned), list(village.plan))[SEAT[seat]]
    assert replan(village, SEAT[seat])
    assert check(village) == 0
    assert (list(village.planned), list(village.plan))[SEAT[seat]] == mine
    assert village.planned[1] == (1 if seat == "attacker" else 0)
    assert last_day().play("defender", "post kabe shrine", "done").village.step == village.step


def test_a_fight_is_no_plan() -> None:
    village = position(step="areas", ninja={"well": 1})
    before = village.village.copy()
    assert not replan(village.village, SEAT["attacker"])
    assert village.village == before
