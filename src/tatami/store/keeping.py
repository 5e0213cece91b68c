"""Moves on their way into the database, and the header as they leave it: all or nothing.

PostgreSQL takes a statement for each. SQLite takes one for all who wait, and that is a transaction of its own: every
statement is two hand-overs between the thread that writes and the one that plays. So the pen's connection has a view
that shows nothing and takes rows of both kinds at once, and triggers that put them where they belong.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.json import Encoder
from msgspec.structs import astuple
from sqlalchemy import JSON, Boolean, Column, String, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from tatami.match.replay import MoveRecord
from tatami.store.header_columns import CHANGING_COLUMNS as CHANGING
from tatami.store.header_columns import changing_values
from tatami.store.models import Header
from tatami.store.revision import revise
from tatami.store.schema import MoveRow, TableRow
from tatami.store.scribe import insert_all

_MOVE = ("table_id", "ply", *MoveRecord.__struct_fields__)
_ROW = (*_MOVE, *CHANGING, "seen")
_NO_REVISION = (None,) * (len(_ROW) - len(_MOVE))
_INSERT = insert(MoveRow)
_TABLE = TableRow.metadata.tables[TableRow.__tablename__]


class Keeping:
    """Work that keeps entries of a match from a ply on and revises its header; it conflicts with whoever did before."""

    __slots__ = ("_entries", "_first", "header")

    def __init__(self, header: Header, first: int, entries: Sequence[MoveRecord]) -> None:
        self.header, self._first, self._entries = header, first, entries

    async def __call__(self, connection: AsyncConnection) -> None:
        await add_moves(connection, self.header.id, self._first, self._entries)
        await revise(connection, self.header)

    def dictated(self) -> list[tuple[Any, ...]]:
        """Rows as the view takes them: the last one brings the revision along."""
        *before, last = _moves(self.header.id, self._first, self._entries)
        return [*(move + _NO_REVISION for move in before), last + _revision(self.header)]


async def add_moves(connection: AsyncConnection, table: str, first: int, entries: Sequence[MoveRecord]) -> None:
    """Write entries within a transaction."""
    rows = [dict(zip(_MOVE, move, strict=True)) for move in _moves(table, first, entries)]
    if rows:
        await connection.execute(_INSERT, rows)


def prepare(driver: sqlite3.Connection) -> None:
    """Give a connection what ``keep_all`` needs."""
    for statement in PREPARATIONS:
        driver.execute(statement)


def keep_all(driver: sqlite3.Connection, pieces: Sequence[Keeping]) -> None:
    """Many pieces with one statement: if one of them does not fit, SQLite complains and has written none."""
    insert_all(driver, INSERT, ROW, [row for piece in pieces for row in piece.dictated()])


def _moves(table: str, first: int, entries: Sequence[MoveRecord]) -> list[tuple[Any, ...]]:
    return [(table, ply, *astuple(entry)) for ply, entry in enumerate(entries, first)]


def _listed(items: Iterable[str]) -> str:
    return f"({', '.join(items)})"


def _news(names: Iterable[str]) -> str:
    return ", ".join(f"{name} = NEW.{name}" for name in names)


_INDEXED = [name for name in CHANGING if _TABLE.columns[name].index]
INSERT, ROW = "INSERT INTO keeping VALUES", _listed("?" for _ in _ROW)
PREPARATIONS = (
    f"CREATE TEMP VIEW keeping AS SELECT {', '.join(f'NULL AS {name}' for name in _ROW)}",
    f"""CREATE TEMP TRIGGER keep_move INSTEAD OF INSERT ON keeping BEGIN
        INSERT INTO moves {_listed(_MOVE)} VALUES {_listed(f"NEW.{name}" for name in _MOVE)};
    END""",
    # Index entries are written anew whenever their columns are named, so these are named only when they do change.
    f"""CREATE TEMP TRIGGER keep_revision INSTEAD OF INSERT ON keeping WHEN NEW.seen IS NOT NULL BEGIN
        UPDATE tables SET {_news(name for name in CHANGING if name not in _INDEXED)}, revision = NEW.seen + 1
        WHERE id = NEW.table_id AND revision = NEW.seen;
        SELECT RAISE(ABORT, 'the table has been changed meanwhile') WHERE changes() = 0;
        UPDATE tables SET {_news(_INDEXED)}
        WHERE id = NEW.table_id AND ({" OR ".join(f"{name} IS NOT NEW.{name}" for name in _INDEXED)});
    END""",
)


def _revision(header: Header) -> tuple[Any, ...]:
    """What may change of a header, as the driver takes it, and the revision that it was made from."""
    cells = [*changing_values(header), header.revision]
    for place, write in _WRITERS:
        cells[place] = write(cells[place])
    return tuple(cells)


def _writer(column: Column[Any]) -> Callable[[Any], Any] | None:
    """How values of a column are handed to SQLite, if not as they are: as what the driver need not ask about."""
    if isinstance(column.type, JSON):
        return _json
    return None if column.nullable else {Boolean: int, String: str}.get(type(column.type))


def _json(value: Any) -> str:
    return "null" if value is None else _encode(value).decode()


_encode = Encoder().encode
_WRITERS = [(place, write) for place, name in enumerate(CHANGING) if (write := _writer(_TABLE.columns[name]))]
