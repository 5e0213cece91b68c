"""Replay of a stored match: the log is played again by the present rules and compared with the positions it had."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from msgspec import Struct

from tatami import games
from tatami.kernel.actions import UnknownMove
from tatami.kernel.events import spelled
from tatami.match.fairness import Luck
from tatami.match.match import Match, Refused
from tatami.match.undo import CannotUndo


class ReplayError(ValueError):
    """A log that the present rules do not accept; the message says where and why, without hidden information."""


class MatchSetup(Struct, frozen=True):
    """What a match is laid out from."""

    game: str
    options: dict[str, str]
    players: tuple[str, ...]
    secret: bytes  # of the house
    earlier: tuple[tuple[int, bytes], ...] = ()  # of a branched match: the secret of the moves up to a ply
    added: dict[str, bytes] = {}  # by the people at the seats


class MoveRecord(Struct, frozen=True):
    """One entry of a match's log: a move, or an undo."""

    seat: int
    action: str | None  # none: the seat takes its last move back
    message: str | None  # the client's id of the message; none for a bot
    step: int  # of a plan that was sent as one message
    position: str  # hash of the position it led to
    back_to: int | None = None  # an agreed undo: the ply to which the match returns
    at: int = 0  # milliseconds since 1970


def position_hash(match: Match) -> str:
    """A hash of the present position, with which a replay is compared."""
    return match.position_hash()


def initial_match(setup: MatchSetup) -> Match:
    """The match before its first move."""
    try:
        earlier = tuple((ply, Luck(secret)) for ply, secret in setup.earlier)
        table = (games.find(setup.game), setup.options, setup.players)
        return Match.new(*table, secret=setup.secret, added=setup.added, earlier=earlier)
    except (LookupError, ValueError) as error:
        raise ReplayError(f"the table cannot be laid out: {error}") from error


def replay(match: Match, log: Iterable[MoveRecord], first: int = 0) -> Iterator[Match]:
    """The match after each entry of a log whose first entry has this number; the match given may be changed."""
    for number, record in enumerate(log, first):
        match = _apply(match, number, record)
        yield match


def replay_all(setup: MatchSetup, log: Iterable[MoveRecord]) -> Match:
    """The match at the end of its log."""
    match = initial_match(setup)
    played = deque(replay(match, log), maxlen=1)
    return played.pop() if played else match


def _apply(match: Match, number: int, record: MoveRecord) -> Match:
    try:
        if record.back_to is not None:
            match = match.at(record.back_to)
        elif record.action is None:
            match.undo(record.seat)
        else:
            match.play(record.seat, record.action)
    except Refused as error:
        raise ReplayError(f"entry {number}: is refused: {spelled(error.reason)}") from None
    except CannotUndo as error:
        raise ReplayError(f"entry {number}: can no longer be taken back: {spelled(error.barrier)}") from None
    except UnknownMove:
        raise ReplayError(f"entry {number}: no move is written so any more") from None
    except IndexError:
        raise ReplayError(f"entry {number}: goes back to a move that was never made") from None
    if position_hash(match) != record.position:
        raise ReplayError(f"entry {number}: leads to another position than it did")
    return match
