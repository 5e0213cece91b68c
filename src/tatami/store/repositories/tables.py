"""Tables: the headers of matches, and who holds the seats."""

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
from sqlalchemy.orm import aliased

from tatami.match.replay import MoveRecord
from tatami.store.db.database import Database, Statement
from tatami.store.errors import CONSTRAINT_ERRORS, Conflict
from tatami.store.models import Header, Occupant, Person, Rules, Status
from tatami.store.repositories.header_columns import COLUMNS, header_of, values
from tatami.store.repositories.moves import insert_statement
from tatami.store.repositories.optimistic_lock import outdated, update_statement
from tatami.store.schema import IdentityRow, SeatRow, TableRow

_LATER = aliased(TableRow)
_REMATCH = select(_LATER.id).where(_LATER.rematch_of == TableRow.id).scalar_subquery().label("rematch")
_TABLES = select(TableRow.__table__, _REMATCH).order_by(TableRow.created, TableRow.id)
_SEATS = (
    select(SeatRow.__table__, IdentityRow.nickname)
    .join(IdentityRow, IdentityRow.id == SeatRow.identity, isouter=True)
    .order_by(SeatRow.number)
)
_ONE = (_TABLES.where(TableRow.id == bindparam("table")), _SEATS.where(SeatRow.table_id == bindparam("table")))
_COUNT = select(func.count()).select_from(TableRow).where(TableRow.status == bindparam("wanted"))
_OVERDUE = select(TableRow.id).where(TableRow.status == Status.LIVE, TableRow.deadline <= bindparam("now"))

_UNLIMITED = 2**62
_IN_USE_BY_HOST = select(func.count()).where(
    TableRow.host == bindparam("new_host"), or_(TableRow.status == Status.OPEN, TableRow.status == Status.LIVE)
)
_NEW_TABLE = (*COLUMNS, "created")
_ADD_TABLE = insert(TableRow).from_select(
    list(_NEW_TABLE),
    select(*(bindparam(f"new_{name}", type_=TableRow.__table__.c[name].type) for name in _NEW_TABLE)).where(
        bindparam("limit", type_=BigInteger) > _IN_USE_BY_HOST.scalar_subquery()
    ),
)
_ADD_SEAT = insert(SeatRow)
_SEAT_FIELDS = ("bot", "guest", "stand_in", "stood_in", "for_good")
_UPDATE_SEAT = (
    update(SeatRow)
    .where(SeatRow.table_id == bindparam("table"), SeatRow.number == bindparam("seat"))
    .values({name: bindparam(f"new_{name}") for name in _SEAT_FIELDS})
)
_SEAT_OF_OPEN_TABLE = (
    update(SeatRow)
    .values(identity=bindparam("who"))
    .where(
        SeatRow.table_id == bindparam("table"),
        exists().where(TableRow.id == bindparam("table"), TableRow.status == Status.OPEN),
    )
)
_TAKE_SEAT = _SEAT_OF_OPEN_TABLE.where(
    *(SeatRow.number == bindparam("seat"), SeatRow.identity.is_(None), SeatRow.bot.is_(None), SeatRow.guest.is_(None))
)
_LEAVE_SEAT = _SEAT_OF_OPEN_TABLE.where(SeatRow.identity == bindparam("occupant"))
_NEXT_REVISION = (
    update(TableRow)
    .where(TableRow.id == bindparam("table"))
    .values(revision=TableRow.revision + 1)
    .returning(TableRow.revision)
)
_SET_STATUS = update(TableRow).where(TableRow.id == bindparam("table")).values(status=bindparam("new_status"))
_VERIFY = _SET_STATUS.values({name: bindparam(f"new_{name}") for name in ("rules", "held_to", "owing")})
_ARCHIVE = (
    update(TableRow)
    .where(TableRow.status == Status.LIVE, TableRow.deadline.is_(None), TableRow.owing_since < bindparam("idle_since"))
    .values(status=Status.ARCHIVED, revision=TableRow.revision + 1)
    .returning(TableRow.id)
)


class TableRepository:
    """The headers of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, header: Header, limit: int | None = None, moves: Sequence[MoveRecord] = ()) -> bool:
        """A new table with the moves of a match that it continues or shows; False if its host has reached a limit.

        The limit counts the host's tables that are not over. A table has one rematch: a second one is a conflict.
        """
        row = dict(zip((f"new_{name}" for name in COLUMNS), values(header), strict=True))
        row |= {"new_created": datetime.now(UTC), "limit": _UNLIMITED if limit is None else limit}
        statements = [
            Statement(_ADD_TABLE, [row]),
            Statement(_ADD_SEAT, [_seat_row(header, seat) for seat in range(len(header.seats))]),
        ]
        if moves:
            statements.append(insert_statement(header.id, 0, moves))
        before = header.origin.rematch_of
        try:
            return await self._database.write(*statements, changed=[before] if before else []) is not None
        except CONSTRAINT_ERRORS as error:
            raise Conflict(f"table {header.id} is not the first of its kind") from error

    async def find(self, table: str) -> Header | None:
        found = _headers(*await self._database.read(*_ONE, table=table))
        return found[0] if found else None

    async def with_status(self, *statuses: Status) -> list[Header]:
        """All tables with one of these statuses, oldest first."""
        return await self._select(TableRow.status.in_(statuses))

    async def unverified(self, fingerprints: Mapping[str, str]) -> list[Header]:
        """Frozen tables, and live ones that were not replayed by the rules with these fingerprints, by game."""
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
        """Public live tables with the latest changes, the latest first."""
        public = select(TableRow.id).where(TableRow.status == Status.LIVE, TableRow.private.is_(False))
        latest = public.order_by(TableRow.owing_since.desc(), TableRow.id).limit(limit)
        found = await self._select(TableRow.id.in_(latest))
        return sorted(found, key=lambda header: -header.turn.since)

    async def of_player(self, identity: str) -> list[Header]:
        """Tables where a person holds a seat, or is the host."""
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
        return await self._reseat(seated, _TAKE_SEAT, {"seat": seat, "who": person.id})

    async def leave_seat(self, header: Header, identity: str) -> Header | None:
        """Leave a seat; returns the header as it is then, none if there was none to leave."""
        seats = tuple(Occupant() if held.identity == identity else held for held in header.seats)
        return await self._reseat(header.changed(seats=seats), _LEAVE_SEAT, {"occupant": identity, "who": None})

    async def _reseat(self, header: Header, change: Update, who: dict[str, Any]) -> Header | None:
        """Change a seat of an open table; the header is read again only if others have changed the table too."""
        table = {"table": header.id}
        returned = await self._database.write(
            Statement(change, [table | who]), Statement(_NEXT_REVISION, [table]), changed=[header.id]
        )
        if returned is None:
            return None
        ((revision,),) = returned
        return header.at_revision(revision) if revision == header.revision + 1 else await self.find(header.id)

    async def set_status(self, table: str, status: Status) -> None:
        await self._database.write(Statement(_SET_STATUS, [{"table": table, "new_status": status.value}]))

    async def mark_verified(self, table: str, rules: Rules, owing: Sequence[int]) -> None:
        """Make a table live whose log the present rules accept; these seats owe a decision."""
        verified = {"new_rules": rules.version, "new_held_to": rules.fingerprint, "new_owing": list(owing)}
        live = {"table": table, "new_status": Status.LIVE.value}
        await self._database.write(Statement(_VERIFY, [live | verified]))

    async def count(self, status: Status) -> int:
        """How many tables have a status."""
        return int((await self._database.rows(_COUNT, wanted=status.value))[0][0])

    async def archive_idle(self, idle_since: int) -> int:
        """Archive live tables where nothing has happened for long, and no clock runs; returns how many."""
        return len(await self._database.write(Statement(_ARCHIVE, [{"idle_since": idle_since}])) or ())

    async def update(self, header: Header) -> Header:
        """Write a changed header; a conflict if anybody else has changed the table since it was read."""
        seats = [_seat_values(header, seat) for seat in range(len(header.seats))]
        written = await self._database.write(
            update_statement(header), Statement(_UPDATE_SEAT, seats), changed=[header.id]
        )
        if written is None:
            raise outdated(header)
        return header.at_revision(header.revision + 1)

    async def _select(self, *which: ColumnElement[bool]) -> list[Header]:
        tables = _TABLES.where(*which)
        seats = _SEATS.where(SeatRow.table_id.in_(select(TableRow.id).where(*which)))
        return _headers(*await self._database.read(tables, seats))


def _seat_row(header: Header, seat: int) -> dict[str, Any]:
    occupant = header.seats[seat]
    row = {"table_id": header.id, "number": seat, "identity": occupant.identity}
    return row | {name: getattr(occupant, name) for name in _SEAT_FIELDS}


def _seat_values(header: Header, seat: int) -> dict[str, Any]:
    values = {f"new_{name}": getattr(header.seats[seat], name) for name in _SEAT_FIELDS}
    return {"table": header.id, "seat": seat} | values


def _headers(tables: Sequence[Row[Any]], seats: Sequence[Row[Any]]) -> list[Header]:
    occupants: dict[str, list[Occupant]] = {}
    for row in seats:
        occupants.setdefault(row.table_id, []).append(_occupant(row))
    return [header_of(row, occupants[row.id]) for row in tables]


def _occupant(row: Row[Any]) -> Occupant:
    return Occupant(row.identity, row.bot, row.guest, row.nickname, row.stand_in, row.stood_in, row.for_good)
