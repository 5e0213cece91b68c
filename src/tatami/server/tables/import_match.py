"""Matches from elsewhere: brought in from a file, or played on from a moment of another match."""

from __future__ import annotations

import asyncio
from typing import Any

from tatami import games
from tatami.match import BadFile, Match
from tatami.match.file import from_json
from tatami.match.replay import position_hash
from tatami.server.errors import Refusal
from tatami.server.http.schemas import Branch
from tatami.server.services import House
from tatami.server.tables.lobby import chosen_seats, new_header
from tatami.server.tables.table import Table
from tatami.server.views.history import ALL, moments
from tatami.store import Ending, EndKind, Header, MoveRecord, Occupant, Origin, Person, Seal, Status


async def bring_in(house: House, person: Person, values: Any) -> Header:
    """A finished match out of a file, to look at and to play on from."""
    try:
        match = await asyncio.to_thread(from_json, values, games.find)
    except BadFile as trouble:
        raise Refusal("bad-file", detail=str(trouble)[:200]) from None
    if not match.over:
        raise Refusal("not-over")
    if any(len(player) > 64 for player in match.players):
        raise Refusal("bad-file", detail="seats")
    guests = tuple(Occupant(guest=player) for player in match.players)
    header = new_header(match.game, match.options, person, guests).changed(
        status=Status.OVER,
        private=True,
        seal=Seal(match.commitment, match.seed),
        origin=Origin(seeds=_seeds(match.earlier)),
    )
    if match.forfeit is not None:
        header = header.changed(ending=Ending(EndKind(match.forfeit.how), match.forfeit.seat))
    await house.store.tables.create(header, moves=_entries(match))
    return header


async def branch(house: House, person: Person, table: Table, wanted: Branch) -> Header:
    """A new table that begins with the first moves of a finished match."""
    match = table.match
    if match is None or not match.over:
        raise Refusal("not-over")
    found = moments(match, ALL)
    if wanted.moment >= len(found) or match.at(found[wanted.moment].ply).over:
        raise Refusal("no-such-moment", count=len(found))
    ply = found[wanted.moment].ply
    header = new_header(match.game, match.options, person, chosen_seats(match.seats, wanted.seats, person))
    seeds = (*(pair for pair in match.earlier if pair[0] < ply), (ply, match.seed_of(ply)))
    header = header.changed(private=True, origin=Origin(branch_of=table.header.id, seeds=_seeds(seeds)))
    if not await house.store.tables.create(header, house.limits.open_tables, _entries(match)[:ply]):
        raise Refusal("too-many")
    return header


def _seeds(earlier: tuple[tuple[int, bytes], ...]) -> tuple[tuple[int, str], ...]:
    return tuple((ply, seed.hex()) for ply, seed in earlier)


def _entries(match: Match) -> list[MoveRecord]:
    return [
        MoveRecord(move.seat, match.game.actions.text(move.action), None, 0, position_hash(match.at(ply)))
        for ply, move in enumerate(match.history, 1)
    ]
