"""How Samurai Sword speaks to whoever must act."""

from __future__ import annotations

from tatami.games.samurai_sword.components import HAND_LIMIT, Card, Character
from tatami.games.samurai_sword.moves import Move
from tatami.games.samurai_sword.rules.reach import shogun_alone, weapons_allowed, wounds_dealt
from tatami.games.samurai_sword.state import Feud, Step
from tatami.kernel import guide
from tatami.kernel.actions import Action
from tatami.kernel.events import spelled
from tatami.kernel.guide import Facts, Wording


class Guide(guide.Guide[Feud]):
    """The guide of every seat."""

    def moments(self, view: Feud) -> tuple[str, ...]:
        """The step; the Bushido asks something else of the shogun of a table of three, who loses no honour to it."""
        step = spelled(Step(view.step))
        return (f"shogun-{step}", step) if shogun_alone(view, view.turn) and view.step == Step.BUSHIDO else (step,)

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

    def wording(self, view: Feud, move: Action) -> Wording | None:
        """An attack with the wounds it would deal."""
        if move.kind != Move.ATTACK:
            return super().wording(view, move)
        target, weapon = move.arguments["target"], move.arguments["weapon"]
        wounds = wounds_dealt(view, view.turn, target, weapon)
        return "label-attack", {"target": target, "weapon": weapon, "wounds": wounds}

    def matters(self, view: Feud) -> list[Character]:
        return [Character(view.character[seat]) for seat in range(view.players)]
