"""``python -m bench.search``: how many games a search simulates in a second, and how long the levels take to plan.

One JSON object a line. Both are measured at the opening of 7 Ronin, on a tree that starts empty; loading and compiling
come before the clock starts.
"""

from __future__ import annotations

import argparse
import json
import random
from statistics import median
from time import perf_counter, thread_time

from tatami import bots, games
from tatami.bots.search.levels import ADEPT, MASTER
from tatami.bots.search.style import Style
from tatami.bots.search.thinker import Thinker
from tatami.match import Match

GAME = "seven-ronin"
STYLES = {
    "random": Style(advice=0, random=1.0),  # plain search: nothing is known but the rules
    "instinct": Style(),
}
LEVELS = {"adept": ADEPT, "master": MASTER}
BATCH = 256


def main() -> None:
    """Measure both, and print as it goes."""
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each speed is measured")
    parser.add_argument("--repeats", type=int, default=5, help="how often each is repeated")
    asked = parser.parse_args()
    match = Match.new(games.find(GAME))
    for playouts, style in STYLES.items():
        for seat, name in enumerate(match.seats):
            found = [speed(match, seat, style, asked.seconds) for _ in range(asked.repeats)]
            tell(seat=name, playouts=playouts, cores=1, simulations_per_s=round(median(found)), best=round(max(found)))
    for level, budget in LEVELS.items():
        for seat, name in enumerate(match.seats):
            took = [round(planning(level, seat), 3) for _ in range(asked.repeats)]
            tell(seat=name, level=level, budget_s=budget.seconds, median_s=median(took), longest_s=max(took))


def tell(**measured: str | float) -> None:
    """One line."""
    print(json.dumps({"game": GAME, **measured}), flush=True)


def speed(match: Match, seat: int, style: Style, seconds: float) -> float:
    """Simulations in a second of one core; what other processes take of it does not count."""
    thinker = Thinker(match.game, style)
    thinker.face(match.view(seat), seat, seed=1)
    done, begun = 0, thread_time()
    while thread_time() - begun < seconds:
        thinker.think(BATCH)
        done += BATCH
    return done / (thread_time() - begun)


def planning(level: str, seat: int) -> float:
    """How long a level thinks about its first plan, all steps together."""
    match = Match.new(games.find(GAME))
    bot = bots.find(level, match.game, random.Random(1))
    took = 0.0
    while seat in match.actors:
        view = match.view(seat)
        begun = perf_counter()
        action = bot.choose(view, seat)
        took += perf_counter() - begun
        match.play(seat, action)
    return took


if __name__ == "__main__":
    main()
