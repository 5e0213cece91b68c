"""``python -m bench.kills``: kill -9 under load, again and again; not one acknowledged move may be lost."""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import subprocess
import tempfile
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from bench.players import Caller, Seat, moved, seated
from bench.serving import served
from tatami.match.replay import ReplayError, replay_all
from tatami.store import Status, Store

PORT = 8766


class Ledger:
    """What players were told: for each table, the ids of acknowledged messages by seat."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, set[tuple[int, str]]] = {}

    @property
    def count(self) -> int:
        return sum(len(ids) for ids in self.acknowledged.values())


async def play(table: str, callers: list[Caller], ledger: Ledger, luck: random.Random, life: int) -> None:
    """Both seats of a table play until the server is gone."""
    kept = ledger.acknowledged.setdefault(table, set())
    async with AsyncExitStack() as open_sockets:
        seats = [Seat(await open_sockets.enter_async_context(caller.socket(table))) for caller in callers]
        listening = [asyncio.create_task(seat.listen()) for seat in seats]
        for seat in seats:
            await seat.socket.send('{"type":"watch"}')
            await seat.arrived.wait()
        number = 0
        while not any(task.done() for task in listening) and seats[0].update["outcome"] is None:
            for place, seat in enumerate(seats):
                name = f"{life}-{number}"
                number += 1
                playing = asyncio.create_task(moved(seat, [], luck, name))
                await asyncio.wait([playing, *listening], return_when=asyncio.FIRST_COMPLETED)
                if not playing.done():
                    playing.cancel()
                    return
                if playing.result():
                    kept.add((place, name))
            await asyncio.sleep(0)


async def live(server: subprocess.Popen[bytes], tables: dict[str, list[Caller]], ledger: Ledger) -> None:
    """One life of a server: everybody plays, and it is killed in the midst of it."""
    luck = random.Random()
    life = luck.randrange(1 << 40)
    playing = [asyncio.create_task(play(table, callers, ledger, luck, life)) for table, callers in tables.items()]
    enough = ledger.count + luck.randint(50, 250)
    while ledger.count < enough and not all(task.done() for task in playing):
        await asyncio.sleep(luck.uniform(0.001, 0.01))
    server.send_signal(signal.SIGKILL)
    with suppress(ConnectionClosed, OSError):
        await asyncio.gather(*playing, return_exceptions=True)


async def verified(database: str, ledger: Ledger) -> tuple[int, int]:
    """How many acknowledged messages the database lacks, and how many matches do not replay."""
    store = await Store.open(database)
    lost = broken = 0
    try:
        for table, acknowledged in ledger.acknowledged.items():
            header, entries = await store.tables.find(table), await store.moves.load(table)
            assert header is not None
            lost += len(acknowledged - {(entry.seat, entry.message) for entry in entries})
            try:
                replay_all(header.setup(), entries)
            except ReplayError:
                broken += 1
    finally:
        await store.close()
    return lost, broken


async def in_play(database: str, tables: dict[str, list[Caller]]) -> dict[str, list[Caller]]:
    """The tables whose matches go on."""
    store = await Store.open(database)
    try:
        live = {header.id for header in await store.tables.with_status(Status.LIVE)}
    finally:
        await store.close()
    return {table: callers for table, callers in tables.items() if table in live}


def main() -> None:
    """Kill a server many times and count."""
    parser = argparse.ArgumentParser(prog="python -m bench.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=10)
    asked = parser.parse_args()
    ledger, tables, base = Ledger(), dict[str, list[Caller]](), f"http://127.0.0.1:{PORT}"
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'tatami.db'}"
        for kill in range(1, asked.kills + 1):
            with served(database, PORT) as server:
                while len(tables) < asked.tables:
                    table, callers = seated(base)
                    tables[table] = callers
                asyncio.run(live(server, tables, ledger))
            lost, broken = asyncio.run(verified(database, ledger))
            tables = asyncio.run(in_play(database, tables))
            told = (
                f"{len(ledger.acknowledged)} matches, {ledger.count} acknowledged, {lost} lost, {broken} do not replay"
            )
            print(f"kill {kill}/{asked.kills}: {told}", flush=True)
            if lost or broken:
                raise SystemExit(1)


if __name__ == "__main__":
    main()
