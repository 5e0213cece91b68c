"""SQLite's one pen: all the writing, many pieces of work in one transaction.

Moves and scripts are dictated to a scribe; a thread does what needs thinking, and what comes with it. SQLite lets one
write at a time, so while one of them writes, the other rests.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any, cast

from sqlalchemy import URL, Connection, Engine, event
from sqlalchemy.ext.asyncio import AsyncConnection

from tatami.store.dictation import Dictated, Dictation, can_dictate
from tatami.store.hand import Hand, Piece, Work, done
from tatami.store.keeping import INSERT, PREPARATIONS, ROW, Keeping, keep_all, prepare
from tatami.store.paper import NeverWaiting
from tatami.store.scribe import Orders
from tatami.store.script import Script

DURABLE = [
    f"PRAGMA {setting}" for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
]


class Pen(Hand):
    """All that waits when it comes free is one transaction, and one flush; durable when it is done."""

    def __init__(self, url: URL) -> None:
        super().__init__(url, "pen")
        make_durable(self._engine)
        event.listen(self._engine, "connect", lambda driver, _: prepare(driver))
        # What a URL may ask of SQLite besides, the driver in this process knows and a scribe does not.
        dictates = can_dictate() and not url.query
        self._dictation = Dictation(orders(str(url.database)), self._go_on) if dictates else None
        self._in_hand = 0  # pieces that the thread has

    async def close(self) -> None:
        """Do what waits, then let go."""
        await self.take(_nothing)
        if self._dictation is not None:
            await self._dictation.close()
        await super().close()

    def _hand_over(self) -> None:
        if self._in_hand or not self._arriving:
            return
        dictation = self._dictation
        if dictation and dictation.of_use and all(isinstance(work, (Keeping, Script)) for work, _ in self._arriving):
            if dictation.has_room:
                arrived, self._arriving = self._arriving, []
                dictation.say(cast(Dictated, arrived))
        elif dictation is None or dictation.rests:
            self._in_hand = len(self._arriving)
            super()._hand_over()

    def _go_on(self, left: Dictated) -> None:
        """The scribe has done something; if none can work here, with what he leaves."""
        if left:
            self._arriving = [*left, *self._arriving]
        self._hand_over()

    def _settle(self, pieces: Sequence[Piece], outcomes: Sequence[Any]) -> None:
        super()._settle(pieces, outcomes)
        self._in_hand -= len(pieces)
        self._hand_over()

    def all_done(self, paper: NeverWaiting, works: Sequence[Work[Any]]) -> list[Any]:
        """Moves all at once, if SQLite takes them; if not, each piece for itself, to see which it does not."""
        moves = [work for work in works if isinstance(work, Keeping)]
        if moves:
            with contextlib.suppress(sqlite3.Error):
                return _together(paper, moves, works)
        with _begun(paper):
            return [done(paper, *works)] if len(works) == 1 else [_outcome(paper, work) for work in works]


def orders(file: str) -> Orders:
    """For a scribe of a database."""
    return Orders(file, [*DURABLE, *PREPARATIONS], INSERT, ROW)


async def _nothing(_: AsyncConnection) -> None:
    """What is done last."""


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
        outcome = done(paper, work)
    except Exception as trouble:
        paper.driver.execute("ROLLBACK TO piece")
        outcome = trouble
    paper.driver.execute("RELEASE piece")
    return outcome


def make_durable(engine: Engine) -> None:
    """SQLite: a write-ahead log that is flushed at every commit, and transactions that queue up for the one pen."""

    @event.listens_for(engine, "connect")
    def settings(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for setting in DURABLE:
            cursor.execute(setting)
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
