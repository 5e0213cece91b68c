"""The daily challenge: Ronin alone against the shogun, with the same draws for everybody on the same day.

Its seed is derived from a secret of the server and the day; it stays sealed until the day is over.
"""

from __future__ import annotations

import hashlib
import hmac

from tatami import games
from tatami.games.ronin.state import Japan
from tatami.match import Match
from tatami.match.fairness import commitment
from tatami.server.tables.lobby import new_header
from tatami.server.tables.registry import TableRegistry
from tatami.store import Header, Occupant, Person, Seal

GAME, OPTIONS = "ronin", {"players": "one"}


async def daily_table(tables: TableRegistry, person: Person, day: str) -> Header:
    """The table of a person on a day, created if there is none."""
    for header in await tables.store.tables.of_daily(day):
        if header.host == person.id:
            return header
    return await _create(tables, person, day)


async def _create(tables: TableRegistry, person: Person, day: str) -> Header:
    game = games.find(GAME)
    options = game.options.decode(game.options.encode(OPTIONS))
    seed = hmac.digest(await tables.store.keys.get("daily"), day.encode(), hashlib.sha256)
    header = new_header(game, options, person, (Occupant(identity=person.id, nickname=person.nickname),)).changed(
        id=f"{day}-{hashlib.sha256(person.id.encode()).hexdigest()[:16]}",  # one for each person, at all servers
        private=True,
        daily=day,
        seal=Seal(commitment(seed), seed),
    )
    await tables.create(header, limited=False)
    table = await tables.get(header.id)
    async with table.lock:
        await table.start()
    return table.header


def points_by_round(match: Match) -> list[int]:
    """The points at the end of each round of a finished challenge and, last, the final score."""
    *positions, final = (Japan.from_bytes(packed) for packed in match.positions())
    points = {position.round_number: position.points[0] for position in positions if position.round_number > 0}
    return [*points.values(), final.points[0]]
