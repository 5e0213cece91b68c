"""Quick statements: made once, and handed to SQLite as they are. For what every move writes: there, SQLAlchemy takes
ten times as long as the database does. The rows of many tables go into one statement, because each statement is two
hand-overs between the thread that writes and the one that plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import Insert, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from tatami.store.conflict import Conflict
from tatami.store.paper import NeverWaiting

_DIALECT = sqlite.dialect()


class Quick:
    """A statement that writes rows of these named values."""

    def __init__(self, statement: Insert | Update, names: Sequence[str]) -> None:
        self._statement = statement
        compiled = statement.compile(dialect=_DIALECT, column_keys=list(names))
        self._text = str(compiled)
        self._values = [(name, _writer(compiled.binds[name].type)) for name in compiled.positiontup or ()]
        self._row = f"({', '.join('?' * len(self._values))})"
        self._before, self._after = _around_rows(self._text, isinstance(statement, Insert))

    async def run(self, connection: AsyncConnection | NeverWaiting, row: Mapping[str, Any]) -> int:
        """Write a row; gives how many were touched."""
        if isinstance(connection, NeverWaiting):
            return connection.driver.execute(self._text, list(self._cells(row))).rowcount
        return (await connection.execute(self._statement, dict(row))).rowcount

    def run_all(self, connection: NeverWaiting, rows: Sequence[Mapping[str, Any]]) -> int:
        """Write many rows with one statement; gives how many were touched."""
        cells = [cell for row in rows for cell in self._cells(row)]
        text = self._before + ", ".join([self._row] * len(rows)) + self._after
        return connection.driver.execute(text, cells).rowcount

    def _cells(self, row: Mapping[str, Any]) -> Iterator[Any]:
        return (write(row[name]) if write else row[name] for name, write in self._values)


class Writing:
    """Work that is nothing but rows, each of which must touch one; several of these may be written as one."""

    def __init__(self, rows: Sequence[tuple[Quick, Mapping[str, Any]]]) -> None:
        self.rows = rows

    async def __call__(self, connection: AsyncConnection) -> None:
        for statement, row in self.rows:
            if await statement.run(connection, row) != 1:
                raise Conflict("what was to be changed has changed meanwhile")


def write_all(connection: NeverWaiting, writings: Sequence[Writing]) -> None:
    """Many writings, with one statement of each kind; a conflict, if any of them does not fit."""
    kinds: dict[Quick, list[Mapping[str, Any]]] = {}
    for writing in writings:
        for statement, row in writing.rows:
            kinds.setdefault(statement, []).append(row)
    for statement, rows in kinds.items():
        if statement.run_all(connection, rows) != len(rows):
            raise Conflict("one of many has changed meanwhile")


def _around_rows(text: str, inserts: bool) -> tuple[str, str]:
    """What stands before and after the rows, if a statement for one row is to write many."""
    if inserts:
        return text.partition(" VALUES ")[0] + " VALUES ", ""
    first, *rest = text.split("?")
    named = first + "".join(f"new.column{number}{part}" for number, part in enumerate(rest, 1))  # as VALUES names them
    change, where, which = named.partition(" WHERE ")
    return f"{change} FROM (VALUES ", f") AS new{where}{which}"


def _writer(kind: Any) -> Callable[[Any], Any] | None:
    """How values of a type are written, if not as they are."""
    writer: Callable[[Any], Any] | None = kind.dialect_impl(_DIALECT).bind_processor(_DIALECT)
    return writer
