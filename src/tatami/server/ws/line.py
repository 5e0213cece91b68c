"""A line: what a visit hears and speaks through.

Under our own server it is a ``Wire``, and no layer lies between a visit and the bytes. Any other ASGI server, and the
client of a test, gets an ``AsgiLine``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

Socket: TypeAlias = WebSocket[Any, Any, Any]
MOST_UNSENT = 16  # messages that wait for a slow reader before a line has no more room


def frame_of(event: Mapping[str, Any]) -> str | bytes:
    """What an ASGI server has received."""
    frame: str | bytes = event.get("text") or event.get("bytes") or ""
    return frame


class Listener(Protocol):
    """Who is at our end of a line; none of these waits."""

    def hear(self, frame: str | bytes) -> None:
        """Take a message in."""

    def go_on(self) -> None:
        """The line is open, or has room again."""

    def gone(self) -> None:
        """The other end is gone, or will be: it may be told twice."""


class Line(Protocol):
    """A way to somebody; what is said after its end is lost, as it would be on the way."""

    @property
    def has_room(self) -> bool:
        """Whether the reader keeps up; who speaks on without room makes the server remember it all."""

    def say(self, messages: Sequence[bytes]) -> None:
        """Send messages, at once and in this order."""

    def hang_up(self, code: int) -> None:
        """Close it, with a code."""

    def hold(self) -> None:
        """Let further messages wait outside."""

    def listen(self) -> None:
        """Let them in."""


class AsgiLine:
    """A line over any ASGI server, which is asked for every message and waits for every one that is sent."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._unsent: list[bytes] = []
        self._code: int | None = None
        self._something_to_send = asyncio.Event()
        self._open = asyncio.Event()
        self._open.set()

    @property
    def has_room(self) -> bool:
        return len(self._unsent) < MOST_UNSENT

    def say(self, messages: Sequence[bytes]) -> None:
        self._unsent += messages
        self._something_to_send.set()

    def hang_up(self, code: int) -> None:
        self._code = code
        self._something_to_send.set()

    def hold(self) -> None:
        self._open.clear()

    def listen(self) -> None:
        self._open.set()

    async def carry(self, listener: Listener) -> None:
        """To and fro, until either end goes."""
        listener.go_on()
        tasks = [asyncio.create_task(self._bring(listener)), asyncio.create_task(self._take(listener))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            listener.gone()

    async def _bring(self, listener: Listener) -> None:
        while True:
            await self._open.wait()
            event: Any = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            listener.hear(frame_of(event))

    async def _take(self, listener: Listener) -> None:
        while self._code is None or self._unsent:
            await self._something_to_send.wait()
            self._something_to_send.clear()
            had_room = self.has_room
            try:
                await self._send_all()
            except WebSocketDisconnect:
                return
            if not had_room:
                listener.go_on()
        await self._socket.close(self._code)

    async def _send_all(self) -> None:
        while self._unsent:
            await self._socket.send_text(self._unsent.pop(0).decode())
