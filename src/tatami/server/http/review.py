"""Looking back: history, notes, analyses, match files, and playing on from a moment."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from tatami.match import Match
from tatami.match.file import to_json
from tatami.server.access.identity import language_of
from tatami.server.errors import Reason, Refusal
from tatami.server.http.deps import AnyRequest, ThePerson, TheServices, TheTable
from tatami.server.http.schemas import Notes, PhraseInfo
from tatami.server.i18n import say
from tatami.server.tables import import_match
from tatami.server.tables.chat import PHRASES
from tatami.server.tables.import_match import Branch
from tatami.server.tables.table import Table
from tatami.server.views import history
from tatami.server.views.analysis_text import with_texts
from tatami.server.views.daily_seal import expect_unsealed, without_sealed_seed
from tatami.server.views.messages import AnalysisInfo, HistoryInfo, TableInfo, Update
from tatami.server.views.render import render_table
from tatami.store import Person


@get("/tables/{name:str}/history", summary="How far one can go back")
async def table_history(person: ThePerson, table: TheTable, seat: FromQuery[str | None] = None) -> HistoryInfo:
    match, viewer, found = await _moments(table, person, seat)
    return history.render_history(match, viewer, found)


@get("/tables/{name:str}/history/{moment:int}", summary="What one knew at a moment")
async def table_moment(
    request: AnyRequest,
    person: ThePerson,
    table: TheTable,
    moment: FromPath[int],
    seat: FromQuery[str | None] = None,
    after: FromQuery[int | None] = None,
) -> Update:
    match, viewer, found = await _moments(table, person, seat)
    update = history.update_at(match, viewer, found, moment, after, language_of(request))
    return without_sealed_seed(update, table.header)


async def _moments(table: Table, person: Person, seat: str | None) -> tuple[Match, int, list[history.Moment]]:
    """The match, the viewer and his moments; computed in a thread, since a long match has many."""
    if table.match is None:
        raise Refusal(Reason.NOT_LIVE)
    match, own = table.match, table.viewer(person.id)
    viewer = history.chosen_viewer(match, own, seat, delayed=bool(table.header.delay))
    return match, viewer, await asyncio.to_thread(history.moments, match, viewer)


@get("/tables/{name:str}/notes", summary="My private notes on a match")
async def read_notes(services: TheServices, person: ThePerson, table: TheTable) -> Notes:
    return Notes(await services.store.chat.note(table.header.id, person.id))


@put("/tables/{name:str}/notes", summary="Write my private notes anew")
async def write_notes(services: TheServices, person: ThePerson, table: TheTable, data: JSONBody[Notes]) -> Notes:
    await services.store.chat.save_note(table.header.id, person.id, data.text)
    return data


@post("/tables/{name:str}/branch", summary="Play on from a moment of a finished match")
async def branch(services: TheServices, person: ThePerson, table: TheTable, data: JSONBody[Branch]) -> TableInfo:
    services.limiter.spend("tables", person.id, services.settings.tables)
    return render_table(await import_match.branch(services.tables, person, table, data), person.id)


@get("/tables/{name:str}/file", summary="The match file, once the match is over")
async def match_file(person: ThePerson, table: TheTable) -> dict[str, Any]:  # noqa: ARG001
    match = table.finished_match()
    expect_unsealed(table.header)
    return to_json(match)


@post("/files", summary="Import a finished match from its file")
async def import_file(request: AnyRequest, services: TheServices, person: ThePerson) -> TableInfo:
    services.limiter.spend("tables", person.id, services.settings.tables)
    try:
        values = msgspec.json.decode(await request.body())
    except msgspec.DecodeError as error:
        raise Refusal(Reason.BAD_FILE, detail=str(error)) from None
    return render_table(await import_match.import_file(services.tables, person, values), person.id)


@post("/tables/{name:str}/analysis", status_code=202, summary="Analyse a finished match")
async def request_analysis(
    request: AnyRequest, services: TheServices, person: ThePerson, table: TheTable
) -> AnalysisInfo:
    known = await services.analyses.find(table, person.id)
    if known is None:
        services.limiter.spend("hints", person.id, services.settings.hints)
        known = await services.analyses.request(table, person.id)
    return await _with_texts(known, table.match, language_of(request))


@get("/tables/{name:str}/analysis", summary="How far the analysis has come, and what it says")
async def read_analysis(request: AnyRequest, services: TheServices, person: ThePerson, table: TheTable) -> AnalysisInfo:
    known = await services.analyses.find(table, person.id)
    if known is None:
        raise Refusal(Reason.NO_ANALYSIS)
    return await _with_texts(known, table.match, language_of(request))


async def _with_texts(found: AnalysisInfo, match: Match | None, language: str) -> AnalysisInfo:
    """An analysis with its moves in words; rendered in a thread."""
    if found.report is None or match is None:
        return found
    return AnalysisInfo(found.progress, await asyncio.to_thread(with_texts, found.report, match, language))


@get("/phrases", summary="The quick phrases of the chat")
async def list_phrases(request: AnyRequest, services: TheServices) -> list[PhraseInfo]:  # noqa: ARG001
    return [PhraseInfo(phrase, say(language_of(request), f"phrase-{phrase}")) for phrase in PHRASES]


HANDLERS = [
    table_history,
    table_moment,
    read_notes,
    write_notes,
    branch,
    request_analysis,
    read_analysis,
    match_file,
    import_file,
    list_phrases,
]
