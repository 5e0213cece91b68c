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
from tatami.kernel.words import GameWords

STEPS, QUESTIONS, SEATS = (tuple(map(spelled, members)) for members in (Step, Question, Seat))


class Guide(guide.Guide[Village]):
    """The guide of both sides."""

    def moments(self, view: Village) -> tuple[str, ...]:
        step = STEPS[view.step]
        return (QUESTIONS[view.question], step) if view.question else (step,)

    def __init__(self, words: GameWords) -> None:
        super().__init__(words)
        known = _OF_BOTH | {"place": lambda view, _: words.name(Place(view.asked))}
        own = {Seat.ATTACKER: _OF_THE_ATTACK, Seat.DEFENDER: _OF_THE_DEFENCE}
        self._known = [known | own[seat] for seat in Seat]

    def facts(self, _: Village, seat: int) -> Facts:
        return self._known[seat]

    def matters(self, view: Village) -> tuple[IntEnum, ...]:
        if view.step in (Step.RONIN, Step.WOUNDS):
            return tuple(Ronin)
        if view.step == Step.AREAS:
            return tuple(Place)
        return (*Ronin, *Place)


_OF_BOTH: dict[str, Fact] = {
    "seat-key": lambda _, seat: SEATS[seat],
    "held": lambda view, _: occupied_areas(view),
    "needed": AREAS_TO_WIN,
    "wounds": lambda view, _: view.left,
    "place-key": lambda view, _: spelled(Place(view.asked)),
}
_OF_THE_ATTACK: dict[str, Fact] = {
    "threat": lambda view, _: threat_level(view),
    "minimum": lambda view, _: min(minimum_force(view), view.reserve),
    "placed": lambda view, _: force(view),
    "attacked": lambda view, _: attacked_areas(view),
    "spare": lambda view, _: view.ninja[Place.GREEN] - above_limits(view),
    "there": lambda view, _: view.planned[view.asked],
}
_OF_THE_DEFENCE: dict[str, Fact] = {
    "waiting": lambda view, _: sum(must_be_planned(view, ronin) for ronin in range(RONIN)),
    "there": lambda view, _: sum(view.plan[ronin] == view.asked for ronin in range(RONIN)),
}
