"""A match: the one place outside the kernel that holds the truth about a game in progress."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple

from tatami.kernel.chance import Position
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.events import SPECTATOR, Happening, spelled, told_to
from tatami.kernel.game import Game
from tatami.kernel.playout import lay_out
from tatami.kernel.standing import Illegal, Standing, standing
from tatami.kernel.victory import winners
from tatami.match.fairness import Luck, new_secret


class Refused(ValueError):
    """A move that the rules forbid; nothing has changed."""

    def __init__(self, game: Game, reason: IntEnum, seat: int, text: str) -> None:
        super().__init__(f"{game.seats[seat]}: {text!r} is refused: {spelled(reason)}")
        self.reason = reason
        self.seat = seat
        self.text = text


class Move(NamedTuple):
    """One entry of the history."""

    seat: int
    action: int
    chance: bool  # whether it drew from the entropy
    events: tuple[Happening, ...]


@dataclass(frozen=True)
class Result:
    """How a match ended: each seat's score, and the seats that have won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Forfeit:
    """A match that ended before its last move: a seat has resigned, or had no time left."""

    seat: int
    how: str  # resigned, time


@dataclass(eq=False, slots=True)
class Match:
    """A game in progress, from the first layout to the last move.

    Matches that come from each other share their moves and past positions, and each knows how many of them are its own.
    """

    game: Game
    options: dict[str, str]
    seats: tuple[str, ...]  # their names
    players: list[str]  # who sits on each seat: a name, or "bot:instinct"
    luck: Luck
    _now: Standing
    ply: int = 0  # moves that were made
    _moves: list[Move] = field(default_factory=list)
    _past: list[bytes] = field(default_factory=list)  # the positions before: they are many, and seldom looked at
    earlier: tuple[tuple[int, Luck], ...] = ()  # of a match that plays on from another: up to which ply, whose draws
    forfeit: Forfeit | None = None

    @classmethod
    def new(
        cls,
        game: Game,
        options: Mapping[str, str] | None = None,
        players: Sequence[str] | None = None,
        secret: bytes | None = None,
        added: Mapping[str, bytes] | None = None,
        earlier: tuple[tuple[int, Luck], ...] = (),
    ) -> Match:
        """Lay out a match; the options left out take their defaults.

        ``secret`` is what the house has committed to, ``added`` what the people at the seats have added to it.
        """
        encoded = game.options.encode(options)
        chosen = game.options.decode(encoded)
        seats = game.seats_at(chosen)
        sitting = list(players) if players is not None else list(seats)
        if len(sitting) != len(seats):
            raise ValueError(f"players: {len(sitting)} were named; this table seats {len(seats)}")
        luck, position = Luck.of(secret or new_secret(), added or {}), game.record()
        interpreted(game).bind(lay_out)(position, encoded, *_luck_of(0, luck, earlier).key)
        now = standing(game, position.to_bytes(), len(seats))
        return cls(game, chosen, seats, sitting, luck, now, earlier=earlier)

    @property
    def history(self) -> list[Move]:
        """All moves, in order."""
        return self._moves[: self.ply]

    @property
    def last(self) -> Move | None:
        """The last move."""
        return self._moves[self.ply - 1] if self.ply else None

    def move(self, ply: int) -> Move:
        """The move that led to a ply, from 1 on."""
        return self._moves[ply - 1]

    def luck_of(self, ply: int) -> Luck:
        """Where a move's draws come from; before a match branched off, from the luck of the one it came from."""
        return _luck_of(ply, self.luck, self.earlier)

    @property
    def secret(self) -> bytes:
        """The secret of the house, which is published after the last move."""
        return self.luck.secret

    @property
    def commitment(self) -> str:
        """What is published before anyone sits down."""
        return self.luck.commitment

    @property
    def over(self) -> bool:
        return self.forfeit is not None or self._now.over

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        return () if self.forfeit is not None else self._now.actors

    @property
    def result(self) -> Result | None:
        """The result, once the match is over."""
        if not self.over:
            return None
        if self.forfeit is not None:
            return self._forfeited(self.forfeit.seat)
        scores = self._now.scores()
        return Result(tuple(scores), winners(scores))

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
        return self.game.record.from_bytes(self.seen(seat))

    def seen(self, seat: int = SPECTATOR) -> bytes:
        """What a seat may know, packed: who has seen the same before has seen nothing new."""
        return self.seen_by((seat,))[0]

    def seen_by(self, seats: Sequence[int]) -> list[bytes]:
        """What each of several seats may know, packed."""
        now = self._now
        return [now.truth for _ in seats] if self.over else now.views(seats)

    def revealed(self, ply: int) -> Position:
        """The whole position after so many moves; only once the match is over."""
        if not self.over:
            raise ValueError("a position is revealed once the match is over, and not before")
        return self.at(ply)._now.record()

    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions."""
        return self._now.legal(seat)

    def refusal(self, seat: int, action: int) -> IntEnum:
        """Why an action is refused; the reason 0 if it is not."""
        return self.game.reasons(self._now.refusal(seat, action))

    def play(self, seat: int, move: int | str) -> Move:
        """Play a move, by id or by name; a refused one changes nothing."""
        action = self.game.actions.parse(move) if isinstance(move, str) else move
        ply = self.ply + 1
        try:
            now, chance, events = self._now.play(seat, action, *self.luck_of(ply).key)
        except Illegal as illegal:
            reason = self.game.reasons(illegal.reason)
            raise Refused(self.game, reason, seat, self.game.actions.text(action)) from None
        entry = Move(seat, action, chance, events)
        if len(self._moves) > self.ply:  # another match has gone on from here
            self._moves, self._past = self._moves[: self.ply], self._past[: self.ply]
        self._moves.append(entry)
        self._past.append(self._now.truth)
        self._now, self.ply = now, ply
        return entry

    def taught(self, seat: int) -> bool:
        """Whether the last move taught a seat anything that it could not foresee: a draw, or a lifted screen."""
        from tatami.match.undo import learnt

        last = self.move(self.ply)
        return last.chance or learnt(self, self.at(self.ply - 1), seat, last)

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
        self.ply, self._moves, self._past, self._now = other.ply, other._moves, other._past, other._now

    def events(self, seat: int = SPECTATOR, since: int = 0) -> list[Happening]:
        """Everything that has been told to a seat since so many moves; once the match is over, everything."""
        told = self.happened(since)
        return told if self.over else told_to(seat, told)

    def happened(self, since: int = 0) -> list[Happening]:
        """All that has happened since so many moves, whoever may see it."""
        return [happening for move in self._moves[since : self.ply] for happening in move.events]

    def at(self, ply: int) -> Match:
        """The match as it was after so many moves."""
        if not 0 <= ply <= self.ply:
            raise IndexError(f"move {ply}: this match has {self.ply} moves")
        now = self._now if ply == self.ply else standing(self.game, self._past[ply], len(self.seats))
        made = (ply, self._moves, self._past)
        return Match(self.game, self.options, self.seats, self.players, self.luck, now, *made, self.earlier)

    def copy(self) -> Match:
        """A match that goes its own way from here; one that was forfeited is in play again."""
        return self.at(self.ply)

    def positions(self) -> list[bytes]:
        """Every position from the first to the present one, packed."""
        return [*self._past[: self.ply], self._now.truth]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self._whole() == other._whole()

    def _whole(self) -> tuple[object, ...]:
        laid = (self.game, self.options, self.players, self.luck, self.earlier)
        return (*laid, self.positions(), self.history, self.forfeit)

    def position_hash(self) -> str:
        """A hash of the present position that does not depend on how records are laid out."""
        return self.game.record.named_hash(self._now.truth)

    def digest(self) -> bytes:
        """The bytes of the present position: two matches that agree in these are in the same position."""
        return self._now.truth


def _luck_of(ply: int, luck: Luck, earlier: tuple[tuple[int, Luck], ...]) -> Luck:
    for last, before in earlier:
        if ply <= last:
            return before
    return luck
