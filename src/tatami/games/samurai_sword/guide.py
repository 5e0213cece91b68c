"""How Samurai Sword speaks to whoever must act."""

from __future__ import annotations

from tatami.games.samurai_sword.components import HAND_LIMIT, Card, Character
from tatami.games.samurai_sword.rules.reach import weapons_allowed
from tatami.games.samurai_sword.state import Feud, Step
from tatami.kernel import guide
from tatami.kernel.events import spelled
from tatami.kernel.guide import Facts


class Guide(guide.Guide[Feud]):
    """The guide of every seat."""

    def moments(self, view: Feud) -> tuple[str, ...]:
        return (spelled(Step(view.step)),)

    def facts(self, view: Feud, seat: int) -> Facts:
        known: dict[str, int | str] = {
            "attacker": self.words.seat(view.turn),
            "wounds": view.lost,
            "weapons": max(0, weapons_allowed(view, seat) - view.attacks),
            "surplus": view.hand_size[seat] - HAND_LIMIT,
        }
        if view.step == Step.BUSHIDO:
            known["weapon"] = self.words.name(Card(view.flipped))
        return known

    def matters(self, view: Feud) -> list[Character]:
        return [Character(view.character[seat]) for seat in range(view.players)]
