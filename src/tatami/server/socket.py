"""The socket of a table: who may open it, and how it ends."""

from __future__ import annotations

import asyncio

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tatami.server import messages
from tatami.server.guests import address, known_guest, language
from tatami.server.house import House
from tatami.server.origin import expect_same_origin
from tatami.server.refusal import Refusal
from tatami.server.table import Table
from tatami.server.visit import Socket, Visit

GOING_AWAY, REFUSED = 1001, 4000


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: Socket, name: FromPath[str]) -> None:
    """Look at a table, and play if one sits there."""
    house: House = socket.app.state.house
    try:
        expect_same_origin(socket)
        person = await known_guest(socket, house)
        found = await house.table(name)
        _expect_room(house, found, keys := (person.id, f"address {address(socket)}"))
    except Refusal as refusal:
        await _turn_away(socket, refusal)
        return
    visit = Visit(socket, house, found, person)
    found.watchers.add(visit.watcher)
    _count(house, keys, 1)
    try:
        await socket.accept()
        await _until_either_goes(socket, visit)
    finally:
        visit.end_hint()
        found.watchers.discard(visit.watcher)
        _count(house, keys, -1)


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


async def _until_either_goes(socket: Socket, visit: Visit) -> None:
    """Listen and tell; the end of one is the end of the other."""
    tasks = [asyncio.create_task(visit.listen()), asyncio.create_task(visit.tell())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        async with visit.changing:
            for task in tasks:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        if not isinstance(task.exception(), WebSocketDisconnect | None):
            task.result()
    if visit.watcher.leaving:
        await socket.close(GOING_AWAY)
