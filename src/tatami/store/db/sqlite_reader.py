"""Reader thread of SQLite with its own connection, so that queries do not wait for commits."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import URL, Connection, Row, Select, create_engine, event

SETTINGS = ("PRAGMA query_only=ON", "PRAGMA busy_timeout=10000")


class SqliteReader:
    """Every query sees what was committed before it; it can change nothing."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url, hide_parameters=True, isolation_level="AUTOCOMMIT")
        event.listen(self._engine, "connect", _set_up)
        self._connection: Connection | None = None  # used by the thread alone
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite-reader")

    async def read(self, queries: Sequence[Select[Any]], values: dict[str, Any]) -> list[Sequence[Row[Any]]]:
        """The rows of several queries that share their values."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._read, queries, values)

    def _read(self, queries: Sequence[Select[Any]], values: dict[str, Any]) -> list[Sequence[Row[Any]]]:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            return [self._connection.execute(query, values).all() for query in queries]
        except Exception:
            self._disconnect()  # the next query begins anew
            raise

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()
        self._engine.dispose()


def _set_up(connection: Any, _: Any) -> None:
    for setting in SETTINGS:
        connection.execute(setting)
