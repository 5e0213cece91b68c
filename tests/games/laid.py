"""A table of any game as tests lay it: a position, moves in the text notation, and everything told since."""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar, Generic, Self, TypeVar

from tatami.kernel.chance import Position, receive, wipe
from tatami.kernel.events import Happening, Log
from tatami.kernel.game import Game
from tatami.kernel.masks import allows

Laid = TypeVar("Laid", bound=Position)


class LaidTable(Generic[Laid]):
    """A position and everything that has been told since it was laid."""

    game: ClassVar[Game]
    invariants: ClassVar[type[IntEnum]]

    def __init__(self, s: Laid) -> None:
        self.s = s
        self.events: list[Happening] = []
        self.luck = 0

    # What players do.

    def play(self, seat: str, *moves: str) -> Self:
        """Play moves that must be legal, one after the other; the invariants must hold after each."""
        for move in moves:
            reason = self._refusal(seat, move)
            assert reason == 0, f"{seat}: {move} is refused: {reason.name}"
            assert move in self.legal(seat), f"{seat}: {move} is neither refused nor offered"
            log = Log()
            self.fresh_luck()
            self.game.rules["play"](self.s, self._seat(seat), self.game.actions.parse(move), log)
            self.settle(log)
        return self

    def refused(self, seat: str, move: str) -> IntEnum:
        """Why a move is refused; it must not be offered either."""
        reason = self._refusal(seat, move)
        assert reason != 0, f"{seat}: {move} is legal"
        assert move not in self.legal(seat), f"{seat}: {move} is refused ({reason.name}) and yet offered"
        return reason

    def legal(self, seat: str, kind: str = "") -> set[str]:
        """The texts of the seat's legal moves, all or those of one kind."""
        mask = [0] * self.game.actions.mask_words
        self.game.rules["legal"](self.s, self._seat(seat), mask)
        texts = {action.text for action in self.game.actions if allows(mask, action.id)}
        return {text for text in texts if not kind or text.split()[0] == kind}

    def told(self, name: str) -> list[dict[str, int | str]]:
        """The arguments of every event of one kind, in order."""
        return [dict(event.arguments) for event in self.events if event.name == name]

    # What a game's own table makes use of.

    def fresh_luck(self) -> None:
        """Entropy for one move, different each time and the same in every run."""
        self.luck += 1
        receive(self.s, 0x5EED + self.luck, 77 * self.luck)

    def settle(self, log: Log) -> None:
        """A move is over: nothing of its entropy is left, its events are told, and the invariants hold."""
        wipe(self.s)
        self.events += self.game.events.read(log)
        assert self.invariants(self.game.rules["check"](self.s)) == 0

    def _refusal(self, seat: str, move: str) -> IntEnum:
        return self.game.reasons(self.game.rules["refusal"](self.s, self._seat(seat), self.game.actions.parse(move)))

    def _seat(self, name: str) -> int:
        return self.game.seats.index(name)


def dashed(options: dict[str, str]) -> dict[str, str]:
    """Options as people write them."""
    return {name.replace("_", "-"): value for name, value in options.items()}
