"""Uvicorn's HTTP protocol with limits on time and size, so that slow or endless requests do not hold a connection."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MAX_HEAD = 65_536  # bytes: the first line and all headers
HEAD_TIMEOUT = 30.0  # seconds, from the connection or from the first byte
BODY_TIMEOUT = 60.0  # seconds, from the end of the head


class LimitedHttpProtocol(HttpToolsProtocol):
    """One TCP connection."""

    _head_complete = False  # of the present request
    _timer: asyncio.TimerHandle | None = None
    _head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_timer(HEAD_TIMEOUT)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head_complete, self._head_bytes = False, 0
        self._start_timer(HEAD_TIMEOUT)

    def on_headers_complete(self) -> None:
        self._head_complete = True
        self._start_timer(BODY_TIMEOUT)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_timer()
        super().on_message_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head_complete or self.transport.is_closing():
            return
        self._head_bytes += len(data)
        if self._head_bytes > MAX_HEAD:
            self.send_400_response("The head of this request is too long.")

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        super().handle_websocket_upgrade()
        opened = self.transport.get_protocol()
        assert isinstance(opened, WebSocketsSansIOProtocol)
        if not opened.handshake_initiated:
            self.send_400_response("This socket cannot be opened.")

    def _start_timer(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._time_out)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_out(self) -> None:
        if self._head_complete and self.cycle.response_started:  # it was answered before its body was read
            self.transport.close()
        else:
            self.send_400_response("This request takes too long.")
