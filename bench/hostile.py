"""``python -m bench.hostile``: a hundred thousand hostile messages; no fault of ours, no leak, nothing changed.

A stranger sends them to a match in play: every kind of message, right in form or broken in every way; whoever sits
there must see no difference.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import urllib.request
from collections import Counter
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection

from bench.forgery import forged
from bench.players import Caller, seated
from bench.serving import served
from tatami.server.ws import client_messages as requests

PORT = 8767
AT_ONCE = 200  # frames between two looks
KINDS = {"refused", "why", "pong", "table", "update", "clocks", "chat"}  # what comes back to a stranger
MUTED = "mute"  # the one thing that a stranger may do: not hear somebody


async def screen(caller: Caller, table: str) -> str:
    """All that somebody sees at a table."""
    async with caller.socket(table) as socket:
        await socket.send('{"type":"watch"}')
        await socket.send('{"type":"ping","id":"end"}')
        frames = []
        while '"pong"' not in (told := str(await socket.recv())):
            frames.append(told)
        return "\n".join(frames)


async def besiege(caller: Caller, table: str, messages: int, luck: random.Random) -> tuple[Counter[str], Counter[str]]:
    """Send hostile frames; gives how many were right in form, by kind, and how many answers of each kind came."""
    sent, answers = Counter[str](), Counter[str]()
    async with caller.socket(table) as socket:
        for first in range(0, messages, AT_ONCE):
            frames = [forged(luck) for _ in range(min(AT_ONCE, messages - first))]
            muting = {name for name, kind in map(_named, frames) if kind == MUTED}
            for frame in frames:
                sent[_named(frame)[1]] += 1
                await socket.send(frame)
            await _hear(socket, answers, f"{first}", muting)
            print(f"{first + AT_ONCE} messages: {dict(answers)}", end="\r", flush=True)
    print()
    return sent, answers


def _named(frame: str) -> tuple[str, str]:
    """The id and the kind of a message that the server can read; else nothing."""
    try:
        read = requests.decode(frame)
    except (msgspec.DecodeError, UnicodeError):
        return "", "unreadable"
    return getattr(read, "id", ""), str(read.__struct_config__.tag)


async def _hear(socket: ClientConnection, answers: Counter[str], name: str, muting: set[str]) -> None:
    """Everything up to an answer of our own."""
    await socket.send(json.dumps({"type": "ping", "id": f"last {name}"}))
    while (told := json.loads(await socket.recv())) != {"type": "pong", "id": f"last {name}"}:
        assert told["type"] in KINDS or (told["type"] == "ack" and told["id"] in muting), told
        assert '"seed":"' not in json.dumps(told, separators=(",", ":"))
        assert told.get("reason") != "trouble", told
        answers[told["type"]] += 1


async def siege(base: str, messages: int, seed: int) -> None:
    """A match in play, its players' screens before and after."""
    table, players = seated(base)
    async with players[0].socket(table) as socket:
        await socket.send('{"type":"play_all","id":"1","moves":["deploy well","deploy granary"]}')
        while '"ack"' not in str(await socket.recv()):
            pass
    before = [await screen(player, table) for player in players]
    sent, answers = await besiege(Caller(base, "Eve"), table, messages, random.Random(seed))
    after = [await screen(player, table) for player in players]
    assert before == after, "somebody's screen has changed"
    with urllib.request.urlopen(f"{base}/metrics") as counted:
        counted_here = [
            line for line in counted.read().decode().splitlines() if line.startswith("tatami_refusals_total")
        ]
    print(f"{messages} hostile messages: {dict(sent)}")
    print(f"answers: {dict(answers)}; screens unchanged; {counted_here[0]}")


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
