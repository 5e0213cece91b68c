"""The door: how requests come in before anybody reads them, with bounds on what Uvicorn would wait for.

A request that is too slow, or whose head is too long, is turned away, and so is a socket whose opening cannot be read.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LONGEST_HEAD = 65_536  # bytes: the first line and all headers
SLOWEST_HEAD = 30.0  # seconds, from the connection or from the first byte
SLOWEST_BODY = 60.0  # seconds, from the end of the head


class Door(HttpToolsProtocol):
    """One connection."""

    _whole = False  # the head of the present request
    _waiting: asyncio.TimerHandle | None = None
    _unread = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(SLOWEST_HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._whole, self._unread = False, 0
        self._wait(SLOWEST_HEAD)

    def on_headers_complete(self) -> None:
        self._whole = True
        self._wait(SLOWEST_BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._wait_no_more()
        super().on_message_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._whole or self.transport.is_closing():
            return
        self._unread += len(data)
        if self._unread > LONGEST_HEAD:
            self.send_400_response("The head of this request is too long.")

    def handle_websocket_upgrade(self) -> None:
        self._wait_no_more()
        super().handle_websocket_upgrade()
        opened = self.transport.get_protocol()
        assert isinstance(opened, WebSocketsSansIOProtocol)
        if not opened.handshake_initiated:
            self.send_400_response("This socket cannot be opened.")

    def _wait(self, seconds: float) -> None:
        self._wait_no_more()
        self._waiting = self.loop.call_later(seconds, self._waited_enough)

    def _wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _waited_enough(self) -> None:
        if self._whole and self.cycle.response_started:  # it was answered unread
            self.transport.close()
        else:
            self.send_400_response("This request takes too long.")
