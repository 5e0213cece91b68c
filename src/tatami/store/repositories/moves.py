"""Moves: appended in order, each durable before it is acknowledged."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple
from sqlalchemy import bindparam, insert, select

from tatami.match.replay import MoveRecord
from tatami.store.db.database import Database, Statement
from tatami.store.errors import CONSTRAINT_ERRORS, Conflict
from tatami.store.models import Header
from tatami.store.repositories.optimistic_lock import outdated, update_statement
from tatami.store.schema import MoveRow

_FIELDS = MoveRecord.__struct_fields__
_COLUMNS = ("table_id", "ply", *_FIELDS)
_MOVES = (
    select(MoveRow.__table__)
    .where(MoveRow.table_id == bindparam("table"), MoveRow.ply >= bindparam("first"))
    .order_by(MoveRow.ply)
)
_ADD = insert(MoveRow)


class MoveRepository:
    """The logs of all matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, table: str, first: int = 0) -> list[MoveRecord]:
        """The log of a match in order, from an entry on."""
        rows = await self._database.rows(_MOVES, table=table, first=first)
        return [MoveRecord(**{name: getattr(row, name) for name in _FIELDS}) for row in rows]

    async def append(self, header: Header, first: int, moves: Sequence[MoveRecord]) -> Header:
        """Append moves and write the header as they leave it, all or nothing; durable when this returns.

        It is a conflict if anybody else has changed the table since this header was read.
        """
        try:
            written = await self._database.write(
                update_statement(header), insert_statement(header.id, first, moves), changed=[header.id]
            )
        except CONSTRAINT_ERRORS as error:
            raise Conflict(f"table {header.id}: ply {first} has been written before") from error
        if written is None:
            raise outdated(header)
        return header.at_revision(header.revision + 1)


def insert_statement(table: str, first: int, moves: Sequence[MoveRecord]) -> Statement:
    """The statement that writes moves from an entry on."""
    rows = ((table, ply, *astuple(move)) for ply, move in enumerate(moves, first))
    return Statement(_ADD, [dict(zip(_COLUMNS, row, strict=True)) for row in rows])
