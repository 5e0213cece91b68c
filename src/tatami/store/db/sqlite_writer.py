"""The write path of SQLite: a queue of transactions, and a process that commits all that wait at once.

A flush to the disk costs far more than a row, so the writer process takes every transaction that waits, writes them in
one SQLite transaction and reports the outcome of each: a group commit. It is a process because a thread would compete
with the event loop for the interpreter lock at each statement; docs/decisions has the figures.

This file is both ends of two pipes: ``SqliteWriter`` runs in the server and starts this file as the process. So it
imports nothing but the standard library, and starts in 40 ms. A message is a length and ``marshal`` data; the same
interpreter is at both ends.
"""

from __future__ import annotations

import asyncio
import logging
import marshal
import signal
import sqlite3
import struct
import sys
from asyncio.subprocess import PIPE
from collections import deque
from collections.abc import Sequence
from typing import IO, Any, NamedTuple, TypeAlias

Transaction: TypeAlias = list[tuple[str, list[tuple[Any, ...]]]]  # statements, each with the values of its runs
Returned: TypeAlias = list[tuple[Any, ...]]
Error: TypeAlias = tuple[str, str]  # the name of a class of sqlite3, and the message
Outcome: TypeAlias = Returned | Error | None

log = logging.getLogger(__name__)
SETTINGS = (
    *("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL"),  # every commit is flushed to the disk
    *("PRAGMA foreign_keys=ON", "PRAGMA busy_timeout=10000"),
)
LENGTH = struct.Struct("!I")
MOST_IN_FLIGHT = 2  # batches: one that is being written, and the next; whatever arrives meanwhile goes together


class ConnectArguments(NamedTuple):
    """The arguments of ``sqlite3.connect``."""

    database: str
    options: dict[str, Any]


class _Job(NamedTuple):
    transaction: bytes  # marshalled, so that a value that cannot be sent is an error of whoever sends it
    outcome: asyncio.Future[Returned | None]


class SqliteWriter:
    """The server's end. It starts the process with the first transaction, and again after the process has ended."""

    def __init__(self, arguments: ConnectArguments) -> None:
        self._arguments = arguments
        self._waiting: list[_Job] = []
        self._in_flight: deque[list[_Job]] = deque()
        self._to_process: asyncio.StreamWriter | None = None
        self._running: asyncio.Task[None] | None = None
        self.pid: int | None = None

    def write(self, transaction: Transaction) -> asyncio.Future[Returned | None]:
        """Queue a transaction; the result is there when it is on the disk. Cancelling the future does not cancel it."""
        loop = asyncio.get_running_loop()
        job = _Job(marshal.dumps(transaction), loop.create_future())
        if not self._waiting:
            loop.call_soon(self._send)  # together with what else arrives in this turn of the loop
        self._waiting.append(job)
        return job.outcome

    async def close(self) -> None:
        """Write what waits, then end the process."""
        if self._waiting or self._running is not None:
            await asyncio.wait([self.write([])])  # an empty transaction, after all others
        if self._to_process is not None:
            self._to_process.close()
        if self._running is not None:
            await self._running

    def _send(self) -> None:
        """Send all that waits as one batch, unless the process has enough to do."""
        if not self._waiting or len(self._in_flight) >= MOST_IN_FLIGHT:
            return
        if self._to_process is None:
            if self._running is None:
                self._running = asyncio.create_task(self._run())
            return
        batch, self._waiting = self._waiting, []
        self._in_flight.append(batch)
        self._to_process.write(_packed([job.transaction for job in batch]))

    async def _run(self) -> None:
        """One life of the process: start it, and settle batches until it ends."""
        try:
            await self._settle_until_end()
        except Exception as error:
            if self._to_process is None:
                failed, self._waiting = self._waiting, []
                reason = f"does not start: {error}"
            else:  # what it had not reported may or may not be written; the database knows
                failed = [job for batch in self._in_flight for job in batch]
                reason = "has ended"
            _fail(failed, sqlite3.OperationalError(f"the writer process {reason}"))
        finally:
            self._in_flight.clear()
            self._to_process = self._running = self.pid = None
            self._send()

    async def _settle_until_end(self) -> None:
        command = (sys.executable, "-I", "-S", __file__)
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        assert process.stdin is not None
        assert process.stdout is not None
        self._to_process, self.pid = process.stdin, process.pid
        try:
            self._to_process.write(_packed(tuple(self._arguments)))
            self._send()
            while True:
                (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
                outcomes = marshal.loads(await process.stdout.readexactly(length))
                _settle(self._in_flight.popleft(), outcomes)
                self._send()
        finally:
            process.stdin.close()
            if await process.wait() != 0:
                log.error("the writer process has ended with code %s", process.returncode)


def _settle(batch: Sequence[_Job], outcomes: Sequence[Outcome]) -> None:
    for job, outcome in zip(batch, outcomes, strict=True):
        if isinstance(outcome, tuple):
            name, message = outcome
            _fail([job], getattr(sqlite3, name)(message))
        elif not job.outcome.cancelled():
            job.outcome.set_result(outcome)


def _fail(jobs: Sequence[_Job], error: Exception) -> None:
    for job in jobs:
        if not job.outcome.cancelled():
            job.outcome.set_exception(error)


def _packed(message: Any) -> bytes:
    body = marshal.dumps(message)
    return LENGTH.pack(len(body)) + body


class GroupCommit:
    """The process's end: one connection, and a new one after an error of the database as a whole."""

    def __init__(self, arguments: ConnectArguments) -> None:
        self._arguments = arguments
        self._connection: sqlite3.Connection | None = None

    def write(self, batch: Sequence[bytes]) -> list[Outcome]:
        """Write a batch with one flush; what is wrong with one transaction does not affect the others."""
        try:
            connection = self.connect()
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [_write(connection, marshal.loads(transaction)) for transaction in batch]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._disconnect()
            return [_described(error)] * len(batch)
        return outcomes

    def connect(self) -> sqlite3.Connection:
        """The connection that writes."""
        if self._connection is None:
            database, options = self._arguments
            self._connection = sqlite3.connect(database, **options, isolation_level=None)
            for setting in SETTINGS:
                self._connection.execute(setting)
        return self._connection

    def _disconnect(self) -> None:
        """What was not committed is rolled back."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _write(connection: sqlite3.Connection, transaction: Transaction) -> Outcome:
    outcome: Outcome
    connection.execute("SAVEPOINT piece")
    try:
        outcome = _run_all(connection, transaction)
    except sqlite3.Error as error:
        if not connection.in_transaction:  # SQLite has rolled the whole batch back
            raise
        connection.execute("ROLLBACK TO piece")
        outcome = _described(error)
    connection.execute("RELEASE piece")
    return outcome


def _run_all(connection: sqlite3.Connection, transaction: Transaction) -> Returned | None:
    """The rows that the last statement returned; none, if the first affected no row, which leaves the others undone."""
    returned: Returned = []
    for number, (sql, runs) in enumerate(transaction):
        done = connection.execute(sql, runs[0]) if len(runs) == 1 else connection.executemany(sql, runs)
        returned = done.fetchall()
        if number == 0 and not returned and done.rowcount == 0:
            return None
    return returned


def _described(error: sqlite3.Error) -> Error:
    return type(error).__name__, str(error)


def serve(requests: IO[bytes], answers: IO[bytes]) -> None:
    """Write until the server closes its end."""
    writer: GroupCommit | None = None
    while header := requests.read(LENGTH.size):
        message = marshal.loads(requests.read(LENGTH.unpack(header)[0]))
        if writer is None:
            writer = GroupCommit(ConnectArguments(*message))
        else:
            answers.write(_packed(writer.write(message)))
            answers.flush()


if __name__ == "__main__":
    for ending in (signal.SIGINT, signal.SIGTERM):  # meant for the server, which still has something to write
        signal.signal(ending, signal.SIG_IGN)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (OSError, EOFError, struct.error):  # the server was killed
        sys.exit(1)
