"""A connection under the real server, in this process: frames by the byte, slow readers, shutdown, transitions."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as Protocol

from server.conftest import FREELY, GENEROUS
from server.raw import BINARY, CLOSE, KEY, PING, PONG, TEXT, TO_SOCKET, UPGRADE, framed
from tatami.server.app import create_app
from tatami.server.http.protocol import LimitedHttpProtocol
from tatami.server.run import MAX_FRAME, fastest_loop
from tatami.server.services import Services
from tatami.server.settings import Settings
from tatami.server.ws.connection import TRANSITIONS, Connection, State, WrongTransition
from tatami.server.ws.subscription import Subscription

PATIENCE = 20  # seconds
LITTLE = 4096  # bytes that the machine holds for a socket of ours, as near as it comes to so few
WORDLESS = Settings(**{**vars(GENEROUS), "lines": FREELY})
A_MASK = bytes.fromhex("9f01a855")


class Client:
    """Somebody with a socket, who writes bytes and reads frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def write(self, data: bytes) -> None:
        self.writer.write(data)

    def say(self, **message: Any) -> None:
        self.write(framed(TEXT, json.dumps(message).encode(), mask=A_MASK))

    async def next(self) -> tuple[int, bytes]:
        """The next frame: its kind and its body; servers mask nothing."""
        async with asyncio.timeout(PATIENCE):
            kind, size = await self.reader.readexactly(2)
            if size == 126:
                (size,) = struct.unpack(">H", await self.reader.readexactly(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", await self.reader.readexactly(8))
            return kind & 15, await self.reader.readexactly(size)

    async def until(self, kind: str, **wanted: Any) -> list[dict[str, Any]]:
        """All messages up to one that fits."""
        found: list[dict[str, Any]] = []
        while not found or {"type": kind, **wanted}.items() - found[-1].items():
            got, body = await self.next()
            assert got == TEXT, (got, body)
            found.append({name: str(value) for name, value in json.loads(body).items()} | {"whole": body.decode()})
        return found

    async def ends(self) -> int:
        """The code with which the other side closes; then there is nothing more."""
        while (frame := await self.next())[0] != CLOSE:
            pass
        return int(struct.unpack(">H", frame[1][:2])[0])


class Served:
    """A server in this process, a table, and two people at it."""

    def __init__(self, server: uvicorn.Server, port: int, services: Services) -> None:
        self._server, self._port, self.services = server, port, services
        self.table, self.cookies = "", ("", "")

    async def lay(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self._port}") as http:
            cookies = [await self._walked_in(http, name) for name in ("Ann", "Bob")]
            self.cookies = (cookies[0], cookies[1])
            ann, bob = ({"cookie": cookie} for cookie in cookies)
            laid = await http.post(
                "/api/tables", json={"game": "seven-ronin", "seats": {"attacker": "me"}}, headers=ann
            )
            self.table = laid.json()["id"]
            await http.post(f"/api/tables/{self.table}/join", json={}, headers=bob)
            assert (await http.post(f"/api/tables/{self.table}/start", headers=ann)).status_code == 200

    async def _walked_in(self, http: httpx.AsyncClient, name: str) -> str:
        answer = await http.post("/api/me", json={"nickname": name})
        http.cookies.clear()
        return answer.headers["set-cookie"].split(";")[0]

    @asynccontextmanager
    async def at(self, seat: int = 0) -> AsyncIterator[Client]:
        """A socket of somebody's at the table."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        opening = TO_SOCKET.replace(b"/x/", f"/{self.table}/".encode()) + UPGRADE + KEY
        writer.write(opening + f"Cookie: {self.cookies[seat]}\r\n\r\n".encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        try:
            yield Client(reader, writer)
        finally:
            writer.transport.abort()

    async def wires(self, number: int) -> list[Protocol]:
        """The sockets that are open, once they are so many."""
        while True:
            found = [one for one in self._server.server_state.connections if isinstance(one, Protocol)]
            if len(found) == number:
                return found
            await asyncio.sleep(0.01)


Story = Callable[[Served], Awaitable[None]]


@pytest.fixture
def tell(database: str) -> Callable[[Story], None]:
    """Let a story happen at a server of its own."""

    async def told(story: Story) -> None:
        app = create_app(database, WORDLESS)
        config = uvicorn.Config(
            app,
            http=LimitedHttpProtocol,
            ws="websockets-sansio",
            ws_max_size=MAX_FRAME,
            ws_per_message_deflate=False,
            log_config=None,
        )
        server = uvicorn.Server(config)
        with socket.socket() as listening:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LITTLE)
            listening.bind(("127.0.0.1", 0))
            running = asyncio.create_task(server.serve([listening]))
            while not server.started:
                await asyncio.sleep(0.01)
            served = Served(server, listening.getsockname()[1], app.state.services)
            await served.lay()
            try:
                await story(served)
            finally:
                server.should_exit = True
                await running

    def tell(story: Story) -> None:
        with asyncio.Runner(loop_factory=fastest_loop()) as runner:
            runner.run(told(story))

    return tell


def a_ping(number: int, luck: random.Random) -> bytes:
    """A message in one of the forms that the protocol allows, perhaps with other things around it."""
    body = json.dumps({"type": "ping", "id": f"{number}"}).encode()
    mask, cut = luck.randbytes(4), luck.randrange(len(body))
    long = body + b" " * luck.choice((200, 5000))
    plain = framed(TEXT, body, mask=mask)
    parts = framed(TEXT, body[:cut], final=False, mask=mask), framed(0, body[cut:])
    control = luck.choice((framed(PING, b"?" * cut, mask=mask), framed(PONG, b"")))
    forms = (
        *(plain, plain, plain, framed(BINARY, body), framed(TEXT, long, mask=mask)),
        *(b"".join(parts), control.join(parts), control + plain),
    )
    return luck.choice(forms)


@pytest.mark.parametrize("seed", range(4))
def test_messages_in_any_form_and_any_pieces_are_answered_in_order(tell: Callable[[Story], None], seed: int) -> None:
    luck = random.Random(seed)

    async def story(served: Served) -> None:
        async with served.at() as ann:
            stream = b"".join(a_ping(number, luck) for number in range(120))
            answers = asyncio.create_task(_texts(ann, 120))
            while stream:
                size = luck.choice((1, 2, 3, 5, 9, 40, 40, 200, 3000))
                ann.write(stream[:size])
                stream = stream[size:]
                await asyncio.sleep(0)
            assert [answer["id"] for answer in await answers] == [f"{number}" for number in range(120)]

    tell(story)


async def _texts(client: Client, number: int) -> list[dict[str, Any]]:
    """So many texts, whatever comes between."""
    found: list[dict[str, Any]] = []
    while len(found) < number:
        kind, body = await client.next()
        found += [json.loads(body)] if kind == TEXT else []
    return found


def test_a_frame_cut_at_any_byte_is_one_frame(tell: Callable[[Story], None]) -> None:
    async def story(served: Served) -> None:
        async with served.at() as ann:
            whole = framed(TEXT, b'{"type":"ping","id":"1"}', mask=A_MASK)
            for cut in range(1, len(whole)):
                ann.write(whole[:cut])
                await asyncio.sleep(0.005)
                ann.write(whole[cut:])
                await ann.until("pong", id="1")
                ann.write(whole)
                await ann.until("pong", id="1")

    tell(story)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (framed(TEXT, b"\xff\xfe", mask=A_MASK), 1007),
        (framed(TEXT, b'{"type":"ping","id":"1"}', masked=False), 1002),
        (framed(TEXT, b"x" * 20_000, mask=A_MASK), 1009),
        (framed(TEXT, b"x" * 70_000, mask=A_MASK)[:100], 1009),
        (framed(TEXT, b"{", final=False) + framed(TEXT, b"}"), 1002),
        (framed(CLOSE, struct.pack(">H", 1000), mask=A_MASK), 1000),
    ],
    ids=["no text", "no mask", "too large", "much too large", "a message within a message", "goodbye"],
)
def test_a_frame_that_ends_the_talk_ends_it_with_its_code(
    tell: Callable[[Story], None], sent: bytes, code: int
) -> None:
    async def story(served: Served) -> None:
        async with served.at() as ann:
            ann.say(type="ping", id="before")
            await ann.until("pong", id="before")
            ann.write(sent)
            assert await ann.ends() == code
            if code != 1009:  # there, it is for the client to go
                assert await ann.reader.read() == b""
        await served.wires(0)
        while served.services.connections.in_use:
            await asyncio.sleep(0.01)

    tell(story)


def test_a_move_and_a_goodbye_in_one_breath_are_a_move_and_a_goodbye(tell: Callable[[Story], None]) -> None:
    async def story(served: Served) -> None:
        plays = [{"type": "play", "id": place, "move": f"deploy {place}"} for place in ("well", "granary")]
        async with served.at() as ann:
            ann.write(
                b"".join(framed(TEXT, json.dumps(play).encode()) for play in plays)
                + framed(CLOSE, struct.pack(">H", 1000))
            )
            await ann.ends()
        while served.services.connections.in_use:
            await asyncio.sleep(0.01)
        table = served.services.tables.loaded(served.table)
        assert table is not None
        assert {message for _, message in table.acknowledged} == {"well", "granary"}
        assert not table.watchers

    tell(story)


def test_a_server_that_goes_says_so_and_waits_for_the_answer(tell: Callable[[Story], None]) -> None:
    async def story(served: Served) -> None:
        async with served.at() as ann, served.at(1) as bob:
            for client in (ann, bob):
                client.say(type="watch")
                await client.until("update")
            ann.say(type="play", id="last", move="deploy well")
            await ann.until("ack", id="last")
            await served.services.close_connections()
            for client in (ann, bob):
                assert await client.ends() == 1001
            await served.wires(2)
            for client in (ann, bob):
                client.say(type="ping", id="too late")
                client.write(framed(CLOSE, struct.pack(">H", 1001), mask=A_MASK))
                assert await client.reader.read() == b""
            await served.wires(0)

    tell(story)


LINES = 150


def test_who_reads_slowly_holds_up_nobody_and_is_told_in_fewer_words(tell: Callable[[Story], None]) -> None:
    async def story(served: Served) -> None:
        async with served.at(1) as bob:
            bob.say(type="watch")
            await bob.until("update")
            (slow,) = await served.wires(1)
            bob.reader._transport.pause_reading()  # type: ignore[attr-defined]
            _squeeze(slow, bob)
            async with served.at(0) as ann:
                longest = 0
                for number in range(LINES):
                    ann.say(type="say", id=f"{number}", text="y" * 300)
                    await ann.until("ack", id=f"{number}")
                    longest = max(longest, slow.transport.get_write_buffer_size())
                assert not slow.writable.is_set()
                bob.say(type="ping", id="1")
                bob.say(type="ping", id="2")
                await asyncio.sleep(0.05)
                assert longest <= slow.transport.get_write_buffer_size() + 1000, "nothing is kept for a slow reader"
            bob.reader._transport.resume_reading()  # type: ignore[attr-defined]
            heard = await bob.until("pong", id="2")
        chats = [json.loads(message["whole"])["lines"] for message in heard if message["type"] == "chat"]
        assert [line["number"] for lines in chats for line in lines][-1] == LINES
        assert len(chats) < LINES
        assert [message["id"] for message in heard if message["type"] == "pong"] == ["1", "2"]

    tell(story)


def _squeeze(slow: Protocol, reader: Client) -> None:
    """Little is under way to a reader before his line is full."""
    reader.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
    slow.transport.set_write_buffer_limits(high=LITTLE)


def test_an_update_precedes_its_acknowledgement_and_others_receive_it_too(tell: Callable[[Story], None]) -> None:
    async def story(served: Served) -> None:
        async with served.at(0) as ann, served.at(1) as bob:
            for client in (ann, bob):
                client.say(type="watch")
                await client.until("update")
            ann.say(type="play_all", id="1", moves=["deploy well", "done"])
            assert [message["type"] for message in await ann.until("ack", id="1")] == ["update", "ack"]
            assert [message["type"] for message in await bob.until("update")] == ["update"]

    tell(story)


@pytest.mark.parametrize("state", State)
def test_a_wrong_transition_is_refused(state: State) -> None:
    connection = Connection.__new__(Connection)
    for after in State:
        connection.state = state
        if after in TRANSITIONS[state]:
            connection.enter(after)
            assert connection.state is after
        else:
            with pytest.raises(WrongTransition):
                connection.enter(after)
            assert connection.state is state


def test_a_fault_in_what_one_is_told_is_nobody_else_s(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    unread = Subscription.unread

    def failing_for_bob(news: Subscription) -> Any:
        if news.language == "fr":
            raise ValueError("what a screen hides")
        return unread(news)

    async def story(served: Served) -> None:
        async with served.at(0) as ann, served.at(1) as bob:
            for client, language in ((ann, "en"), (bob, "fr")):
                client.say(type="watch", language=language)
                await client.until("update")
            monkeypatch.setattr(Subscription, "unread", failing_for_bob)
            ann.say(type="play_all", id="1", moves=["deploy well", "done"])
            await ann.until("ack", id="1")
            assert await bob.ends() == 1011
            ann.say(type="ping", id="2")
            await ann.until("pong", id="2")

    tell(story)
