"""The lobby: laying tables, taking seats, beginning, playing again."""

from __future__ import annotations

import contextlib
import secrets

from tatami import games
from tatami.kernel.game import Game
from tatami.kernel.options import UnknownOption
from tatami.match.fairness import commitment, new_seed
from tatami.server.bots.decide import expect_bot
from tatami.server.errors import Refusal
from tatami.server.http.schemas import NewClock, NewTable
from tatami.server.services import House
from tatami.server.tables.clock import milliseconds
from tatami.server.tables.table import Table
from tatami.store import BOT, Clock, Clocks, Conflict, Header, Occupant, Origin, Person, Rules, Seal, Status, Turn


async def lay(house: House, person: Person, wanted: NewTable) -> Header:
    """A new table."""
    try:
        game = games.find(wanted.game)
    except LookupError:
        raise Refusal("no-such-game", name=wanted.game, known=", ".join(games.names())) from None
    try:
        options = game.options.decode(game.options.encode(wanted.options))
    except UnknownOption as trouble:
        raise Refusal("bad-options", detail=str(trouble)) from None
    seats = chosen_seats(game.seats_at(options), wanted.seats, person)
    clocks = Clocks(_chosen_clock(wanted.clock))
    header = new_header(game, options, person, seats).changed(private=wanted.private, clocks=clocks, delay=wanted.delay)
    await _add(house, header)
    await house.take_in(header)
    return header


def _chosen_clock(wanted: NewClock | None) -> Clock | None:
    if wanted is None:
        return None
    if wanted.flag != "lose":
        if not wanted.flag.startswith(BOT):
            raise Refusal("bad-clock")
        expect_bot(wanted.flag.removeprefix(BOT))
    return Clock(wanted.kind, wanted.seconds, wanted.increment if wanted.kind == "bank" else 0, wanted.flag)


def new_name() -> str:
    """A table's id, which nobody can guess: a private table is found by its link only."""
    return secrets.token_urlsafe(12)


def new_header(game: Game, options: dict[str, str], host: Person, seats: tuple[Occupant, ...]) -> Header:
    """A table as it is before anybody has chosen anything more."""
    seed = new_seed()
    return Header(
        id=new_name(),
        game=game.name,
        options=options,
        host=host.id,
        seats=seats,
        rules=Rules(game.version),
        seal=Seal(commitment(seed), seed),
    )


async def _add(house: House, header: Header) -> None:
    """Keep a new table, unless its host has more in use than one person may."""
    if not await house.store.tables.create(header, house.limits.open_tables):
        raise Refusal("too-many")


def chosen_seats(names: tuple[str, ...], wanted: dict[str, str], person: Person) -> tuple[Occupant, ...]:
    """Who sits where on a new table."""
    for name in wanted:
        if name not in names:
            raise Refusal("no-such-seat", name=name, known=", ".join(names))
    if list(wanted.values()).count("me") > 1:
        raise Refusal("bad-seats")
    return tuple(_sitter(wanted.get(name, "open"), person) for name in names)


def _sitter(wanted: str, person: Person) -> Occupant:
    if wanted == "me":
        return Occupant(identity=person.id, nickname=person.nickname)
    if wanted == "open":
        return Occupant()
    if not wanted.startswith(BOT):
        raise Refusal("bad-seats")
    bot = wanted.removeprefix(BOT)
    expect_bot(bot)
    return Occupant(bot=bot)


async def join(house: House, person: Person, table: Table, seat: str | None) -> Header:
    """Take a seat."""
    async with table.mailbox:
        header = _still_open(table)
        if header.seat_of(person.id) is not None:
            raise Refusal("seated-already")
        seated = await house.store.tables.take_seat(header, _chosen_seat(header, seat), person)
        if seated is None:
            raise Refusal("seat-taken")
        table.change(seated)
        return seated


def _chosen_seat(header: Header, seat: str | None) -> int:
    names = games.find(header.game).seats_at(header.options)
    if seat is not None:
        if seat not in names:
            raise Refusal("no-such-seat", name=seat, known=", ".join(names))
        return names.index(seat)
    free = [number for number, occupant in enumerate(header.seats) if occupant.open]
    if not free:
        raise Refusal("seat-taken")
    return free[0]


async def leave(house: House, person: Person, table: Table) -> Header:
    """Give a seat up, before the match has begun."""
    async with table.mailbox:
        header = _still_open(table)
        without = await house.store.tables.leave_seat(header, person.id)
        if without is None:
            raise Refusal("not-seated")
        table.change(without)
        return without


async def start(house: House, person: Person, table: Table) -> Header:
    """Begin, once every seat is taken."""
    async with table.mailbox:
        if not house.store.single_server:
            await _refreshed(house, table)  # people come and go at other servers
        try:
            return await _begun(person, table)
        except Conflict:  # somebody has come or gone at this very moment; the table has been read anew
            return await _begun(person, table)


async def _begun(person: Person, table: Table) -> Header:
    header = _still_open(table)
    if header.host != person.id:
        raise Refusal("not-host")
    if any(occupant.open for occupant in header.seats):
        raise Refusal("seats-open")
    await table.begin()
    return table.header


def _still_open(table: Table) -> Header:
    if table.header.status is not Status.OPEN:
        raise Refusal("already-started")
    return table.header


async def rematch(house: House, person: Person, table: Table) -> Header:
    """The same people once more, everybody one seat further on; who asks second gets the same table."""
    async with table.mailbox:
        header = table.header
        if header.status is not Status.OVER:
            raise Refusal("not-over")
        if header.seat_of(person.id) is None:
            raise Refusal("not-seated")
        if header.rematch is None:
            seats = tuple(
                Occupant(of.identity, of.bot, of.guest, of.nickname) for of in (*header.seats[1:], header.seats[0])
            )
            fresh = new_header(games.find(header.game), header.options, person, seats)
            fresh = fresh.changed(private=header.private, delay=header.delay)
            fresh = fresh.changed(origin=Origin(rematch_of=header.id), clocks=Clocks(header.clocks.agreed))
            with contextlib.suppress(Conflict):  # somebody asked at the same time, at another server
                await _add(house, fresh)
            header = await _refreshed(house, table)
    assert header.rematch is not None
    return (await house.table(header.rematch)).header


async def revive(person: Person, table: Table) -> Header:
    """Go on at a table that was put away."""
    async with table.mailbox:
        if table.seat(person.id) is not None and table.header.status is Status.ARCHIVED:
            await table.revise(status=Status.LIVE, turn=Turn(table.header.turn.owing, milliseconds()))
        return table.header


async def _refreshed(house: House, table: Table) -> Header:
    """The table's header as the store has it now, shown to everybody who looks."""
    header = await house.store.tables.find(table.header.id)
    assert header is not None
    table.change(header)
    return header
