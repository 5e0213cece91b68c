"""The house: everything that one server process holds."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass, field

from tatami.server.botplay import BotPlay
from tatami.server.clocks import milliseconds
from tatami.server.identity import Signer
from tatami.server.limits import Limiter, Limits
from tatami.server.manners import let_flags_fall
from tatami.server.refusal import Refusal
from tatami.server.table import Table
from tatami.server.workshop import Workshop
from tatami.store import Conflict, Status, Store

log = logging.getLogger(__name__)
LAST_WORDS = 2  # seconds that a socket has to close
A_TICK = 0.25  # seconds between two looks at the clocks


@dataclass
class House:
    """Open it with ``House.open``, and close it."""

    store: Store
    signer: Signer
    limits: Limits
    workshop: Workshop
    limiter: Limiter = field(default_factory=Limiter)
    sockets: dict[str, int] = field(default_factory=dict)  # open at once, by identity
    _tables: dict[str, Table] = field(default_factory=dict)
    _bots: dict[str, BotPlay] = field(default_factory=dict)
    _loading: asyncio.Lock = field(default_factory=asyncio.Lock)
    _timekeeper: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, limits: Limits, workers: int) -> House:
        """Hold every live match to the present rules, then let the bots that owe a decision go on."""
        store = await Store.open(url)
        for verdict in await store.settle():
            log.error("table %s is frozen: %s", verdict.header.id, verdict.misfit)
        house = cls(store, Signer(await store.people.key("cookies")), limits, Workshop(workers))
        for header in await store.tables.of_status(Status.LIVE):
            if any(sitter.mover for sitter in header.seats):
                await house.table(header.id)
        house._timekeeper = asyncio.create_task(house._keep_time())
        return house

    async def say_goodbye(self) -> None:
        """Every move that was taken in is kept; every socket is told to come back later, and closed."""
        for bots in self._bots.values():
            await bots.close()
        for table in list(self._tables.values()):
            await table.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                while self.sockets:
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        if self._timekeeper is not None:
            self._timekeeper.cancel()
            await asyncio.gather(self._timekeeper, return_exceptions=True)
        await self.say_goodbye()
        self.workshop.close()
        await self.store.close()

    async def table(self, name: str) -> Table:
        """A table by its id, from the store if it is not at hand."""
        async with self._loading:
            if name not in self._tables:
                header = await self.store.tables.find(name)
                if header is None:
                    raise Refusal("no-such-table")
                table = Table(header, self.store)
                await table.load()
                self._tables[name] = table
                self._bots[name] = BotPlay(table, self.workshop)
            return self._tables[name]

    async def forget_if_idle(self, table: Table) -> None:
        """Let go of a table that nobody looks at, and that nobody can change any more."""
        if not table.watchers and table.header.status in (Status.OVER, Status.FROZEN):
            self._tables.pop(table.header.id, None)
            bots = self._bots.pop(table.header.id, None)
            if bots is not None:
                await bots.close()

    async def _keep_time(self) -> None:
        """Let flags fall, at tables that are at hand and at those that nobody looks at."""
        while True:
            await asyncio.sleep(A_TICK)
            try:
                for name in await self.store.tables.overdue(milliseconds()):
                    with contextlib.suppress(Conflict):  # somebody moved at this very moment, or another server saw it
                        await let_flags_fall(await self.table(name))
            except Exception as trouble:
                log.error("the clocks: %s", type(trouble).__name__)
