"""``python -m bench.search_strength GAME``: a searching player of so many simulations a decision among others.

The player sits in each seat in turn; the other seats are taken by ``--against``. In every second game of a pair the
same seat in the same deal is taken by ``instinct``, so that luck and the seat's own advantage cancel out. One JSON
object at the end, progress on the way; the games are shared by processes, and depend on the seed alone.

    python -m bench.search_strength ronin --options players=one --simulations 1000 --games 40
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from statistics import mean, stdev
from time import process_time
from typing import Any

import numpy as np

from tatami import bots, games
from tatami.bots import Bot
from tatami.bots.search.budget import Budget
from tatami.bots.search.player import SearchBot
from tatami.bots.search.style import Style, usual_style
from tatami.kernel.chance import Position, scramble, word_at
from tatami.kernel.contract import actors, over, score, view
from tatami.kernel.engines.native import native
from tatami.kernel.game import Game
from tatami.kernel.playout import EYES, TRUTH, WORKING_RECORDS, Mind, lay_out, mind_action, step

SURE = 1.96  # standard errors to either side of a 95 % interval


@dataclass(frozen=True)
class Trial:
    """Who is measured, against whom, at which table."""

    game: str
    options: dict[str, str]
    style: dict[str, Any]
    simulations: int
    against: str
    seed: int


@dataclass(frozen=True)
class Outcome:
    """One deal: the share of first place and the points of the searching player, and of instinct in its place."""

    won: float
    instinct_won: float
    points: float
    instinct_points: float
    seconds: float  # of thinking
    decisions: int


class Board:
    """A game in machine code, so that next to no time goes to anything but thinking."""

    def __init__(self, game: Game, options: dict[str, str]) -> None:
        engine = native(game)
        self.game = game
        self.players = len(game.seats_at(options))
        self._options = np.array(game.options.encode(options), np.int64)
        self._column = game.record.column(WORKING_RECORDS)
        self._mask = engine.mask()
        self._rules = {rule: engine.bind(rule) for rule in (lay_out, actors, over, score, view, step, mind_action)}

    def play(self, seed: int, lane: int, seated: dict[int, Bot]) -> list[int]:
        """A whole game; whoever is not seated is played by instinct. Gives the results."""
        self._deal(seed, lane)
        truth = self._column[TRUTH]
        ply = 0
        while not self._rules[over](truth):
            ply += 1
            seat = self._next(truth)
            action = self._choice(seat, seated, seed, lane, ply)
            first = word_at(seed + 1, lane, ply)
            self._rules[step](truth, seat, action, first, scramble(first), None)
        points = np.zeros(len(self.game.seats), np.int64)
        self._rules[score](truth, points)
        return [int(each) for each in points[: self.players]]

    def opening(self, seat: int, seed: int = 1) -> Position:
        """What a seat sees of a new game."""
        self._deal(seed, 0)
        return self._seen(seat)

    def _deal(self, seed: int, lane: int) -> None:
        self._column[TRUTH] = self.game.record.column(1)[0]
        self._rules[lay_out](self._column[TRUTH], self._options, word_at(seed, lane, 0), word_at(lane, seed, 0))

    def _next(self, truth: Any) -> int:
        waiting = int(self._rules[actors](truth))
        return (waiting & -waiting).bit_length() - 1

    def _choice(self, seat: int, seated: dict[int, Bot], seed: int, lane: int, ply: int) -> int:
        if seat in seated:
            return seated[seat].choose(self._seen(seat), seat)
        return int(self._rules[mind_action](self._column, seat, Mind.INSTINCT, self._mask, seed, lane, ply))

    def _seen(self, seat: int) -> Position:
        self._column[EYES] = self._column[TRUTH]
        self._rules[view](self._column[EYES], seat)
        return self.game.record.from_native(self._column[EYES])


class Timed:
    """A bot, and how long it has thought."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, seen: Position, seat: int) -> int:
        begun = process_time()
        action = self._bot.choose(seen, seat)
        self.seconds += process_time() - begun
        self.decisions += 1
        return action


def deal(trial: Trial, number: int) -> Outcome:
    """Play one deal twice: with the searching player, and with instinct in its seat."""
    game = games.find(trial.game)
    board = Board(game, trial.options)
    seat = number % board.players
    luck = random.Random(trial.seed * 1_000_003 + number)
    others = {
        other: bots.find(trial.against, game, random.Random(luck.random()))
        for other in range(board.players)
        if other != seat and trial.against != "instinct"
    }
    player = Timed(
        SearchBot(game, luck, Budget(simulations=trial.simulations), replace(usual_style(game), **trial.style))
    )
    points = board.play(trial.seed, number, {**others, seat: player})
    plain = board.play(trial.seed, number, others)
    return Outcome(share(points, seat), share(plain, seat), points[seat], plain[seat], player.seconds, player.decisions)


def share(points: list[int], seat: int) -> float:
    """The part of the first place; in a game for teams every member has won whole."""
    return float(points[seat] == max(points)) if max(points) > 0 or len(points) == 1 else 0.0


def outcomes(trial: Trial, count: int, processes: int) -> Iterator[Outcome]:
    """All deals, as they are done."""
    if processes == 1:
        yield from (deal(trial, number) for number in range(count))
        return
    deal(Trial(**{**vars(trial), "simulations": 1}), 0)  # compiles before the processes part
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        for done in as_completed([pool.submit(deal, trial, number) for number in range(count)]):
            yield done.result()


def interval(values: list[float]) -> float:
    """Half the width of a 95 % interval of the mean."""
    return SURE * stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("nan")


def report(done: list[Outcome]) -> dict[str, float]:
    """What the deals come to."""
    found: dict[str, float] = {"deals": len(done)}
    for name in ("won", "instinct_won", "points", "instinct_points"):
        values = [getattr(each, name) for each in done]
        found[name] = round(mean(values), 3)
        found[name + "_within"] = round(interval(values), 3)
    found["seconds_a_move"] = round(
        sum(each.seconds for each in done) / max(1, sum(each.decisions for each in done)), 4
    )
    return found


def main() -> None:
    """Measure one player."""
    parser = argparse.ArgumentParser(prog="python -m bench.search_strength", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--options", default="", help="of the table: players=five,...")
    parser.add_argument("--style", default="", help="of the search: random=0.2,exploration=1,...")
    parser.add_argument("--simulations", type=int, default=1000, help="for each decision")
    parser.add_argument("--against", default="instinct", help="the bot in the other seats")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    trial = Trial(asked.game, pairs(asked.options), style_of(asked.style), asked.simulations, asked.against, asked.seed)
    done: list[Outcome] = []
    for outcome in outcomes(trial, asked.games, asked.processes):
        done.append(outcome)
        print(f"\r{len(done)}/{asked.games} {report(done)['won']:.0%}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(json.dumps({**vars(trial), **report(done)}))


def pairs(text: str) -> dict[str, str]:
    """``a=b,c=d`` as a dictionary."""
    return dict(pair.split("=", 1) for pair in text.split(",") if pair)


def style_of(text: str) -> dict[str, Any]:
    """A style's fields, each of its own type."""
    return {name: type(getattr(Style(), name))(value) for name, value in pairs(text).items()}


if __name__ == "__main__":
    main()
