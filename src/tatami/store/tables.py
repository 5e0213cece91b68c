"""Tables: the headers of matches, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Row, Update, bindparam, exists, false, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from tatami.store.conflict import Conflict
from tatami.store.database import Database
from tatami.store.header import Header, Sitter, Status
from tatami.store.people import Person
from tatami.store.revision import CHANGING, plain, revise
from tatami.store.schema import IdentityRow, SeatRow, TableRow

_LAID = (
    *("id", "game", "rules", "options", "status", "private", "host"),
    *("commitment", "sealed_seed", "rematch_of", "branch_of", "branch", "clock"),
    *("daily", "delay"),
)
_COLUMNS = tuple(dict.fromkeys((*_LAID, *CHANGING, "revision")))

_LATER = aliased(TableRow)
_REMATCH = select(_LATER.id).where(_LATER.rematch_of == TableRow.id).scalar_subquery().label("rematch")
_TABLES = select(TableRow.__table__, _REMATCH).order_by(TableRow.created, TableRow.id)
_SEATS = (
    select(SeatRow.__table__, IdentityRow.nickname)
    .join(IdentityRow, IdentityRow.id == SeatRow.identity, isouter=True)
    .order_by(SeatRow.number)
)
_IN_USE = (TableRow.host == bindparam("host"), TableRow.status.in_((Status.OPEN, Status.LIVE)))
_LAID_BY = select(func.count()).select_from(TableRow).where(*_IN_USE)
_OVERDUE = select(TableRow.id).where(TableRow.status == Status.LIVE, TableRow.deadline <= bindparam("now"))
_AT_OPEN_TABLE = (
    SeatRow.table_id == bindparam("table"),
    exists().where(TableRow.id == bindparam("table"), TableRow.status == Status.OPEN),
)
_NOBODY_S = (SeatRow.identity.is_(None), SeatRow.bot.is_(None), SeatRow.guest.is_(None))
_RESEAT = update(SeatRow).values(identity=bindparam("who"))
_SIT = _RESEAT.where(*_AT_OPEN_TABLE, SeatRow.number == bindparam("seat"), *_NOBODY_S)
_RISE = _RESEAT.where(*_AT_OPEN_TABLE, SeatRow.identity == bindparam("sitter"))
_COUNT_UP = (
    update(TableRow)
    .where(TableRow.id == bindparam("table"))
    .values(revision=TableRow.revision + 1)
    .returning(TableRow.revision)
)
_OF_A_SITTER = ("bot", "guest", "stand_in", "stood_in", "for_good")
_REVISE_SEAT = (
    update(SeatRow)
    .where(SeatRow.table_id == bindparam("table"), SeatRow.number == bindparam("seat"))
    .values({name: bindparam(f"new_{name}") for name in _OF_A_SITTER})
)
_ADD, _ADD_SEATS = insert(TableRow), insert(SeatRow)
_ONE = (_TABLES.where(TableRow.id == bindparam("table")), _SEATS.where(SeatRow.table_id == bindparam("table")))


class Tables:
    """The headers of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, header: Header, most: int | None = None) -> bool:
        """A new table, unless its host has laid so many that are not over; a table has one rematch."""

        async def work(connection: AsyncConnection) -> bool:
            if not await add_header(connection, header, most):
                return False
            if header.rematch_of is not None:
                await self._database.news.tell(connection, header.rematch_of)
            return True

        try:
            return await self._database.transact(work)
        except IntegrityError as trouble:
            raise Conflict(f"table {header.id} is not the first of its kind") from trouble

    async def find(self, table: str) -> Header | None:
        found = _headers(*await self._database.all_rows(*_ONE, table=table))
        return found[0] if found else None

    async def of_status(self, *statuses: Status) -> list[Header]:
        """All tables of some status, oldest first."""
        return await self._select(TableRow.status.in_(statuses))

    async def unproven(self, held: Mapping[str, str]) -> list[Header]:
        """Frozen tables, and live ones that are not known to fit the present rules: of each game, these."""
        proven = [(TableRow.game == game) & (TableRow.held_to == rules) for game, rules in held.items()]
        live = (TableRow.status == Status.LIVE) & ~or_(false(), *proven)
        return await self._select(live | (TableRow.status == Status.FROZEN))

    async def with_bots(self) -> list[Header]:
        """Live tables where a bot plays."""
        bots = select(SeatRow.table_id).where(SeatRow.bot.is_not(None) | SeatRow.stand_in.is_not(None))
        return await self._select(TableRow.status == Status.LIVE, TableRow.id.in_(bots))

    async def listed(self) -> list[Header]:
        """Open tables that anybody may join."""
        return await self._select(TableRow.status == Status.OPEN, TableRow.private.is_(False))

    async def watchable(self, most: int) -> list[Header]:
        """Live tables that anybody may watch: so many of those where something happened last, the latest first."""
        public = select(TableRow.id).where(TableRow.status == Status.LIVE, TableRow.private.is_(False))
        latest = public.order_by(TableRow.owing_since.desc(), TableRow.id).limit(most)
        found = await self._select(TableRow.id.in_(latest))
        return sorted(found, key=lambda header: -header.owing_since)

    async def of_person(self, identity: str) -> list[Header]:
        """Tables that somebody sits at, or has laid."""
        seated = select(SeatRow.table_id).where(SeatRow.identity == identity)
        return await self._select(TableRow.id.in_(seated) | (TableRow.host == identity))

    async def of_day(self, day: str) -> list[Header]:
        """The tables of a day's challenge."""
        return await self._select(TableRow.daily == day)

    async def overdue(self, now: int) -> list[str]:
        """Live tables where a clock has run out."""
        return [row.id for row in await self._database.rows(_OVERDUE, now=now)]

    async def sit(self, header: Header, seat: int, person: Person) -> Header | None:
        """Take an open seat; gives the header as it is then, none if somebody was faster."""
        taken = Sitter(identity=person.id, nickname=person.nickname)
        seats = (*header.seats[:seat], taken, *header.seats[seat + 1 :])
        return await self._reseat(replace(header, seats=seats), _SIT, {"seat": seat, "who": person.id})

    async def rise(self, header: Header, identity: str) -> Header | None:
        """Give a seat up; gives the header as it is then, none if there was none to give up."""
        seats = tuple(Sitter() if sitter.identity == identity else sitter for sitter in header.seats)
        return await self._reseat(replace(header, seats=seats), _RISE, {"sitter": identity, "who": None})

    async def mark(self, table: str, **values: Any) -> None:
        """A table's new status, and the rules that it is known to fit."""
        change = update(TableRow).where(TableRow.id == table)
        await self._database.change(change.values(**{name: plain(value) for name, value in values.items()}))

    async def count(self, status: Status) -> int:
        """How many tables have a status."""
        wanted = select(func.count()).select_from(TableRow).where(TableRow.status == status)
        return int((await self._database.rows(wanted))[0][0])

    async def archive(self, idle_since: int) -> int:
        """Put away live tables where nothing has happened for long, and no clock runs; gives how many."""
        idle = (TableRow.status == Status.LIVE, TableRow.deadline.is_(None), TableRow.owing_since < idle_since)
        change = update(TableRow).where(*idle).values(status=Status.ARCHIVED, revision=TableRow.revision + 1)
        return await self._database.change(change)

    async def revise(self, header: Header) -> Header:
        """Keep a header as it has become; refused if anybody else has changed the table meanwhile."""

        async def work(connection: AsyncConnection) -> None:
            await _revise(connection, header)
            await self._database.news.tell(connection, header.id)

        await self._database.transact(work)
        return replace(header, revision=header.revision + 1)

    async def _reseat(self, header: Header, change: Update, values: dict[str, Any]) -> Header | None:
        """Change who sits there, as long as the table is open; it is read anew only if others have changed it too."""

        async def work(connection: AsyncConnection) -> int | None:
            if (await connection.execute(change, {"table": header.id, **values})).rowcount != 1:
                return None
            revision: int = (await connection.execute(_COUNT_UP, {"table": header.id})).scalar_one()
            await self._database.news.tell(connection, header.id)
            return revision

        revision = await self._database.transact(work)
        if revision is None:
            return None
        if revision != header.revision + 1:
            return await self.find(header.id)
        return replace(header, revision=revision)

    async def _select(self, *which: ColumnElement[bool]) -> list[Header]:
        tables = _TABLES.where(*which)
        seats = _SEATS.where(SeatRow.table_id.in_(select(TableRow.id).where(*which)))
        return _headers(*await self._database.all_rows(tables, seats))


async def add_header(connection: AsyncConnection, header: Header, most: int | None = None) -> bool:
    """Write a header within a transaction, unless its host has laid so many tables that are not over."""
    if most is not None and (await connection.execute(_LAID_BY, {"host": header.host})).scalar_one() >= most:
        return False
    values = {name: plain(getattr(header, name)) for name in _COLUMNS}
    await connection.execute(_ADD, values | {"created": datetime.now(UTC)})
    seats = [
        {"table_id": header.id, "number": seat, "identity": sitter.identity, **_seat_values(sitter)}
        for seat, sitter in enumerate(header.seats)
    ]
    await connection.execute(_ADD_SEATS, seats)
    return True


async def _revise(connection: AsyncConnection, header: Header) -> None:
    """Write what may change of a header, and its seats, within a transaction, if nobody else has changed it."""
    await revise(connection, header)
    seats = [
        {"table": header.id, "seat": number, **_seat_values(sitter, "new_")}
        for number, sitter in enumerate(header.seats)
    ]
    await connection.execute(_REVISE_SEAT, seats)


def _seat_values(sitter: Sitter, prefix: str = "") -> dict[str, Any]:
    return {prefix + name: getattr(sitter, name) for name in _OF_A_SITTER}


def _headers(tables: Sequence[Row[Any]], seats: Sequence[Row[Any]]) -> list[Header]:
    at: dict[str, list[Sitter]] = {}
    for row in seats:
        at.setdefault(row.table_id, []).append(_sitter(row))
    return [_header(row, at[row.id]) for row in tables]


def _sitter(row: Any) -> Sitter:
    return Sitter(row.identity, row.bot, row.guest, row.nickname, row.stand_in, row.stood_in, row.for_good)


def _header(row: Any, seats: Sequence[Sitter]) -> Header:
    values = {name: getattr(row, name) for name in _COLUMNS} | {"branch": row.branch or ()}
    read = msgspec.convert(values | {"seats": (), "rematch": row.rematch}, Header, builtin_types=(bytes,))
    return replace(read, seats=tuple(seats))
