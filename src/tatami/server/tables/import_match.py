"""Tables whose moves come from elsewhere: a match file, or the first moves of a finished match."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from msgspec import Meta, Struct

from tatami import games
from tatami.match import BadFile, Match
from tatami.match.fairness import Luck
from tatami.match.file import from_json
from tatami.match.replay import position_hash
from tatami.server.errors import Reason, Refusal
from tatami.server.tables.lobby import Word, chosen_seats, new_header
from tatami.server.tables.registry import TableRegistry
from tatami.server.tables.table import Table
from tatami.server.views.daily_seal import expect_unsealed
from tatami.server.views.history import ALL, moments
from tatami.store import Ending, EndKind, Header, MoveRecord, Occupant, Origin, Person, Seal, Status

LONGEST_PLAYER = 64


class Branch(Struct, forbid_unknown_fields=True):
    """The moment to play on from, and who sits where."""

    moment: Annotated[int, Meta(ge=0, lt=1 << 31)]
    seats: dict[Word, Word] = {}


async def import_file(tables: TableRegistry, person: Person, values: Any) -> Header:
    """A finished match from a file, to look at and to play on from."""
    try:
        match = await asyncio.to_thread(from_json, values, games.find)
    except BadFile as error:
        raise Refusal(Reason.BAD_FILE, detail=str(error)[:200]) from None
    if not match.over:
        raise Refusal(Reason.NOT_OVER)
    if any(len(player) > LONGEST_PLAYER for player in match.players):
        raise Refusal(Reason.BAD_FILE, detail="seats")
    guests = tuple(Occupant(guest=player) for player in match.players)
    header = new_header(match.game, match.options, person, guests).changed(
        status=Status.OVER,
        private=True,
        seal=Seal(match.commitment, match.secret),
        origin=Origin(seeds=_seeds(match.earlier)),
    )
    if match.forfeit is not None:
        header = header.changed(ending=Ending(EndKind(match.forfeit.how), match.forfeit.seat))
    await tables.create(header, _entries(match), limited=False)
    return header


async def branch(tables: TableRegistry, person: Person, table: Table, wanted: Branch) -> Header:
    """A new table that begins with the first moves of a finished match."""
    match = table.finished_match()
    expect_unsealed(table.header)
    found = await asyncio.to_thread(moments, match, ALL)
    if wanted.moment >= len(found) or match.at(found[wanted.moment].ply).over:
        raise Refusal(Reason.NO_SUCH_MOMENT, count=len(found))
    ply = found[wanted.moment].ply
    header = new_header(match.game, match.options, person, chosen_seats(match.seats, wanted.seats, person))
    seeds = (*(pair for pair in match.earlier if pair[0] < ply), (ply, match.luck_of(ply)))
    header = header.changed(private=True, origin=Origin(branch_of=table.header.id, seeds=_seeds(seeds)))
    await tables.create(header, _entries(match)[:ply])
    return header


def _seeds(earlier: tuple[tuple[int, Luck], ...]) -> tuple[tuple[int, str], ...]:
    return tuple((ply, luck.secret.hex()) for ply, luck in earlier)


def _entries(match: Match) -> list[MoveRecord]:
    return [
        MoveRecord(move.seat, match.game.actions.text(move.action), None, 0, position_hash(match.at(ply)))
        for ply, move in enumerate(match.history, 1)
    ]
