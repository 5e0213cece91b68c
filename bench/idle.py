"""``python -m bench.idle``: the memory of a server with two thousand sockets that look on and say nothing."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from bench.players import Caller, seated
from bench.serving import served

PORT = 8768
A_PERSON_S = 10  # sockets


def resident(pid: int) -> float:
    """Megabytes of a process that are in memory."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise LookupError(pid)


async def fill(base: str, sockets: int, pid: int) -> None:
    """Open sockets at ten tables, and look."""
    tables = [seated(base)[0] for _ in range(10)]
    callers = [Caller(base, f"Guest {number}") for number in range(sockets // A_PERSON_S)]
    print(f"no sockets: {resident(pid):.0f} MB")
    async with AsyncExitStack() as held:
        for number in range(sockets):
            caller = callers[number % len(callers)]
            socket = await held.enter_async_context(caller.socket(tables[number % len(tables)]))
            await socket.send('{"type":"watch"}')
            await socket.recv()
        await asyncio.sleep(1)
        print(f"{sockets} idle sockets: {resident(pid):.0f} MB")


def main() -> None:
    """Start a server and fill it."""
    parser = argparse.ArgumentParser(prog="python -m bench.idle", description=__doc__)
    parser.add_argument("--sockets", type=int, default=2000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'tatami.db'}"
        with served(database, PORT) as server:
            asyncio.run(fill(f"http://127.0.0.1:{PORT}", asked.sockets, server.pid))


if __name__ == "__main__":
    main()
