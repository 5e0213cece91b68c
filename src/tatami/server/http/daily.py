"""The daily challenge and its scores."""

from __future__ import annotations

from datetime import date, timedelta

from litestar import get, post

from tatami.server.http.deps import ThePerson, TheServices
from tatami.server.http.schemas import Daily, DailyResult, Score, ScoreCurve
from tatami.server.services import Services
from tatami.server.tables.daily_challenge import GAME, daily_table, points_by_round
from tatami.server.views.daily_seal import today
from tatami.server.views.messages import TableInfo
from tatami.server.views.render import render_table
from tatami.store import Header, Status

MAX_SCORES = 100
DAYS_SHOWN = 7


@get("/daily", summary="Today's challenge, its scores, and the last days")
async def read_daily(services: TheServices, person: ThePerson) -> Daily:
    day = today()
    tables = await services.store.tables.of_daily(day)
    mine = next((header.id for header in tables if header.host == person.id), None)
    finished = _finished(tables)
    own = _finished([header for header in await services.store.tables.of_player(person.id) if header.daily])
    days = [_result(day, finished, person.id)]
    for earlier in _days_before(day):
        days.append(_result(earlier, _finished(await services.store.tables.of_daily(earlier)), person.id))
    curves = [await _curve(services, header, person.id) for header in _different(finished[:1] + own[:1])]
    scores = [Score(header.seats[0].player, _score(header), header.host == person.id) for header in finished]
    best = _score(own[0]) if own else None
    return Daily(day, GAME, mine, scores[:MAX_SCORES], best, days, [curve for curve in curves if curve.points])


def _finished(tables: list[Header]) -> list[Header]:
    """Tables of people who came to the end without a stand-in, the best first."""
    ended = [table for table in tables if table.status is Status.OVER and table.ending.scores]
    return sorted((table for table in ended if not table.seats[0].stood_in), key=lambda table: -_score(table))


def _score(table: Header) -> int:
    return table.ending.scores[0] if table.ending.scores else 0


def _days_before(day: str) -> list[str]:
    """The days before a day that are shown, the latest first."""
    last = date.fromisoformat(day)
    return [(last - timedelta(days=back)).isoformat() for back in range(1, DAYS_SHOWN)]


def _result(day: str, finished: list[Header], identity: str) -> DailyResult:
    yours = next((_score(table) for table in finished if table.host == identity), None)
    if not finished:
        return DailyResult(day, None, None, yours)
    return DailyResult(day, _score(finished[0]), finished[0].seats[0].player, yours)


def _different(tables: list[Header]) -> list[Header]:
    """Each table once."""
    return list({table.id: table for table in tables}.values())


async def _curve(services: Services, header: Header, identity: str) -> ScoreCurve:
    table = await services.tables.get(header.id)
    points = [] if table.match is None else points_by_round(table.match)
    return ScoreCurve(header.daily or "", header.seats[0].player, header.host == identity, points)


@post("/daily", status_code=200, summary="Take up today's challenge, or go on with it")
async def play_daily(services: TheServices, person: ThePerson) -> TableInfo:
    services.limiter.spend("tables", person.id, services.settings.tables)
    return render_table(await daily_table(services.tables, person, today()), person.id)


HANDLERS = [read_daily, play_daily]
