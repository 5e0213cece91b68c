"""``python -m bench.restart``: how long a server needs until it answers, with a thousand matches in play."""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from tatami import games
from tatami.match import Match
from tatami.match.fairness import commitment, new_secret
from tatami.match.replay import position_hash
from tatami.store import Header, MoveRecord, Occupant, Rules, Seal, Status, Store, Turn

PORT = 8765


def recorded(moves: int) -> tuple[bytes, list[MoveRecord], tuple[int, ...]]:
    """A match of 7 Ronin in play after so many random moves."""
    while True:
        seed, luck = new_secret(), random.Random(1)
        match = Match.new(games.find("seven-ronin"), secret=seed)
        entries: list[MoveRecord] = []
        while len(entries) < moves and not match.over:
            seat = luck.choice(match.actors)
            move = match.play(seat, luck.choice(match.legal(seat)))
            entries.append(MoveRecord(seat, match.game.actions.text(move.action), None, 0, position_hash(match)))
        if not match.over:
            return seed, entries, match.actors


async def fill(database: str, tables: int, moves: int) -> None:
    """Lay tables that have come so far."""
    store = await Store.open(database)
    ann, bob = await store.people.create("Ann"), await store.people.create("Bob")
    seed, entries, owing = recorded(moves)
    game = games.find("seven-ronin")
    seats = (Occupant(identity=ann.id), Occupant(identity=bob.id))
    options = game.options.decode(game.options.encode({}))
    rules, seal = Rules(game.version, game.fingerprint), Seal(commitment(seed), seed)
    laid = Header("", game.name, options, ann.id, seats, rules, seal, Status.LIVE, turn=Turn(owing))
    for number in range(tables):
        await store.tables.create(laid.changed(id=f"table-{number}"), moves=entries)
    await store.close()


def seconds_until_ready(database: str) -> float:
    """Start a server; how long until it says that it is well."""
    arguments = ["serve", "--no-open", "--port", str(PORT), "--database", database]
    begun = time.perf_counter()
    server = subprocess.Popen([sys.executable, "-m", "tatami", *arguments], stdout=subprocess.DEVNULL)
    try:
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/health") as answer:
                    answer.read()
                return time.perf_counter() - begun
            except urllib.error.URLError:
                time.sleep(0.01)
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    """Fill a database, then start a server over it a few times: by the same rules, and as after a change of rules."""
    parser = argparse.ArgumentParser(prog="python -m bench.restart", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--repeats", type=int, default=3)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tatami.db"
        database = f"sqlite+aiosqlite:///{file}"
        asyncio.run(fill(database, asked.tables, asked.moves))
        print(f"{asked.tables} matches in play, {asked.moves} moves each")
        same = [seconds_until_ready(database) for _ in range(asked.repeats)]
        print(f"ready by the same rules: {', '.join(f'{seconds:.2f}' for seconds in same)} s")
        with sqlite3.connect(file) as kept:
            kept.execute("UPDATE tables SET held_to = ''")
        kept.close()
        print(f"ready after the rules have changed: {seconds_until_ready(database):.2f} s")


if __name__ == "__main__":
    main()
