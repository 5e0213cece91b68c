"""The moment of a day: which question is open, and the numbers that its sentence speaks of."""

from __future__ import annotations

from enum import IntEnum

from tatami.games.seven_ronin.components import AREAS_TO_WIN, RONIN, Place, Ronin, Seat
from tatami.games.seven_ronin.rules.areas import occupied_areas
from tatami.games.seven_ronin.rules.planning import above_limits, attacked_areas, force, must_be_planned
from tatami.games.seven_ronin.rules.village import minimum_force, threat_level
from tatami.games.seven_ronin.state import Question, Step, Village
from tatami.kernel.events import spelled
from tatami.kernel.words import GameWords


def moment(view: Village) -> str:
    """The open question, or else the step."""
    return spelled(Question(view.question) if view.question else Step(view.step))


def facts(view: Village, seat: int, words: GameWords) -> dict[str, int | str]:
    """What the sentences of a moment may speak of, as far as the seat knows it."""
    asked = spelled(Place(view.asked))
    known: dict[str, int | str] = {
        "seat-key": spelled(Seat(seat)),
        "threat": threat_level(view),
        "minimum": min(minimum_force(view), view.reserve),
        "held": occupied_areas(view),
        "needed": AREAS_TO_WIN,
        "wounds": view.left,
        "place": words.text(f"place-{asked}"),
        "place-key": asked,
    }
    if seat == Seat.ATTACKER:
        return known | {
            "placed": force(view),
            "attacked": attacked_areas(view),
            "spare": view.ninja[Place.GREEN] - above_limits(view),
            "there": view.planned[view.asked],
        }
    return known | {
        "waiting": sum(must_be_planned(view, ronin) for ronin in range(RONIN)),
        "there": sum(view.plan[ronin] == view.asked for ronin in range(RONIN)),
    }


def who_matters(view: Village) -> tuple[IntEnum, ...]:
    """The people and places whose abilities the present step is about."""
    if view.step in (Step.RONIN, Step.WOUNDS):
        return tuple(Ronin)
    if view.step == Step.AREAS:
        return tuple(Place)
    return (*Ronin, *Place)
