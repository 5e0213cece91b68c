"""Forced wins in set-up positions of every game: found by few simulations, and missed by those who do not look."""

from __future__ import annotations

import random

import pytest

from bots.searching import wins
from games.ninjato import table as kyoto
from games.ronin import table as japan
from games.samurai_sword import feud
from games.seven_ronin import village
from tatami import games
from tatami.bots.search.budget import Budget
from tatami.bots.search.player import SearchBot
from tatami.bots.simple import RandomBot
from tatami.kernel.chance import Position

FEW = Budget(simulations=600)
Scene = tuple[int, Position]  # who has to find the win, and where

ATTACKER, DEFENDER = village.SEAT["attacker"], village.SEAT["defender"]


def seven_ronin(seat: int, **scene: object) -> Scene:
    """The last day: the defender wins if nothing happens any more."""
    return seat, village.position(day=8, **scene).village  # type: ignore[arg-type]


def samurai_sword(seat: str, players: int = 3, **scene: object) -> Scene:
    return feud.SEAT[seat], feud.position(players, turn=seat, **scene).feud  # type: ignore[arg-type]


def ninjato(honour: int, **scene: object) -> Scene:
    """White has the last shuriken of the game; black has so much honour."""
    table = kyoto.last_turn(7, 2, **scene)
    table.kyoto.honour[kyoto.SEAT["black"]] = honour
    return kyoto.SEAT["white"], table.kyoto


def last_round(points: int, *bonuses: str) -> japan.Table:
    """A duel before its last missions; indigo has so many points."""
    table = japan.new_game("two").points("indigo", points).bonus_display("b05", "b09", "b01", "b07", "b02", *bonuses)
    table.s.round_number = 4
    return table


def ronin(table: japan.Table) -> Scene:
    return japan.SEAT["vermilion"], table.mission_phase().s


FOUR_AREAS = {"granary": 1, "shrine": 1, "well": 1, "animal-pen": 1}
SEVEN_RONIN = {
    "the inn copies a field and makes five": seven_ronin(
        ATTACKER, step="areas", ninja={"fields-2": 1, "inn": 1, "well": 1, "granary": 1}
    ),
    "the passage leads to the fifth area": seven_ronin(
        ATTACKER, step="areas", ninja={"granary": 1, "shrine": 1, "inn": 1, "passage": 1}
    ),
    "the well kills the last ronin": seven_ronin(
        ATTACKER,
        step="areas",
        ninja={"well": 1, "granary": 1, "shrine": 1},
        posts={"yumi": "animal-pen"},
        wounds={"yumi": 2},
        alive=["yumi"],
    ),
    "the volley fells the last two ronin": seven_ronin(
        ATTACKER,
        step="areas",
        ninja={"watchtower": 1, "granary": 1, "burial-grounds": 2},
        posts={"yumi": "inn", "yobu": "fields-3"},
        wounds={"yumi": 2, "yobu": 2},
        alive=["yumi", "yobu"],
    ),
    "Musashi cuts a ninja down before the fifth area falls": seven_ronin(
        DEFENDER,
        step="ronin",
        ninja={**FOUR_AREAS, "inn": 2},
        posts={"musashi": "inn", "yumi": "fields-2"},
        wounds={"musashi": 3},
    ),
    "Taiko heals the one who holds the fifth area": seven_ronin(
        DEFENDER,
        step="ronin",
        ninja={**FOUR_AREAS, "inn": 2},
        posts={"kabe": "inn", "taiko": "passage", "yumi": "fields-2"},
        wounds={"kabe": 6, "yumi": 1, "taiko": 1},
    ),
    "Hayai rides to the fifth area": seven_ronin(
        DEFENDER,
        step="ronin",
        ninja={**FOUR_AREAS, "inn": 1},
        posts={"hayai": "fields-3", "taiko": "passage", "yumi": "fields-2"},
        wounds={"taiko": 1},
    ),
}

SAMURAI_SWORD = {
    "the shogun strikes while he leads": samurai_sword(
        "one",
        hands={"one": ["katana", "geisha"]},
        honour={"one": 3, "two": 1, "three": 4},
        resilience={"two": 2},
    ),
    "of two foes the one whose fall ends it": samurai_sword(
        "one",
        hands={"one": ["katana", "geisha"]},
        honour={"one": 2, "two": 3, "three": 1},
        resilience={"two": 2, "three": 2},
    ),
    "a ninja takes the shogun's last honour": samurai_sword(
        "two",
        hands={"two": ["katana", "geisha"]},
        honour={"one": 1, "two": 3, "three": 3},
        resilience={"one": 2},
    ),
    "a battle cry that a foe cannot answer": samurai_sword(
        "one",
        hands={"one": ["battle-cry", "geisha"]},
        honour={"one": 3, "two": 1, "three": 4},
        resilience={"two": 1},
    ),
    "a jujutsu that a foe cannot answer": samurai_sword(
        "one",
        hands={"one": ["jujutsu", "geisha"]},
        honour={"one": 3, "two": 1, "three": 4},
        resilience={"two": 1},
    ),
}

NINJATO = {
    "the dear envoy": ninjato(15, purses={"white": "fan vase vase vase jade"}, palace="taira-22 taira-60"),
    "four of a kind, not one": ninjato(15, purses={"white": "vase vase vase vase"}, palace="taira-60"),
    "the third rumour of a set": ninjato(
        12,
        purses={"white": "vase fan"},
        rumours={"white": "people-any people-jade"},
        pavilion="people-vase warrior-any",
        palace="taira-22",
    ),
    "one more friend to speak of": ninjato(
        16,
        purses={"white": "jade"},
        rumours={"white": "friends-any friends-jade friends-vase"},
        envoys={"white": "minamoto-20 minamoto-27"},
        palace="taira-60",
        pavilion="people-jade",
    ),
    "one more enemy": ninjato(
        17,
        purses={"white": "vase vase"},
        rumours={"white": "enemies-any enemies-jade"},
        pavilion="enemies-vase warrior-vase",
        palace="taira-60",
    ),
}

RONIN = {
    "the richer of two missions": ronin(
        last_round(15)
        .missions("vermilion", "m10", "m01")
        .stands("vermilion", first="akita", second="edo")
        .goods("vermilion", rice=1, silk=1, wood=1)
        .tokens("vermilion", 1)
    ),
    "two missions and the tile for them, not the richer one": ronin(
        last_round(20)
        .missions("vermilion", "m10", "m01", "m06")
        .stands("vermilion", first="akita", second="edo", third="himeji")
        .goods("vermilion", rice=1, coin=1, silk=1, wood=1, iron=1)
    ),
    "the better tile": ronin(last_round(12).completed("vermilion", "m01", "m02", "m03")),
    "a token for the good that is lacking": ronin(
        last_round(6)
        .missions("vermilion", "m01", "m06")
        .stands("vermilion", first="edo")
        .goods("vermilion", rice=1)
        .tokens("vermilion", 1)
    ),
    "a mission that makes a pair": ronin(
        last_round(14)
        .missions("vermilion", "m06")
        .completed("vermilion", "m01")
        .stands("vermilion", first="himeji")
        .goods("vermilion", silk=1, wood=1)
    ),
}

FORCED = {
    (name, scene): found
    for name, scenes in {
        "seven-ronin": SEVEN_RONIN,
        "samurai-sword": SAMURAI_SWORD,
        "ninjato": NINJATO,
        "ronin": RONIN,
    }.items()
    for scene, found in scenes.items()
}


@pytest.mark.parametrize(("name", "scene"), FORCED)
def test_a_forced_win_is_found(name: str, scene: str) -> None:
    game = games.find(name)
    seat, position = FORCED[name, scene]
    for seed in range(3):
        assert wins(game, position, seat, SearchBot(game, random.Random(seed), FEW), seed)


@pytest.mark.parametrize(("name", "scene"), FORCED)
def test_it_can_be_missed(name: str, scene: str) -> None:
    """Else finding it would prove nothing."""
    game = games.find(name)
    seat, position = FORCED[name, scene]
    assert not all(wins(game, position, seat, RandomBot(game, random.Random(seed)), seed) for seed in range(20))


@pytest.mark.parametrize("seed", range(4))
def test_the_shogun_parries_or_all_is_lost(seed: int) -> None:
    table = feud.position(
        3,
        turn="two",
        hands={"two": ["katana"], "one": ["parry", "geisha"]},
        honour={"one": 1, "two": 3, "three": 3},
        resilience={"one": 2},
    ).play("two", "attack one katana")
    game = games.find("samurai-sword")
    player = SearchBot(game, random.Random(seed), FEW)
    assert game.actions.text(player.choose(table.seen_by("one").feud, feud.SEAT["one"])) == "parry"
