"""``python -m bench.search``: how many games a search simulates in a second, and how long the levels take to plan.

One JSON object a line. Speeds are measured at the opening of every game, on a tree that starts empty; plans are those
of 7 Ronin. Loading and compiling come before the clock starts.
"""

from __future__ import annotations

import argparse
import json
import random
from statistics import median
from time import perf_counter, thread_time

from tatami import bots, games
from tatami.bots.search.levels import ADEPT, MASTER
from tatami.bots.search.style import Style, usual_style
from tatami.bots.search.thinker import Thinker
from tatami.match import Match

GAME = "seven-ronin"
TABLES: tuple[tuple[str, dict[str, str]], ...] = (
    (GAME, {}),
    ("samurai-sword", {"players": "five"}),
    ("ninjato", {"players": "two"}),
    ("ronin", {"players": "two"}),
    ("ronin", {"players": "one"}),
)
PLAIN = Style(advice=0, random=1.0)  # plain search: nothing is known but the rules
LEVELS = {"adept": ADEPT, "master": MASTER}
BATCH = 256


def main() -> None:
    """Measure both, and print as it goes."""
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each speed is measured")
    parser.add_argument("--repeats", type=int, default=5, help="how often each is repeated")
    parser.add_argument("--game", choices=games.names(), help="one game only")
    asked = parser.parse_args()
    for name, options in TABLES:
        if asked.game not in (None, name):
            continue
        match = Match.new(games.find(name), options, secret=bytes(32))
        for playouts, style in (("random", PLAIN), ("instinct", usual_style(match.game))):
            for seat in match.actors:
                found = [speed(match, seat, style, asked.seconds) for _ in range(asked.repeats)]
                tell(
                    name,
                    players=len(match.seats),
                    seat=match.seats[seat],
                    playouts=playouts,
                    simulations_per_s=round(median(found)),
                    best=round(max(found)),
                )
    for level, budget in LEVELS.items() if asked.game in (None, GAME) else ():
        for seat, side in enumerate(games.find(GAME).seats):
            took = [round(planning(level, seat), 3) for _ in range(asked.repeats)]
            tell(GAME, seat=side, level=level, budget_s=budget.seconds, median_s=median(took), longest_s=max(took))


def tell(game: str, **measured: str | float) -> None:
    """One line."""
    print(json.dumps({"game": game, **measured}), flush=True)


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
