"""PostgreSQL: a pool of connections, one transaction for each write, notifications between servers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from sqlalchemy import URL, Row, Select, text
from sqlalchemy.ext.asyncio import create_async_engine

from tatami.store.db.database import Database, Returned, Statement
from tatami.store.db.migrations import migrate, require_current
from tatami.store.db.notify import Notifications

MIGRATION_LOCK = 7  # an advisory lock: one server at a time migrates

Result = TypeVar("Result")


class PostgresDatabase(Database):
    """Several servers may share it."""

    single_server = False

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(url, hide_parameters=True)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._notifications = Notifications(url)
        self._running: set[asyncio.Task[Any]] = set()

    async def migrate(self) -> None:
        """Bring the tables up to date."""
        async with self._engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(migrate)

    async def require_current(self) -> None:
        """Refuse a database of another version."""
        async with self._engine.connect() as connection:
            await connection.run_sync(require_current)

    def write(self, *statements: Statement, changed: Sequence[str] = ()) -> asyncio.Future[Returned | None]:
        return self._shielded(self._transaction(statements, changed))

    async def _transaction(self, statements: Sequence[Statement], changed: Sequence[str]) -> Returned | None:
        returned: Returned = []
        async with self._engine.begin() as connection:
            for number, (sql, runs) in enumerate(statements):
                done = await connection.execute(sql, runs[0] if len(runs) == 1 else list(runs))
                returned = [tuple(row) for row in done] if done.returns_rows else []
                if number == 0 and not returned and done.rowcount == 0:
                    return None
            for table in changed:
                await self._notifications.send(connection, table)
        return returned

    async def read(self, *queries: Select[Any], **values: Any) -> list[Sequence[Row[Any]]]:
        return await self._shielded(self._read(queries, values))

    async def _read(self, queries: Sequence[Select[Any]], values: dict[str, Any]) -> list[Sequence[Row[Any]]]:
        """Without a transaction: one round trip to the database for each query."""
        async with self._reading.connect() as connection:
            return [(await connection.execute(query, values)).all() for query in queries]

    def _shielded(self, work: Coroutine[Any, Any, Result]) -> asyncio.Future[Result]:
        """Cancelling the caller does not cancel the work, which could leave a connection in an unknown state."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return asyncio.shield(task)

    def subscribe(self, on_change: Callable[[str], None]) -> None:
        self._notifications.listen(on_change)

    async def close(self) -> None:
        await self._notifications.close()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._engine.dispose()
