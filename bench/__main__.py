"""``python -m bench``: our engines and other people's in one run, a little of each in turn."""

from __future__ import annotations

import argparse
import functools
import importlib
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict

from rich.console import Console
from rich.table import Table

from bench.rounds import Contestant, Result, round_robin
from tatami import games
from tatami.kernel.engines.speed import Speed, has_gpu, measure

GAME = "seven-ronin"
PEERS = ("bench.peers.openspiel", "bench.peers.catan")


def main() -> None:
    """Measure everything that is there, and print it."""
    asked = arguments()
    results = round_robin(ours() + peers(), asked.repeats, asked.seconds, tell)
    if asked.json:
        for result in results:
            print(json.dumps({**asdict(result.speed), "spread": result.spread}))
    else:
        Console().print(table(results))


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each measurement takes")
    parser.add_argument("--repeats", type=int, default=3, help="how often each is repeated")
    parser.add_argument("--json", action="store_true", help="print one JSON object a line instead of a table")
    return parser.parse_args()


def ours() -> list[Contestant]:
    """Tatami's engines: the native one also in two processes, the CUDA one where there is a GPU."""
    find = functools.partial(games.find, GAME)
    entries = [("interpreted", 1), ("native", 1), ("native", 2)] + [("cuda", 1)] * has_gpu()
    return [functools.partial(measure, find, engine, processes=count) for engine, count in entries]


def peers() -> list[Contestant]:
    """Other people's engines, those that are installed."""
    contestants: list[Contestant] = []
    for name in PEERS:
        try:
            contestants += importlib.import_module(name).CONTESTANTS
        except ModuleNotFoundError as missing:
            print(f"{name}: {missing.name} is not installed; `make bench` installs it", file=sys.stderr)
    return contestants


def tell(done: int, of: int, speed: Speed) -> None:
    """One line for each measurement, for those who wait."""
    print(f"{done}/{of} {speed.game} {speed.engine} x{speed.processes}: {speed.decisions_per_s:,.0f}", file=sys.stderr)


def table(results: Sequence[Result]) -> Table:
    """The medians, and how far the repeats lay apart."""
    shown = Table(title="Random play, decisions a second", box=None, padding=(0, 1, 0, 0))
    for heading in ("Game", "Players", "Engine"):
        shown.add_column(heading, no_wrap=True)
    for heading in ("Processes", "Decisions/s", "Games/s", "Spread"):
        shown.add_column(heading, justify="right")
    for result in results:
        speed = result.speed
        shown.add_row(
            speed.game,
            str(speed.players),
            speed.engine,
            str(speed.processes),
            f"{speed.decisions_per_s:,.0f}",
            f"{speed.games_per_s:,.0f}",
            f"{result.spread:.0%}",
        )
    return shown


if __name__ == "__main__":
    main()
