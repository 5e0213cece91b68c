"""Moves: written once, in order, and on the disk before anybody is told that they were made."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from tatami.store.conflict import TAKEN, Conflict
from tatami.store.database import Database
from tatami.store.entry import Entry
from tatami.store.header import Header
from tatami.store.keeping import Keeping, add_moves
from tatami.store.schema import MoveRow
from tatami.store.tables import laying

_FIELDS = Entry.__struct_fields__


class Moves:
    """The moves of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table: str, first: int = 0) -> list[Entry]:
        """The entries of a match in order, from a ply on."""
        wanted = select(MoveRow.__table__).where(MoveRow.table_id == table, MoveRow.ply >= first)
        rows = await self._database.rows(wanted.order_by(MoveRow.ply))
        return [Entry(**{name: getattr(row, name) for name in _FIELDS}) for row in rows]

    async def append(self, header: Header, first: int, entries: Sequence[Entry]) -> Header:
        """Write entries from a ply on and the header as they leave it, all or none; durable when this returns."""
        try:
            await self._database.keep(Keeping(header, first, entries))
        except TAKEN as trouble:
            raise Conflict(f"table {header.id}: ply {first} has been written before") from trouble
        return replace(header, revision=header.revision + 1)

    async def add_whole(self, header: Header, entries: Sequence[Entry], most: int | None = None) -> bool:
        """A match that was played elsewhere: its header and all its moves, unless its host has laid too many."""

        async def work(connection: AsyncConnection) -> bool:
            if await laying(header, most)(connection) is None:
                return False
            await add_moves(connection, header.id, 0, entries)
            return True

        return await self._database.transact(work)
