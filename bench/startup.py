"""``python -m bench.startup``: how long the first steps take, each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from statistics import median

from rich.console import Console
from rich.table import Table

REPEATS = 7

IMPORT = "import tatami"
FOUND = "from tatami import games; game = games.find('seven-ronin')"
RANDOM_GAMES = f"{FOUND}; from tatami.kernel.engines.speed import ready; ready(game, 'native')"
BOTS_GAMES = (
    f"{FOUND}; from tatami.kernel.engines.native import native; from tatami.kernel.playout import minds_game;"
    " native(game).bind(minds_game)"
)


def main() -> None:
    """Time the first use of compiled rules in an empty cache, then the same in later processes."""
    table = Table(title="Seconds from the process's first line", box=None, padding=(0, 2, 0, 0))
    table.add_column("What")
    table.add_column("Seconds", justify="right")
    table.add_row("import tatami", shown(IMPORT))
    table.add_row("import tatami and find 7 Ronin", shown(FOUND))
    for what, task in (("1,000 native random games", RANDOM_GAMES), ("native games between bots, ready", BOTS_GAMES)):
        with tempfile.TemporaryDirectory() as cache:
            table.add_row(f"{what}, from an empty cache", f"{seconds(task, cache):.2f}")
            table.add_row(f"{what}, in a later process", shown(task, cache))
    Console().print(table)


def shown(task: str, cache: str | None = None) -> str:
    """The median of several processes."""
    return f"{median(seconds(task, cache) for _ in range(REPEATS)):.3f}"


def seconds(task: str, cache: str | None = None) -> float:
    """How long a fresh process takes for a task, its own start not counted."""
    timed = f"from time import perf_counter; start = perf_counter(); {task}; print(perf_counter() - start)"
    environment = {**os.environ, "XDG_CACHE_HOME": cache} if cache else None
    done = subprocess.run([sys.executable, "-c", timed], env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return float(done.stdout)


if __name__ == "__main__":
    main()
