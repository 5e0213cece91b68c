"""Reader thread of SQLite with its own connection, so that queries do not wait for commits."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import URL, Row, Select, create_engine, event

SETTINGS = ("PRAGMA query_only=ON", "PRAGMA busy_timeout=10000")


class SqliteReader:
    """Every query sees what was committed before it; it can change nothing."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url, hide_parameters=True, isolation_level="AUTOCOMMIT")
        event.listen(self._engine, "connect", _set_up)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite-reader")

    async def read(self, queries: Sequence[Select[Any]], values: dict[str, Any]) -> list[Sequence[Row[Any]]]:
        """The rows of several queries that share their values."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._read, queries, values)

    def _read(self, queries: Sequence[Select[Any]], values: dict[str, Any]) -> list[Sequence[Row[Any]]]:
        with self._engine.connect() as connection:
            return [connection.execute(query, values).all() for query in queries]

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()


def _set_up(connection: Any, _: Any) -> None:
    for setting in SETTINGS:
        connection.execute(setting)
