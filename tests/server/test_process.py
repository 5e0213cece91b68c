"""The real thing: ``tatami serve`` in a process of its own, over real sockets, killed and started again."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from postgres import Cluster
from server.visitors import POSTS

PLACES = ("well", "granary")
PATIENCE = 60  # seconds for a process to come up, or to end

pytestmark = pytest.mark.skipif(os.name != "posix", reason="process groups are killed the way of POSIX")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


class Server:
    """A running server, and the address it is at."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        arguments = ["serve", "--no-open", "--port", str(self.port), "--database", database]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tatami", *arguments],
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._wait_until_well()

    def _wait_until_well(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self._process.poll() is None, "the server has ended"
            try:
                if httpx.get(self.url("/health")).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise TimeoutError

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def end(self, how: signal.Signals) -> int:
        """Send a signal to every process of the server; gives the exit code."""
        if how is signal.SIGKILL:
            os.killpg(self._process.pid, how)
        else:
            self._process.send_signal(how)
        return self._process.wait(PATIENCE)

    def kill_what_is_left(self) -> None:
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except ProcessLookupError:
            return
        self._process.wait(PATIENCE)


@contextmanager
def serving(database: str) -> Iterator[Server]:
    server = Server(database)
    try:
        yield server
    finally:
        server.kill_what_is_left()


class Guest:
    """Somebody with a cookie, who goes from one server to the next."""

    def __init__(self, server: Server, name: str) -> None:
        self.cookie = ""
        answer = self.post(server, "/api/me", nickname=name)
        self.cookie = answer.headers["set-cookie"].split(";")[0]

    def post(self, server: Server, path: str, **body: Any) -> httpx.Response:
        answer = httpx.post(server.url(path), json=body, headers={"cookie": self.cookie})
        assert answer.status_code < 300, answer.text
        return answer

    @contextmanager
    def starting(self, server: Server, table: str) -> Iterator[None]:
        """Meanwhile, begin as soon as every seat is taken."""

        def begin() -> None:
            while (
                httpx.post(server.url(f"/api/tables/{table}/start"), headers={"cookie": self.cookie}).status_code != 200
            ):
                time.sleep(0.2)

        beginner = threading.Thread(target=begin, daemon=True)
        beginner.start()
        yield
        beginner.join(PATIENCE)

    @contextmanager
    def at(self, server: Server, table: str) -> Iterator[ClientConnection]:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        with connect(url, additional_headers={"Cookie": self.cookie}, proxy=None) as connection:
            yield connection


def exchange(connection: ClientConnection, **message: Any) -> dict[str, Any]:
    """Send, and take everything in up to the answer; gives the last update seen, and the answer as ``answer``."""
    connection.send(json.dumps(message))
    update: dict[str, Any] = {}
    while True:
        frame = json.loads(connection.recv(timeout=PATIENCE))
        if frame["type"] == "update":
            update = frame
        if frame["type"] in ("ack", "refused", "pong") or (message["type"] == "watch" and update):
            return {**update, "answer": frame}


def until(connection: ClientConnection, kind: str) -> dict[str, Any]:
    """Take frames in up to the next of a kind."""
    while True:
        frame: dict[str, Any] = json.loads(connection.recv(timeout=PATIENCE))
        if frame["type"] == kind:
            return frame


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'tatami.db'}"


def asked_for_an_analysis(server: Server, guest: Guest) -> str:
    """The address of an analysis that has begun, of a match that was given up at once."""
    seats = {"attacker": "me", "defender": "bot:random"}
    table = guest.post(server, "/api/tables", game="seven-ronin", seats=seats).json()["id"]
    guest.post(server, f"/api/tables/{table}/start")
    with guest.at(server, table) as connection:
        assert exchange(connection, type="resign", id="1")["answer"]["type"] == "ack"
    begun = guest.post(server, f"/api/tables/{table}/analysis").json()
    assert begun["report"] is None
    return f"/api/tables/{table}/analysis"


def test_nothing_acknowledged_is_lost_when_the_server_is_killed_in_mid_plan(database: str) -> None:
    with serving(database) as server:
        ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
        table = ann.post(server, "/api/tables", game="seven-ronin", seats={"attacker": "me"}).json()["id"]
        bob.post(server, f"/api/tables/{table}/join")
        ann.post(server, f"/api/tables/{table}/start")
        with ann.at(server, table) as one, bob.at(server, table) as other:
            exchange(one, type="watch")
            exchange(other, type="watch")
            for number, place in enumerate(["well", "granary", "granary"]):
                attack = exchange(one, type="play", id=f"{number}", move=f"deploy {place}")
                assert attack["answer"]["type"] == "ack"
            defence = exchange(other, type="play_all", id="plan", moves=["post kabe well", "post yumi inn"])
            assert defence["answer"]["type"] == "ack"
            counted = httpx.get(server.url("/metrics"))
            assert "tatami_sockets 2.0" in counted.text
            assert httpx.get(server.url("/metrics"), headers={"x-forwarded-for": "10.0.0.1"}).status_code == 404
            analysis = asked_for_an_analysis(server, bob)
            server.end(signal.SIGKILL)
    with serving(database) as server, ann.at(server, table) as one, bob.at(server, table) as other:
        after = exchange(one, type="watch"), exchange(other, type="watch")
        assert (after[0]["view"], after[0]["version"]) == (attack["view"], attack["version"])
        assert (after[1]["view"], after[1]["version"]) == (defence["view"], defence["version"])
        again = exchange(other, type="play_all", id="plan", moves=["post kabe well", "post yumi inn"])
        assert again == {"answer": defence["answer"]}, "acknowledged again, not played again"
        taken_up = httpx.get(server.url(analysis), headers={"cookie": bob.cookie})
        assert (taken_up.status_code, set(taken_up.json())) == (200, {"progress", "report"})


def test_a_server_that_is_asked_to_end_says_goodbye(database: str) -> None:
    with serving(database) as server:
        ann = Guest(server, "Ann")
        table = ann.post(server, "/api/tables", game="seven-ronin").json()["id"]
        with ann.at(server, table) as connection:
            assert exchange(connection, type="ping", id="1")["answer"]["type"] == "pong"
            server.end(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                connection.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1001


def test_two_servers_share_a_match_and_one_of_them_is_killed(postgres: Cluster) -> None:
    database = postgres.database()
    with serving(database) as first, serving(database) as second:
        ann, bob = Guest(first, "Ann"), Guest(second, "Bob")
        table = ann.post(first, "/api/tables", game="seven-ronin", seats={"attacker": "me"}).json()["id"]
        bob.post(second, f"/api/tables/{table}/join")
        ann.post(first, f"/api/tables/{table}/start")
        with ann.at(first, table) as one, bob.at(second, table) as other:
            exchange(one, type="watch")
            exchange(other, type="watch")
            for number, post in enumerate(POSTS):
                assert exchange(other, type="play", id=f"{number}", move=f"post {post}")["answer"]["type"] == "ack"
                if number < 2:
                    deployed = exchange(one, type="play", id=f"{number}", move=f"deploy {PLACES[number]}")
                    assert deployed["answer"]["type"] == "ack"
            exchange(one, type="say", id="hello", text="hello")
            assert until(other, "chat")["lines"][0]["text"] == "hello"
            assert exchange(other, type="play", id="done", move="done")["answer"]["type"] == "ack"
            while (seen := until(one, "update"))["actors"] != ["attacker"]:
                pass
            first.end(signal.SIGKILL)
        with ann.at(second, table) as moved, bob.at(second, table) as other:
            exchange(other, type="watch")
            back = exchange(moved, type="watch", since=seen["version"] - 1)
            assert (back["version"], back["view"]) == (seen["version"], seen["view"])
            assert exchange(moved, type="play", id="1", move="deploy granary")["answer"]["type"] == "ack", "once"
            assert exchange(moved, type="play", id="done", move="done")["answer"]["type"] == "ack"
            while "screens-lifted" not in [event["name"] for event in until(other, "update")["events"]]:
                pass
