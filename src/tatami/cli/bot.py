"""``tatami bot --connect URL --seat SEAT``: a bot that comes to a table over the network, as anybody's own bot could.

It uses what docs/protocol.md describes and nothing else: it walks in, takes a seat, and answers every update in which
its seat owes a decision. A socket that is cut is opened again, and what was sent is sent again under the same id.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from tatami.cli.language import say, spoken
from tatami.cli.lookup import bot_named
from tatami.cli.screen import console
from tatami.cli.trouble import FINE, Trouble

PATIENCE = 20  # seconds for an answer over HTTP
PAUSE = 1.0  # seconds before a socket that was cut is opened again
ATTEMPTS = 30
WAIT = ("conflict", "not-live", "paused", "stand-in", "too-fast", "trouble")  # refusals that pass


def add(commands: Any) -> None:
    """Add the word."""
    parser = commands.add_parser("bot", help=say("help-bot-word"), description=say("help-bot-word"))
    parser.add_argument("--connect", required=True, metavar=say("url"), help=say("help-connect"))
    parser.add_argument("--seat", required=True, metavar=say("seat"), help=say("help-bot-seat"))
    parser.add_argument("--bot", default="instinct", metavar=say("bot"), help=say("help-bot-level"))
    parser.add_argument("--name", metavar=say("name"), help=say("help-bot-name"))
    parser.set_defaults(run=bot)


def bot(asked: argparse.Namespace) -> int:
    """Play one seat to the end."""
    level = bot_named(asked.bot)
    guest = Guest(asked.connect)
    guest.walk_in(asked.name or level)
    table = guest.sit_down(asked.seat)
    console().print(say("bot-sits", bot=level, seat=asked.seat, table=guest.table), soft_wrap=True)
    outcome = asyncio.run(Player(guest, table, asked.seat, level).play())
    console().print(
        say("bot-over", winners=", ".join(outcome["winners"]), count=len(outcome["winners"])), soft_wrap=True
    )
    return FINE


class Guest:
    """Somebody with a cookie, at the server and the table that an address names."""

    def __init__(self, address: str) -> None:
        place = urlsplit(address if "//" in address else f"http://{address}")
        self.table = place.path.rstrip("/").rpartition("/")[2] or place.fragment.rpartition("/")[2]
        if place.scheme not in ("http", "https") or not place.netloc or not self.table:
            raise Trouble(say("bot-address", address=address))
        self._base = f"{place.scheme}://{place.netloc}/api"
        self._cookie = ""

    def walk_in(self, name: str) -> None:
        """Get a cookie."""
        self._ask("POST", "/me", {"nickname": name[:24]})

    def sit_down(self, seat: str) -> dict[str, Any]:
        """Take a seat; gives the table."""
        table: dict[str, Any] = self._ask("POST", f"/tables/{self.table}/join", {"seat": seat})
        return table

    @property
    def socket(self) -> tuple[str, dict[str, str]]:
        """Where the table's socket is, and the headers to open it with."""
        url = f"{self._base}/tables/{self.table}/socket".replace("http", "ws", 1)
        return url, {"Cookie": self._cookie}

    def _ask(self, method: str, path: str, body: dict[str, Any]) -> Any:
        headers = {"Content-Type": "application/json", "Accept-Language": spoken(), "Cookie": self._cookie}
        request = urllib.request.Request(self._base + path, json.dumps(body).encode(), headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                self._cookie = (answer.headers["Set-Cookie"] or self._cookie).partition(";")[0]
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            raise Trouble(_told(refused)) from None
        except (OSError, ValueError) as trouble:
            raise Trouble(say("bot-no-server", url=self._base, detail=str(trouble))) from None


def _told(refused: urllib.error.HTTPError) -> str:
    """A server's refusal in its own words."""
    try:
        return str(json.load(refused)["text"])
    except (ValueError, KeyError):
        return str(refused)


class Player:
    """Plays a seat: knows what the last update said, and nothing else."""

    def __init__(self, guest: Guest, table: dict[str, Any], seat: str, level: str) -> None:
        from tatami import bots, games

        self._guest = guest
        self._game = games.find(table["game"])
        self._name, self._seat = seat, self._game.seats_at(table["options"]).index(seat)
        self._bot = bots.find(level, self._game)
        self._update: dict[str, Any] | None = None
        self._answered = 0  # the version that the last move was an answer to

    async def play(self) -> dict[str, Any]:
        """To the end of the match; gives its outcome."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import ConnectionClosed, InvalidHandshake

        url, headers = self._guest.socket
        for _ in range(ATTEMPTS):
            try:
                async with connect(url, additional_headers=headers, proxy=None) as socket:
                    return await self._converse(socket)
            except (ConnectionClosed, InvalidHandshake, OSError):
                await asyncio.sleep(PAUSE)
        raise Trouble(say("bot-no-server", url=url, detail=""))

    async def _converse(self, socket: Any) -> dict[str, Any]:
        """Answer the last update, one move at a time, until one tells the outcome."""
        await socket.send(json.dumps({"type": "watch", "language": spoken()}))
        waiting = False
        async for frame in socket:
            message = json.loads(frame)
            if message["type"] == "update":
                self._update = message
                if message["outcome"] is not None:
                    outcome: dict[str, Any] = message["outcome"]
                    return outcome
            elif message["type"] == "refused":
                await self._bear(message)
            waiting = waiting and message["type"] not in ("ack", "refused")
            if not waiting and self._owes():
                await self._answer(socket)
                waiting = True
        raise OSError

    def _owes(self) -> bool:
        return self._update is not None and self._name in self._update["actors"]

    async def _answer(self, socket: Any) -> None:
        """Make a move, named after the version that it answers: sent twice, it is played once."""
        assert self._update is not None
        version, view = self._update["version"], self._update["view"]
        move = await asyncio.to_thread(self._choose, view)
        self._answered = version
        await socket.send(json.dumps({"type": "play", "id": f"{version} {move}"[:64], "move": move}))

    async def _bear(self, refused: dict[str, Any]) -> None:
        """The match may have moved on, or wait; a refusal of what was the last word is a fault."""
        assert self._update is not None
        if refused["reason"] in WAIT:
            await asyncio.sleep(PAUSE)
        elif self._answered == self._update["version"]:
            raise Trouble(refused["text"])

    def _choose(self, view: dict[str, Any]) -> str:
        """The bot's move, from a record filled with what the server has shown."""
        seen = self._game.record()
        for field, value in view.items():
            setattr(seen, field, value)
        return self._game.actions.text(self._bot.choose(seen, self._seat))
