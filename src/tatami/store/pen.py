"""SQLite's one pen: a thread that does all the writing and reading, many pieces of work in one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias, TypeVar, cast

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection

from tatami.store.conflict import Conflict
from tatami.store.paper import NeverWaiting
from tatami.store.quick import Writing, write_all

Result = TypeVar("Result")
Work: TypeAlias = Callable[[AsyncConnection], Awaitable[Result]]


class Pen:
    """Pieces of work, handed over together, come back as what each gave or the trouble it met."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        make_durable(self._engine)
        self._thread = ThreadPoolExecutor(1, "pen")
        self._paper: NeverWaiting | None = None

    async def write(self, pieces: Sequence[Work[Any]]) -> list[Any]:
        """One transaction, durable when this returns."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._written, pieces)

    def close(self) -> None:
        self._thread.submit(self._let_go)
        self._thread.shutdown(wait=True)

    def _written(self, pieces: Sequence[Work[Any]]) -> list[Any]:
        try:
            if self._paper is None:
                self._paper = NeverWaiting(self._engine.connect())
            return _transaction(self._paper, pieces)
        except Exception as trouble:
            self._drop()
            return [trouble] * len(pieces)

    def _drop(self) -> None:
        """After trouble, begin on a new connection; what was not committed is gone with the old one."""
        paper, self._paper = self._paper, None
        if paper is not None:
            paper.close()

    def _let_go(self) -> None:
        self._drop()
        self._engine.dispose()


def _transaction(paper: NeverWaiting, pieces: Sequence[Work[Any]]) -> list[Any]:
    """Rows of the same kind as one, if SQLite takes them; if not, each piece for itself, to see which it does not."""
    if sum(isinstance(work, Writing) for work in pieces) > 1:
        with contextlib.suppress(Conflict, sqlite3.Error), _begun(paper):
            return _together(paper, pieces)
    with _begun(paper):
        return [_outcome(paper, work, alone=len(pieces) == 1) for work in pieces]


@contextlib.contextmanager
def _begun(paper: NeverWaiting) -> Iterator[None]:
    """All that is done here, or nothing."""
    paper.driver.execute("BEGIN IMMEDIATE")
    try:
        yield
        paper.driver.execute("COMMIT")
    except BaseException:
        if paper.driver.in_transaction:
            paper.driver.execute("ROLLBACK")
        raise


def _together(paper: NeverWaiting, pieces: Sequence[Work[Any]]) -> list[Any]:
    write_all(paper, [work for work in pieces if isinstance(work, Writing)])
    return [None if isinstance(work, Writing) else _outcome(paper, work, alone=False) for work in pieces]


def _outcome(paper: NeverWaiting, work: Work[Any], alone: bool) -> Any:
    """One piece of several: if it fails, its failure is the outcome and the others stand."""
    if alone:
        return _done(paper, work)
    paper.driver.execute("SAVEPOINT piece")
    try:
        outcome = _done(paper, work)
    except Exception as trouble:
        paper.driver.execute("ROLLBACK TO piece")
        outcome = trouble
    paper.driver.execute("RELEASE piece")
    return outcome


def _done(paper: NeverWaiting, work: Work[Any]) -> Any:
    """Work waits for its connection only, and this connection never lets it wait: so one push brings it to its end."""
    try:
        work(cast(AsyncConnection, paper)).__await__().__next__()
    except StopIteration as ended:
        return ended.value
    raise RuntimeError("work may wait for its connection and for nothing else")


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
        if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
