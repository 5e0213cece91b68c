"""The tables in memory, each with the task that moves its bots; others are loaded when somebody asks for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from tatami.server import timestamps
from tatami.server.errors import Reason, Refusal
from tatami.server.metrics import Metrics, report_error
from tatami.server.settings import Settings
from tatami.server.tables.table import Table
from tatami.store import ANY_TABLE, Header, MoveRecord, Person, Store


class Driver(Protocol):
    """What moves the bots of a table."""

    @property
    def busy(self) -> bool:
        """Whether a bot owes a decision."""

    async def close(self) -> None:
        """Stop."""


class TableRegistry:
    """The live tables of one server process."""

    def __init__(
        self, store: Store, settings: Settings, metrics: Metrics, new_driver: Callable[[Table], Driver]
    ) -> None:
        self.store = store
        self._settings = settings
        self._metrics = metrics
        self._new_driver = new_driver
        self._tables: dict[str, Table] = {}
        self._drivers: dict[str, Driver] = {}
        self._used: dict[str, int] = {}  # when somebody last asked for a table
        self._loading = asyncio.Lock()
        self._refreshing: set[asyncio.Task[None]] = set()
        store.subscribe(self._on_change)

    async def get(self, name: str) -> Table:
        """A table by its id, loaded if it is not in memory."""
        async with self._loading:
            if name not in self._tables:
                header = await self.store.tables.find(name)
                if header is None:
                    raise Refusal(Reason.NO_SUCH_TABLE)
                table = Table(header, self.store)
                await table.load()
                self._adopt(table)
            self._used[name] = timestamps.now()
            return self._tables[name]

    def loaded(self, name: str) -> Table | None:
        """A table, if it is in memory."""
        return self._tables.get(name)

    async def create(self, header: Header, moves: Sequence[MoveRecord] = (), limited: bool = True) -> None:
        """Store a new table; refused if its host has too many that are not over."""
        limit = self._settings.open_tables if limited else None
        if not await self.store.tables.create(header, limit, moves):
            raise Refusal(Reason.TOO_MANY)

    async def adopt(self, header: Header) -> None:
        """Keep a table in memory that has just been created and has neither moves nor chat."""
        async with self._loading:
            if header.id not in self._tables:
                self._used[header.id] = timestamps.now()
                self._adopt(Table(header, self.store))

    def _adopt(self, table: Table) -> None:
        self._tables[table.header.id] = table
        self._drivers[table.header.id] = self._new_driver(table)
        self._metrics.tables.set(len(self._tables))

    async def rename(self, person: Person) -> None:
        """Show the new name of a person at every table in memory."""
        for table in list(self._tables.values()):
            if table.header.seat_of(person.id) is not None:
                async with table.lock:
                    table.replace_header(table.header.with_nickname(person.id, person.nickname))

    async def evict_unused(self) -> None:
        """Drop tables that nobody watches and where no bot owes a decision."""
        oldest = timestamps.now() - self._settings.evict_after * 1000
        async with self._loading:
            for name, table in list(self._tables.items()):
                busy = table.watchers or table.lock.locked() or self._drivers[name].busy
                if not busy and self._used[name] < oldest:
                    await self._drivers.pop(name).close()
                    await table.close()
                    del self._tables[name], self._used[name]
            self._metrics.tables.set(len(self._tables))

    async def close(self) -> None:
        """Stop the bots, wait for what is being stored, and let every connection close."""
        for driver in self._drivers.values():
            await driver.close()
        for table in list(self._tables.values()):
            await table.close()

    def _on_change(self, name: str) -> None:
        """Another server has changed a table."""
        for table in self._changed(name):
            task = asyncio.create_task(self._refresh(table))
            self._refreshing.add(task)
            task.add_done_callback(self._refreshing.discard)

    def _changed(self, name: str) -> Iterable[Table]:
        if name == ANY_TABLE:
            return list(self._tables.values())
        return [self._tables[name]] if name in self._tables else []

    async def _refresh(self, table: Table) -> None:
        try:
            await table.refresh()
        except Exception as error:
            report_error(self._metrics, "refresh", error, f"table {table.header.id}")
