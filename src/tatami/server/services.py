"""The house: everything that one server process holds."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass, field

from tatami.server.access.connection_limit import ConnectionLimit
from tatami.server.access.cookies import Signer
from tatami.server.access.rate_limit import Limiter, Limits
from tatami.server.bots.bot_driver import BotPlay, owing_bot
from tatami.server.bots.hints import Analyses
from tatami.server.bots.worker_pool import Workshop
from tatami.server.errors import Refusal
from tatami.server.metrics import Metrics
from tatami.server.replay_check import freeze_misfits
from tatami.server.tables.clock import milliseconds
from tatami.server.tables.proposals import let_flags_fall
from tatami.server.tables.table import Table
from tatami.store import Conflict, Header, Person, Store

log = logging.getLogger(__name__)
LAST_WORDS = 2  # seconds that a socket has to close
A_TICK = 0.25  # seconds between two looks at the clocks
A_ROUND = 60_000  # milliseconds between two rounds of tidying up; a table unused for so long is let go
TOO_OLD = 90 * 24 * 3600 * 1000  # milliseconds after which a table where nothing happens is archived


@dataclass
class House:
    """Open it with ``House.open``, and close it."""

    store: Store
    signer: Signer
    limits: Limits
    workshop: Workshop
    analyses: Analyses
    limiter: Limiter = field(default_factory=Limiter)
    metrics: Metrics = field(default_factory=Metrics)
    connections: ConnectionLimit = field(init=False)
    _tables: dict[str, Table] = field(default_factory=dict)
    _bots: dict[str, BotPlay] = field(default_factory=dict)
    _used: dict[str, int] = field(default_factory=dict)  # when somebody last asked for a table
    _loading: asyncio.Lock = field(default_factory=asyncio.Lock)
    _hearing: set[asyncio.Task[None]] = field(default_factory=set)
    _chores: list[asyncio.Task[None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.connections = ConnectionLimit(self.limits, self.metrics.connections)

    @classmethod
    async def open(cls, url: str, limits: Limits, workers: int) -> House:
        """Ready at once: matches are held to the rules, and bots woken, while people come in."""
        store = await Store.open(url)
        workshop = Workshop(workers)
        signer = Signer(await store.keys.get("cookies"))
        house = cls(store, signer, limits, workshop, Analyses(workshop, store.analyses))
        store.subscribe(house._hear)
        house._chores = [asyncio.create_task(chore()) for chore in (house._settle, house._keep_time, house._tidy_up)]
        return house

    def _hear(self, name: str) -> None:
        """Another server has changed a table; after a silence, any may have."""
        for table in [self._tables[name]] if name in self._tables else () if name else list(self._tables.values()):
            task = asyncio.create_task(self._refresh(table))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

    async def _refresh(self, table: Table) -> None:
        try:
            await table.refresh()
        except Exception as trouble:
            log.error("table %s: news were not taken in: %s", table.header.id, type(trouble).__name__)

    async def _settle(self) -> None:
        """Hold live matches to the present rules, then let the bots that owe a decision go on."""
        for check in await freeze_misfits(self.store):
            log.error("table %s is frozen: %s", check.header.id, check.error)
        for header in await self.store.tables.with_bots():
            if any(header.seats[seat].mover for seat in header.turn.owing):
                await self.table(header.id)

    async def say_goodbye(self) -> None:
        """Every move that was taken in is kept; every socket is told to come back later, and closed."""
        for bots in self._bots.values():
            await bots.close()
        for table in list(self._tables.values()):
            await table.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                while self.connections.in_use:
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.say_goodbye()
        self.analyses.close()
        self.workshop.close()
        await self.store.close()

    async def table(self, name: str) -> Table:
        """A table by its id, from the store if it is not at hand."""
        async with self._loading:
            self._used[name] = milliseconds()
            if name not in self._tables:
                header = await self.store.tables.find(name)
                if header is None:
                    del self._used[name]
                    raise Refusal("no-such-table")
                table = Table(header, self.store)
                await table.load()
                self._take_in(table)
            return self._tables[name]

    async def take_in(self, header: Header) -> None:
        """A table that has just been laid here: nothing has been said or played at it."""
        async with self._loading:
            if header.id not in self._tables:
                self._used[header.id] = milliseconds()
                self._take_in(Table(header, self.store))

    def _take_in(self, table: Table) -> None:
        name = table.header.id
        self._tables[name] = table
        self._bots[name] = BotPlay(table, self.workshop)
        self.metrics.tables.set(len(self._tables))

    async def call_by_name(self, person: Person) -> None:
        """Show somebody by a new name, wherever he sits."""
        for table in list(self._tables.values()):
            if table.header.seat_of(person.id) is not None:
                async with table.mailbox:
                    table.change(table.header.with_nickname(person.id, person.nickname))

    def at_hand(self, name: str) -> Table | None:
        """A table, if it is at hand."""
        return self._tables.get(name)

    async def _forget_unused(self) -> None:
        """Let go of tables that nobody looks at, and where no bot thinks: they are read again when somebody comes."""
        async with self._loading:
            for name, table in list(self._tables.items()):
                busy = table.watchers or table.mailbox.locked() or owing_bot(table) is not None
                if not busy and self._used[name] < milliseconds() - A_ROUND:
                    await self._bots.pop(name).close()
                    await table.close()
                    del self._tables[name], self._used[name]
            self.metrics.tables.set(len(self._tables))

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

    async def _tidy_up(self) -> None:
        """Now and then, let go of what nobody uses."""
        while True:
            await asyncio.sleep(A_ROUND / 1000)
            try:
                await self._forget_unused()
                archived = await self.store.tables.archive_idle(milliseconds() - TOO_OLD)
                if archived:
                    log.info("%d tables were archived", archived)
            except Exception as trouble:
                log.error("tidying up: %s", type(trouble).__name__)
