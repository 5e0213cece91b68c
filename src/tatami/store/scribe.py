"""The scribe: a process that writes into SQLite what it is told, and says when it is on the disk.

It needs nothing but Python itself, so that it is small and there at once; ``tatami.store.dictation`` starts it and is
at the other end of its socket. Both ways, a message is its length and what ``marshal`` makes of it: one Python is at
both ends. The first message says where to write and how; each further one brings pieces, and is answered with what
came of each. A piece is a list of rows, to be inserted as ordered; or the lines of a script, each with a statement of
its own and the cells of one or several runs. If the first line touches no row, the others are left undone.
"""

from __future__ import annotations

import marshal
import signal
import socket
import sqlite3
import struct
import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

Row: TypeAlias = tuple[Any, ...]
Lines: TypeAlias = tuple[tuple[str, list[Row]], ...]
Piece: TypeAlias = list[Row] | Lines
Trouble: TypeAlias = tuple[str, str]  # the name of SQLite's complaint, and its words
Outcome: TypeAlias = Trouble | list[Row] | None  # or what the last line has returned; none, if it was left undone

LENGTH = struct.Struct("!I")
STDIN = 0
AT_ONCE = 1 << 16  # bytes; for more, memory is fetched from the system and given back every time


class Orders(NamedTuple):
    """Where to write, and how."""

    file: str
    preparations: list[str]  # statements that a connection begins with
    insert: str  # a statement, up to its rows
    row: str  # the placeholders of one


def packed(message: Any) -> bytes:
    """A message on its way."""
    body = marshal.dumps(message)
    return LENGTH.pack(len(body)) + body


def unpacked(waiting: bytearray) -> Iterator[Any]:
    """The messages that have come as a whole; the rest goes on waiting."""
    while len(waiting) >= LENGTH.size:
        (length,) = LENGTH.unpack_from(waiting)
        end = LENGTH.size + length
        if len(waiting) < end:
            return
        yield marshal.loads(memoryview(waiting)[LENGTH.size : end].tobytes())
        del waiting[:end]


def insert_all(connection: sqlite3.Connection, insert: str, row: str, rows: Sequence[Row]) -> None:
    """Many rows with one statement, which is a transaction of its own unless one has begun."""
    if rows:
        connection.execute(_inserting(insert, row, len(rows)), [cell for each in rows for cell in each])


@lru_cache
def _inserting(insert: str, row: str, rows: int) -> str:
    return f"{insert} {', '.join([row] * rows)}"


class Scribe:
    """Somebody who writes on one connection; after trouble, on a new one."""

    def __init__(self, orders: Orders) -> None:
        self._orders = orders
        self._connection: sqlite3.Connection | None = None

    def write(self, pieces: list[Piece]) -> list[Outcome]:
        """All pieces with one flush."""
        try:
            return self._write(self._connected(), pieces)
        except sqlite3.Error as complaint:
            self._drop()
            return [_trouble(complaint)] * len(pieces)

    def _write(self, connection: sqlite3.Connection, pieces: list[Piece]) -> list[Outcome]:
        """Rows all at once, if SQLite takes them; if not, each piece for itself, to see which it does not."""
        rows = [row for piece in pieces if isinstance(piece, list) for row in piece]
        nothing_else = all(isinstance(piece, list) for piece in pieces)
        if nothing_else and self._takes(connection, rows):  # one statement is a transaction of its own
            return [[] for _ in pieces]
        connection.execute("BEGIN IMMEDIATE")
        taken = not nothing_else and self._takes(connection, rows)
        outcomes = [
            [] if taken and isinstance(piece, list) else self._write_piece(connection, piece) for piece in pieces
        ]
        connection.execute("COMMIT")
        return outcomes

    def _takes(self, connection: sqlite3.Connection, rows: list[Row]) -> bool:
        try:
            insert_all(connection, self._orders.insert, self._orders.row, rows)
        except sqlite3.Error:
            return False
        return True

    def _write_piece(self, connection: sqlite3.Connection, piece: Piece) -> Outcome:
        connection.execute("SAVEPOINT piece")
        try:
            if isinstance(piece, list):
                connection.executemany(f"{self._orders.insert} {self._orders.row}", piece)
                return []
            return _performed(connection, piece)
        except sqlite3.Error as complaint:
            connection.execute("ROLLBACK TO piece")
            return _trouble(complaint)
        finally:
            connection.execute("RELEASE piece")

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._orders.file, isolation_level=None)
            for statement in self._orders.preparations:
                self._connection.execute(statement)
        return self._connection

    def _drop(self) -> None:
        """What was not committed is gone with the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _performed(connection: sqlite3.Connection, lines: Lines) -> list[Row] | None:
    """What a script has returned."""
    rows: list[Row] = []
    for number, (statement, runs) in enumerate(lines):
        done = connection.execute(statement, runs[0]) if len(runs) == 1 else connection.executemany(statement, runs)
        if number == 0 and done.rowcount == 0:
            return None
        rows = done.fetchall()
    return rows


def _trouble(complaint: sqlite3.Error) -> Trouble:
    return type(complaint).__name__, str(complaint)


def serve(line: socket.socket) -> None:
    """Write until nobody is at the other end: all that has been said meanwhile at once."""
    waiting, scribe = bytearray(), None
    while said := line.recv(AT_ONCE):
        waiting += said
        messages = list(unpacked(waiting))
        if scribe is None and messages:
            scribe = Scribe(Orders(*messages.pop(0)))
        if scribe is not None and messages:
            outcomes = iter(scribe.write([piece for pieces in messages for piece in pieces]))
            line.sendall(b"".join(packed([next(outcomes) for _ in pieces]) for pieces in messages))


if __name__ == "__main__":
    for ending in (signal.SIGINT, signal.SIGTERM):  # meant for the server too, which still has something to say
        signal.signal(ending, signal.SIG_IGN)
    try:
        serve(socket.socket(fileno=STDIN))
    except OSError:  # the server has been killed
        sys.exit(1)
