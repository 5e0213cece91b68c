"""The WebSocket endpoint of a table: who may open a connection, and how many."""

from __future__ import annotations

from litestar import websocket
from litestar.params import FromPath

from tatami.server.access.csrf import expect_same_origin
from tatami.server.access.identity import address_of, language_of, required_person
from tatami.server.errors import Refusal
from tatami.server.services import Services
from tatami.server.ws import server_messages
from tatami.server.ws.connection import Connection, Socket

REFUSED = 4000


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: Socket, name: FromPath[str]) -> None:
    """Watch a table, and play if one holds a seat."""
    services: Services = socket.app.state.services
    try:
        expect_same_origin(socket)
        person = await required_person(socket, services.signer, services.store)
        muted = await services.store.chat.muted_by(person.id)
        table = await services.tables.get(name)
        slot = services.connections.slot(person.id, address_of(socket), len(table.watchers))
    except Refusal as refusal:
        await _refuse(socket, refusal)
        return
    with slot:
        await Connection(socket, services, table, person, muted, language_of(socket)).run()


async def _refuse(socket: Socket, refusal: Refusal) -> None:
    """Send the reason, then close."""
    await socket.accept()
    refused = server_messages.Refused(None, refusal.code, refusal.text(language_of(socket)))
    await socket.send_text(server_messages.encode(refused).decode())
    await socket.close(REFUSED)
