"""A live table: the only place that changes its match. Every change is committed to the store, then published."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable, Sequence
from typing import Protocol, Unpack

from msgspec.structs import replace

from tatami import games
from tatami.kernel.events import SPECTATOR
from tatami.match import Forfeit, Match
from tatami.match.replay import ReplayError, replay, replay_all
from tatami.server import timestamps
from tatami.server.errors import Reason, Refusal
from tatami.server.tables.clock import initial_state, with_clocks
from tatami.server.tables.restore import SNAPSHOT_EVERY, starting_point, take_snapshot
from tatami.server.views.stream import Stream, Streams
from tatami.store import (
    ChatLine,
    Clocks,
    Conflict,
    Ending,
    EndKind,
    Header,
    HeaderChanges,
    MoveRecord,
    Occupant,
    Rules,
    Snapshot,
    Status,
    Store,
    Turn,
)

log = logging.getLogger(__name__)


class Watcher(Protocol):
    """A connection that watches a table."""

    identity: str
    leaving: bool  # the server shuts down

    def notify(self) -> None:
        """The table has changed. Never waits and never raises."""


class Table:
    """The header and the chat of a table, and once play has begun its match and the stream of each viewer."""

    __slots__ = (
        *("acknowledged", "changed", "chat", "header", "lock", "match", "stuck", "watchers", "__weakref__"),
        *(
            "_left",
            "_loaded_at",
            "_occupants",
            "_ply",
            "_refreshing",
            "_saving",
            "_seats",
            "_snapshot_ply",
            "_store",
            "_streams",
        ),
    )

    def __init__(self, header: Header, store: Store) -> None:
        self.header = header
        self.match: Match | None = None
        self.chat: list[ChatLine] = []
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()  # its holder may change the table
        self.changed = asyncio.Event()  # for the bots
        self.acknowledged: set[tuple[int, str]] = set()  # the messages that led to moves, by seat
        self.stuck: int | None = None  # the seat of a bot whose last attempt failed
        self._store = store
        self._streams = Streams(self.publish)
        self._occupants: tuple[Occupant, ...] = ()
        self._seats: dict[str, int] = {}  # of the people among the occupants
        self._left: dict[str, int] = {}  # when the last connection of a person was closed
        self._loaded_at = timestamps.now()
        self._refreshing = False  # a refresh waits for the lock
        self._ply = 0  # log entries
        self._snapshot_ply = 0
        self._saving: asyncio.Task[None] | None = None  # a snapshot

    async def load(self) -> None:
        """Load the chat and the match; a match that the rules no longer accept is frozen and not shown."""
        self.match = None
        self._streams.restart(0)
        self.chat = await self._store.chat.lines(self.header.id)
        if self.header.status is Status.OPEN or self.header.status is Status.FROZEN:
            return
        entries = await self._store.moves.load(self.header.id)
        # The stream of delayed spectators is not in a snapshot, so it is replayed from the start.
        snapshot = None if self.header.delay else await self._store.snapshots.find(self.header.id)
        await self._replay(entries, snapshot)

    async def _replay(self, entries: Sequence[MoveRecord], snapshot: Snapshot | None = None) -> None:
        try:
            start = starting_point(self.header, entries, snapshot)
            self._streams.restart(self.header.delay, start.streams, start.states)
            self._advance(start.match, start.at)
            self._play_on(start.match, entries[start.ply :], start.ply)
        except ReplayError as error:
            await self._freeze(error)
            return
        self._snapshot_ply = start.ply
        self.acknowledged.clear()
        self._acknowledge(entries)
        self._apply_forfeit()
        self.publish()

    def _play_on(self, match: Match, entries: Sequence[MoveRecord], first: int) -> None:
        """Replay log entries, of which the first has this number."""
        for after, entry in zip(replay(match, entries, first), entries, strict=True):
            self._advance(after, entry.at)
        self._ply = first + len(entries)

    async def _freeze(self, error: ReplayError) -> None:
        self.match = None
        self.header = self.header.changed(status=Status.FROZEN)
        await self._store.tables.set_status(self.header.id, Status.FROZEN)
        log.error("table %s no longer fits the rules: %s", self.header.id, error)

    async def reload(self) -> None:
        """Replace everything by what the store has."""
        self.header = await self._stored_header()
        await self.load()

    async def refresh(self) -> None:
        """Load what another server may have changed; concurrent calls are served by one."""
        if self._refreshing:
            return
        self._refreshing = True
        async with self.lock:
            self._refreshing = False
            header = await self._stored_header()
            known = header.revision == self.header.revision and header.rematch == self.header.rematch
            if not known or (self.match is None and header.status is Status.LIVE):
                await self._follow(header)
            await self.load_chat()

    async def _stored_header(self) -> Header:
        header = await self._store.tables.find(self.header.id)
        assert header is not None
        return header

    async def _follow(self, header: Header) -> None:
        """Replay the log entries that another server has written."""
        match, self.header = self.match, header
        if match is None or match.over or header.status is Status.FROZEN:
            await self.load()
            return
        entries = await self._store.moves.load(header.id, self._ply)
        self._play_on(match.copy(), entries, self._ply)
        self._acknowledge(entries)
        self._apply_forfeit()
        self.publish()

    async def start(self) -> None:
        """From an open table to a live one."""
        game, clock = games.find(self.header.game), self.header.clocks.agreed
        # Only a match that branches off another has moves before it starts.
        entries = await self._store.moves.load(self.header.id) if self.header.origin.branch_of else []
        try:
            match = replay_all(self.header.setup(), entries)
        except ReplayError as error:
            await self._freeze(error)
            raise Refusal(Reason.NOT_LIVE) from None
        await self.update(
            status=Status.LIVE,
            rules=Rules(game.version, game.fingerprint),
            clocks=Clocks(clock, initial_state(clock, len(self.header.seats))),
            turn=Turn(match.actors, timestamps.now()),
        )
        await self._replay(entries)

    def viewer(self, identity: str) -> int:
        """The seat that somebody holds, or ``SPECTATOR``."""
        if self._occupants is not self.header.seats:
            self._occupants, self._seats = self.header.seats, self.header.seat_numbers()
        return self._seats.get(identity, SPECTATOR)

    def stream(self, viewer: int) -> Stream | None:
        """The stream of a viewer, as far as it may be sent now."""
        return self._streams.of(viewer)

    def version(self, identity: str) -> int:
        """The present version of somebody's stream."""
        stream = self.stream(self.viewer(identity))
        return 0 if stream is None else stream.version

    def seat(self, identity: str) -> int:
        """The seat of somebody who must hold one."""
        seat = self.viewer(identity)
        if seat == SPECTATOR:
            raise Refusal(Reason.NOT_SEATED)
        return seat

    def live_match(self) -> Match:
        """The match, which must have begun; if it is over, its rules refuse moves."""
        if self.match is None or self.match.forfeit or self.header.status not in (Status.LIVE, Status.OVER):
            raise Refusal(Reason.NOT_LIVE)
        return self.match

    def match_in_play(self) -> Match:
        """The match, which must have begun and not be over."""
        match = self.live_match()
        if match.over or self.header.status is not Status.LIVE:
            raise Refusal(Reason.NOT_LIVE)
        return match

    def finished_match(self) -> Match:
        """The match, which must be over."""
        if self.match is None or not self.match.over:
            raise Refusal(Reason.NOT_OVER)
        return self.match

    async def commit(
        self, steps: Sequence[Match], entries: Sequence[MoveRecord], **changes: Unpack[HeaderChanges]
    ) -> None:
        """Store log entries and the match that each leads to, then publish them."""
        states = self._streams.preview(steps)
        now, last, before = timestamps.now(), steps[-1], self.header
        header = before.changed(**changes).changed(turn=Turn(last.actors, before.turn.since))
        if last.result is not None:
            header = header.changed(status=Status.OVER, ending=Ending(scores=last.result.scores))
        if self._streams.is_public(states[-1]):
            header = header.changed(turn=Turn(last.actors, now), proposals=header.proposals.settled())
            header = with_clocks(before, header, now, entries[-1].seat)
        stamped = [replace(entry, at=now) for entry in entries]
        try:
            self.header = await self._store.moves.append(header, self._ply, stamped)
        except Conflict:
            await self.reload()
            raise
        self._ply += len(entries)
        self._acknowledge(entries)
        self.match = last
        self.publish({viewer for state in states for viewer in self._streams.advance(state, now)})
        self._save_snapshot()

    async def update(self, **changes: Unpack[HeaderChanges]) -> None:
        """Store a change of anything but the moves, then publish it."""
        header = with_clocks(self.header, self.header.changed(**changes), timestamps.now())
        try:
            self.header = await self._store.tables.update(header)
        except Conflict:
            await self.reload()
            raise
        self._apply_forfeit()
        self.publish()

    async def load_chat(self) -> None:
        """Load the lines of chat that are new, and publish them."""
        self.chat += await self._store.chat.lines(self.header.id, self.chat[-1].number if self.chat else 0)
        self.publish()

    async def reload_header(self) -> Header:
        """The header as the store has it, published."""
        self.replace_header(await self._stored_header())
        return self.header

    def replace_header(self, header: Header) -> None:
        """Publish a header that the store has already."""
        self.header = header
        self.publish()

    async def close(self) -> None:
        """Wait for the change that is being stored, and let every connection close."""
        async with self.lock:
            for watcher in self.watchers:
                watcher.leaving = True
            self.publish()
        self._streams.stop()
        if self._saving is not None:
            await asyncio.gather(self._saving, return_exceptions=True)

    def publish(self, viewers: Collection[int] | None = None) -> None:
        """Wake the bots, and notify the connections of these viewers, or of all."""
        self.changed.set()
        for watcher in tuple(self.watchers):
            if viewers is None or self.viewer(watcher.identity) in viewers:
                watcher.notify()

    def add_watcher(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)

    def remove_watcher(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._left[watcher.identity] = timestamps.now()

    def is_connected(self, identity: str | None) -> bool:
        return any(watcher.identity == identity for watcher in self.watchers)

    def left_at(self, identity: str | None) -> int:
        """When somebody was last connected here, as far as this server knows."""
        return self._left.get(identity or "", self._loaded_at)

    def _acknowledge(self, entries: Iterable[MoveRecord]) -> None:
        """A message that is sent again is acknowledged again, and not played again."""
        self.acknowledged |= {(entry.seat, entry.message) for entry in entries if entry.message}

    def _save_snapshot(self) -> None:
        """Save a snapshot now and then, beside the play; a lost one costs a longer replay and nothing else."""
        if self._ply - self._snapshot_ply < SNAPSHOT_EVERY or (self._saving and not self._saving.done()):
            return
        assert self.match is not None
        self._snapshot_ply = self._ply
        snapshot = take_snapshot(self.header, self._ply, self.match, self._streams)
        self._saving = asyncio.create_task(self._store.snapshots.save(self.header.id, snapshot))

    def _apply_forfeit(self) -> None:
        """A match that somebody gave up is over: everybody may know everything."""
        seat, how = self.header.ending.seat, self.header.ending.kind
        if self.match is None or self.match.over or seat is None or how is EndKind.PLAYED:
            return
        match = self.match.copy()
        match.forfeit = Forfeit(seat, how)
        self._advance(match, timestamps.now())

    def _advance(self, match: Match, at: int) -> None:
        """Continue with a match that the store has already."""
        self.match = match
        self._streams.advance(self._streams.preview([match])[0], at)
