"""Moves: written once, in order, and on the disk before anybody is told that they were made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tatami.store.conflict import Conflict
from tatami.store.database import Database
from tatami.store.header import Header, Status
from tatami.store.schema import MoveRow, TableRow
from tatami.store.tables import add_header


@dataclass(frozen=True)
class Entry:
    """A move, or the taking back of one: a match is the list of these."""

    seat: int
    action: str | None  # none: the seat takes its last move back
    message: str | None  # the client's id of it; none for a bot
    step: int  # of a plan that was sent as one message
    position: str  # hash of the position it led to


class Moves:
    """The moves of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table: str) -> list[Entry]:
        """The entries of a match in order."""
        wanted = select(MoveRow.__table__).where(MoveRow.table_id == table).order_by(MoveRow.ply)
        rows = await self._database.rows(wanted)
        return [Entry(row.seat, row.action, row.message, row.step, row.position) for row in rows]

    async def append(self, table: str, first: int, entries: Sequence[Entry], over: bool) -> None:
        """Write entries from a ply on, all or none; they are durable when this returns."""

        async def work(connection: AsyncConnection) -> None:
            await _write(connection, table, first, entries)
            if over:
                await connection.execute(update(TableRow).where(TableRow.id == table).values(status=Status.OVER))

        try:
            await self._database.transact(work)
        except IntegrityError as trouble:
            raise Conflict(f"table {table}: ply {first} has been written before") from trouble

    async def add_whole(self, header: Header, entries: Sequence[Entry]) -> None:
        """A match that was played elsewhere: its header and all its moves."""

        async def work(connection: AsyncConnection) -> None:
            await add_header(connection, header)
            await _write(connection, header.id, 0, entries)

        await self._database.transact(work)


async def _write(connection: AsyncConnection, table: str, first: int, entries: Sequence[Entry]) -> None:
    rows = [
        {
            "table_id": table,
            "ply": ply,
            "seat": entry.seat,
            "action": entry.action,
            "message": entry.message,
            "step": entry.step,
            "position": entry.position,
        }
        for ply, entry in enumerate(entries, first)
    ]
    await connection.execute(insert(MoveRow), rows)
