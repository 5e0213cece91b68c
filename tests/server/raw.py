"""Sockets by the letter: their opening, and their frames as bytes."""

from __future__ import annotations

import struct

from websockets.utils import apply_mask

UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
TO_SOCKET = b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\n"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def framed(
    kind: int, body: bytes, final: bool = True, masked: bool = True, reserved: int = 0, mask: bytes = bytes(4)
) -> bytes:
    """A frame of a socket, by the letter."""
    size = len(body)
    told = size if size < 126 else 126 if size < 1 << 16 else 127
    head = bytes([final << 7 | reserved << 4 | kind, masked << 7 | told])
    head += struct.pack(">H", size) if told == 126 else struct.pack(">Q", size) if told == 127 else b""
    return head + mask + apply_mask(body, mask) if masked else head + body
