"""People for tests: each has a name, a cookie, and sockets; all visit one running application."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from litestar.testing import TestClient, WebSocketTestSession

Json = dict[str, Any]
PATIENCE = 20  # seconds until a test gives up waiting


class Seen:
    """An open socket: every frame that came, and the state that a client makes of them."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.frames: list[str] = []
        self.table: Json = {}
        self.state: Json = {}
        self.events: list[Json] = []
        self.clocks: Json = {}
        self.lines: list[Json] = []

    @property
    def version(self) -> int:
        return int(self.state.get("version", 0))

    def send(self, **message: Any) -> None:
        self.session.send_text(json.dumps(message))

    def next(self) -> Json:
        """The next frame, taken in."""
        frame = self.session.receive_text(timeout=PATIENCE)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "update":
            self.state = message
            self.events = self.events[: message["keep"]] + message["events"]
        elif message["type"] == "clocks":
            self.clocks = {name: message[name] for name in ("left", "running")}
        elif message["type"] == "chat":
            self.lines += message["lines"]
        return message

    def until(self, kind: str, **wanted: Any) -> Json:
        """Take frames in until one fits."""
        while True:
            message = self.next()
            if message["type"] == kind and all(message[name] == value for name, value in wanted.items()):
                return message

    def watch(self, since: int = 0, language: str = "en") -> Json:
        """The first message; gives the table."""
        self.send(type="watch", since=since, language=language)
        self.until("table")
        return self.table

    def settle(self) -> None:
        """Take in all that has been sent so far."""
        self.send(type="ping", id="settle")
        self.until("pong", id="settle")

    def ask(self, **message: Any) -> Json:
        """Send, and give the answer: an ack or a refusal."""
        self.send(**message)
        while True:
            answer = self.next()
            if answer["type"] in ("ack", "refused") and answer["id"] == message.get("id"):
                return answer

    def play(self, message: str, *moves: str) -> Json:
        if len(moves) == 1:
            return self.ask(type="play", id=message, move=moves[0])
        return self.ask(type="play_all", id=message, moves=list(moves))


class Visitor:
    """Somebody with a cookie."""

    def __init__(self, client: TestClient[Any], name: str | None = None, language: str = "en") -> None:
        self.client = client
        self.headers = {"accept-language": language}
        if name is not None:
            walked_in = self.post("/api/me", nickname=name)
            assert walked_in.status_code == 200, walked_in.text
            self.headers["cookie"] = walked_in.headers["set-cookie"].split(";")[0]

    def get(self, path: str) -> httpx.Response:
        answer = self.client.get(path, headers=self.headers)
        self.client.cookies.clear()
        return answer

    def post(self, path: str, **body: Any) -> httpx.Response:
        answer = self.client.post(path, json=body, headers=self.headers)
        self.client.cookies.clear()
        return answer

    def put(self, path: str, **body: Any) -> httpx.Response:
        answer = self.client.put(path, json=body, headers=self.headers)
        self.client.cookies.clear()
        return answer

    def lay(self, clock: Json | None = None, **seats: str) -> str:
        """A table of 7 Ronin; gives its id."""
        answer = self.post("/api/tables", game="seven-ronin", seats=seats, clock=clock)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @contextmanager
    def at(self, table: str, since: int = 0, language: str = "en") -> Iterator[Seen]:
        """Look at a table."""
        with self.client.websocket_connect(f"/api/tables/{table}/socket", headers=self.headers) as session:
            seen = Seen(session)
            seen.watch(since, language)
            seen.settle()
            yield seen


def begun(host: Visitor, other: Visitor, clock: Json | None = None) -> str:
    """A match of two: the host attacks, the other defends."""
    table = host.lay(clock, attacker="me")
    assert other.post(f"/api/tables/{table}/join").status_code == 200
    assert host.post(f"/api/tables/{table}/start").status_code == 200
    return table


ATTACK = ("deploy well", "deploy granary", "done")
OTHER_ATTACK = ("deploy shrine", "deploy inn", "deploy passage", "deploy green", "done")
POSTS = (
    "hayai inn",
    "kabe well",
    "musashi shrine",
    "taiko granary",
    "tasuke passage",
    "yobu fields-2",
    "yumi fields-3",
)
DEFENCE = (*(f"post {post}" for post in POSTS), "done")
