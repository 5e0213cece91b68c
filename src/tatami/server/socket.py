"""The socket of a table: one task listens, one tells the news; both send through one door.

News are told from the last version that went out, so a slow reader gets fewer and larger updates, never a longer queue.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tatami.server import messages
from tatami.server.guests import known_guest, language
from tatami.server.house import House
from tatami.server.messages import Ack, Answer, Ping, Play, PlayAll, Pong, Undo, Watch
from tatami.server.origin import expect_same_origin
from tatami.server.refusal import Refusal
from tatami.server.showing import shown_table, shown_update
from tatami.server.table import Table, Watcher
from tatami.store import Conflict, Header, Person

Socket = WebSocket[Any, Any, Any]
GOING_AWAY, REFUSED, TOO_LARGE = 1001, 4000, 1009


class Visit:
    """One open socket."""

    def __init__(self, socket: Socket, house: House, table: Table, person: Person) -> None:
        self.watcher = Watcher(person.id)
        self._socket = socket
        self._house = house
        self._table = table
        self._person = person
        self._language = language(socket)
        self._version: int | None = None  # the last that was sent; none before the first message
        self._header: Header | None = None
        self._sending = asyncio.Lock()

    async def listen(self) -> None:
        """Answer one message after the other, until the client goes."""
        while True:
            frame = await self._receive()
            try:
                await self._answer(frame)
            except Refusal as refusal:
                await self._refuse(frame, refusal)
            except Conflict:
                await self._refuse(frame, Refusal("conflict"))

    async def tell(self) -> None:
        """Send the news, until the server goes."""
        while not self.watcher.leaving:
            await self.watcher.news.wait()
            self.watcher.news.clear()
            await self._catch_up()

    async def _receive(self) -> str | bytes:
        event: Any = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        frame: str | bytes = event.get("text") or event.get("bytes") or ""
        if len(frame) > self._house.limits.frame:
            await self._refuse("", Refusal("too-large"))
            await self._socket.close(TOO_LARGE)
            raise WebSocketDisconnect(detail="too large")
        return frame

    async def _answer(self, frame: str | bytes) -> None:
        limits = self._house.limits
        self._house.limiter.spend("messages", self._person.id, limits.messages)
        try:
            request = messages.read(frame)
        except (msgspec.DecodeError, UnicodeDecodeError) as trouble:
            raise Refusal("bad-message", detail=str(trouble)[:200]) from None
        if isinstance(request, Watch):
            self._version, self._header, self._language = request.since, None, request.language
            await self._catch_up()
        elif isinstance(request, Ping):
            await self._send(Pong(request.id))
        else:
            # Of each person by itself: a shared allowance would tell how much the other side plans.
            self._house.limiter.spend("moves", f"{self._table.header.id} {self._person.id}", limits.moves)
            version = await asyncio.shield(self._change(request))
            await self._catch_up()
            await self._send(Ack(request.id, version))

    async def _change(self, request: Play | PlayAll | Undo) -> int:
        """Goes on to its end even if the client is gone by then."""
        if isinstance(request, Undo):
            return await self._table.undo(self._person.id, request.id)
        moves = [request.move] if isinstance(request, Play) else request.moves
        return await self._table.play(self._person.id, request.id, moves)

    async def _catch_up(self) -> None:
        """Send what the client has not seen; nothing before it has said from where on."""
        async with self._sending:
            if self._version is None:
                return
            if self._header is not self._table.header:
                self._header = self._table.header
                shown = messages.Table(shown_table(self._header, self._person.id))
                await self._socket.send_text(messages.write(shown))
            await self._send_update(self._version)

    async def _send_update(self, since: int) -> None:
        stream = self._table.stream(self._table.viewer(self._person.id))
        if stream is None or self._table.match is None or stream.version == since:
            return
        update = shown_update(self._table.match, stream, since, self._language)
        self._version = update.version
        await self._socket.send_text(messages.write(update))

    async def _refuse(self, frame: str | bytes, refusal: Refusal) -> None:
        text = refusal.text(self._language)
        await self._send(messages.Refusal(_id_of(frame), refusal.reason, text))

    async def _send(self, answer: Answer) -> None:
        async with self._sending:
            await self._socket.send_text(messages.write(answer))


class _Named(msgspec.Struct):
    id: str | None = None


def _id_of(frame: str | bytes) -> str | None:
    """The id of a message that may be no message at all."""
    try:
        return msgspec.json.decode(frame, type=_Named).id
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: Socket, name: FromPath[str]) -> None:
    """Look at a table, and play if one sits there."""
    house: House = socket.app.state.house
    try:
        expect_same_origin(socket)
        person = await known_guest(socket, house)
        found = await house.table(name)
        _expect_room(house, found, person)
    except Refusal as refusal:
        await _turn_away(socket, refusal)
        return
    visit = Visit(socket, house, found, person)
    found.watchers.add(visit.watcher)
    house.sockets[person.id] = house.sockets.get(person.id, 0) + 1
    try:
        await socket.accept()
        await _until_either_goes(socket, visit)
    finally:
        found.watchers.discard(visit.watcher)
        house.sockets[person.id] -= 1
        if not house.sockets[person.id]:
            del house.sockets[person.id]
        house.forget_if_idle(found)


def _expect_room(house: House, table: Table, person: Person) -> None:
    if house.sockets.get(person.id, 0) >= house.limits.sockets or len(table.watchers) >= house.limits.watchers:
        raise Refusal("too-many")


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
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        if not isinstance(task.exception(), WebSocketDisconnect | None):
            task.result()
    if visit.watcher.leaving:
        await socket.close(GOING_AWAY)
