"""What the long runs on a GPU share: their arguments, and their tally."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass

from tatami import games
from tatami.kernel.engines.speed import has_gpu
from tatami.kernel.game import Game
from tatami.kernel.options import UnknownOption
from tatami.kernel.playout import Tally


@dataclass(frozen=True)
class Task:
    """Which games are to be played: those of the lanes from ``first_lane`` on."""

    game: Game
    options: list[int]
    games: int
    seed: int
    first_lane: int

    def batches(self, size: int) -> list[tuple[int, int]]:
        """The lanes in parts: first lane and number of games."""
        end = self.first_lane + self.games
        return [(first, min(size, end - first)) for first in range(self.first_lane, end, size)]

    def described(self) -> dict[str, object]:
        """The task as JSON values."""
        options = self.game.options.decode(self.options)
        return {"game": self.game.name, "options": options, "seed": self.seed, "first_lane": self.first_lane}


def asked(command: str, about: str | None, games_by_default: int) -> Task:
    """What the command line asks for; leaves with a message if it cannot be done here."""
    parser = argparse.ArgumentParser(prog=f"python -m {command}", description=about)
    parser.add_argument("--game", default="seven-ronin", choices=games.names())
    parser.add_argument("--games", type=int, default=games_by_default, metavar="N", help="how many games")
    parser.add_argument("--edition", metavar="EDITION", help="short for --option edition=EDITION")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--first-lane", type=int, default=0, metavar="N", help="where to go on after an interrupted run"
    )
    given = parser.parse_args()
    if given.games < 1:
        parser.error("--games: at least one is needed")
    if not has_gpu():
        parser.exit(1, f"{parser.prog}: this needs a GPU and the package numba-cuda, and does not find them here\n")
    game = games.find(given.game)
    chosen = dict(setting.partition("=")[::2] for setting in given.option)
    if given.edition:
        chosen["edition"] = given.edition
    try:
        options = game.options.encode(chosen)
    except UnknownOption as unknown:
        parser.error(str(unknown))
    return Task(game, options, given.games, given.seed, given.first_lane)


def summary(task: Task, tally: list[int], seconds: float) -> str:
    """What was played, as one line of JSON."""
    counts = {name.lower(): tally[place] for name, place in Tally.__members__.items()}
    rate = {"seconds": round(seconds, 2), "decisions_per_s": round(tally[Tally.DECISIONS] / seconds)}
    return json.dumps({**task.described(), **counts, **rate})
