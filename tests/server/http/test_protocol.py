"""The real server under siege: whatever comes in over the wire gets a clear 4xx or a close code, and it stays well."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
import uvicorn

from server.raw import BINARY, CLOSE, KEY, PING, PONG, TEXT, TO_SOCKET, UPGRADE, framed
from server.test_process import PATIENCE, Guest, Server, exchange, serving
from tatami.server.http import protocol

pytestmark = pytest.mark.skipif(os.name != "posix", reason="servers are ended the way of POSIX")
HEALTH, TO_ME = b"GET /health HTTP/1.1\r\nHost: x\r\n", b"POST /api/me HTTP/1.1\r\nHost: x\r\n"
PINGS = 2000
A_PING = b'{"type":"ping","id":"1"}'

REQUESTS = {
    "no text": b"\x00\x01\x02hello\r\n\r\n",
    "another protocol": bytes.fromhex("1603010200010001fc0303") + b"\x00" * 200,
    "no colon": b"GET /health HTTP/1.1\r\nHost x\r\n\r\n",
    "a space before the colon": b"GET /health HTTP/1.1\r\nHost : x\r\n\r\n",
    "a header with a zero byte": HEALTH + b"A: \x00\r\n\r\n",
    "bare line feeds": b"GET /health HTTP/1.1\nHost: x\n\n",
    "a version to come": b"GET /health HTTP/9.9\r\nHost: x\r\n\r\n",
    "an unknown method": b"FLY /health HTTP/1.1\r\nHost: x\r\n\r\n",
    "a proxy's method": b"CONNECT elsewhere:443 HTTP/1.1\r\nHost: x\r\n\r\n",
    "two ways to tell the length": TO_ME + b"Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /",
    "two lengths": TO_ME + b"Content-Length: 6\r\nContent-Length: 5\r\n\r\nabcdef",
    "a length below nothing": TO_ME + b"Content-Length: -1\r\n\r\n",
    "an unknown coding": TO_ME + b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
    "a bad chunk": TO_ME + b"Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n",
    "a body of a terabyte": TO_ME + b"Content-Length: 1000000000000\r\n\r\n{",
    "a body that is no text": TO_ME
    + b"Content-Type: application/json; charset=\xff\r\nContent-Length: 2\r\n\r\n\xff\xfe",
    "a form": TO_ME + b"Content-Type: multipart/form-data; boundary=\r\nContent-Length: 3\r\n\r\nabc",
    "a long address": b"GET /api/tables/" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    "a long name of a page": b"GET /" + b"a" * 300 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    "a page with a zero byte": b"GET /a%00b HTTP/1.1\r\nHost: x\r\n\r\n",
    "an address that is no text": b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
    "a long header": HEALTH + b"A: " + b"a" * 2_000_000 + b"\r\n\r\n",
    "many headers": HEALTH + b"".join(b"A%d: b\r\n" % number for number in range(100_000)) + b"\r\n",
    "a cookie that is no text": b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: \xff=\xfe; tatami=\xff;;=\r\n\r\n",
    "a socket without a key": TO_SOCKET + UPGRADE + b"\r\n",
    "a socket with a short key": TO_SOCKET + UPGRADE + b"Sec-WebSocket-Key: abc\r\n\r\n",
    "a socket of old": TO_SOCKET + UPGRADE.replace(b"13", b"7") + KEY + b"\r\n",
    "a socket that is posted": TO_SOCKET.replace(b"GET", b"POST") + UPGRADE + KEY + b"\r\n",
    "a socket with a body": TO_SOCKET + UPGRADE + KEY + b"Content-Length: 5\r\n\r\nhello",
    "a socket with many headers": TO_SOCKET + UPGRADE + KEY + b"A: b\r\n" * 1000 + b"\r\n",
    "a socket with a long header": TO_SOCKET + UPGRADE + KEY + b"A: " + b"b" * 20_000 + b"\r\n\r\n",
    "a socket to nowhere": TO_SOCKET.replace(b"tables/x/socket", b"me") + UPGRADE + KEY + b"\r\n",
    "another upgrade": TO_SOCKET + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    "no upgrade": TO_SOCKET + b"\r\n",
}


FRAMES = {  # what is sent, the close code, and a word of the last message before it
    "longer than is read": (framed(TEXT, b"x" * 70_000), 1009, b""),
    "longer than is taken": (framed(TEXT, b"x" * 20_000), 1009, b"too-large"),
    "longer in parts": (framed(TEXT, b"x" * 40_000, final=False) + framed(0, b"x" * 40_000), 1009, b""),
    "text that is none": (framed(TEXT, b"\xff\xfe"), 1007, b""),
    "without a mask": (framed(TEXT, A_PING, masked=False), 1002, b""),
    "of an unknown kind": (framed(3, b""), 1002, b""),
    "with a reserved bit": (framed(TEXT, A_PING, reserved=4), 1002, b""),
    "a part of nothing": (framed(0, A_PING), 1002, b""),
    "a long ping": (framed(PING, b"x" * 126), 1002, b""),
    "a ping in parts": (framed(PING, b"x", final=False), 1002, b""),
    "a goodbye that means nothing": (framed(CLOSE, struct.pack(">H", 999)), 1002, b""),
}
ANSWERED = {
    "in parts": (framed(TEXT, A_PING[:5], final=False) + framed(0, A_PING[5:9], False) + framed(0, A_PING[9:]), "pong"),
    "with pings between its parts": (
        framed(TEXT, A_PING[:5], final=False) + framed(PING, b"?") + framed(0, A_PING[5:]),
        "pong",
    ),
    "as bytes": (framed(BINARY, A_PING), "pong"),
    "bytes that are no text": (framed(BINARY, b"\xff\xfe{"), "bad-message"),
    "nothing": (framed(TEXT, b""), "bad-message"),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('siege') / 'tatami.db'}") as running:
        yield running
        _expect_well(running)


def _expect_well(server: Server) -> None:
    """People are let in, sit down and play."""
    ann = Guest(server, "Ann")
    table = ann.post(server, "/api/tables", game="seven-ronin", seats={"attacker": "me", "defender": "bot:random"})
    ann.post(server, f"/api/tables/{table.json()['id']}/start")
    with ann.at(server, table.json()["id"]) as connection:
        assert exchange(connection, type="play", id="1", move="deploy well")["answer"]["type"] == "ack"


def answer_to(port: int, request: bytes) -> bytes:
    """The first line of what comes back; nothing, if the door is shut."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as connection:
        try:
            connection.sendall(request)
            return connection.recv(65536).partition(b"\r\n")[0]
        except (BrokenPipeError, ConnectionResetError):  # turned away in mid-sentence
            return b""


@pytest.mark.parametrize("request_of", REQUESTS)
def test_a_hostile_request_is_turned_away(server: Server, request_of: str) -> None:
    answer = answer_to(server.port, REQUESTS[request_of])
    assert not answer or answer.startswith((b"HTTP/1.1 4", b"HTTP/1.0 4")), answer
    assert httpx.get(server.url("/health")).json()["status"] == "well"


class Wire:
    """An open socket, by the byte."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection, self._unread = connection, b""

    def send(self, frames: bytes) -> None:
        self._connection.sendall(frames)

    def _read(self, size: int) -> bytes:
        while len(self._unread) < size:
            more = self._connection.recv(65536)
            assert more, "gone without a word"
            self._unread += more
        taken, self._unread = self._unread[:size], self._unread[size:]
        return taken

    def next(self) -> tuple[int, bytes]:
        """The next frame: its kind and its body."""
        kind, size = self._read(2)
        if size == 126:
            (size,) = struct.unpack(">H", self._read(2))
        elif size == 127:
            (size,) = struct.unpack(">Q", self._read(8))
        return kind & 15, self._read(size)

    def until(self, fits: Callable[[int, bytes], bool]) -> list[tuple[int, bytes]]:
        frames = [self.next()]
        while not fits(*frames[-1]):
            frames.append(self.next())
        return frames


@pytest.fixture(scope="module")
def seat(server: Server) -> tuple[Guest, str]:
    """Somebody, and a table."""
    ann = Guest(server, "Ann")
    return ann, str(ann.post(server, "/api/tables", game="seven-ronin").json()["id"])


@contextmanager
def wired(server: Server, seat: tuple[Guest, str]) -> Iterator[Wire]:
    ann, table = seat
    opening = TO_SOCKET.replace(b"/x/", f"/{table}/".encode()) + UPGRADE + KEY
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(opening + f"Cookie: {ann.cookie}\r\n\r\n".encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += connection.recv(1)
        assert answer.startswith(b"HTTP/1.1 101")
        yield Wire(connection)


@pytest.mark.parametrize("frame_of", FRAMES)
def test_a_hostile_frame_closes_the_socket_with_a_code(server: Server, seat: tuple[Guest, str], frame_of: str) -> None:
    sent, code, word = FRAMES[frame_of]
    with wired(server, seat) as wire:
        wire.send(sent)
        *before, (_, closing) = wire.until(lambda kind, _: kind == CLOSE)
        assert struct.unpack(">H", closing[:2]) == (code,)
        assert word in b"".join(body for _, body in before)


@pytest.mark.parametrize("frame_of", ANSWERED)
def test_an_odd_frame_is_answered(server: Server, seat: tuple[Guest, str], frame_of: str) -> None:
    sent, word = ANSWERED[frame_of]
    with wired(server, seat) as wire:
        wire.send(sent)
        assert word.encode() in wire.until(lambda kind, _: kind == TEXT)[-1][1]


def test_a_flood_of_pings_is_answered_and_nobody_else_waits(server: Server, seat: tuple[Guest, str]) -> None:
    with wired(server, seat) as wire:
        wire.send(framed(PING, b"x" * 100) * PINGS + framed(TEXT, A_PING))
        found = wire.until(lambda kind, _: kind == TEXT)
        assert 0 < sum(kind == PONG for kind, _ in found) <= PINGS
        assert httpx.get(server.url("/health")).status_code == 200


def test_half_requests_and_half_frames_keep_nobody_waiting(server: Server, seat: tuple[Guest, str]) -> None:
    with ExitStack() as open_still:
        for _ in range(100):
            half = open_still.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))
            half.sendall(TO_SOCKET + UPGRADE)
        for _ in range(5):
            open_still.enter_context(wired(server, seat)).send(framed(TEXT, A_PING)[:9])
        assert httpx.get(server.url("/health")).json()["status"] == "well"


@pytest.mark.parametrize("slow", [HEALTH, HEALTH + b"Content-Length: 9\r\n\r\nhalf"], ids=["head", "body"])
def test_who_takes_too_long_to_ask_is_turned_away(slow: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "HEAD_TIMEOUT", 0.1)
    monkeypatch.setattr(protocol, "BODY_TIMEOUT", 0.1)

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 204})
        await send({"type": "http.response.body"})

    async def story() -> None:
        config = uvicorn.Config(
            app, http=protocol.LimitedHttpProtocol, ws="websockets-sansio", lifespan="off", log_config=None, port=0
        )
        running = uvicorn.Server(config)
        serving = asyncio.create_task(running.serve())
        while not running.started:
            await asyncio.sleep(0.01)
        port = running.servers[0].sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for asked in (HEALTH + b"\r\n", slow):
            writer.write(asked)
            answers = await reader.readuntil(b"\r\n\r\n")
        assert answers.startswith(b"HTTP/1.1 400")
        writer.close()
        running.should_exit = True
        await serving

    asyncio.run(story())
