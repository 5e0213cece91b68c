"""How Samurai Sword speaks to whoever must act."""

from __future__ import annotations

from collections.abc import Mapping

from tatami.games.samurai_sword.components import HAND_LIMIT, Card, Character
from tatami.games.samurai_sword.derived import derived
from tatami.games.samurai_sword.moves import Move
from tatami.games.samurai_sword.rules.reach import shogun_alone, weapons_allowed, wounds_dealt
from tatami.games.samurai_sword.state import Feud, Step
from tatami.kernel import guide
from tatami.kernel.actions import Action
from tatami.kernel.events import spelled
from tatami.kernel.guide import Derived, Facts, Wording


class Guide(guide.Guide[Feud]):
    """The guide of every seat."""

    def moments(self, view: Feud) -> tuple[str, ...]:
        """The step; the Bushido asks something else of the shogun of a table of three, who loses no honour to it."""
        step = spelled(Step(view.step))
        return (f"shogun-{step}", step) if shogun_alone(view, view.turn) and view.step == Step.BUSHIDO else (step,)

    def facts(self, view: Feud, seat: int) -> Facts:
        known: dict[str, int | str] = {
            "attacker": self.seat(view, view.turn),
            "wounds": view.lost,
            "weapons": max(0, weapons_allowed(view, seat) - view.attacks),
            "surplus": view.hand_size[seat] - HAND_LIMIT,
        }
        if view.step == Step.BUSHIDO:
            known["weapon"] = self.words.name(Card(view.flipped))
        return known

    def seat(self, view: Feud, seat: int) -> str:
        """Everybody is called by the character, which all see and no two share."""
        return self.words.name(Character(view.character[seat]))

    def derived(self, view: Feud, seat: int) -> Mapping[str, Derived]:
        return derived(view, seat)

    def wording(self, view: Feud, move: Action) -> Wording | None:
        """A move at somebody names the character, and an attack the wounds that it would deal."""
        if "target" not in move.arguments:
            return super().wording(view, move)
        target = move.arguments["target"]
        if target >= view.players:
            return None
        keys = {f"{name}-key": spelled(value) for name, value in move.arguments.items()}
        named: dict[str, int | str] = {**keys, **move.arguments, "target": Character(view.character[target])}
        if move.kind != Move.ATTACK:
            return f"move-{spelled(move.kind)}", named
        return "label-attack", {**named, "wounds": wounds_dealt(view, view.turn, target, move.arguments["weapon"])}

    def matters(self, view: Feud) -> list[Character]:
        return [Character(view.character[seat]) for seat in range(view.players)]
