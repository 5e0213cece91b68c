"""Compile what the tests run, each game in one process: else every worker of the tests would compile its own."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from time import perf_counter

from tatami import games
from tatami.bots.analysis.steady import steady_game
from tatami.bots.search.simulation import foresee, recall, think
from tatami.kernel.audit import audit_games
from tatami.kernel.engines.native import native
from tatami.kernel.playout import lay_out, minds_game, random_games

RUN_BY_TESTS = (random_games, minds_game, lay_out, audit_games, think, recall, foresee, steady_game)
SLOWEST_FIRST = ("ronin", "samurai-sword", "ninjato", "seven-ronin")


def make_ready(name: str) -> str:
    """Compile a game, or find it compiled."""
    begun = perf_counter()
    for function in RUN_BY_TESTS:
        native(games.find(name)).bind(function)
    subprocess.run([sys.executable, "-m", "tatami", "compile", name], check=False)
    return f"{name}: ready after {perf_counter() - begun:.0f} s"


def main() -> None:
    with ProcessPoolExecutor() as processes:
        for done in as_completed([processes.submit(make_ready, name) for name in SLOWEST_FIRST]):
            print(done.result(), flush=True)


if __name__ == "__main__":
    main()
