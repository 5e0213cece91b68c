"""How 7 Ronin speaks to whoever must act: which question is open, and the numbers that its sentence speaks of."""

from __future__ import annotations

from enum import IntEnum

from tatami.games.seven_ronin.components import AREAS_TO_WIN, RONIN, Place, Ronin, Seat
from tatami.games.seven_ronin.rules.areas import occupied_areas
from tatami.games.seven_ronin.rules.planning import above_limits, attacked_areas, force, must_be_planned
from tatami.games.seven_ronin.rules.village import minimum_force, threat_level
from tatami.games.seven_ronin.state import Question, Step, Village
from tatami.kernel import guide
from tatami.kernel.events import spelled
from tatami.kernel.guide import Fact, Facts

STEPS, QUESTIONS, SEATS = (tuple(map(spelled, members)) for members in (Step, Question, Seat))


class Guide(guide.Guide[Village]):
    """The guide of both sides."""

    def moments(self, view: Village) -> tuple[str, ...]:
        step = STEPS[view.step]
        return (QUESTIONS[view.question], step) if view.question else (step,)

    def facts(self, view: Village, seat: int) -> Facts:
        known: dict[str, Fact] = {
            "seat-key": SEATS[seat],
            "threat": lambda: threat_level(view),
            "minimum": lambda: min(minimum_force(view), view.reserve),
            "held": lambda: occupied_areas(view),
            "needed": AREAS_TO_WIN,
            "wounds": view.left,
            "place": lambda: self.words.name(Place(view.asked)),
            "place-key": lambda: spelled(Place(view.asked)),
        }
        return known | (_of_the_attack(view) if seat == Seat.ATTACKER else _of_the_defence(view))

    def matters(self, view: Village) -> tuple[IntEnum, ...]:
        if view.step in (Step.RONIN, Step.WOUNDS):
            return tuple(Ronin)
        if view.step == Step.AREAS:
            return tuple(Place)
        return (*Ronin, *Place)


def _of_the_attack(view: Village) -> dict[str, Fact]:
    """What only the attacker knows."""
    return {
        "placed": lambda: force(view),
        "attacked": lambda: attacked_areas(view),
        "spare": lambda: view.ninja[Place.GREEN] - above_limits(view),
        "there": view.planned[view.asked],
    }


def _of_the_defence(view: Village) -> dict[str, Fact]:
    """What only the defender knows."""
    return {
        "waiting": lambda: sum(must_be_planned(view, ronin) for ronin in range(RONIN)),
        "there": lambda: sum(view.plan[ronin] == view.asked for ronin in range(RONIN)),
    }
