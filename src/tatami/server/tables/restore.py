"""Resuming: a table's match and streams as they were, from a snapshot and the entries after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from tatami import games
from tatami.match import Match
from tatami.match.replay import initial_match, position_hash, replay
from tatami.match.snapshot import packed, unpacked
from tatami.server.views.stream import Scene, Stream, look
from tatami.store import Header, MoveRecord, Snapshot

EVERY = 192  # entries between two snapshots


class _Body(msgspec.Struct, array_like=True):
    match: bytes
    streams: dict[int, tuple[list[int], list[int]]]


@dataclass(frozen=True)
class Moment:
    """A match, and the streams up to there and what they show: none, if they begin here."""

    match: Match
    at: int  # milliseconds since 1970: when it came to be so
    streams: dict[int, Stream] | None = None
    scene: Scene | None = None


def taken(header: Header, ply: int, match: Match, streams: dict[int, Stream]) -> Snapshot:
    """A snapshot of a table."""
    body = _Body(packed(match), {viewer: stream.marks for viewer, stream in streams.items()})
    return Snapshot(ply, games.find(header.game).fingerprint, msgspec.msgpack.encode(body))


def moments(header: Header, entries: Sequence[MoveRecord], snapshot: Snapshot | None) -> Iterator[Moment]:
    """The match at every entry that had to be played again, after where a snapshot took it up."""
    resumed = _resumed(header, entries, snapshot)
    if resumed is None:
        resumed, first = Moment(initial_match(header.setup()), 0), 0
    else:
        assert snapshot is not None
        first = snapshot.ply
    yield resumed
    rest = entries[first:]
    for match, entry in zip(replay(resumed.match, rest, first), rest, strict=True):
        yield Moment(match, entry.at)


def _resumed(header: Header, entries: Sequence[MoveRecord], snapshot: Snapshot | None) -> Moment | None:
    """What a snapshot holds, if it was made by these rules and leads where the entries lead."""
    if snapshot is None or not 0 < snapshot.ply <= len(entries):
        return None
    if snapshot.rules != games.find(header.game).fingerprint:
        return None
    body = msgspec.msgpack.decode(snapshot.body, type=_Body)
    match, last = unpacked(initial_match(header.setup()), body.match), entries[snapshot.ply - 1]
    if position_hash(match) != last.position:
        return None
    scene = look(match, tuple(body.streams))
    streams = {viewer: Stream.resumed(viewer, marks, scene.sights[viewer]) for viewer, marks in body.streams.items()}
    return Moment(match, last.at, streams, scene)
