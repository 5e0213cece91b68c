"""SQLite's one pen: a thread that does all the writing and reading, many pieces of work in one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar, cast

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection

from tatami.store.keeping import Keeping, keep_all, prepare
from tatami.store.paper import NeverWaiting

Result = TypeVar("Result")
Work: TypeAlias = Callable[[AsyncConnection], Awaitable[Result]]
Piece: TypeAlias = tuple[Work[Any], asyncio.Future[Any]]

MOST_TOGETHER = 64  # pieces of work in one transaction


class Pen:
    """A thread that takes pieces of work: all that wait when it comes free are one transaction, and one flush."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        make_durable(self._engine)
        event.listen(self._engine, "connect", lambda driver, _: prepare(driver))
        self._paper: NeverWaiting | None = None
        self._arriving: list[Piece] = []
        self._waiting: SimpleQueue[Piece | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="pen", daemon=True)
        self._thread.start()

    def take(self, work: Work[Result]) -> asyncio.Future[Result]:
        """Some work, which is durable when it is done; whoever waits for it may go away."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Result] = loop.create_future()
        if not self._arriving:
            loop.call_soon(self._hand_over)  # together with what else arrives in this turn of the loop
        self._arriving.append((work, done))
        return done

    async def close(self) -> None:
        """Do what waits, then let go."""
        self._hand_over()
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        arrived, self._arriving = self._arriving, []
        for piece in arrived:
            self._waiting.put(piece)

    def _run(self) -> None:
        while pieces := self._next():
            outcomes = self._written([work for work, _ in pieces])
            with contextlib.suppress(RuntimeError):  # the loop has been closed: nobody waits any more
                pieces[0][1].get_loop().call_soon_threadsafe(_settle, pieces, outcomes)
        self._drop()
        self._engine.dispose()

    def _next(self) -> list[Piece]:
        """All that waits, once something does; nothing, when there will be no more."""
        pieces: list[Piece] = []
        while not pieces or (len(pieces) < MOST_TOGETHER and not self._waiting.empty()):
            piece = self._waiting.get()
            if piece is None:
                if pieces:
                    self._waiting.put(None)
                break
            pieces.append(piece)
        return pieces

    def _written(self, works: Sequence[Work[Any]]) -> list[Any]:
        """What each gave, or the trouble it met."""
        try:
            if self._paper is None:
                self._paper = NeverWaiting(self._engine.connect())
            return _transaction(self._paper, works)
        except Exception as trouble:
            self._drop()
            return [trouble] * len(works)

    def _drop(self) -> None:
        """After trouble, begin on a new connection; what was not committed is gone with the old one."""
        paper, self._paper = self._paper, None
        if paper is not None:
            paper.close()


def _settle(pieces: Sequence[Piece], outcomes: Sequence[Any]) -> None:
    for (_, done), outcome in zip(pieces, outcomes, strict=True):
        if done.cancelled():  # whoever waited is gone; what was written stays
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)


def _transaction(paper: NeverWaiting, works: Sequence[Work[Any]]) -> list[Any]:
    """Moves all at once, if SQLite takes them; if not, each piece for itself, to see which it does not."""
    moves = [work for work in works if isinstance(work, Keeping)]
    if moves:
        with contextlib.suppress(sqlite3.Error):
            return _together(paper, moves, works)
    with _begun(paper):
        return [_done(paper, work) for work in works] if len(works) == 1 else [_outcome(paper, work) for work in works]


def _together(paper: NeverWaiting, moves: Sequence[Keeping], works: Sequence[Work[Any]]) -> list[Any]:
    if len(moves) == len(works):  # one statement is a transaction of its own
        keep_all(paper.driver, moves)
        return [None] * len(moves)
    with _begun(paper):
        keep_all(paper.driver, moves)
        return [None if isinstance(work, Keeping) else _outcome(paper, work) for work in works]


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


def _outcome(paper: NeverWaiting, work: Work[Any]) -> Any:
    """One piece of several: if it fails, its failure is the outcome and the others stand."""
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
