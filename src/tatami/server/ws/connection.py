"""One WebSocket connection: an explicit state machine over plain ASGI.

Messages are handled one after the other in the connection's own task. What others change is sent by a short-lived task:
while the client reads slowly that task waits, and whatever happens meanwhile goes into one larger update.
"""

from __future__ import annotations

import asyncio
import secrets
from enum import Enum, auto
from time import perf_counter
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket

from tatami.server.bots.hints import hints
from tatami.server.errors import Reason, Refusal
from tatami.server.metrics import report_error
from tatami.server.services import Services
from tatami.server.tables.moves import why_not
from tatami.server.tables.table import Table
from tatami.server.ws import client_messages, server_messages
from tatami.server.ws.client_messages import AskHint, Mute, Ping, Watch, Why
from tatami.server.ws.dispatch import dispatch
from tatami.server.ws.server_messages import Ack, Answer, Pong, WhyNot
from tatami.server.ws.subscription import Subscription
from tatami.store import DATABASE_ERRORS, Conflict, Person

Socket: TypeAlias = WebSocket[Any, Any, Any]
GOING_AWAY, TOO_LARGE, INTERNAL_ERROR = 1001, 1009, 1011


class State(Enum):
    """The life of a connection."""

    CONNECTING = auto()
    OPEN = auto()
    LOST = auto()  # nothing can be sent any more; messages that arrived before are still handled
    CLOSING = auto()  # a close frame was sent; nothing is handled any more
    CLOSED = auto()


TRANSITIONS = {
    State.CONNECTING: {State.OPEN, State.CLOSED},
    State.OPEN: {State.LOST, State.CLOSING, State.CLOSED},
    State.LOST: {State.CLOSED},
    State.CLOSING: {State.CLOSED},
    State.CLOSED: set(),
}


class WrongTransition(Exception):
    """A connection was asked to enter a state that does not follow its present one."""


class Connection:
    """One client at one table."""

    __slots__ = (
        *("id", "identity", "leaving", "state", "_busy", "_flushing", "_hint", "_services", "_person"),
        *("_sending", "_socket", "_stale", "_subscription", "_table"),
    )

    def __init__(
        self, socket: Socket, services: Services, table: Table, person: Person, muted: frozenset[str], language: str
    ) -> None:
        self.id = secrets.token_hex(4)  # in logs
        self.identity = person.id
        self.leaving = False  # the server shuts down
        self.state = State.CONNECTING
        self._socket = socket
        self._services = services
        self._table = table
        self._person = person
        self._subscription = Subscription(table, person.id, muted, language)
        self._sending = asyncio.Lock()
        self._stale = False  # the table has changed since the last flush began
        self._flushing: asyncio.Task[None] | None = None
        self._hint: asyncio.Task[None] | None = None
        self._busy = False  # a message is being handled

    async def run(self) -> None:
        """Accept the connection and handle its messages until either side ends it."""
        self._table.add_watcher(self)
        try:
            await self._socket.accept()
            self.enter(State.OPEN)
            while self.state in (State.OPEN, State.LOST):
                event: Any = await self._socket.receive()
                if event["type"] == "websocket.disconnect":
                    return
                await self._handle(event.get("text") or event.get("bytes") or "")
        finally:
            self._table.remove_watcher(self)
            self.enter(State.CLOSED)
            for task in (self._hint, self._flushing):
                if task is not None:
                    task.cancel()

    def notify(self) -> None:
        """The table has changed: send what is new, soon. Never waits and never raises."""
        self._stale = True
        if self._flushing is None and self.state is State.OPEN:
            self._flushing = asyncio.create_task(self._flush())

    def enter(self, state: State) -> None:
        if state not in TRANSITIONS[self.state]:
            raise WrongTransition(f"{self.state.name} to {state.name}")
        self.state = state

    async def _flush(self) -> None:
        try:
            while self._stale:
                self._stale = False
                await self._send()
            if self.leaving and not self._busy:
                await self._close(GOING_AWAY)
        except Exception as error:
            await self._fail(error)
        finally:
            self._flushing = None

    async def _handle(self, frame: str | bytes) -> None:
        """Answer one message."""
        begun, self._busy = perf_counter(), True
        try:
            await self._answer(self._decode(frame))
        except Refusal as refusal:
            await self._refuse(_id_of(frame), refusal)
        except Conflict:
            await self._refuse(_id_of(frame), Refusal(Reason.CONFLICT))
        except DATABASE_ERRORS as error:  # what was acknowledged before is kept
            self._report(error)
            await self._refuse(_id_of(frame), Refusal(Reason.TROUBLE))
        except Exception as error:
            await self._fail(error)
        finally:
            self._busy = False
        self._services.metrics.message_seconds.observe(perf_counter() - begun)
        if len(frame) > self._services.settings.frame:
            await self._close(TOO_LARGE)
        elif self.leaving:
            await self._close(GOING_AWAY)
        await asyncio.sleep(0)  # messages that are queued already never suspend this task: let other connections run

    def _decode(self, frame: str | bytes) -> client_messages.Request:
        if len(frame) > self._services.settings.frame:
            raise Refusal(Reason.TOO_LARGE)
        self._services.limiter.spend("messages", self.identity, self._services.settings.messages)
        try:
            request = client_messages.decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal(Reason.BAD_MESSAGE, detail=str(error)[:200]) from None
        self._services.metrics.messages.labels(type(request).__name__).inc()
        return request

    async def _answer(self, request: client_messages.Request) -> None:
        match request:
            case Watch():
                self._subscription.begin(request)
                await self._send()
            case Ping():
                await self._send(Pong(request.id))
            case Why():
                await self._send(self._explained(request))
            case AskHint():
                self._services.limiter.spend("hints", self.identity, self._services.settings.hints)
                self._start_hint(request.id)
            case _:  # a change: everybody else is notified before it is acknowledged
                await dispatch(self._services, self._table, self._person, request)
                if isinstance(request, Mute):
                    self._subscription.muted = await self._services.store.chat.muted_by(self.identity)
                await asyncio.sleep(0)  # the flush tasks of others run first
                await self._send(Ack(request.id, self._table.version(self.identity)))

    def _explained(self, request: Why) -> WhyNot:
        refusal = why_not(self._table, self.identity, request.move)
        if refusal is None:
            return WhyNot(request.id, request.move, None, None)
        return WhyNot(request.id, request.move, refusal.code, refusal.text(self._subscription.language))

    def _start_hint(self, message: str) -> None:
        """Hints are computed beside other messages, one at a time: a new question cancels the one before."""
        if self._hint is not None:
            self._hint.cancel()
        self._hint = asyncio.create_task(self._send_hints(message))

    async def _send_hints(self, message: str) -> None:
        language = self._subscription.language
        try:
            async for hint in hints(self._services.workers, self._table, self.identity, message, language):
                await self._send(hint)
        except Refusal as refusal:
            await self._refuse(message, refusal)
        except Exception as error:
            self._report(error)
            await self._refuse(message, Refusal(Reason.TROUBLE))

    async def _refuse(self, message: str | None, refusal: Refusal) -> None:
        self._services.metrics.refusals.inc()
        text = refusal.text(self._subscription.language)
        await self._send(server_messages.Refused(message, refusal.code, text))

    async def _send(self, *answers: Answer) -> None:
        """Send what the client has not seen yet, then answers: in this order, so an update precedes its ack."""
        async with self._sending:
            for message in (*self._subscription.unread(), *answers):
                await self._emit({"type": "websocket.send", "text": server_messages.encode(message).decode()})

    async def _emit(self, event: Any) -> None:
        if self.state is not State.OPEN:
            return
        try:
            await self._socket.send(event)
        except OSError:  # the client is gone
            if self.state is State.OPEN:
                self.enter(State.LOST)

    async def _close(self, code: int) -> None:
        if self.state is State.OPEN:
            await self._emit({"type": "websocket.close", "code": code, "reason": ""})
        if self.state is State.OPEN:
            self.enter(State.CLOSING)

    async def _fail(self, error: Exception) -> None:
        self._report(error)
        await self._close(INTERNAL_ERROR)

    def _report(self, error: Exception) -> None:
        report_error(self._services.metrics, "websocket", error, f"connection {self.id}, table {self._table.header.id}")


class _Identified(msgspec.Struct):
    id: str | None = None


def _id_of(frame: str | bytes) -> str | None:
    """The id of a message that may be malformed."""
    try:
        return msgspec.json.decode(frame, type=_Identified).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
