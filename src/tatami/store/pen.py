"""SQLite's one pen: a thread that does all the writing and reading, many pieces of work in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias, TypeVar, cast

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection

Result = TypeVar("Result")
Work: TypeAlias = Callable[[AsyncConnection], Awaitable[Result]]


class Pen:
    """Pieces of work, handed over together, come back as what each gave or the trouble it met."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        make_durable(self._engine)
        self._thread = ThreadPoolExecutor(1, "pen")

    async def write(self, pieces: Sequence[Work[Any]]) -> list[Any]:
        """One transaction, durable when this returns."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._written, pieces)

    def close(self) -> None:
        self._thread.submit(self._engine.dispose)
        self._thread.shutdown(wait=True)

    def _written(self, pieces: Sequence[Work[Any]]) -> list[Any]:
        try:
            with self._engine.begin() as connection:
                return [_outcome(connection, work, alone=len(pieces) == 1) for work in pieces]
        except Exception as trouble:
            return [trouble] * len(pieces)


def _outcome(connection: Connection, work: Work[Any], alone: bool) -> Any:
    """One piece of several: if it fails, its failure is the outcome and the others stand."""
    if alone:
        return _done(connection, work)
    try:
        with connection.begin_nested():
            return _done(connection, work)
    except Exception as trouble:
        return trouble


def _done(connection: Connection, work: Work[Any]) -> Any:
    """Work waits for its connection only, and this connection never lets it wait: so one push brings it to its end."""
    try:
        work(cast(AsyncConnection, _NeverWaiting(connection))).__await__().__next__()
    except StopIteration as ended:
        return ended.value
    raise RuntimeError("work may wait for its connection and for nothing else")


class _NeverWaiting:
    """A connection that looks like an asynchronous one."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def execute(self, statement: Any, parameters: Any = None) -> Any:
        return self._connection.execute(statement, parameters)


def make_durable(engine: Engine) -> None:
    """SQLite: a write-ahead log that is flushed at every commit, and transactions that queue up for the one pen."""

    @event.listens_for(engine, "connect")
    def settings(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
