"""``tatami bench engine``: how fast each engine plays random games on this machine."""

from __future__ import annotations

import argparse
import functools
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

from rich.table import Table

from tatami import games
from tatami.cli.language import say, spoken
from tatami.cli.lookup import game_named
from tatami.cli.screen import complain, console
from tatami.cli.trouble import FINE, Trouble, Usage
from tatami.kernel.engines.speed import BATCHES, Speed, has_gpu, measure
from tatami.kernel.words import words


def add(commands: Any) -> None:
    """Add the word."""
    parser = commands.add_parser("bench", help=say("help-bench"), description=say("help-bench"))
    measured = parser.add_subparsers(dest="measured", metavar=say("bench-measured"), required=True)
    engine = measured.add_parser("engine", help=say("help-bench-engine"), description=say("help-bench-engine"))
    engine.add_argument("--game", metavar=say("game"), help=say("help-bench-game"))
    engine.add_argument("--engine", metavar=",".join(BATCHES), help=say("help-bench-engines"))
    engine.add_argument("--processes", default="1", metavar="N[,M]", help=say("help-bench-processes"))
    engine.add_argument("--seconds", default=3.0, type=float, metavar="S", help=say("help-bench-seconds"))
    engine.add_argument("--json", action="store_true", help=say("help-bench-json"))
    engine.set_defaults(run=bench_engine)


def bench_engine(asked: argparse.Namespace) -> int:
    """Measure what was asked for, and print each figure as soon as it is known, or all of them as a table."""
    if not asked.seconds > 0:
        raise Usage(say("bench-no-time", seconds=str(asked.seconds)))
    shelf = [game_named(asked.game).name] if asked.game else games.names()
    processes = _processes(asked.processes)
    speeds = _measured(shelf, _engines(asked.engine), processes, asked.seconds)
    if asked.json:
        for speed in speeds:
            print(json.dumps(asdict(speed)), flush=True)
    else:
        console().print(_table(speeds))
    return FINE


def _measured(
    shelf: Iterable[str], engines: Iterable[str], processes: Iterable[int], seconds: float
) -> Iterator[Speed]:
    """Each engine at each game; only the native engine is measured in several processes."""
    screen = console(stderr=True)
    for name in shelf:
        for engine in engines:
            for count in processes if engine == "native" else (1,):
                with screen.status(say("bench-measuring", game=name, engine=engine)):
                    speed = measure(functools.partial(games.find, name), engine, seconds, count)
                yield speed


def _engines(wanted: str | None) -> list[str]:
    """The engines asked for by name; or else all that this machine can run."""
    names = wanted.split(",") if wanted else list(BATCHES)
    for name in names:
        if name not in BATCHES:
            raise Usage(say("bench-unknown-engine", name=name, known=", ".join(BATCHES)))
    if "cuda" in names and not has_gpu():
        if wanted:
            raise Trouble(say("bench-no-gpu"))
        complain(say("bench-no-gpu"))
        names.remove("cuda")
    return names


def _processes(wanted: str) -> list[int]:
    """``1,2``: in one process, then in two at once."""
    counts = wanted.split(",")
    if not all(count.isdecimal() and int(count) > 0 for count in counts):
        raise Usage(say("bench-no-processes", given=wanted))
    return [int(count) for count in counts]


def _table(speeds: Iterable[Speed]) -> Table:
    table = Table(title=say("bench-title"), title_justify="left", title_style="bold")
    table.add_column(say("bench-game"))
    table.add_column(say("bench-engine"))
    for heading in ("bench-processes", "bench-decisions", "bench-games"):
        table.add_column(say(heading), justify="right")
    for speed in speeds:
        table.add_row(
            words(games.find(speed.game), spoken()).title,
            speed.engine,
            str(speed.processes),
            say("bench-number", number=round(speed.decisions_per_s)),
            say("bench-number", number=round(speed.games_per_s)),
        )
    return table
