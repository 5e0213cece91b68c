"""The daily challenge: Ronin alone against the shogun, with the same draws for everybody, and a table of scores.

Its seed is a secret of the house and the day; it stays sealed until the day is over.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

from litestar import get, post
from msgspec import Struct

from tatami import games
from tatami.match.fairness import commitment
from tatami.server.http.deps import TheHouse, ThePerson
from tatami.server.services import House
from tatami.server.tables.lobby import new_header
from tatami.server.views.daily_seal import today
from tatami.server.views.render import shown_table
from tatami.server.ws.server_messages import TableInfo
from tatami.store import Header, Occupant, Person, Seal, Status

GAME, OPTIONS = "ronin", {"players": "one"}
MOST_SCORES = 100


class Score(Struct):
    """How far somebody came."""

    name: str
    score: int
    you: bool


class Daily(Struct):
    """The challenge of a day: your table, if you have begun, and the best."""

    day: str
    game: str
    table: str | None
    scores: list[Score]


@get("/daily", summary="Today's challenge and its scores")
async def the_daily(house: TheHouse, person: ThePerson) -> Daily:
    day = today()
    tables = await house.store.tables.of_daily(day)
    mine = next((header.id for header in tables if header.host == person.id), None)
    return Daily(day, GAME, mine, _scores(tables, person.id))


def _scores(tables: list[Header], identity: str) -> list[Score]:
    """The best first, of those who came to the end by themselves."""
    scores = [
        Score(table.seats[0].player, table.ending.scores[0], table.host == identity)
        for table in tables
        if table.status is Status.OVER and table.ending.scores and not table.seats[0].stood_in
    ]
    return sorted(scores, key=lambda score: -score.score)[:MOST_SCORES]


@post("/daily", status_code=200, summary="Take up today's challenge, or go on with it")
async def take_up(house: TheHouse, person: ThePerson) -> TableInfo:
    house.limiter.spend("tables", person.id, house.limits.tables)
    day = today()
    for header in await house.store.tables.of_daily(day):
        if header.host == person.id:
            return shown_table(header, person.id)
    return shown_table(await _laid(house, person, day), person.id)


async def _laid(house: House, person: Person, day: str) -> Header:
    game = games.find(GAME)
    options = game.options.decode(game.options.encode(OPTIONS))
    seed = hmac.digest(await house.store.keys.get("daily"), day.encode(), hashlib.sha256)
    header = new_header(game, options, person, (Occupant(identity=person.id, nickname=person.nickname),)).changed(
        id=f"{day}-{hashlib.sha256(person.id.encode()).hexdigest()[:16]}",  # one for each, at all servers
        private=True,
        daily=day,
        seal=Seal(commitment(seed), seed),
    )
    await house.store.tables.create(header)
    table = await house.table(header.id)
    async with table.mailbox:
        await table.begin()
    return table.header


HANDLERS: list[Any] = [the_daily, take_up]
