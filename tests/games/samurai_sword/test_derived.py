"""Numbers for the board: what the rules compute from a view, and nothing that the viewer may not know."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.games.samurai_sword.components import Team, Weapon
from tatami.games.samurai_sword.derived import derived
from tatami.games.samurai_sword.moves import ACTIONS
from tatami.games.samurai_sword.rules import refusal
from tatami.kernel.events import spelled

from .feud import SEAT, SEAT_NAMES, Table, new_game, position

LUCKS = range(8)
WEAPON_NAMES = [spelled(weapon) for weapon in Weapon]


def numbers(table: Table, seat: str = "one") -> dict[str, Any]:
    return dict(derived(table.seen_by(seat).feud, SEAT[seat]))


def test_difficulties_are_those_of_the_rules() -> None:
    table = position(6, fronts={"two": ["armor", "armor"]}, characters={"four": "benkei"}, resilience={"six": 0})
    found = numbers(table)["difficulty"]
    seats = SEAT_NAMES[:6]
    assert found == [[0 if one == two else table.difficulty(one, two) for two in seats] for one in seats]
    assert found[0] == [0, 3, 2, 3, 1, 1]


def test_who_is_harmless_cannot_be_aimed_at() -> None:
    table = position(hands={"two": [], "one": ["daikyu"]}, resilience={"three": 0})
    found = numbers(table)
    assert found["aim"][:3] == [0, 0, 0]
    assert found["aim"][3] != 0


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("character", ["hideyoshi", "kojiro"])
def test_aim_is_what_the_rules_allow(players: int, character: str) -> None:
    table = position(players, hands={"one": WEAPON_NAMES}, fronts={"two": ["armor"]}, characters={"one": character})
    aim = numbers(table)["aim"]
    for target, seat in enumerate(SEAT_NAMES[:players]):
        for number, weapon in enumerate(WEAPON_NAMES):
            allowed = refusal(table.feud, 0, ACTIONS.parse(f"attack {seat} {weapon}")) == 0
            assert allowed == bool(aim[target] >> number & 1)


def test_wounds_count_what_lies_in_front_and_who_is_hit() -> None:
    table = position(fronts={"one": ["fast-draw"]}, characters={"one": "musashi", "two": "ginchiyo"})
    found = numbers(table)["wounds"]
    assert found[1][Weapon.KATANA] == 3 + 2 - 1
    assert found[2][Weapon.BO] == 1 + 2


def test_weapons_left_are_those_of_this_turn_or_of_the_next() -> None:
    table = position(hands={"one": ["bo", "bokken"]}, fronts={"one": ["focus"], "two": ["focus", "focus"]})
    assert numbers(table)["weapons"] == 2
    table.play("one", "attack two bo").play("two", "take")
    assert numbers(table)["weapons"] == 1
    assert numbers(table, "two")["weapons"] == 3


def test_harm_to_the_shogun_moves_the_belief_and_is_named_as_the_reason() -> None:
    table = position(5, hands={"three": ["bokken", "bo", "parry"]}, turn="three")
    before = numbers(table, "five")["belief"][2]
    table.play("three", "attack one bo").play("one", "take")
    found = numbers(table, "five")
    after = found["belief"][2]
    assert after[Team.SHOGUN] < before[Team.SHOGUN]
    assert after[Team.NINJA] > before[Team.NINJA]
    assert found["moved"][2][0] == after[Team.NINJA] - before[Team.NINJA]
    assert not any(found["moved"][3])


def test_what_is_known_is_believed() -> None:
    found = numbers(position(5), "two")["belief"]
    assert found[0] == [100, 0, 0]
    assert found[1] == [100, 0, 0]
    assert found[2][Team.SHOGUN] == 0  # the only samurai is oneself


def test_the_tally_adds_up_when_all_is_over() -> None:
    hands = {"one": ["bo", "daimyo"], "two": ["geisha"], "five": ["daimyo"]}
    table = position(5, hands=hands, resilience={"two": 1}, honour={"two": 1}).play("one", "attack two bo")
    assert "tally" not in numbers(table)
    table.play("two", "take")
    found = numbers(table)
    assert found["tally"][0] == [6, 1, 1, 0, 7]
    assert found["tally"][1] == [0, 1, 0, 3, -3]  # a lost blade: the samurai fell to the shogun
    assert found["tally"][4] == [3, 2, 0, 0, 6]  # no Daimyo for the ronin
    assert sum(row[-1] for row in found["tally"][:2]) == table.points("shogun")
    assert "belief" not in found


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_what_a_seat_may_not_know_changes_nothing(players: int) -> None:
    table = new_game(players)
    for seat in (*SEAT_NAMES[:players], "spectator"):
        known = numbers(table, seat)
        assert all(numbers(table.guessed_by(seat, luck), seat) == known for luck in LUCKS)


def test_the_view_is_left_as_it_was() -> None:
    table = position(5, hands={"three": ["bo", "parry"]}, turn="three").play("three", "attack one bo")
    seen = table.seen_by("five").feud
    kept = seen.copy()
    derived(seen, SEAT["five"])
    assert seen == kept
