"""A match: the one place outside the kernel that holds the truth about a game in progress."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from tatami.kernel.chance import Position
from tatami.kernel.choices import choices
from tatami.kernel.contract import actors, over, refusal, score, view
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.events import SPECTATOR, Happening, Log, spelled
from tatami.kernel.game import Game
from tatami.kernel.playout import lay_out, step
from tatami.match.fairness import commitment, entropy, new_seed

_BLANK = Log()


class Refused(ValueError):
    """A move that the rules forbid; nothing has changed."""

    def __init__(self, game: Game, reason: IntEnum, seat: int, text: str) -> None:
        super().__init__(f"{game.seats[seat]}: {text!r} is refused: {spelled(reason)}")
        self.reason = reason
        self.seat = seat
        self.text = text


@dataclass(frozen=True, slots=True)
class Move:
    """One entry of the history."""

    seat: int
    action: int
    chance: bool  # whether it drew from the entropy
    events: tuple[Happening, ...]


@dataclass(frozen=True)
class Result:
    """How a match ended: each seat's score, and the seats that have the highest; nobody wins with nothing."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Forfeit:
    """A match that ended before its last move: a seat has resigned, or had no time left."""

    seat: int
    how: str  # resigned, time


@dataclass(frozen=True)
class _Standing:
    """Whether a position ends the game, and who owes a decision in it."""

    truth: Position
    over: bool
    actors: tuple[int, ...]


@dataclass
class Match:
    """A game in progress, from the first layout to the last move."""

    game: Game
    options: dict[str, str]
    players: list[str]  # who sits on each seat: a name, or "bot:instinct"
    seed: bytes
    _truth: Position  # the present position
    _past: list[bytes] = field(default_factory=list)  # those before it, packed: they are many, and seldom looked at
    history: list[Move] = field(default_factory=list)
    earlier: tuple[tuple[int, bytes], ...] = ()  # of a match that plays on from another: up to which ply, which seed
    forfeit: Forfeit | None = None
    _known: _Standing | None = field(default=None, repr=False, compare=False)
    _packed: tuple[Position, bytes] | None = field(default=None, repr=False, compare=False)

    @classmethod
    def new(
        cls,
        game: Game,
        options: Mapping[str, str] | None = None,
        players: Sequence[str] | None = None,
        seed: bytes | None = None,
        earlier: tuple[tuple[int, bytes], ...] = (),
    ) -> Match:
        """Lay out a match; the options left out take their defaults."""
        encoded = game.options.encode(options)
        chosen = game.options.decode(encoded)
        seats = game.seats_at(chosen)
        sitting = list(players) if players is not None else list(seats)
        if len(sitting) != len(seats):
            raise ValueError(f"players: {len(sitting)} were named; this table seats {len(seats)}")
        match = cls(game, chosen, sitting, seed or new_seed(), game.record(), earlier=earlier)
        match._run(lay_out, match._truth, encoded, *match._entropy(0))
        return match

    def _run(self, function: Any, *arguments: Any) -> Any:
        return interpreted(self.game).bind(function)(*arguments)

    def seed_of(self, ply: int) -> bytes:
        """The seed that a move's chance comes from; before a match branched off, that of the one it came from."""
        for last, seed in self.earlier:
            if ply <= last:
                return seed
        return self.seed

    def _entropy(self, ply: int) -> tuple[int, int]:
        return entropy(self.seed_of(ply), ply)

    @functools.cached_property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.game.seats_at(self.options)

    @property
    def commitment(self) -> str:
        """What is published before the first move."""
        return commitment(self.seed)

    def _standing(self) -> _Standing:
        """How things stand: asked once of each position, for nobody changes one that is in the match."""
        if self._known is None or self._known.truth is not self._truth:
            bits = self._run(actors, self._truth)
            owing = tuple(seat for seat in range(len(self.seats)) if bits >> seat & 1)
            self._known = _Standing(self._truth, bool(self._run(over, self._truth)), owing)
        return self._known

    @property
    def over(self) -> bool:
        return self.forfeit is not None or self._standing().over

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        return () if self.forfeit is not None else self._standing().actors

    @property
    def result(self) -> Result | None:
        """The result, once the match is over."""
        if not self.over:
            return None
        if self.forfeit is not None:
            return self._forfeited(self.forfeit.seat)
        scores = [0] * len(self.seats)
        self._run(score, self._truth, scores)
        best = max(scores)
        return Result(tuple(scores), tuple(seat for seat, points in enumerate(scores) if points == best > 0))

    def _forfeited(self, seat: int) -> Result:
        """Everybody else has won."""
        others = tuple(other for other in range(len(self.seats)) if other != seat)
        return Result(tuple(int(other != seat) for other in range(len(self.seats))), others)

    def seat(self, name: str) -> int:
        """A seat's number by its name."""
        if name not in self.seats:
            raise LookupError(f"there is no seat {name!r}; the seats are {', '.join(self.seats)}")
        return self.seats.index(name)

    def view(self, seat: int = SPECTATOR) -> Position:
        """What a seat may know, as a record of its own; once the match is over all may know all."""
        seen = self._truth.copy()
        if not self.over:
            self._run(view, seen, seat)
        return seen

    def revealed(self, ply: int) -> Position:
        """The whole position after so many moves; only once the match is over."""
        if not self.over:
            raise ValueError("a position is revealed once the match is over, and not before")
        return self.at(ply)._truth.copy()

    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions."""
        return choices(self.game, self._truth, seat)

    def refusal(self, seat: int, action: int) -> IntEnum:
        """Why an action is refused; the reason 0 if it is not."""
        return self.game.reasons(self._run(refusal, self._truth, seat, action))

    def play(self, seat: int, move: int | str) -> Move:
        """Play a move, by id or by name; a refused one changes nothing."""
        action = self.game.actions.parse(move) if isinstance(move, str) else move
        reason = self.refusal(seat, action)
        if reason:
            raise Refused(self.game, reason, seat, self.game.actions.text(action))
        position = self._truth.copy()
        log = _BLANK.copy()
        drawn = self._run(step, position, seat, action, *self._entropy(len(self.history) + 1), log)
        entry = Move(seat, action, drawn > 0, tuple(self.game.events.read(log)))
        self.history.append(entry)
        self._past.append(self.digest())
        self._truth = position
        return entry

    def taught(self, seat: int) -> bool:
        """Whether the last move taught a seat anything that it could not foresee: a draw, or a lifted screen."""
        from tatami.match.undo import learnt

        last = self.history[-1]
        return last.chance or learnt(self, self.at(len(self.history) - 1), seat, last)

    def play_all(self, seat: int, moves: Sequence[int | str]) -> None:
        """Play a whole plan at once: all of it, or nothing; see ``tatami.match.plans`` for where a plan ends."""
        from tatami.match.plans import steps_of

        steps = list(steps_of(self, seat, moves))
        if steps:
            self._become(steps[-1])

    def undo(self, seat: int) -> Move:
        """Take back the seat's last move; see ``tatami.match.undo`` for how far that reaches."""
        from tatami.match.undo import without_last_move

        shorter, taken = without_last_move(self, seat)
        self._become(shorter)
        return taken

    def _become(self, other: Match) -> None:
        self.history, self._past, self._truth = other.history, other._past, other._truth

    def events(self, seat: int = SPECTATOR, since: int = 0) -> Iterator[Happening]:
        """Everything that has been told to a seat since so many moves; once the match is over, everything."""
        everything = self.over
        for move in self.history[since:]:
            for happening in move.events:
                if everything or happening.seen_from(seat):
                    yield happening

    def at(self, ply: int) -> Match:
        """The match as it was after so many moves."""
        if not 0 <= ply <= len(self.history):
            raise IndexError(f"move {ply}: this match has {len(self.history)} moves")
        now = ply == len(self.history)
        truth = self._truth if now else self.game.record.from_bytes(self._past[ply])
        history = self.history[:ply]
        twin = Match(self.game, self.options, self.players, self.seed, truth, self._past[:ply], history, self.earlier)
        if now:
            twin._known, twin._packed = self._known, self._packed
        return twin

    def digest(self) -> bytes:
        """The bytes of the present position: two matches that agree in these are in the same position."""
        if self._packed is None or self._packed[0] is not self._truth:
            self._packed = self._truth, self._truth.to_bytes()
        return self._packed[1]
