"""The daily challenge and its scores."""

from __future__ import annotations

from litestar import get, post

from tatami.server.http.deps import ThePerson, TheServices
from tatami.server.http.schemas import Daily, Score
from tatami.server.tables.daily_challenge import GAME, daily_table
from tatami.server.views.daily_seal import today
from tatami.server.views.messages import TableInfo
from tatami.server.views.render import render_table
from tatami.store import Header, Status

MAX_SCORES = 100


@get("/daily", summary="Today's challenge and its scores")
async def read_daily(services: TheServices, person: ThePerson) -> Daily:
    day = today()
    tables = await services.store.tables.of_daily(day)
    mine = next((header.id for header in tables if header.host == person.id), None)
    return Daily(day, GAME, mine, _scores(tables, person.id))


def _scores(tables: list[Header], identity: str) -> list[Score]:
    """The best first, of people who came to the end without a stand-in."""
    scores = []
    for table in tables:
        reached = table.ending.scores
        if table.status is Status.OVER and reached and not table.seats[0].stood_in:
            scores.append(Score(table.seats[0].player, reached[0], table.host == identity))
    return sorted(scores, key=lambda score: -score.score)[:MAX_SCORES]


@post("/daily", status_code=200, summary="Take up today's challenge, or go on with it")
async def play_daily(services: TheServices, person: ThePerson) -> TableInfo:
    services.limiter.spend("tables", person.id, services.settings.tables)
    return render_table(await daily_table(services.tables, person, today()), person.id)


HANDLERS = [read_daily, play_daily]
