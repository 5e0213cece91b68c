"""``python -m bench.load``: moves a second over the wire, side by side with boardgame.io 0.50.2 in one run.

Ours: real moves of 7 Ronin, each durable before it is acknowledged, in SQLite or any ``--database``.
Theirs: tic-tac-toe in memory. One load generator drives both; everyone has a turn before anyone has another.

Measured in two ways. *Matches*: at every table two people sit down in the house's own lobby, play a match to its end,
and sit down to the next; their moves are counted. *Moves*: nothing but moves; matches are laid before the counting
begins, and boardgame.io's never end, for its board is cleared when it is full or won, and has no lobby and no
credentials.

``--floor`` measures a server without a game beside them: sockets and the disk and nothing else.

``--nodes 1 2`` measures ours alone, with so many servers over one private PostgreSQL and the two players of each table
at different servers.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from bench.serving import served

PEER = Path(__file__).parent / "peers" / "boardgame"
OURS, FLOOR, THEIRS = 8770, 8779, 8780
WAYS = ("matches", "moves")


def install() -> None:
    """boardgame.io and the load generator, and our rules compiled, once."""
    subprocess.run([sys.executable, "-m", "tatami", "compile", "seven-ronin"], check=True)
    if not (PEER / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=PEER, check=True)


@contextmanager
def peer() -> Iterator[None]:
    """boardgame.io."""
    server = subprocess.Popen(["node", "server.cjs", str(THEIRS)], cwd=PEER, stdout=subprocess.DEVNULL)
    try:
        time.sleep(3)
        yield
    finally:
        server.terminate()
        server.wait()


@contextmanager
def serving(database: str | None, with_floor: bool) -> Iterator[dict[str, int]]:
    """All servers, each with nothing behind it, and their ports."""
    with ExitStack() as running:
        folder = Path(running.enter_context(tempfile.TemporaryDirectory()))
        running.enter_context(served(database or f"sqlite+aiosqlite:///{folder / 'tatami.db'}", OURS))
        running.enter_context(peer())
        ports = {"tatami": OURS, "boardgame": THEIRS}
        if with_floor:
            running.enter_context(served(f"sqlite+aiosqlite:///{folder / 'floor.db'}", FLOOR, by="bench.floor"))
            ports["floor"] = FLOOR
        yield ports


def measured(kind: str, ports: Sequence[int], tables: int, seconds: float, way: str) -> dict[str, Any]:
    """One turn of the load generator."""
    arguments = ["node", "load.mjs", kind, ",".join(map(str, ports)), str(tables), str(seconds), way]
    told = subprocess.run(arguments, cwd=PEER, check=True, capture_output=True, text=True).stdout
    result: dict[str, Any] = json.loads(told)
    print(f"  {kind} {result['moves_per_s']:.0f} moves/s, p99 {result['p99_ms']:.1f} ms", file=sys.stderr)
    return result


def compared(ports: Mapping[str, int], tables: int, seconds: float, repeats: int, way: str) -> None:
    """All in turn; the medians."""
    found: dict[str, list[dict[str, Any]]] = {kind: [] for kind in ports}
    for _ in range(repeats):
        for kind, port in ports.items():
            found[kind].append(measured(kind, [port], tables, seconds, way))
    for kind, results in found.items():
        print(f"| {way} | {tables} | {kind} | {middle(results)} |", flush=True)


def middle(results: Sequence[dict[str, Any]]) -> str:
    """The medians of several turns."""
    moves, slow = (statistics.median(result[name] for result in results) for name in ("moves_per_s", "p99_ms"))
    return f"{moves:.0f} | {slow:.1f}"


def grown(most: Sequence[int], tables: Sequence[int], seconds: float, repeats: int) -> None:
    """Ours with more and more servers; each number of them has a turn before any has another."""
    sys.path.append(str(Path(__file__).parents[1] / "tests"))  # where a private cluster is made
    from postgres import MISSING, cluster, programs

    if programs() is None:
        raise SystemExit(MISSING)
    with cluster(durable=True) as made, ExitStack() as running:
        database, ports = made.database(), range(OURS, OURS + max(most))
        for port in ports:
            running.enter_context(served(database, port))
        print("| nodes | tables | moves/s | p99 ms |\n|--:|--:|--:|--:|")
        for count in tables:
            found: dict[int, list[dict[str, Any]]] = {nodes: [] for nodes in most}
            for _ in range(repeats):
                for nodes, results in found.items():
                    results.append(measured("tatami", ports[:nodes], count, seconds, "moves"))
            for nodes, results in found.items():
                print(f"| {nodes} | {count} | {middle(results)} |", flush=True)


def main() -> None:
    """Measure at several numbers of tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 50])
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--database")
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=WAYS, help="what to measure; both unless told")
    parser.add_argument("--floor", action="store_true", help="a server without a game, too: nothing but moves")
    parser.add_argument("--nodes", type=int, nargs="+", help="servers over one private PostgreSQL; ours alone")
    asked = parser.parse_args()
    install()
    if asked.nodes:
        grown(asked.nodes, asked.tables, asked.seconds, asked.repeats)
        return
    print("| measured | tables | server | moves/s | p99 ms |\n|---|--:|---|--:|--:|")
    for way in asked.ways:
        with serving(asked.database, with_floor=asked.floor and way == "moves") as ports:
            for tables in asked.tables:
                compared(ports, tables, asked.seconds, asked.repeats, way)


if __name__ == "__main__":
    main()
