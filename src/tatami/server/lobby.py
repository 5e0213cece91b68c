"""The lobby: laying tables, taking seats, beginning, playing again, and bringing matches in from files."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from dataclasses import replace
from typing import Any

from tatami import bots, games
from tatami.kernel.game import Game
from tatami.kernel.options import UnknownOption
from tatami.match import BadFile, Match
from tatami.match.fairness import commitment, new_seed
from tatami.match.file import from_json
from tatami.server.bodies import NewTable
from tatami.server.house import House
from tatami.server.refusal import Refusal
from tatami.server.table import Table
from tatami.store import Conflict, Entry, Header, Person, Sitter, Status, fingerprint
from tatami.store.header import BOT


async def lay(house: House, person: Person, wanted: NewTable) -> Header:
    """A new table."""
    await _expect_room(house, person)
    try:
        game = games.find(wanted.game)
    except LookupError:
        raise Refusal("no-such-game", name=wanted.game, known=", ".join(games.names())) from None
    try:
        options = game.options.decode(game.options.encode(wanted.options))
    except UnknownOption as trouble:
        raise Refusal("bad-options", detail=str(trouble)) from None
    header = _header(game, options, person, seats=_seats(game.seats_at(options), wanted.seats, person))
    await house.store.tables.add(replace(header, private=wanted.private))
    return replace(header, private=wanted.private)


def new_name() -> str:
    """A table's id, which nobody can guess: a private table is found by its link only."""
    return secrets.token_urlsafe(12)


def _header(game: Game, options: dict[str, str], host: Person, seats: tuple[Sitter, ...]) -> Header:
    seed = new_seed()
    return Header(
        id=new_name(),
        game=game.name,
        rules=game.version,
        options=options,
        status=Status.OPEN,
        private=False,
        host=host.id,
        commitment=commitment(seed),
        sealed_seed=seed,
        seats=seats,
    )


async def _expect_room(house: House, person: Person) -> None:
    laid = [header for header in await house.store.tables.of_person(person.id) if header.host == person.id]
    if sum(header.status in (Status.OPEN, Status.LIVE) for header in laid) >= house.limits.open_tables:
        raise Refusal("too-many")


def _seats(names: tuple[str, ...], wanted: dict[str, str], person: Person) -> tuple[Sitter, ...]:
    for name in wanted:
        if name not in names:
            raise Refusal("no-such-seat", name=name, known=", ".join(names))
    if list(wanted.values()).count("me") > 1:
        raise Refusal("bad-seats")
    return tuple(_sitter(wanted.get(name, "open"), person) for name in names)


def _sitter(wanted: str, person: Person) -> Sitter:
    if wanted == "me":
        return Sitter(identity=person.id, nickname=person.nickname)
    if wanted == "open":
        return Sitter()
    if not wanted.startswith(BOT):
        raise Refusal("bad-seats")
    bot = wanted.removeprefix(BOT)
    if bot not in bots.names():
        raise Refusal("no-such-bot", name=bot, known=", ".join(bots.names()))
    return Sitter(bot=bot)


async def join(house: House, person: Person, table: Table, seat: str | None) -> Header:
    """Take a seat."""
    async with table.mailbox:
        header = _still_open(table)
        if header.seat_of(person.id) is not None:
            raise Refusal("seated-already")
        if not await house.store.tables.sit(header.id, _chosen_seat(header, seat), person.id):
            raise Refusal("seat-taken")
        return await _refreshed(house, table)


def _chosen_seat(header: Header, seat: str | None) -> int:
    names = games.find(header.game).seats_at(header.options)
    if seat is not None:
        if seat not in names:
            raise Refusal("no-such-seat", name=seat, known=", ".join(names))
        return names.index(seat)
    free = [number for number, sitter in enumerate(header.seats) if sitter.open]
    if not free:
        raise Refusal("seat-taken")
    return free[0]


async def leave(house: House, person: Person, table: Table) -> Header:
    """Give a seat up, before the match has begun."""
    async with table.mailbox:
        header = _still_open(table)
        if not await house.store.tables.rise(header.id, person.id):
            raise Refusal("not-seated")
        return await _refreshed(house, table)


async def start(house: House, person: Person, table: Table) -> Header:
    """Begin, once every seat is taken."""
    async with table.mailbox:
        header = _still_open(table)
        if header.host != person.id:
            raise Refusal("not-host")
        if any(sitter.open for sitter in header.seats):
            raise Refusal("seats-open")
        await house.store.tables.mark(header.id, Status.LIVE, games.find(header.game).version)
        live = await _refreshed(house, table)
        await table.load()
        return live


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
            await _expect_room(house, person)
            seats = (*header.seats[1:], header.seats[0])
            fresh = _header(games.find(header.game), header.options, person, seats)
            with contextlib.suppress(Conflict):  # somebody asked at the same time, at another server
                await house.store.tables.add(replace(fresh, private=header.private, rematch_of=header.id))
            header = await _refreshed(house, table)
    assert header.rematch is not None
    return (await house.table(header.rematch)).header


async def _refreshed(house: House, table: Table) -> Header:
    """The table's header as the store has it now, shown to everybody who looks."""
    header = await house.store.tables.find(table.header.id)
    assert header is not None
    table.change(header)
    return header


async def bring_in(house: House, person: Person, values: Any) -> Header:
    """A finished match out of a file, to look at and to play again."""
    try:
        match = await asyncio.get_running_loop().run_in_executor(house.executor, from_json, values, games.find)
    except BadFile as trouble:
        raise Refusal("bad-file", detail=str(trouble)[:200]) from None
    if not match.over:
        raise Refusal("not-over")
    if any(len(player) > 64 for player in match.players):
        raise Refusal("bad-file", detail="seats")
    seats = tuple(Sitter(guest=player) for player in match.players)
    header = replace(
        _header(match.game, match.options, person, seats),
        status=Status.OVER,
        private=True,
        commitment=match.commitment,
        sealed_seed=match.seed,
    )
    await house.store.moves.add_whole(header, _entries(match))
    return header


def _entries(match: Match) -> list[Entry]:
    return [
        Entry(move.seat, match.game.actions.text(move.action), None, 0, fingerprint(match.at(ply)))
        for ply, move in enumerate(match.history, 1)
    ]
