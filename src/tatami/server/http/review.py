"""Looking back, over HTTP: history, notes, match files, and playing on from a moment."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from tatami.match import Match
from tatami.match.file import to_json
from tatami.server.access.identity import language
from tatami.server.errors import Refusal
from tatami.server.http.deps import Asked, TheHouse, ThePerson, TheTable
from tatami.server.http.schemas import AnalysisInfo, Branch, HistoryInfo, Notes, PhraseInfo
from tatami.server.i18n import say
from tatami.server.tables import import_match as elsewhere
from tatami.server.tables.chat import PHRASES
from tatami.server.views import history
from tatami.server.views.analysis_text import worded
from tatami.server.views.daily_seal import expect_unsealed, without_seal_broken
from tatami.server.views.render import shown_table
from tatami.server.ws.server_messages import TableInfo, Update


@get("/tables/{name:str}/history", summary="How far one can go back")
async def table_history(person: ThePerson, table: TheTable, seat: FromQuery[str | None] = None) -> HistoryInfo:
    viewer = history.chosen_viewer(table, person.id, seat)
    match, found = await _moments(table.match, viewer)
    return history.shown_history(match, viewer, found)


@get("/tables/{name:str}/history/{moment:int}", summary="What one knew at a moment")
async def table_moment(
    request: Asked,
    person: ThePerson,
    table: TheTable,
    moment: FromPath[int],
    seat: FromQuery[str | None] = None,
    after: FromQuery[int | None] = None,
) -> Update:
    viewer = history.chosen_viewer(table, person.id, seat)
    match, found = await _moments(table.match, viewer)
    update = history.shown_at(match, viewer, found, moment, after, language(request))
    return without_seal_broken(update, table.header)


async def _moments(match: Match | None, viewer: int) -> tuple[Match, list[history.Moment]]:
    """Made beside the event loop: a long match has many."""
    assert match is not None
    found = await asyncio.to_thread(history.moments, match, viewer)
    return match, found


@get("/tables/{name:str}/notes", summary="My private notes on a match")
async def read_notes(house: TheHouse, person: ThePerson, table: TheTable) -> Notes:
    return Notes(await house.store.chat.note(table.header.id, person.id))


@put("/tables/{name:str}/notes", summary="Write my private notes anew")
async def write_notes(house: TheHouse, person: ThePerson, table: TheTable, data: JSONBody[Notes]) -> Notes:
    await house.store.chat.save_note(table.header.id, person.id, data.text)
    return data


@post("/tables/{name:str}/branch", summary="Play on from a moment of a finished match")
async def play_on(house: TheHouse, person: ThePerson, table: TheTable, data: JSONBody[Branch]) -> TableInfo:
    house.limiter.spend("tables", person.id, house.limits.tables)
    return shown_table(await elsewhere.branch(house, person, table, data), person.id)


@get("/tables/{name:str}/file", summary="The match file, once the match is over")
async def match_file(person: ThePerson, table: TheTable) -> dict[str, Any]:  # noqa: ARG001
    match = table.match
    if match is None or not match.over:
        raise Refusal("not-over")
    expect_unsealed(table.header)
    return to_json(match)


@post("/files", summary="Bring a finished match in from its file")
async def bring_in(request: Asked, house: TheHouse, person: ThePerson) -> TableInfo:
    house.limiter.spend("tables", person.id, house.limits.tables)
    try:
        values = msgspec.json.decode(await request.body())
    except msgspec.DecodeError as trouble:
        raise Refusal("bad-file", detail=str(trouble)) from None
    return shown_table(await elsewhere.bring_in(house, person, values), person.id)


@post("/tables/{name:str}/analysis", status_code=202, summary="Analyse a finished match")
async def begin_analysis(request: Asked, house: TheHouse, person: ThePerson, table: TheTable) -> AnalysisInfo:
    known = await house.analyses.of(table)
    if known is None:
        house.limiter.spend("hints", person.id, house.limits.hints)
        known = await house.analyses.begin(table)
    return await _worded(known, table.match, language(request))


@get("/tables/{name:str}/analysis", summary="How far the analysis has come, and what it says")
async def read_analysis(request: Asked, house: TheHouse, person: ThePerson, table: TheTable) -> AnalysisInfo:  # noqa: ARG001
    known = await house.analyses.of(table)
    if known is None:
        raise Refusal("no-analysis")
    return await _worded(known, table.match, language(request))


async def _worded(found: AnalysisInfo, match: Match | None, spoken: str) -> AnalysisInfo:
    """An analysis whose moves can be read, made beside the event loop."""
    if found.report is None or match is None:
        return found
    return AnalysisInfo(found.progress, await asyncio.to_thread(worded, found.report, match, spoken))


@get("/phrases", summary="The quick phrases of the chat")
async def list_phrases(request: Asked, house: TheHouse) -> list[PhraseInfo]:  # noqa: ARG001
    return [PhraseInfo(phrase, say(language(request), f"phrase-{phrase}")) for phrase in PHRASES]


HANDLERS = [
    table_history,
    table_moment,
    read_notes,
    write_notes,
    play_on,
    begin_analysis,
    read_analysis,
    match_file,
    bring_in,
    list_phrases,
]
