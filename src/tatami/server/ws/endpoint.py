"""The socket of a table: who may open it, and who looks through it from then on."""

from __future__ import annotations

from functools import partial

from litestar import websocket
from litestar.params import FromPath

from tatami.server.access.csrf import expect_same_origin
from tatami.server.access.identity import address, known_guest, language
from tatami.server.errors import Refusal
from tatami.server.services import House
from tatami.server.tables.table import Table
from tatami.server.ws import server_messages as messages
from tatami.server.ws.connection import Visit
from tatami.server.ws.line import AsgiLine, Socket
from tatami.server.ws.wire import Wire, wire_of

REFUSED = 4000


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: Socket, name: FromPath[str]) -> None:
    """Look at a table, and play if one sits there."""
    house: House = socket.app.state.house
    try:
        expect_same_origin(socket)
        person = await known_guest(socket, house)
        muted = await house.store.chat.muted_by(person.id)
        found = await house.table(name)
        _expect_room(house, found, keys := (person.id, f"address {address(socket)}"))
    except Refusal as refusal:
        await _turn_away(socket, refusal)
        return
    line = wire_of(socket.scope) or AsgiLine(socket)
    visit = Visit(line, house, found, person, muted, language(socket), partial(_count, house, keys, -1))
    found.watchers.add(visit)
    _count(house, keys, 1)
    try:
        await socket.accept()
    except BaseException:
        visit.gone()
        raise
    if isinstance(line, Wire):
        line.hand_over(visit)
    else:
        await line.carry(visit)


def _expect_room(house: House, table: Table, keys: tuple[str, str]) -> None:
    """Refuse more sockets than one person, one address or one table may have."""
    limits, (person, place) = house.limits, keys
    open_already = (house.sockets.get(person, 0), house.sockets.get(place, 0), len(table.watchers))
    if any(count >= most for count, most in zip(open_already, limits.most_sockets, strict=True)):
        raise Refusal("too-many")


def _count(house: House, keys: tuple[str, str], more: int) -> None:
    house.metrics.sockets.inc(more)
    for key in keys:
        house.sockets[key] = house.sockets.get(key, 0) + more
        if not house.sockets[key]:
            del house.sockets[key]


async def _turn_away(socket: Socket, refusal: Refusal) -> None:
    """Say why, then close."""
    await socket.accept()
    said = messages.Refusal(None, refusal.reason, refusal.text(language(socket)))
    await socket.send_text(messages.write(said))
    await socket.close(REFUSED)
