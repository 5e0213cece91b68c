"""The wire: a WebSocket of Uvicorn's that is handed over to a visit once it is open.

The handshake, pings, goodbyes and every frame that is in any way special go the way of Uvicorn and the ``websockets``
library. What nearly every frame is has a shorter way: a read that is one whole, small text is unmasked and heard, and
what is said is written, with no queue, event or task between. The application that opened the socket is done by then,
so an idle one holds little.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.streams import StreamReader

from tatami.server.ws.line import Listener, frame_of

try:
    from websockets.speedups import apply_mask
except ImportError:  # a machine for which the library has no compiled part
    from websockets.utils import apply_mask

EXTENSION = "tatami.wire"  # in an ASGI scope: the wire itself
SMALL = 4096  # bytes of a frame that may take the short way
WHOLE_TEXT = 0x81  # the first byte of a frame: a text, the last of its parts
MASKED = 0x80
_TWO_BYTES, _EIGHT_BYTES = struct.Struct("!BBH"), struct.Struct("!BBQ")


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

    _listener: Listener | None = None
    _held = False  # by who listens
    _between_frames = False  # nothing that the library has read waits for its end

    async def run_asgi(self) -> None:
        """Let the application open the socket; unless it hands it over, its end is the end of the socket."""
        self.scope["extensions"] = {EXTENSION: self}  # type: ignore[dict-item]
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("A socket was not opened.")
            self.send_500_response()
        finally:
            if self._listener is None and self.close_timer is None:
                self.transport.close()

    def hand_over(self, listener: Listener) -> None:
        """From here on, what comes in is heard by a listener; it hears first what came before."""
        waiting, self.queue = self.queue, _Ear(listener)  # type: ignore[assignment]
        self._listener = listener
        self._forget_opening()
        listener.go_on()
        while not waiting.empty():
            self.queue.put_nowait(waiting.get_nowait())
        if not self._held:
            self.listen()

    def _forget_opening(self) -> None:
        """Let go of the request; the parser remembers it too, and between two frames a new one is as good."""
        del self.scope, self.request, self.response
        self._between_frames = self._rests_between_frames()
        if self._between_frames:
            self.conn.parser = self.conn.parse()
            next(self.conn.parser)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._listener is not None:
            self._listener = None
            del self.queue

    def data_received(self, data: bytes) -> None:
        if self._listener is None:
            super().data_received(data)
            return
        if self._between_frames and self.conn.state is State.OPEN:
            text = plain_text(data)
            if text is not None:
                self._listener.hear(text)
                return
        super().data_received(data)
        self._between_frames = self._rests_between_frames()
        if not self._held:
            self.listen()

    def _rests_between_frames(self) -> bool:
        """Whether the library would begin a new message with the next byte."""
        return self.conn.current_size is None and _innermost(self.conn.parser).gi_code is StreamReader.at_eof.__code__

    @property
    def has_room(self) -> bool:
        return self.writable.is_set()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._listener is not None:
            self._listener.go_on()

    def say(self, messages: Sequence[bytes]) -> None:
        if messages and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join([part for message in messages for part in (_head(len(message)), message)]))

    def hang_up(self, code: int) -> None:
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.listen()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        if self._listener is not None:
            self._listener.gone()

    def hold(self) -> None:
        self._held = True
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def listen(self) -> None:
        self._held = False
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()


class _Ear:
    """In the place of Uvicorn's queue: whatever would wait there is heard at once."""

    __slots__ = ("_listener",)

    def __init__(self, listener: Listener) -> None:
        self._listener = listener

    def put_nowait(self, event: Mapping[str, Any]) -> None:
        if event["type"] == "websocket.receive":
            self._listener.hear(frame_of(event))
        else:
            self._listener.gone()


def wire_of(scope: Mapping[str, Any]) -> Wire | None:
    """The wire that a socket came over, if it is one."""
    wire: Wire | None = (scope.get("extensions") or {}).get(EXTENSION)
    return wire


def plain_text(data: bytes) -> str | None:
    """The text of a read that is one whole small frame and nothing else; none for whatever is not as plain as that."""
    size = len(data)
    if not 6 <= size <= SMALL or data[0] != WHOLE_TEXT:
        return None
    if data[1] == MASKED | 126 and data[2] << 8 | data[3] == size - 8:
        begin = 8
    elif data[1] == MASKED | size - 6 and size - 6 < 126:
        begin = 6
    else:
        return None
    try:
        return apply_mask(data[begin:], data[begin - 4 : begin]).decode()
    except UnicodeDecodeError:
        return None


def _head(size: int) -> bytes:
    """What stands before a text of so many bytes."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return _TWO_BYTES.pack(WHOLE_TEXT, 126, size)
    return _EIGHT_BYTES.pack(WHOLE_TEXT, 127, size)


def _innermost(generator: Any) -> Any:
    """The generator in which one that yields from others rests."""
    while generator.gi_yieldfrom is not None:
        generator = generator.gi_yieldfrom
    return generator
