"""Moves: written once, in order, and on the disk before anybody is told that they were made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tatami.store.conflict import TAKEN, Conflict
from tatami.store.database import Database
from tatami.store.header import Header
from tatami.store.quick import Quick, Writing
from tatami.store.schema import MoveRow
from tatami.store.tables import add_header, revision_of


class Entry(Struct, frozen=True):
    """A move, or the taking back of one: a match is the list of these."""

    seat: int
    action: str | None  # none: the seat takes its last move back
    message: str | None  # the client's id of it; none for a bot
    step: int  # of a plan that was sent as one message
    position: str  # hash of the position it led to
    back_to: int | None = None  # by agreement, the match goes back to so many moves
    at: int = 0  # milliseconds since 1970


_FIELDS = Entry.__struct_fields__
_INSERT = Quick(insert(MoveRow), ("table_id", "ply", *_FIELDS))


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
        rows = [*_rows(header.id, first, entries), revision_of(header)]
        try:
            await self._database.write(Writing(rows), about=header.id)
        except TAKEN as trouble:
            raise Conflict(f"table {header.id}: ply {first} has been written before") from trouble
        return replace(header, revision=header.revision + 1)

    async def add_whole(self, header: Header, entries: Sequence[Entry]) -> None:
        """A match that was played elsewhere: its header and all its moves."""

        async def work(connection: AsyncConnection) -> None:
            await add_header(connection, header)
            await Writing(_rows(header.id, 0, entries))(connection)

        await self._database.transact(work)


def _rows(table: str, first: int, entries: Sequence[Entry]) -> list[tuple[Quick, dict[str, Any]]]:
    return [(_INSERT, {"table_id": table, "ply": ply, **asdict(entry)}) for ply, entry in enumerate(entries, first)]
