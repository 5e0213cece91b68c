"""Restoring a table from the store: a snapshot bounds how much of the log is replayed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from tatami import games
from tatami.match import Match
from tatami.match.replay import initial_match, position_hash
from tatami.match.snapshot import packed, unpacked
from tatami.server.views.observation import ViewerStates, observe
from tatami.server.views.stream import Stream, Streams
from tatami.store import Header, MoveRecord, Snapshot

SNAPSHOT_EVERY = 192  # log entries


class _Body(msgspec.Struct, array_like=True):
    match: bytes
    streams: dict[int, tuple[list[int], list[int]]]


@dataclass(frozen=True)
class StartingPoint:
    """A match from which the rest of the log is replayed, and its streams if they go on from there."""

    match: Match
    ply: int = 0
    at: int = 0  # milliseconds since 1970
    streams: dict[int, Stream] | None = None
    states: ViewerStates | None = None


def take_snapshot(header: Header, ply: int, match: Match, streams: Streams) -> Snapshot:
    """A snapshot of a match and its streams after so many log entries."""
    body = _Body(packed(match), streams.marks())
    return Snapshot(ply, games.find(header.game).fingerprint, msgspec.msgpack.encode(body))


def starting_point(header: Header, log: Sequence[MoveRecord], snapshot: Snapshot | None) -> StartingPoint:
    """The match of a snapshot, or else as it was laid out."""
    match = initial_match(header.setup())
    return _from_snapshot(match, log, snapshot) or StartingPoint(match)


def _from_snapshot(match: Match, log: Sequence[MoveRecord], snapshot: Snapshot | None) -> StartingPoint | None:
    """What a snapshot contains, if the same rules made it and it leads where the log leads."""
    if snapshot is None or not 0 < snapshot.ply <= len(log) or snapshot.rules != match.game.fingerprint:
        return None
    body = msgspec.msgpack.decode(snapshot.body, type=_Body)
    match, last = unpacked(match, body.match), log[snapshot.ply - 1]
    if position_hash(match) != last.position:
        return None
    states = observe(match, tuple(body.streams))
    streams = {viewer: Stream.resumed(viewer, marks, states.of[viewer]) for viewer, marks in body.streams.items()}
    return StartingPoint(match, snapshot.ply, last.at, streams, states)
