"""A visit: one open socket, what it has been told, and what it asks.

News are told from the last version that went out, so a slow reader gets fewer and larger updates, never a longer queue.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tatami.server import messages, requests
from tatami.server.clocks import left, milliseconds
from tatami.server.conversation import change
from tatami.server.days import without_seal_broken
from tatami.server.guests import language
from tatami.server.hints import hints
from tatami.server.house import House
from tatami.server.messages import Ack, Answer, Clocks, Pong, WhyNot
from tatami.server.playing import why_not
from tatami.server.refusal import Refusal
from tatami.server.requests import AskHint, Mute, Ping, Watch, Why
from tatami.server.showing import face_of, shown_table, shown_update
from tatami.server.table import Table, Watcher
from tatami.server.talk import seated, shown_lines
from tatami.store import DATABASE_TROUBLE, Conflict, Person, Times

log = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]
TOO_LARGE = 1009


class Visit:
    """One open socket."""

    def __init__(self, socket: Socket, house: House, table: Table, person: Person) -> None:
        self.watcher = Watcher(person.id)
        self._socket = socket
        self._house = house
        self._table = table
        self._person = person
        self._language = language(socket)
        self._muted: frozenset[str] = frozenset()
        self._version: int | None = None  # the last that was sent; none before the first message
        self._line = 0  # the last line of chat that was sent
        self._face: tuple[Any, ...] | None = None  # what was last sent of the table itself
        self._times: Times | None = None
        self._hint: asyncio.Task[None] | None = None
        self._sending = asyncio.Lock()
        self.changing = asyncio.Lock()  # held while something is being done, which goes on to its end

    async def listen(self) -> None:
        """Answer one message after the other, until the client goes."""
        self._muted = await self._house.store.talk.muted_by(self._person.id)
        while True:
            frame = await self._receive()
            begun = perf_counter()
            try:
                await self._answer(frame)
            except Refusal as refusal:
                await self._refuse(frame, refusal)
            except Conflict:
                await self._refuse(frame, Refusal("conflict"))
            except DATABASE_TROUBLE as trouble:  # the database is away, perhaps: what was acknowledged is kept
                log.error("table %s: %s", self._table.header.id, type(trouble).__name__)
                await self._refuse(frame, Refusal("trouble"))
            self._house.metrics.seconds.observe(perf_counter() - begun)

    async def tell(self) -> None:
        """Send the news, until the server goes."""
        while not self.watcher.leaving:
            await self.watcher.news.wait()
            if self.watcher.news.is_set():  # else the answer to a message has told them
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
        self._house.limiter.spend("messages", self._person.id, self._house.limits.messages)
        try:
            request = requests.read(frame)
        except (msgspec.DecodeError, UnicodeDecodeError) as trouble:
            raise Refusal("bad-message", detail=str(trouble)[:200]) from None
        self._house.metrics.messages_of(type(request)).inc()
        if isinstance(request, Watch):
            await self._watch(request)
        elif isinstance(request, Ping):
            await self._catch_up()
            await self._send(Pong(request.id))
        elif isinstance(request, Why):
            await self._explain(request)
        elif isinstance(request, AskHint):
            self._house.limiter.spend("hints", self._person.id, self._house.limits.hints)
            self._begin_hint(request.id)
        else:
            async with self.changing:
                await change(self._house, self._table, self._person, request)
            await asyncio.sleep(0)  # everybody is told before the one who did it hears that it is done
            if isinstance(request, Mute):
                self._muted = await self._house.store.talk.muted_by(self._person.id)
            await self._catch_up()
            await self._send(Ack(request.id, self._table.version(self._person.id)))

    async def _watch(self, request: Watch) -> None:
        self._version, self._line, self._language = request.since, request.chat, request.language
        self._face = self._times = None
        await self._catch_up()

    async def _explain(self, request: Why) -> None:
        refusal = why_not(self._table, self._person.id, request.move)
        reason, text = (None, None) if refusal is None else (refusal.reason, refusal.text(self._language))
        await self._send(WhyNot(request.id, request.move, reason, text))

    def _begin_hint(self, message: str) -> None:
        """Beside the conversation; one at a time, and a new one ends the one before."""
        self.end_hint()
        self._hint = asyncio.create_task(self._give_hint(message))

    def end_hint(self) -> None:
        if self._hint is not None:
            self._hint.cancel()

    async def _give_hint(self, message: str) -> None:
        try:
            async for hint in hints(self._house.workshop, self._table, self._person.id, message, self._language):
                await self._send(hint)
        except Refusal as refusal:
            await self._send(messages.Refusal(message, refusal.reason, refusal.text(self._language)))
        except Exception as trouble:  # its text may tell what a bot knows
            log.error("table %s: a hint failed: %s", self._table.header.id, type(trouble).__name__)
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await self._send(messages.Refusal(message, "trouble", Refusal("trouble").text(self._language)))

    async def _catch_up(self) -> None:
        """Send what the client has not seen; nothing before it has said from where on."""
        async with self._sending:
            self.watcher.news.clear()
            if self._version is None:
                return
            await self._send_table()
            await self._send_update(self._version)
            await self._send_clocks()
            await self._send_chat()

    async def _send_table(self) -> None:
        face = (*face_of(self._table.header), self._muted)
        if face != self._face:
            self._face = face
            shown = shown_table(self._table.header, self._person.id, self._muted)
            await self._write(messages.Table(shown))

    async def _send_update(self, since: int) -> None:
        stream = self._table.stream(self._table.viewer(self._person.id))
        if stream is None or self._table.match is None or stream.version == since:
            return
        update = shown_update(self._table.match, stream, since, self._language)
        self._version = update.version
        await self._write(without_seal_broken(update, self._table.header))

    async def _send_clocks(self) -> None:
        times = self._table.header.times
        if times is None or times == self._times or self._is_behind():
            return
        self._times = times
        names = [name for name, _ in seated(self._table)]
        seconds = {name: rest / 1000 for name, rest in zip(names, left(times, milliseconds()), strict=True)}
        running = [name for name, since in zip(names, times.since, strict=True) if since is not None]
        await self._write(Clocks(seconds, running))

    def _is_behind(self) -> bool:
        """A spectator who hears things late."""
        header = self._table.header
        return bool(header.delay) and header.seat_of(self._person.id) is None

    async def _send_chat(self) -> None:
        if not self._table.lines or self._table.lines[-1].number <= self._line:
            return
        chat = shown_lines(self._table, self._line, self._muted, self._language)
        if chat.lines:
            self._line = chat.lines[-1].number
            await self._write(chat)

    async def _refuse(self, frame: str | bytes, refusal: Refusal) -> None:
        self._house.metrics.refusals.inc()
        text = refusal.text(self._language)
        await self._send(messages.Refusal(_id_of(frame), refusal.reason, text))

    async def _send(self, answer: Answer) -> None:
        async with self._sending:
            await self._write(answer)

    async def _write(self, answer: Answer) -> None:
        await self._socket.send({"type": "websocket.send", "text": messages.write(answer), "bytes": None})


class _Named(msgspec.Struct):
    id: str | None = None


def _id_of(frame: str | bytes) -> str | None:
    """The id of a message that may be no message at all."""
    try:
        return msgspec.json.decode(frame, type=_Named).id
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
