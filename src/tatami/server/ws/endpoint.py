"""The WebSocket endpoint of a table: who may open a connection, and how many."""

from __future__ import annotations

from litestar import websocket
from litestar.params import FromPath

from tatami.server.access.csrf import expect_same_origin
from tatami.server.access.identity import address, known_guest, language
from tatami.server.errors import Refusal
from tatami.server.services import House
from tatami.server.ws import server_messages
from tatami.server.ws.connection import Connection, Socket

REFUSED = 4000


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: Socket, name: FromPath[str]) -> None:
    """Watch a table, and play if one holds a seat."""
    house: House = socket.app.state.house
    try:
        expect_same_origin(socket)
        person = await known_guest(socket, house)
        muted = await house.store.chat.muted_by(person.id)
        table = await house.table(name)
        slot = house.connections.slot(person.id, address(socket), len(table.watchers))
    except Refusal as refusal:
        await _refuse(socket, refusal)
        return
    with slot:
        await Connection(socket, house, table, person, muted, language(socket)).run()


async def _refuse(socket: Socket, refusal: Refusal) -> None:
    """Send the reason, then close."""
    await socket.accept()
    refused = server_messages.Refused(None, refusal.reason, refusal.text(language(socket)))
    await socket.send_text(server_messages.encode(refused).decode())
    await socket.close(REFUSED)
