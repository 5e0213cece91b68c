"""The lobby: creating tables, taking seats, starting, rematches."""

from __future__ import annotations

import contextlib
import secrets
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tatami import games
from tatami.kernel.game import Game
from tatami.kernel.options import UnknownOption
from tatami.match.fairness import commitment, new_secret
from tatami.server import timestamps
from tatami.server.errors import Reason, Refusal
from tatami.server.tables.registry import TableRegistry
from tatami.server.tables.stand_ins import expect_bot
from tatami.server.tables.table import Table
from tatami.store import BOT, Clock, Clocks, Conflict, Header, Occupant, Origin, Person, Rules, Seal, Status, Turn

Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class NewClock(Struct, forbid_unknown_fields=True):
    """How much time there is, and what happens to a seat that has none left."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    flag: Word = "lose"


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to create: each seat is ``me``, ``open`` or ``bot:`` and a bot's name; a seat left out is open."""

    game: Word
    options: dict[Word, Word] = {}
    seats: dict[Word, Word] = {}
    private: bool = False
    clock: NewClock | None = None
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0


async def create_table(tables: TableRegistry, person: Person, wanted: NewTable) -> Header:
    """A new table."""
    try:
        game = games.find(wanted.game)
    except LookupError:
        raise Refusal(Reason.NO_SUCH_GAME, name=wanted.game, known=", ".join(games.names())) from None
    try:
        options = game.options.decode(game.options.encode(wanted.options))
    except UnknownOption as error:
        raise Refusal(Reason.BAD_OPTIONS, detail=str(error)) from None
    seats = chosen_seats(game.seats_at(options), wanted.seats, person)
    header = new_header(game, options, person, seats).changed(
        private=wanted.private, clocks=Clocks(_chosen_clock(wanted.clock)), delay=wanted.delay
    )
    await tables.create(header)
    await tables.adopt(header)
    return header


def _chosen_clock(wanted: NewClock | None) -> Clock | None:
    if wanted is None:
        return None
    if wanted.flag != "lose":
        if not wanted.flag.startswith(BOT):
            raise Refusal(Reason.BAD_CLOCK)
        expect_bot(wanted.flag.removeprefix(BOT))
    return Clock(wanted.kind, wanted.seconds, wanted.increment if wanted.kind == "bank" else 0, wanted.flag)


def new_table_id() -> str:
    """An id that nobody can guess: a private table is found by its link only."""
    return secrets.token_urlsafe(12)


def new_header(game: Game, options: dict[str, str], host: Person, seats: tuple[Occupant, ...]) -> Header:
    """An open table with a new seed."""
    seed = new_secret()
    seal = Seal(commitment(seed), seed)
    return Header(new_table_id(), game.name, options, host.id, seats, Rules(game.version), seal)


def chosen_seats(names: tuple[str, ...], wanted: dict[str, str], person: Person) -> tuple[Occupant, ...]:
    """Who sits where at a new table."""
    for name in wanted:
        if name not in names:
            raise Refusal(Reason.NO_SUCH_SEAT, name=name, known=", ".join(names))
    if list(wanted.values()).count("me") > 1:
        raise Refusal(Reason.BAD_SEATS)
    return tuple(_occupant(wanted.get(name, "open"), person) for name in names)


def _occupant(wanted: str, person: Person) -> Occupant:
    if wanted == "me":
        return Occupant(identity=person.id, nickname=person.nickname)
    if wanted == "open":
        return Occupant()
    if not wanted.startswith(BOT):
        raise Refusal(Reason.BAD_SEATS)
    bot = wanted.removeprefix(BOT)
    expect_bot(bot)
    return Occupant(bot=bot)


async def join(tables: TableRegistry, person: Person, table: Table, seat: str | None) -> Header:
    """Take a seat."""
    async with table.lock:
        header = _open_header(table)
        if header.seat_of(person.id) is not None:
            raise Refusal(Reason.SEATED_ALREADY)
        seated = await tables.store.tables.take_seat(header, _chosen_seat(header, seat), person)
        if seated is None:
            raise Refusal(Reason.SEAT_TAKEN)
        table.replace_header(seated)
        return seated


def _chosen_seat(header: Header, seat: str | None) -> int:
    names = games.find(header.game).seats_at(header.options)
    if seat is not None:
        if seat not in names:
            raise Refusal(Reason.NO_SUCH_SEAT, name=seat, known=", ".join(names))
        return names.index(seat)
    free = [number for number, occupant in enumerate(header.seats) if occupant.open]
    if not free:
        raise Refusal(Reason.SEAT_TAKEN)
    return free[0]


async def leave(tables: TableRegistry, person: Person, table: Table) -> Header:
    """Give a seat up, before the match has begun."""
    async with table.lock:
        without = await tables.store.tables.leave_seat(_open_header(table), person.id)
        if without is None:
            raise Refusal(Reason.NOT_SEATED)
        table.replace_header(without)
        return without


async def start(tables: TableRegistry, person: Person, table: Table) -> Header:
    """Begin, once every seat is taken."""
    async with table.lock:
        if not tables.store.single_server:
            await table.reload_header()  # people join and leave at other servers
        try:
            return await _start(person, table)
        except Conflict:  # somebody joined or left at this moment; the table has been reloaded
            return await _start(person, table)


async def _start(person: Person, table: Table) -> Header:
    header = _open_header(table)
    if header.host != person.id:
        raise Refusal(Reason.NOT_HOST)
    if any(occupant.open for occupant in header.seats):
        raise Refusal(Reason.SEATS_OPEN)
    await table.start()
    return table.header


def _open_header(table: Table) -> Header:
    if table.header.status is not Status.OPEN:
        raise Refusal(Reason.ALREADY_STARTED)
    return table.header


async def rematch(tables: TableRegistry, person: Person, table: Table) -> Header:
    """The same people once more, everybody one seat further on; who asks second gets the same table."""
    async with table.lock:
        header = table.header
        if header.status is not Status.OVER:
            raise Refusal(Reason.NOT_OVER)
        if header.seat_of(person.id) is None:
            raise Refusal(Reason.NOT_SEATED)
        if header.rematch is None:
            with contextlib.suppress(Conflict):  # somebody asked at the same time, at another server
                await tables.create(_rematch_header(header, person))
            header = await table.reload_header()
    assert header.rematch is not None
    return (await tables.get(header.rematch)).header


def _rematch_header(header: Header, person: Person) -> Header:
    seats = tuple(Occupant(of.identity, of.bot, of.guest, of.nickname) for of in (*header.seats[1:], header.seats[0]))
    fresh = new_header(games.find(header.game), header.options, person, seats)
    fresh = fresh.changed(private=header.private, delay=header.delay)
    return fresh.changed(origin=Origin(rematch_of=header.id), clocks=Clocks(header.clocks.agreed))


async def revive(person: Person, table: Table) -> Header:
    """Continue at a table that was archived."""
    async with table.lock:
        if table.seat(person.id) is not None and table.header.status is Status.ARCHIVED:
            await table.update(status=Status.LIVE, turn=Turn(table.header.turn.owing, timestamps.now()))
        return table.header
