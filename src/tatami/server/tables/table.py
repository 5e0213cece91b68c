"""A table in play: the one place that changes its match, one thing at a time, the store first."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from typing import Protocol, Unpack

from msgspec.structs import replace

from tatami import games
from tatami.kernel.events import SPECTATOR
from tatami.match import Forfeit, Match
from tatami.match.replay import ReplayError, replay
from tatami.server.errors import Refusal
from tatami.server.tables import restore as resume
from tatami.server.tables.clock import milliseconds, ticked, wound_up
from tatami.server.views.spectator_delay import Delay
from tatami.server.views.stream import Scene, Stream, look
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
    """Somebody who looks at a table."""

    identity: str
    leaving: bool  # the server shuts down

    def notify(self) -> None:
        """The table has changed. Never waits and never raises."""


class Table:
    """A header, what was said, and once play has begun a match and the stream of each viewer."""

    __slots__ = (
        *("answered", "changed", "header", "lines", "mailbox", "match", "watchers", "__weakref__"),
        *("_delay", "_has_bots", "_heard", "_keeping", "_kept_ply", "_ply"),
        *("_scene", "_seats", "_store", "_streams", "_viewers"),
    )

    def __init__(self, header: Header, store: Store) -> None:
        self.header = header
        self.match: Match | None = None
        self.lines: list[ChatLine] = []
        self.watchers: set[Watcher] = set()
        self.mailbox = asyncio.Lock()  # whoever holds it may change the table
        self.changed = asyncio.Event()  # for the bots
        self.answered: set[tuple[int, str]] = set()
        self._store = store
        self._seats: tuple[Occupant, ...] = ()
        self._viewers: dict[str, int] = {}  # the people who sit on them
        self._has_bots = False  # on some of them
        self._streams: dict[int, Stream] = {}
        self._scene: Scene | None = None  # the last that the streams have taken in
        self._delay = Delay(self.wake)
        self._heard = False  # of changes at another server, which wait for the mailbox
        self._ply = 0
        self._kept_ply = 0  # of the last snapshot
        self._keeping: asyncio.Task[None] | None = None

    async def load(self) -> None:
        """Replay what the store holds; a match that no longer fits is not shown."""
        self.match, self._streams, self._scene = None, {}, None
        self.lines = await self._store.chat.lines(self.header.id)
        if self.header.status is Status.OPEN or self.header.status is Status.FROZEN:
            return
        entries = await self._store.moves.load(self.header.id)
        # What spectators hear late is counted from the start: there, a snapshot would count it anew.
        snapshot = None if self.header.delay else await self._store.snapshots.find(self.header.id)
        await self._replay(entries, snapshot)

    async def _replay(self, entries: Sequence[MoveRecord], snapshot: Snapshot | None = None) -> None:
        self._delay.start(self.header.delay)
        try:
            for moment in resume.moments(self.header, entries, snapshot):
                self.match, self._streams = moment.match, moment.streams or self._streams
                self._scene = moment.scene or self._scene
                self._advance(self._look(moment.match), moment.at)
        except ReplayError as misfit:
            await self._freeze(misfit)
            return
        self._ply, self._kept_ply = len(entries), snapshot.ply if snapshot else 0
        self.answered.clear()
        self._answer(entries)
        self._forfeit()
        self.wake()

    async def _freeze(self, misfit: ReplayError) -> None:
        self.match = None
        self.header = self.header.changed(status=Status.FROZEN)
        await self._store.tables.set_status(self.header.id, Status.FROZEN)
        log.error("table %s no longer fits the rules: %s", self.header.id, misfit)

    async def reload(self) -> None:
        """What we hold is old: read everything anew."""
        header = await self._store.tables.find(self.header.id)
        assert header is not None
        self.header = header
        await self.load()

    async def refresh(self) -> None:
        """Another server may have changed this table: take in what is new, once for all that was heard meanwhile."""
        if self._heard:
            return
        self._heard = True
        async with self.mailbox:
            self._heard = False
            header = await self._store.tables.find(self.header.id)
            assert header is not None
            known = header.revision == self.header.revision and header.rematch == self.header.rematch
            if not known or (self.match is None and header.status is Status.LIVE):
                await self._follow(header)
            await self.hear()

    async def _follow(self, header: Header) -> None:
        """The entries that another server has written, one after the other."""
        begun, self.header = self.match, header
        if begun is None or begun.over or header.status is Status.FROZEN:
            await self.load()
            return
        later = await self._store.moves.load(header.id, self._ply)
        for match, entry in zip(replay(begun.copy(), later, self._ply), later, strict=True):
            self.match = match
            self._advance(self._look(match), entry.at)
        self._ply += len(later)
        self._answer(later)
        self._forfeit()
        self.wake()

    async def begin(self) -> None:
        """From an open table to a live one; nobody sees it before the store has it."""
        game = games.find(self.header.game)
        # Only a match that plays on from another has moves before it begins.
        entries = await self._store.moves.load(self.header.id) if self.header.origin.branch_of else []
        try:
            *_, last = resume.moments(self.header, entries, None)
        except ReplayError as misfit:
            await self._freeze(misfit)
            raise Refusal("not-live") from None
        clock = self.header.clocks.agreed
        await self.revise(
            status=Status.LIVE,
            rules=Rules(game.version, game.fingerprint),
            clocks=Clocks(clock, wound_up(clock, len(self.header.seats))),
            turn=Turn(last.match.actors, milliseconds()),
        )
        await self._replay(entries)

    def viewer(self, identity: str) -> int:
        """The seat that somebody looks from."""
        return self._people().get(identity, SPECTATOR)

    def _people(self) -> dict[str, int]:
        """Who sits here and where, found out anew when somebody has come or gone."""
        if self._seats is not self.header.seats:
            self._seats, self._viewers = self.header.seats, self.header.seat_numbers()
            self._has_bots = any(occupant.mover for occupant in self._seats)
        return self._viewers

    def stream(self, viewer: int) -> Stream | None:
        """What a viewer is told; spectators may be told later."""
        if viewer == SPECTATOR and self._delay.seconds:
            return self._delay.told()
        return self._streams.get(viewer)

    def version(self, identity: str) -> int:
        """The version that somebody has come to."""
        stream = self.stream(self.viewer(identity))
        return 0 if stream is None else stream.version

    def seat(self, identity: str) -> int:
        """The seat of somebody who must have one."""
        seat = self.viewer(identity)
        if seat == SPECTATOR:
            raise Refusal("not-seated")
        return seat

    def live(self) -> Match:
        """The match, which must have begun; if it is over, its rules say so."""
        if self.match is None or self.match.forfeit or self.header.status not in (Status.LIVE, Status.OVER):
            raise Refusal("not-live")
        return self.match

    async def keep(
        self, steps: Sequence[Match], entries: Sequence[MoveRecord], **changes: Unpack[HeaderChanges]
    ) -> None:
        """Entries and where they lead: the store first; only then is it so."""
        scenes = self._scenes_of(steps)
        now, last, before = milliseconds(), steps[-1], self.header
        header = before.changed(**changes).changed(turn=Turn(last.actors, before.turn.since))
        if last.result is not None:
            header = header.changed(status=Status.OVER, ending=Ending(scores=last.result.scores))
        if self._public(scenes):
            header = header.changed(turn=Turn(last.actors, now), proposals=header.proposals.settled())
            header = ticked(before, header, now, entries[-1].seat)
        stamped = [replace(entry, at=now) for entry in entries]
        try:
            self.header = await self._store.moves.append(header, self._ply, stamped)
        except Conflict:
            await self.reload()
            raise
        self._ply += len(entries)
        self._answer(entries)
        self.match = last
        self._show(scenes, now)
        self._keep_snapshot()

    async def revise(self, **changes: Unpack[HeaderChanges]) -> None:
        """Everything about a table but its moves: the store first."""
        header = ticked(self.header, self.header.changed(**changes), milliseconds())
        try:
            self.header = await self._store.tables.update(header)
        except Conflict:
            await self.reload()
            raise
        self._forfeit()
        self.wake()

    async def hear(self) -> None:
        """Take in what has been said."""
        self.lines += await self._store.chat.lines(self.header.id, self.lines[-1].number if self.lines else 0)
        self.wake()

    def change(self, header: Header) -> None:
        """Take in a new header, which the store holds already."""
        self.header = header
        self.wake()

    async def close(self) -> None:
        """Finish what is being written, and tell everybody to come back later."""
        async with self.mailbox:
            for watcher in self.watchers:
                watcher.leaving = True
            self.wake()
        self._delay.stop()
        if self._keeping is not None:
            await asyncio.gather(self._keeping, return_exceptions=True)

    def wake(self) -> None:
        """Let everybody look."""
        self.changed.set()
        for watcher in tuple(self.watchers):
            watcher.notify()

    def _answer(self, entries: Iterable[MoveRecord]) -> None:
        """Whoever sends these messages again has his answer."""
        for entry in entries:
            if entry.message:
                self.answered.add((entry.seat, entry.message))

    def _keep_snapshot(self) -> None:
        """Now and then, beside the play; a lost one costs a longer replay and nothing else."""
        if self._ply - self._kept_ply < resume.EVERY or (self._keeping and not self._keeping.done()):
            return
        assert self.match is not None
        self._kept_ply = self._ply
        snapshot = resume.taken(self.header, self._ply, self.match, self._streams)
        self._keeping = asyncio.create_task(self._store.snapshots.save(self.header.id, snapshot))

    def _forfeit(self) -> None:
        """Somebody has given the match up: all may know all."""
        seat, how = self.header.ending.seat, self.header.ending.kind
        if self.match is None or self.match.over or seat is None or how is EndKind.PLAYED:
            return
        self.match = self.match.copy()
        self.match.forfeit = Forfeit(seat, how)
        self._advance(self._look(self.match), milliseconds())

    def _look(self, match: Match) -> Scene:
        """What every viewer may know of a match."""
        return self._scenes_of([match])[0]

    def _scenes_of(self, steps: Sequence[Match]) -> list[Scene]:
        """What every viewer may know after each step, beginning with what they know already."""
        scene, scenes = self._scene, []
        for step in steps:
            scene = look(step, (*range(len(step.seats)), SPECTATOR), scene)
            scenes.append(scene)
        return scenes

    def _public(self, scenes: Sequence[Scene]) -> bool:
        """Whether a spectator sees a difference."""
        return scenes[-1].sights[SPECTATOR] is not self._streams[SPECTATOR].sight

    def _show(self, scenes: Sequence[Scene], now: int) -> None:
        """Tell those who see a difference."""
        changed = {viewer for scene in scenes for viewer in self._advance(scene, now)}
        people = self._people()
        if self._has_bots:
            self.changed.set()
        for watcher in tuple(self.watchers):
            if people.get(watcher.identity, SPECTATOR) in changed:
                watcher.notify()

    def _advance(self, scene: Scene, at: int) -> list[int]:
        """Take a moment into every stream; gives the viewers that see a difference."""
        self._scene, sights = scene, scene.sights
        if not self._streams:
            self._streams = {viewer: Stream(viewer) for viewer in sights}
        self._delay.advance(sights[SPECTATOR], at)
        return [viewer for viewer, stream in self._streams.items() if stream.advance(sights[viewer])]
