"""What is asked over HTTP: who one is, the games, and everything about tables but the play."""

from __future__ import annotations

from litestar import MediaType, Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromQuery, JSONBody

from tatami import bots, games
from tatami.kernel.events import spelled
from tatami.kernel.words import words
from tatami.server.access.csrf import guard_origin
from tatami.server.access.identity import address, guest, language
from tatami.server.errors import Refusal
from tatami.server.http.accounts import HANDLERS as ACCOUNTS
from tatami.server.http.daily import HANDLERS as DAILY
from tatami.server.http.deps import Asked, TheHouse, ThePerson, TheTable, the_house, the_person, the_table
from tatami.server.http.review import HANDLERS as REVIEW
from tatami.server.http.schemas import (
    GameInfo,
    Health,
    Join,
    Listed,
    Me,
    MyTable,
    NewTable,
    OptionInfo,
    Trouble,
    WalkIn,
)
from tatami.server.services import House
from tatami.server.tables import lobby
from tatami.server.views.render import shown_table
from tatami.server.ws.server_messages import TableInfo
from tatami.store import Status

MOST_WATCHABLE = 50


@get("/health", summary="Is the server well?")
async def health(request: Asked) -> Health:
    house: House = request.app.state.house
    tables = house.store.tables
    return Health("well", await tables.count(Status.LIVE), await tables.count(Status.FROZEN))


@get("/games", summary="The games on the shelf")
async def list_games(request: Asked, house: TheHouse) -> list[GameInfo]:  # noqa: ARG001
    return [_shown_game(name, language(request)) for name in games.names()]


def _shown_game(name: str, spoken: str) -> GameInfo:
    game = games.find(name)
    texts = words(game, spoken)
    options = [
        OptionInfo(
            name=option,
            title=texts.option(option),
            values=list(choice.names),
            default=spelled(choice.default),
            players=[int(value) for value in choice.values] if option == game.players_option else None,
        )
        for option, choice in game.options.choices.items()
    ]
    return GameInfo(
        name, texts.title, texts.text("tagline"), game.version, list(game.seats), options, list(bots.names())
    )


@post("/me", status_code=200, summary="Walk in, or take another name")
async def walk_in(request: Asked, house: TheHouse, data: JSONBody[WalkIn]) -> Response[Me]:
    nickname = data.nickname.strip()
    if not nickname or not nickname.isprintable():
        raise Refusal("bad-name")
    house.limiter.spend("walk-ins", address(request), house.limits.walk_ins)
    person = await guest(request, house)
    if person is None:
        person = await house.store.people.create(nickname)
    else:
        person = await house.store.people.rename(person.id, nickname)
        await house.call_by_name(person)
    secure = request.url.scheme == "https"
    return Response(Me(nickname), cookies=[house.signer.cookie(person.id, secure)])


@get("/me", summary="Who am I?")
async def who_am_i(house: TheHouse, person: ThePerson) -> Me:
    account = await house.store.accounts.find_by_identity(person.id)
    return Me(person.nickname, account.login if account else None)


@get("/tables", summary="Tables that are not private: open ones to join, or live ones to watch")
async def list_tables(house: TheHouse, person: ThePerson, status: FromQuery[Listed] = "open") -> list[TableInfo]:
    tables = house.store.tables
    found = await (tables.live_public(MOST_WATCHABLE) if status == "live" else tables.open_public())
    return [shown_table(header, person.id) for header in found]


@get("/tables/mine", summary="My tables, and which wait for me")
async def my_tables(house: TheHouse, person: ThePerson) -> list[MyTable]:
    found = []
    for header in await house.store.tables.of_player(person.id):
        waits = header.status is Status.LIVE and header.seat_of(person.id) in header.turn.owing
        found.append(MyTable(shown_table(header, person.id), waits))
    return found


@post("/tables", summary="Lay a table")
async def lay_table(house: TheHouse, person: ThePerson, data: JSONBody[NewTable]) -> TableInfo:
    house.limiter.spend("tables", person.id, house.limits.tables)
    return shown_table(await lobby.lay(house, person, data), person.id)


@get("/tables/{name:str}", summary="A table")
async def one_table(person: ThePerson, table: TheTable) -> TableInfo:
    return shown_table(table.header, person.id)


@post("/tables/{name:str}/join", status_code=200, summary="Take a seat")
async def join_table(house: TheHouse, person: ThePerson, table: TheTable, data: JSONBody[Join]) -> TableInfo:
    return shown_table(await lobby.join(house, person, table, data.seat), person.id)


@post("/tables/{name:str}/leave", status_code=200, summary="Give a seat up")
async def leave_table(house: TheHouse, person: ThePerson, table: TheTable) -> TableInfo:
    return shown_table(await lobby.leave(house, person, table), person.id)


@post("/tables/{name:str}/start", status_code=200, summary="Begin")
async def start_table(house: TheHouse, person: ThePerson, table: TheTable) -> TableInfo:
    return shown_table(await lobby.start(house, person, table), person.id)


@post("/tables/{name:str}/revive", status_code=200, summary="Go on at a table that was put away")
async def revive_table(person: ThePerson, table: TheTable) -> TableInfo:
    return shown_table(await lobby.revive(person, table), person.id)


@post("/tables/{name:str}/rematch", status_code=200, summary="Play again with sides swapped")
async def play_again(house: TheHouse, person: ThePerson, table: TheTable) -> TableInfo:
    house.limiter.spend("tables", person.id, house.limits.tables)
    return shown_table(await lobby.rematch(house, person, table), person.id)


def trouble(request: Asked, refusal: Refusal) -> Response[Trouble]:
    """A refusal as an answer."""
    answer = Trouble(refusal.reason, refusal.text(language(request)))
    return Response(answer, status_code=refusal.status, media_type=MediaType.JSON)


def api() -> Router:
    """Everything under ``/api``."""
    handlers = [list_games, walk_in, who_am_i, list_tables, my_tables, lay_table, one_table]
    handlers += [join_table, leave_table, start_table, revive_table, play_again, *REVIEW, *ACCOUNTS, *DAILY]
    return Router(
        "/api",
        route_handlers=handlers,
        guards=[guard_origin],
        dependencies={"house": Provide(the_house), "person": Provide(the_person), "table": Provide(the_table)},
    )
