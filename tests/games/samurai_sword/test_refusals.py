"""Every reason for a refusal: a position, a move, and the rule it would break."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tatami.games.samurai_sword.components import REACH, Weapon
from tatami.games.samurai_sword.moves import Reason
from tatami.kernel.events import spelled

from .feud import Table, position

Case = tuple[Callable[[], Table], str, str]

REFUSALS: dict[Reason, Case] = {
    Reason.GAME_IS_OVER: (
        lambda: (
            position(hands={"one": ["bo"]}, resilience={"two": 1}, honour={"two": 1})
            .play("one", "attack two bo")
            .play("two", "take")
        ),
        "one",
        "done",
    ),
    Reason.NOT_YOUR_DECISION: (lambda: position(), "two", "done"),
    Reason.NOT_NOW: (lambda: position(hands={"one": ["parry"]}), "one", "parry"),
    Reason.NOT_IN_HAND: (lambda: position(), "one", "attack two katana"),
    Reason.NO_SUCH_PLAYER: (lambda: position(hands={"one": ["bo"]}), "one", "attack six bo"),
    Reason.NOT_YOURSELF: (lambda: position(hands={"one": ["bo"]}), "one", "attack one bo"),
    Reason.TARGET_IS_HARMLESS: (lambda: position(hands={"one": ["bo"], "two": []}), "one", "attack two bo"),
    Reason.WEAPONS_ARE_SPENT: (
        lambda: position(hands={"one": ["bo", "bo"]}).play("one", "attack two bo").play("two", "take"),
        "one",
        "attack two bo",
    ),
    Reason.BUSHIDO_IS_IN_PLAY: (
        lambda: position(hands={"one": ["bushido"]}, fronts={"two": ["bushido"]}),
        "one",
        "bushido three",
    ),
    Reason.HAND_IS_EMPTY: (lambda: position(hands={"one": ["diversion"], "two": []}), "one", "divert two"),
    Reason.NO_SUCH_PROPERTY: (lambda: position(), "one", "disarm two armor"),
    Reason.NOT_NOBUNAGA: (lambda: position(), "one", "spend"),
    Reason.LAST_RESILIENCE: (
        lambda: position(characters={"one": "nobunaga"}, resilience={"one": 1}),
        "one",
        "spend",
    ),
    Reason.NOT_HANZO: (
        lambda: position(hands={"one": ["bo"], "two": ["bo", "parry"]}).play("one", "attack two bo"),
        "two",
        "block bo",
    ),
    Reason.LAST_CARD: (
        lambda: position(characters={"two": "hanzo"}, hands={"one": ["bo"], "two": ["bo"]}).play(
            "one", "attack two bo"
        ),
        "two",
        "block bo",
    ),
    Reason.NOT_YOUR_OWN_PROPERTY: (
        lambda: position(fronts={"one": ["armor"]}, geisha_own_property="no"),
        "one",
        "disarm one armor",
    ),
    Reason.NOT_AGAINST_THE_CODE: (
        lambda: position(hands={"one": ["bushido"]}, bushido_on_self="no"),
        "one",
        "bushido one",
    ),
}

REACHES = [(reach, difficulty) for reach in range(1, 6) for difficulty in range(reach + 1, 9)]


def out_of_reach(reach: int, difficulty: int) -> Case:
    """Seven seats: three steps away, as much armour as that needs, and Benkei for the last step."""
    weapon = next(spelled(weapon) for weapon in Weapon if REACH[weapon] == reach)
    steps = min(3, difficulty)
    armor = min(4, difficulty - steps)
    benkei = difficulty - steps - armor
    target = ("two", "three", "four")[steps - 1]
    characters = {target: "benkei"} if benkei else {}
    return (
        lambda: position(7, hands={"one": [weapon]}, fronts={target: ["armor"] * armor}, characters=characters),
        "one",
        f"attack {target} {weapon}",
    )


@pytest.mark.parametrize("reason", REFUSALS)
def test_a_refusal_names_the_rule_it_would_break(reason: Reason) -> None:
    lay, seat, move = REFUSALS[reason]
    assert lay().refused(seat, move) is reason


@pytest.mark.parametrize(("reach", "difficulty"), REACHES)
def test_out_of_reach_names_both_numbers(reach: int, difficulty: int) -> None:
    lay, seat, move = out_of_reach(reach, difficulty)
    assert lay().refused(seat, move) is Reason[f"REACH_{reach}_NOT_{difficulty}"]


def test_every_reason_is_shown() -> None:
    shown = set(REFUSALS) | {Reason[f"REACH_{reach}_NOT_{difficulty}"] for reach, difficulty in REACHES}
    assert shown == set(Reason) - {Reason.NONE}
