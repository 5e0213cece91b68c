"""Replay: a kept match made again from its entries by the present rules, and held to the positions it had."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

from tatami import games
from tatami.kernel.actions import UnknownMove
from tatami.kernel.events import spelled
from tatami.match import Match, Refused
from tatami.match.undo import CannotUndo
from tatami.store.entry import Entry
from tatami.store.header import Header


class Misfit(ValueError):
    """A kept match that the present rules do not lead to; the message says where they part, and tells no secret."""


def laid_out(header: Header) -> Match:
    """The match before its first move."""
    players = [sitter.player for sitter in header.seats]
    earlier = tuple((ply, bytes.fromhex(seed)) for ply, seed in header.branch)
    return Match.new(games.find(header.game), header.options, players, header.sealed_seed, earlier)


def fingerprint(match: Match) -> str:
    """A hash of the present position, by which a replay is held to the match that was played."""
    return hashlib.sha256(match.digest()).hexdigest()


def replay(header: Header, entries: Iterable[Entry], resumed: Match | None = None, first: int = 0) -> Iterator[Match]:
    """The match as it was laid out, or resumed, then after each entry; whatever does not fit is named."""
    try:
        match = resumed or laid_out(header)
    except (LookupError, ValueError) as trouble:
        raise Misfit(f"the table cannot be laid out: {trouble}") from trouble
    yield match
    for ply, entry in enumerate(entries, first):
        match = _taken(match, ply, entry)
        yield match


def _taken(match: Match, ply: int, entry: Entry) -> Match:
    """The match with one more entry."""
    try:
        if entry.back_to is not None:
            match = match.at(entry.back_to)
        elif entry.action is None:
            match.undo(entry.seat)
        else:
            match.play(entry.seat, entry.action)
    except Refused as trouble:
        raise Misfit(f"entry {ply}: is refused: {spelled(trouble.reason)}") from None
    except CannotUndo as trouble:
        raise Misfit(f"entry {ply}: can no longer be taken back: {spelled(trouble.barrier)}") from None
    except UnknownMove:
        raise Misfit(f"entry {ply}: no move is written so any more") from None
    except IndexError:
        raise Misfit(f"entry {ply}: goes back to a move that was never made") from None
    if fingerprint(match) != entry.position:
        raise Misfit(f"entry {ply}: leads to another position than it did")
    return match
