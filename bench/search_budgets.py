"""``python -m bench.search_budgets``: the longest decisions of the levels in whole matches, with all their time.

One searching player sits at a table of instinct's, in another seat each match. A decision is what one budget pays for:
a plan, a response, a turn's play, all its steps together, from the moment the bot is handed a view until it answers.
The first decision is made twice, so that loading and compiling come before the clock starts. One JSON object a line;
the exit code is 1 if a level was slower than it may be.

Other work on the same cores makes decisions longer: the load of the machine is printed beside them. With
``--processor-time`` both the bot and the measurement go by the time that they are on one core, as if there were no
other work.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median
from time import perf_counter, thread_time
from typing import TypeAlias

from tatami import bots, games
from tatami.bots.bot import Bot
from tatami.bots.search.levels import ADEPT, MASTER
from tatami.bots.search.player import SearchBot
from tatami.match import Match

Clock: TypeAlias = Callable[[], float]

TABLES: tuple[tuple[str, dict[str, str]], ...] = (
    ("seven-ronin", {}),
    ("samurai-sword", {"players": "five"}),
    ("ninjato", {"players": "two"}),
    ("ronin", {"players": "two"}),
    ("ronin", {"players": "one"}),
)
LEVELS = {"adept": ADEPT, "master": MASTER}
OVER = 0.1  # how much longer than its budget a decision may take


@dataclass
class Decision:
    """A decision as people see it."""

    seconds: float = 0.0
    steps: int = 0


def main() -> None:
    """Play, and print as it goes."""
    parser = argparse.ArgumentParser(prog="python -m bench.search_budgets", description=__doc__)
    parser.add_argument("--game", choices=games.names(), help="one game only")
    parser.add_argument("--level", choices=LEVELS, help="one level only")
    parser.add_argument("--processor-time", action="store_true", help="count the time on one core only")
    parser.add_argument("--matches", type=int, default=2, help="how many matches at each table")
    asked = parser.parse_args()
    clock = thread_time if asked.processor_time else perf_counter
    found = [
        told(level, name, options, asked.matches, clock)
        for name, options in TABLES
        if asked.game in (None, name)
        for level in LEVELS
        if asked.level in (None, level)
    ]
    sys.exit(0 if all(found) else 1)


def told(level: str, name: str, options: dict[str, str], matches: int, clock: Clock) -> bool:
    """Measure one level at one table; whether it kept to its budget."""
    made = [decision for number in range(matches) for decision in decisions(level, name, options, number, clock)]
    longest = max(made, key=lambda decision: decision.seconds)
    budget = LEVELS[level].seconds
    print(
        json.dumps(
            {
                "game": name,
                "players": len(games.find(name).seats_at(options)),
                "level": level,
                "budget_s": budget,
                "decisions": len(made),
                "median_s": round(median(decision.seconds for decision in made), 3),
                "longest_s": round(longest.seconds, 3),
                "of_steps": longest.steps,
                "over": sum(decision.seconds > (1 + OVER) * budget for decision in made),
                "load": round(os.getloadavg()[0], 1),
            }
        ),
        flush=True,
    )
    return longest.seconds <= (1 + OVER) * budget


def decisions(level: str, name: str, options: dict[str, str], number: int, clock: Clock) -> list[Decision]:
    """All decisions of a level in one match."""
    match = Match.new(games.find(name), options, secret=number.to_bytes(32, "big"))
    own = number % len(match.seats)
    players = [bots.find("instinct", match.game, random.Random(f"{number}/{seat}")) for seat in range(len(match.seats))]
    players[own] = searching = searcher(level, match, clock)
    warm_up(match, clock)
    made: dict[int, Decision] = defaultdict(Decision)
    for took in steps(match, players, own, clock):
        made[searching.decisions].seconds += took
        made[searching.decisions].steps += 1
    return list(made.values())


def searcher(level: str, match: Match, clock: Clock) -> SearchBot:
    """A level as people meet it; if time on one core is counted, on one core."""
    if clock is thread_time:
        return SearchBot(match.game, random.Random(1), LEVELS[level], clock=clock)
    found = bots.find(level, match.game, random.Random(1))
    assert isinstance(found, SearchBot)
    return found


def warm_up(match: Match, clock: Clock) -> None:
    """Let another bot decide once, whoever owes the first decision."""
    seat = match.actors[0]
    searcher("adept", match, clock).choose(match.view(seat), seat)


def steps(match: Match, players: list[Bot], own: int, clock: Clock) -> Iterator[float]:
    """Play to the end; how long each of our steps took."""
    while not match.over:
        seat = match.actors[0]
        view = match.view(seat)
        begun = clock()
        action = players[seat].choose(view, seat)
        took = clock() - begun
        if seat == own:
            yield took
        match.play(seat, action)


if __name__ == "__main__":
    main()
