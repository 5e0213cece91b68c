"""Tables: the headers of matches, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Row,
    Update,
    bindparam,
    exists,
    false,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from tatami.match.replay import MoveRecord
from tatami.store.database import Database
from tatami.store.errors import CONSTRAINT_ERRORS, Conflict
from tatami.store.header_columns import COLUMNS, header_of, values
from tatami.store.keeping import add_moves
from tatami.store.models import Header, Occupant, Person, Rules, Status
from tatami.store.revision import changed_meanwhile, revising
from tatami.store.schema import IdentityRow, SeatRow, TableRow
from tatami.store.script import Script, Step

_LATER = aliased(TableRow)
_REMATCH = select(_LATER.id).where(_LATER.rematch_of == TableRow.id).scalar_subquery().label("rematch")
_TABLES = select(TableRow.__table__, _REMATCH).order_by(TableRow.created, TableRow.id)
_SEATS = (
    select(SeatRow.__table__, IdentityRow.nickname)
    .join(IdentityRow, IdentityRow.id == SeatRow.identity, isouter=True)
    .order_by(SeatRow.number)
)
_IN_USE = or_(TableRow.status == Status.OPEN, TableRow.status == Status.LIVE)
_LAID_BY = (
    select(func.count()).select_from(TableRow).where(TableRow.host == bindparam("new_host"), _IN_USE).scalar_subquery()
)
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
_LAYING = [*COLUMNS, "created"]
_ADD = insert(TableRow).from_select(
    _LAYING,
    select(*(bindparam(f"new_{name}", type_=TableRow.__table__.c[name].type) for name in _LAYING)).where(
        bindparam("most", type_=BigInteger) > _LAID_BY
    ),
)
_ADD_SEAT = insert(SeatRow).values(
    {name: bindparam(f"new_{name}") for name in ("table_id", "number", "identity", *_OF_A_SITTER)}
)
_ANY_NUMBER = 2**62
_ONE = (_TABLES.where(TableRow.id == bindparam("table")), _SEATS.where(SeatRow.table_id == bindparam("table")))


class TableRepository:
    """The headers of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, header: Header, limit: int | None = None, moves: Sequence[MoveRecord] = ()) -> bool:
        """A new table with the moves of a match that it continues or shows; False if its host has reached a limit.

        The limit counts the host's tables that are not over. A table has one rematch: a second one is a conflict.
        """
        if moves:
            return await self._create_with_moves(header, limit, moves)
        tells_of = () if header.origin.rematch_of is None else (header.origin.rematch_of,)
        try:
            return await self._database.perform(laying(header, limit), *tells_of) is not None
        except CONSTRAINT_ERRORS as trouble:
            raise Conflict(f"table {header.id} is not the first of its kind") from trouble

    async def _create_with_moves(self, header: Header, limit: int | None, moves: Sequence[MoveRecord]) -> bool:
        async def work(connection: AsyncConnection) -> bool:
            if await laying(header, limit)(connection) is None:
                return False
            await add_moves(connection, header.id, 0, moves)
            return True

        return await self._database.transact(work)

    async def find(self, table: str) -> Header | None:
        found = _headers(*await self._database.all_rows(*_ONE, table=table))
        return found[0] if found else None

    async def with_status(self, *statuses: Status) -> list[Header]:
        """All tables of some status, oldest first."""
        return await self._select(TableRow.status.in_(statuses))

    async def unverified(self, fingerprints: Mapping[str, str]) -> list[Header]:
        """Frozen tables, and live ones that are not known to fit the present rules: of each game, these."""
        proven = [(TableRow.game == game) & (TableRow.held_to == rules) for game, rules in fingerprints.items()]
        live = (TableRow.status == Status.LIVE) & ~or_(false(), *proven)
        return await self._select(live | (TableRow.status == Status.FROZEN))

    async def with_bots(self) -> list[Header]:
        """Live tables where a bot plays."""
        bots = select(SeatRow.table_id).where(SeatRow.bot.is_not(None) | SeatRow.stand_in.is_not(None))
        return await self._select(TableRow.status == Status.LIVE, TableRow.id.in_(bots))

    async def open_public(self) -> list[Header]:
        """Open tables that anybody may join."""
        return await self._select(TableRow.status == Status.OPEN, TableRow.private.is_(False))

    async def live_public(self, limit: int) -> list[Header]:
        """Live tables that anybody may watch: so many of those where something happened last, the latest first."""
        public = select(TableRow.id).where(TableRow.status == Status.LIVE, TableRow.private.is_(False))
        latest = public.order_by(TableRow.owing_since.desc(), TableRow.id).limit(limit)
        found = await self._select(TableRow.id.in_(latest))
        return sorted(found, key=lambda header: -header.turn.since)

    async def of_player(self, identity: str) -> list[Header]:
        """Tables that somebody sits at, or has laid."""
        seated = select(SeatRow.table_id).where(SeatRow.identity == identity)
        return await self._select(TableRow.id.in_(seated) | (TableRow.host == identity))

    async def of_daily(self, day: str) -> list[Header]:
        """The tables of a day's challenge."""
        return await self._select(TableRow.daily == day)

    async def overdue(self, now: int) -> list[str]:
        """Live tables where a clock has run out."""
        return [row.id for row in await self._database.rows(_OVERDUE, now=now)]

    async def take_seat(self, header: Header, seat: int, person: Person) -> Header | None:
        """Take an open seat; returns the header as it is then, none if somebody was faster."""
        seated = header.with_occupant(seat, Occupant(identity=person.id, nickname=person.nickname))
        return await self._reseat(seated, _SIT, {"seat": seat, "who": person.id})

    async def leave_seat(self, header: Header, identity: str) -> Header | None:
        """Give a seat up; returns the header as it is then, none if there was none to give up."""
        seats = tuple(Occupant() if held.identity == identity else held for held in header.seats)
        return await self._reseat(header.changed(seats=seats), _RISE, {"sitter": identity, "who": None})

    async def set_status(self, table: str, status: Status) -> None:
        await self._database.change(update(TableRow).where(TableRow.id == table).values(status=status))

    async def mark_verified(self, table: str, rules: Rules, owing: Sequence[int]) -> None:
        """A table whose log the present rules accept is live; these seats owe a decision."""
        verified = {"rules": rules.version, "held_to": rules.fingerprint, "owing": list(owing)}
        change = update(TableRow).where(TableRow.id == table)
        await self._database.change(change.values(status=Status.LIVE, **verified))

    async def count(self, status: Status) -> int:
        """How many tables have a status."""
        wanted = select(func.count()).select_from(TableRow).where(TableRow.status == status)
        return int((await self._database.rows(wanted))[0][0])

    async def archive_idle(self, idle_since: int) -> int:
        """Put away live tables where nothing has happened for long, and no clock runs; gives how many."""
        idle = (TableRow.status == Status.LIVE, TableRow.deadline.is_(None), TableRow.owing_since < idle_since)
        change = update(TableRow).where(*idle).values(status=Status.ARCHIVED, revision=TableRow.revision + 1)
        return await self._database.change(change)

    async def update(self, header: Header) -> Header:
        """Keep a header as it has become; refused if anybody else has changed the table meanwhile."""
        seats = [
            {"table": header.id, "seat": number, **_seat_values(sitter)} for number, sitter in enumerate(header.seats)
        ]
        script = Script(revising(header), Step(_REVISE_SEAT, seats))
        if await self._database.perform(script, header.id) is None:
            raise changed_meanwhile(header)
        return header.at_revision(header.revision + 1)

    async def _reseat(self, header: Header, change: Update, values: dict[str, Any]) -> Header | None:
        """Change who sits there, as long as the table is open; it is read anew only if others have changed it too."""
        which = {"table": header.id}
        found = await self._database.perform(
            Script(Step(change, [which | values]), Step(_COUNT_UP, [which])), header.id
        )
        if found is None:
            return None
        ((revision,),) = found
        if revision != header.revision + 1:
            return await self.find(header.id)
        return header.at_revision(revision)

    async def _select(self, *which: ColumnElement[bool]) -> list[Header]:
        tables = _TABLES.where(*which)
        seats = _SEATS.where(SeatRow.table_id.in_(select(TableRow.id).where(*which)))
        return _headers(*await self._database.all_rows(tables, seats))


def laying(header: Header, most: int | None = None) -> Script:
    """A header and its seats, unless its host has laid so many tables that are not over."""
    table = {f"new_{name}": value for name, value in zip(COLUMNS, values(header), strict=True)}
    table |= {"new_created": datetime.now(UTC), "most": _ANY_NUMBER if most is None else most}
    seats = [
        {"new_table_id": header.id, "new_number": seat, "new_identity": sitter.identity, **_seat_values(sitter)}
        for seat, sitter in enumerate(header.seats)
    ]
    return Script(Step(_ADD, [table]), Step(_ADD_SEAT, seats))


def _seat_values(sitter: Occupant) -> dict[str, Any]:
    return {f"new_{name}": getattr(sitter, name) for name in _OF_A_SITTER}


def _headers(tables: Sequence[Row[Any]], seats: Sequence[Row[Any]]) -> list[Header]:
    at: dict[str, list[Occupant]] = {}
    for row in seats:
        at.setdefault(row.table_id, []).append(_sitter(row))
    return [header_of(row, at[row.id]) for row in tables]


def _sitter(row: Any) -> Occupant:
    return Occupant(row.identity, row.bot, row.guest, row.nickname, row.stand_in, row.stood_in, row.for_good)
