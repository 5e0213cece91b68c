"""A table in play: the one place that changes its match, one thing at a time, the store first."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace

from tatami.kernel.events import SPECTATOR
from tatami.match import Match
from tatami.server.plans import steps_of
from tatami.server.refusal import Refusal, of_move
from tatami.server.stream import Stream
from tatami.server.thinking import thought
from tatami.store import Conflict, Entry, Header, Misfit, Status, Store, fingerprint, replay

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Watcher:
    """Somebody who looks at a table; ``news`` wakes whoever sends."""

    identity: str
    news: asyncio.Event = field(default_factory=asyncio.Event)
    leaving: bool = False  # the server shuts down


class Table:
    """A header, and once play has begun a match and the stream of each viewer."""

    def __init__(self, header: Header, store: Store, executor: Executor) -> None:
        self.header = header
        self.match: Match | None = None
        self.watchers: set[Watcher] = set()
        self.mailbox = asyncio.Lock()  # whoever holds it may change the table
        self._store = store
        self._executor = executor
        self._streams: dict[int, Stream] = {}
        self._ply = 0
        self._answered: set[tuple[int, str]] = set()
        self._bots: asyncio.Task[None] | None = None

    async def load(self) -> None:
        """Replay what the store holds; a match that no longer fits is not shown."""
        self.match, self._streams = None, {}
        if self.header.status is Status.OPEN or self.header.status is Status.FROZEN:
            return
        entries = await self._store.moves.of(self.header.id)
        try:
            for match in replay(self.header, entries):
                self.match = match
                self._advance(match)
        except Misfit as misfit:
            self.match = None
            self.header = replace(self.header, status=Status.FROZEN)
            log.error("table %s no longer fits the rules: %s", self.header.id, misfit)
            return
        self._ply = len(entries)
        self._answered = {(entry.seat, entry.message) for entry in entries if entry.message}
        self._wake_everybody()
        self.wake_bots()

    def viewer(self, identity: str) -> int:
        """The seat that somebody looks from."""
        seat = self.header.seat_of(identity)
        return SPECTATOR if seat is None else seat

    def stream(self, viewer: int) -> Stream | None:
        return self._streams.get(viewer)

    async def play(self, identity: str, message: str, moves: Sequence[str]) -> int:
        """Play a plan of somebody who sits here: all of it or nothing. Gives the version of that seat."""
        async with self.mailbox:
            seat, match = self._seat(identity), self._live()
            if (seat, message) not in self._answered:
                await self._play(match, seat, message, moves)
            return self._streams[seat].version

    async def undo(self, identity: str, message: str) -> int:
        """Take the last move of somebody who sits here back."""
        async with self.mailbox:
            seat, match = self._seat(identity), self._live()
            if (seat, message) not in self._answered:
                draft = match.at(len(match.history))
                try:
                    draft.undo(seat)
                except ValueError as trouble:
                    raise of_move(match.game, trouble) from trouble
                await self._keep(draft, [Entry(seat, None, message, 0, fingerprint(draft))])
                self._show([draft])
            return self._streams[seat].version

    def change(self, header: Header) -> None:
        """Take in a new header, which the store holds already."""
        self.header = header
        self._wake_everybody()

    def wake_bots(self) -> None:
        """Let the bots that owe a decision make it."""
        if self._owing_bot() is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._let_bots_play())

    async def close(self) -> None:
        """Finish what is being written, and tell everybody to come back later."""
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)
        async with self.mailbox:
            for watcher in self.watchers:
                watcher.leaving = True
            self._wake_everybody()

    def _wake_everybody(self) -> None:
        for watcher in self.watchers:
            watcher.news.set()

    def _seat(self, identity: str) -> int:
        seat = self.header.seat_of(identity)
        if seat is None:
            raise Refusal("not-seated")
        return seat

    def _live(self) -> Match:
        if self.match is None or self.header.status not in (Status.LIVE, Status.OVER):
            raise Refusal("not-live")
        return self.match

    async def _play(self, match: Match, seat: int, message: str | None, moves: Sequence[str]) -> None:
        steps = steps_of(match, seat, moves)
        texts = [match.game.actions.text(step.history[-1].action) for step in steps]
        entries = [
            Entry(seat, text, message, number, fingerprint(step))
            for number, (text, step) in enumerate(zip(texts, steps, strict=True))
        ]
        await self._keep(steps[-1], entries)
        self._show(steps)

    async def _keep(self, draft: Match, entries: Sequence[Entry]) -> None:
        """The store first; only then is it so."""
        try:
            await self._store.moves.append(self.header.id, self._ply, entries, draft.over)
        except Conflict:  # somebody else wrote to this match: what we hold is old
            await self.load()
            raise
        self._ply += len(entries)
        self._answered |= {(entry.seat, entry.message) for entry in entries if entry.message}
        self.match = draft
        if draft.over:
            self.change(replace(self.header, status=Status.OVER))

    def _show(self, steps: Sequence[Match]) -> None:
        """Wake those who see a difference."""
        changed = {viewer for step in steps for viewer in self._advance(step)}
        for watcher in self.watchers:
            if self.viewer(watcher.identity) in changed:
                watcher.news.set()
        self.wake_bots()

    def _advance(self, match: Match) -> list[int]:
        """Take the match as it is now into every stream; gives the viewers that see a difference."""
        if not self._streams:
            self._streams = {viewer: Stream(viewer) for viewer in (*range(len(match.seats)), SPECTATOR)}
        return [viewer for viewer, stream in self._streams.items() if stream.advance(match)]

    def _owing_bot(self) -> tuple[int, str] | None:
        for seat in self.match.actors if self.match else ():
            bot = self.header.seats[seat].bot
            if bot is not None:
                return seat, bot
        return None

    async def _let_bots_play(self) -> None:
        try:
            while (owing := self._owing_bot()) is not None:
                with contextlib.suppress(Conflict):
                    await self._let_bot_play(*owing)
        except Exception as trouble:  # its text may tell what a bot knows
            log.error("table %s: a bot gave up: %s", self.header.id, type(trouble).__name__)

    async def _let_bot_play(self, seat: int, bot: str) -> None:
        """One decision; thought over again if what the bot saw has changed meanwhile."""
        view = self._live().view(seat).to_bytes()
        move = await thought(self._executor, self.header.game, bot, view, seat)
        async with self.mailbox:
            match = self._live()
            if seat in match.actors and match.view(seat).to_bytes() == view:
                await self._play(match, seat, None, [move])
