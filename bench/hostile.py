"""``python -m bench.hostile``: a hundred thousand hostile messages; no fault of ours, no leak, nothing changed.

A stranger sends them to a match in play, frames made to look almost right; whoever sits there must see no difference.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import string
import tempfile
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection

from bench.players import Caller, seated
from bench.serving import served

PORT = 8767
AT_ONCE = 200  # frames between two looks
TYPES = (
    *("watch", "ping", "play", "play_all", "undo", "why", "resign", "hand_over", "take_back", "propose", "answer"),
    *("say", "mute", "update", "table", "ack", "hint", "", "PLAY"),
)
FIELDS = ("id", "move", "moves", "since", "language", "seat", "bot", "what", "proposal", "agree", "text", "phrase")
WORDS = ("deploy well", "post kabe well", "done", "undo", "attacker", "all", "en", "instinct", "pause", "sorry", "\x00")
KINDS = {"refused", "why", "pong", "table", "update", "clocks", "chat"}  # a stranger is acknowledged nothing


def value(luck: random.Random, depth: int = 0) -> Any:
    """Anything that JSON can say."""
    made: list[Callable[[], Any]] = [
        lambda: luck.choice(WORDS),
        lambda: luck.randint(-(1 << 40), 1 << 40),
        lambda: luck.random() * 1e300,
        lambda: luck.choice([None, True, False]),
        lambda: "".join(luck.choices(string.printable + "é𝄞\u202e", k=luck.randrange(40))),
    ]
    if depth < 3:
        made += [
            lambda: [value(luck, depth + 1) for _ in range(luck.randrange(4))],
            lambda: {luck.choice(FIELDS): value(luck, depth + 1) for _ in range(luck.randrange(4))},
        ]
    return luck.choice(made)()


def frame(luck: random.Random) -> str:
    """A message that is almost right, or nothing of the kind."""
    if luck.random() < 0.1:
        return "".join(luck.choices(string.printable, k=luck.randrange(200)))
    message = {name: value(luck) for name in luck.sample(FIELDS, luck.randrange(5))}
    if luck.random() < 0.5:
        message["id"] = f"{luck.randrange(100)}"
    if luck.random() < 0.95:
        message["type"] = luck.choice(TYPES)
    return json.dumps(message)


async def screen(caller: Caller, table: str) -> str:
    """All that somebody sees at a table."""
    async with caller.socket(table) as socket:
        await socket.send('{"type":"watch"}')
        await socket.send('{"type":"ping","id":"end"}')
        frames = []
        while '"pong"' not in (told := str(await socket.recv())):
            frames.append(told)
        return "\n".join(frames)


async def besiege(caller: Caller, table: str, messages: int, luck: random.Random) -> dict[str, int]:
    """Send hostile frames; gives how many answers of each kind came."""
    answers: dict[str, int] = {}
    async with caller.socket(table) as socket:
        for first in range(0, messages, AT_ONCE):
            for _ in range(min(AT_ONCE, messages - first)):
                await socket.send(frame(luck))
            await _hear(socket, answers, f"{first}")
            print(f"{first + AT_ONCE} messages: {answers}", end="\r", flush=True)
    print()
    return answers


async def _hear(socket: ClientConnection, answers: dict[str, int], name: str) -> None:
    """Everything up to an answer of our own."""
    await socket.send(json.dumps({"type": "ping", "id": f"last {name}"}))
    while (told := json.loads(await socket.recv())) != {"type": "pong", "id": f"last {name}"}:
        assert told["type"] in KINDS, told
        assert '"seed":"' not in json.dumps(told, separators=(",", ":"))
        assert told.get("reason") != "trouble", told
        answers[told["type"]] = answers.get(told["type"], 0) + 1


async def siege(base: str, messages: int, seed: int) -> None:
    """A match in play, its players' screens before and after."""
    table, players = seated(base)
    async with players[0].socket(table) as socket:
        await socket.send('{"type":"play_all","id":"1","moves":["deploy well","deploy granary"]}')
        while '"ack"' not in str(await socket.recv()):
            pass
    before = [await screen(player, table) for player in players]
    answers = await besiege(Caller(base, "Eve"), table, messages, random.Random(seed))
    after = [await screen(player, table) for player in players]
    assert before == after, "somebody's screen has changed"
    with urllib.request.urlopen(f"{base}/metrics") as counted:
        sent = [line for line in counted.read().decode().splitlines() if line.startswith("tatami_refusals_total")]
    print(f"{messages} hostile messages, {answers}; screens unchanged; {sent[0]}")


def main() -> None:
    """Besiege a server."""
    parser = argparse.ArgumentParser(prog="python -m bench.hostile", description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'tatami.db'}"
        with served(database, PORT):
            asyncio.run(siege(f"http://127.0.0.1:{PORT}", asked.messages, asked.seed))


if __name__ == "__main__":
    main()
