"""Tables: the headers of matches, and who sits where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from tatami.store.conflict import Conflict
from tatami.store.database import Database
from tatami.store.header import Header, Sitter, Status
from tatami.store.schema import IdentityRow, SeatRow, TableRow


class Tables:
    """The headers of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, header: Header) -> None:
        """A new table; a table has one rematch."""
        try:
            await self._database.transact(lambda connection: add_header(connection, header))
        except IntegrityError as trouble:
            raise Conflict(f"table {header.id} is not the first of its kind") from trouble

    async def find(self, table: str) -> Header | None:
        found = await self._select(TableRow.id == table)
        return found[0] if found else None

    async def of_status(self, *statuses: Status) -> list[Header]:
        """All tables of some status, oldest first."""
        return await self._select(TableRow.status.in_(statuses))

    async def listed(self) -> list[Header]:
        """Open tables that anybody may join."""
        return await self._select(TableRow.status == Status.OPEN, TableRow.private.is_(False))

    async def of_person(self, identity: str) -> list[Header]:
        """Tables that somebody sits at, or has laid."""
        seated = select(SeatRow.table_id).where(SeatRow.identity == identity)
        return await self._select(TableRow.id.in_(seated) | (TableRow.host == identity))

    async def sit(self, table: str, seat: int, identity: str) -> bool:
        """Take an open seat; false if somebody was faster."""
        nobody = (SeatRow.identity.is_(None), SeatRow.bot.is_(None), SeatRow.guest.is_(None))
        return await self._reseat(table, (SeatRow.number == seat, *nobody), identity)

    async def rise(self, table: str, identity: str) -> bool:
        """Give a seat up."""
        return await self._reseat(table, (SeatRow.identity == identity,), None)

    async def mark(self, table: str, status: Status, rules: str) -> None:
        """A table's new status, and the rules that it is played by."""
        await self._database.change(update(TableRow).where(TableRow.id == table).values(status=status, rules=rules))

    async def _reseat(self, table: str, which: Iterable[ColumnElement[bool]], identity: str | None) -> bool:
        """Change who sits there, as long as the table is open."""
        is_open = select(TableRow.id).where(TableRow.id == table, TableRow.status == Status.OPEN)
        change = update(SeatRow).where(SeatRow.table_id.in_(is_open), *which).values(identity=identity)
        return await self._database.change(change) == 1

    async def _select(self, *which: ColumnElement[bool]) -> list[Header]:
        later = aliased(TableRow)
        rematch = select(later.id).where(later.rematch_of == TableRow.id).scalar_subquery().label("rematch")
        tables = select(TableRow.__table__, rematch).where(*which).order_by(TableRow.created, TableRow.id)
        seats = (
            select(SeatRow.__table__, IdentityRow.nickname)
            .join(IdentityRow, IdentityRow.id == SeatRow.identity, isouter=True)
            .where(SeatRow.table_id.in_(select(TableRow.id).where(*which)))
            .order_by(SeatRow.number)
        )
        rows, sitting = await self._database.rows(tables), await self._database.rows(seats)
        at: dict[str, list[Sitter]] = {}
        for row in sitting:
            at.setdefault(row.table_id, []).append(Sitter(row.identity, row.bot, row.guest, row.nickname))
        return [_header(row, at[row.id]) for row in rows]


async def add_header(connection: AsyncConnection, header: Header) -> None:
    """Write a header within a transaction."""
    values = {name: getattr(header, name) for name in _SAME_NAME}
    await connection.execute(insert(TableRow).values(**values, created=datetime.now(UTC)))
    await connection.execute(
        insert(SeatRow),
        [
            {"table_id": header.id, "number": seat, "identity": of.identity, "bot": of.bot, "guest": of.guest}
            for seat, of in enumerate(header.seats)
        ],
    )


_SAME_NAME = (
    *("id", "game", "rules", "options", "status", "private", "host"),
    *("commitment", "sealed_seed", "rematch_of"),
)


def _header(row: Any, seats: Sequence[Sitter]) -> Header:
    values = {name: getattr(row, name) for name in _SAME_NAME}
    return Header(**values | {"status": Status(row.status)}, seats=tuple(seats), rematch=row.rematch)
