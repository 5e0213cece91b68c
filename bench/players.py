"""People for measurements: walk-ins with sockets who play legal moves at random, over the wire like anybody."""

from __future__ import annotations

import asyncio
import json
import random
import urllib.request
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
SECRET = ("deploy ", "post ")  # moves of 7 Ronin that the other side does not see


class Caller:
    """Somebody with a cookie, over HTTP."""

    def __init__(self, base: str, name: str) -> None:
        self.base, self.cookie = base, ""
        self.post("/api/me", nickname=name)

    def post(self, path: str, **body: Any) -> Json:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        request = urllib.request.Request(self.base + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            self.cookie = (answer.headers["Set-Cookie"] or self.cookie).partition(";")[0]
            told: Json = json.load(answer)
            return told

    def socket(self, table: str) -> connect:
        """The socket of a table."""
        url = self.base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        return connect(url, additional_headers={"Cookie": self.cookie}, proxy=None, max_queue=None)


@dataclass
class Seat:
    """One seat: its socket, what it was shown last, and everything that was acknowledged."""

    socket: ClientConnection
    update: Json = field(default_factory=dict)
    acknowledged: list[str] = field(default_factory=list)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    acks: dict[str, asyncio.Future[Json]] = field(default_factory=dict)

    async def listen(self) -> None:
        """Take everything in, until the server is gone."""
        with suppress(ConnectionClosed):
            async for frame in self.socket:
                self._take(json.loads(frame))

    def _take(self, message: Json) -> None:
        if message["type"] == "update":
            self.update = message
            self.arrived.set()
        elif message.get("id") in self.acks:
            self.acks.pop(message["id"]).set_result(message)

    async def ask(self, **message: Any) -> Json:
        """Send, and wait for the answer."""
        answer = self.acks[message["id"]] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps(message))
        told: Json = await answer
        return told


async def moved(mover: Seat, others: list[Seat], luck: random.Random, name: str) -> bool:
    """One move: sent, acknowledged, and received by everybody who may see it; false if there is none to make."""
    legal = mover.update.get("legal")
    if not legal:
        return False
    move = luck.choice(legal)["move"]
    for other in others:
        other.arrived.clear()
    answer = await mover.ask(type="play", id=name, move=move)
    if answer["type"] != "ack":
        return False
    mover.acknowledged.append(move)
    if not move.startswith(SECRET):
        for other in others:
            await other.arrived.wait()
    return True


def seated(base: str, game: str = "seven-ronin") -> tuple[str, list[Caller]]:
    """Two people at a table whose match has begun."""
    callers = [Caller(base, "Ann"), Caller(base, "Bob")]
    table = callers[0].post("/api/tables", game=game, seats={"attacker": "me"})["id"]
    callers[1].post(f"/api/tables/{table}/join")
    callers[0].post(f"/api/tables/{table}/start")
    return table, callers
