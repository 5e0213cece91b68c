"""Moves: written once, in order, and on the disk before anybody is told that they were made."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from tatami.match.replay import MoveRecord
from tatami.store.database import Database
from tatami.store.errors import CONSTRAINT_ERRORS, Conflict
from tatami.store.keeping import Keeping
from tatami.store.models import Header
from tatami.store.schema import MoveRow

_FIELDS = MoveRecord.__struct_fields__


class MoveRepository:
    """The moves of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, table: str, first: int = 0) -> list[MoveRecord]:
        """The entries of a match in order, from a ply on."""
        wanted = select(MoveRow.__table__).where(MoveRow.table_id == table, MoveRow.ply >= first)
        rows = await self._database.rows(wanted.order_by(MoveRow.ply))
        return [MoveRecord(**{name: getattr(row, name) for name in _FIELDS}) for row in rows]

    async def append(self, header: Header, first: int, entries: Sequence[MoveRecord]) -> Header:
        """Write entries from a ply on and the header as they leave it, all or none; durable when this returns."""
        try:
            await self._database.keep(Keeping(header, first, entries))
        except CONSTRAINT_ERRORS as trouble:
            raise Conflict(f"table {header.id}: ply {first} has been written before") from trouble
        return header.at_revision(header.revision + 1)
