"""The other side of a table, played over the protocol: it does at once what the test says."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import connect

PATIENCE = 20


class Rival:
    """Somebody at a table without a browser."""

    def __init__(self, url: str, table: str, seat: str) -> None:
        with httpx.Client(base_url=url) as lobby:
            lobby.post("/api/me", json={"nickname": "Rival"}).raise_for_status()
            lobby.post(f"/api/tables/{table}/join", json={"seat": seat}).raise_for_status()
            cookie = "; ".join(f"{name}={value}" for name, value in lobby.cookies.items())
        address = f"ws://{urlsplit(url).netloc}/api/tables/{table}/socket"
        self._leaving = ExitStack()
        self._socket = self._leaving.enter_context(connect(address, additional_headers={"Cookie": cookie}))
        self._count = 0
        self.state: dict[str, Any] = {}
        self._socket.send(json.dumps({"type": "watch"}))

    def play(self, *moves: str) -> None:
        """A whole plan, or one move."""
        self._count += 1
        wanted = f"r{self._count}"
        self._socket.send(json.dumps({"type": "play_all", "id": wanted, "moves": moves}))
        while True:
            frame = self._next()
            if frame.get("id") == wanted:
                assert frame["type"] == "ack", frame
                return

    def wait_for_turn(self, seat: str) -> Sequence[str]:
        """Wait until it is this side's to decide; gives the legal moves."""
        while seat not in self.state.get("actors", ()):
            self._next()
        return [legal["move"] for legal in self.state["legal"]]

    def _next(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self._socket.recv(PATIENCE))
        if frame["type"] == "update":
            self.state = frame
        return frame

    def leave(self) -> None:
        self._leaving.close()
