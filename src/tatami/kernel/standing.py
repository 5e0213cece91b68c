"""Standings: a position of a match, and all that the rules say of it, each worked out at most once.

Whoever keeps matches for others asks here and nowhere else, and does not see whether the rules are interpreted or
machine code.
"""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from tatami.kernel.chance import Position
from tatami.kernel.choices import choices
from tatami.kernel.contract import actors, over, refusal, score, view
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.events import Happening, Log
from tatami.kernel.game import Game
from tatami.kernel.playout import step

_BLANK = Log()


class Illegal(ValueError):
    """An action that the rules refuse, with the number of the reason."""

    def __init__(self, reason: int) -> None:
        super().__init__(f"refused for reason {reason}")
        self.reason = reason


class Turn(NamedTuple):
    """What an action led to."""

    standing: Standing
    chance: bool  # whether it drew from the entropy
    events: tuple[Happening, ...]


class Standing(ABC):
    """Nobody changes one; a turn leads to another."""

    __slots__ = ("game", "seats")

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats

    @property
    @abstractmethod
    def truth(self) -> bytes:
        """The position, packed."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """The seats that owe a decision."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Standing) and (self.game, self.truth) == (other.game, other.truth)

    @abstractmethod
    def views(self, viewers: Sequence[int]) -> list[bytes]:
        """What each of several viewers may know, packed."""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """What a seat may do."""

    @abstractmethod
    def play(self, seat: int, action: int, first: int, second: int) -> Turn:
        """What an action leads to, with fresh entropy; one that is refused raises ``Illegal``."""

    def refusal(self, seat: int, action: int) -> int:
        """Why an action is refused; 0 if it is not."""
        reason: int = interpreted(self.game).bind(refusal)(self.record(), seat, action)
        return reason

    def scores(self) -> list[int]:
        """Each seat's result."""
        found = [0] * self.seats
        interpreted(self.game).bind(score)(self.record(), found)
        return found

    def record(self) -> Position:
        """The truth as a record of its own."""
        return self.game.record.from_bytes(self.truth)


class Plain(Standing):
    """What Python makes of the rules; asked for when it is wanted."""

    def __init__(self, game: Game, seats: int, position: Position) -> None:
        super().__init__(game, seats)
        self._position = position
        self._run = interpreted(game).bind

    @functools.cached_property
    def truth(self) -> bytes:
        return self._position.to_bytes()

    @functools.cached_property
    def over(self) -> bool:
        return bool(self._run(over)(self._position))

    @functools.cached_property
    def actors(self) -> tuple[int, ...]:
        return those_in(self._run(actors)(self._position), self.seats)

    def views(self, viewers: Sequence[int]) -> list[bytes]:
        return list(map(self._view, viewers))

    def _view(self, viewer: int) -> bytes:
        seen = self._position.copy()
        if not self.over:
            self._run(view)(seen, viewer)
        return seen.to_bytes()

    def legal(self, seat: int) -> list[int]:
        return choices(self.game, self._position, seat)

    def play(self, seat: int, action: int, first: int, second: int) -> Turn:
        reason = self._run(refusal)(self._position, seat, action)
        if reason:
            raise Illegal(reason)
        position, log = self._position.copy(), _BLANK.copy()
        drawn = self._run(step)(position, seat, action, first, second, log)
        return Turn(Plain(self.game, self.seats, position), drawn > 0, tuple(self.game.events.read(log)))

    def record(self) -> Position:
        return self._position.copy()


@functools.lru_cache(maxsize=4096)
def those_in(bits: int, seats: int) -> tuple[int, ...]:
    """The seats of a set of bits."""
    return tuple(seat for seat in range(seats) if bits >> seat & 1)


Umpire: TypeAlias = Callable[[bytes, int], Standing]  # from a packed position and the number of seats
_appointed: dict[Game, Umpire] = {}


def appoint(game: Game, umpire: Umpire) -> None:
    """Let somebody else than the interpreter say what the rules of a game say, in this process from now on."""
    _appointed[game] = umpire


def standing(game: Game, truth: bytes, seats: int) -> Standing:
    """All that the rules say of a position."""
    umpire = _appointed.get(game)
    return umpire(truth, seats) if umpire else Plain(game, seats, game.record.from_bytes(truth))
