"""Tables: lists, creating them, taking seats, starting, rematches."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromQuery, JSONBody

from tatami.server.http.deps import ThePerson, TheServices, TheTable
from tatami.server.http.schemas import Join, Listed, MyTable
from tatami.server.tables import lobby
from tatami.server.tables.lobby import NewTable
from tatami.server.views.messages import TableInfo
from tatami.server.views.render import render_table
from tatami.store import Status

MAX_LIVE = 50  # tables in the list of those to watch


@get("/tables", summary="Tables that are not private: open ones to join, or live ones to watch")
async def list_tables(services: TheServices, person: ThePerson, status: FromQuery[Listed] = "open") -> list[TableInfo]:
    tables = services.store.tables
    found = await (tables.live_public(MAX_LIVE) if status == "live" else tables.open_public())
    return [render_table(header, person.id) for header in found]


@get("/tables/mine", summary="My tables, and which wait for me")
async def my_tables(services: TheServices, person: ThePerson) -> list[MyTable]:
    found = []
    for header in await services.store.tables.of_player(person.id):
        waits = header.status is Status.LIVE and header.seat_of(person.id) in header.turn.owing
        found.append(MyTable(render_table(header, person.id), waits))
    return found


@post("/tables", summary="Create a table")
async def create_table(services: TheServices, person: ThePerson, data: JSONBody[NewTable]) -> TableInfo:
    services.limiter.spend("tables", person.id, services.settings.tables)
    return render_table(await lobby.create_table(services.tables, person, data), person.id)


@get("/tables/{name:str}", summary="A table")
async def one_table(person: ThePerson, table: TheTable) -> TableInfo:
    return render_table(table.header, person.id)


@post("/tables/{name:str}/join", status_code=200, summary="Take a seat")
async def join_table(services: TheServices, person: ThePerson, table: TheTable, data: JSONBody[Join]) -> TableInfo:
    return render_table(await lobby.join(services.tables, person, table, data.seat), person.id)


@post("/tables/{name:str}/leave", status_code=200, summary="Give a seat up")
async def leave_table(services: TheServices, person: ThePerson, table: TheTable) -> TableInfo:
    return render_table(await lobby.leave(services.tables, person, table), person.id)


@post("/tables/{name:str}/start", status_code=200, summary="Start")
async def start_table(services: TheServices, person: ThePerson, table: TheTable) -> TableInfo:
    return render_table(await lobby.start(services.tables, person, table), person.id)


@post("/tables/{name:str}/revive", status_code=200, summary="Continue at a table that was archived")
async def revive_table(person: ThePerson, table: TheTable) -> TableInfo:
    return render_table(await lobby.revive(person, table), person.id)


@post("/tables/{name:str}/rematch", status_code=200, summary="Play again with sides swapped")
async def play_again(services: TheServices, person: ThePerson, table: TheTable) -> TableInfo:
    services.limiter.spend("tables", person.id, services.settings.tables)
    return render_table(await lobby.rematch(services.tables, person, table), person.id)


HANDLERS = [
    list_tables,
    my_tables,
    create_table,
    one_table,
    join_table,
    leave_table,
    start_table,
    revive_table,
    play_again,
]
