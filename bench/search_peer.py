"""``python -m bench.search_peer``: our search and OpenSpiel's IS-MCTS at the same table of 7 Ronin, with the same time.

OpenSpiel's search is its own Python implementation (its C++ one does not take games that are made in Python), over our
compiled rules: positions, views, guesses and random games to the end are all machine code, so what is compared is the
search, and not the game. Time is processor time, so that a busy machine disturbs neither. OpenSpiel's search is given
the whole time for every step of a plan, ours for the whole plan.

One JSON object a line: the speeds first, then the games, seats alternating.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from time import thread_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from bench.search_strength import Board
from tatami import games
from tatami.bots.search.budget import Budget
from tatami.bots.search.player import SearchBot
from tatami.bots.search.style import Style, usual_style
from tatami.bots.search.thinker import Thinker
from tatami.kernel.chance import Position, scramble, word_at
from tatami.kernel.contract import actors, legal, over, score, view
from tatami.kernel.engines.native import native
from tatami.kernel.game import Game
from tatami.kernel.masks import allows, lowest
from tatami.kernel.playout import imagine, random_action, step
from tatami.kernel.record import Column, Words
from tatami.kernel.rule import rule

GAME = "seven-ronin"
EXPLORATION = 1.4
_WORD = 1 << 32


@rule
def finish(column: Column, mask: Words, seed: int) -> None:
    """Any moves until the game is over."""
    moves = 0
    while not over(column[0]):
        moves += 1
        seat = lowest(actors(column[0]))
        word = word_at(seed, seat, moves)
        action = random_action(column[0], seat, mask, word)
        step(column[0], seat, action, scramble(word), scramble(word + 1), None)


class Rules:
    """A game's compiled rules, and luck."""

    def __init__(self, game: Game, luck: random.Random) -> None:
        engine = native(game)
        self.game = game
        self.luck = luck
        self.mask = engine.mask()
        self.points = np.zeros(len(game.seats), np.int64)
        bound = (actors, legal, over, score, view, imagine, step, finish)
        self.actors, self.legal, self.over, self.score, self.view, self.imagine, self.step, self.finish = (
            engine.bind(each) for each in bound
        )

    def word(self) -> int:
        """Fresh entropy."""
        return self.luck.randrange(_WORD)


class State:
    """A position as OpenSpiel's search wants it: those who plan at once plan unseen, whoever thinks first."""

    def __init__(self, rules: Rules, record: Any, thinker: int) -> None:
        self.rules = rules
        self.thinker = thinker
        self.column = rules.game.record.column(1)
        self.column[0] = record

    def get_game(self) -> State:
        return self

    def get_type(self) -> Any:
        return self

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def is_terminal(self) -> bool:
        return bool(self.rules.over(self.column[0]))

    def is_chance_node(self) -> bool:
        """Chance is drawn within a move."""
        return False

    def current_player(self) -> int:
        waiting = int(self.rules.actors(self.column[0]))
        return self.thinker if waiting >> self.thinker & 1 else (waiting & -waiting).bit_length() - 1

    def legal_actions(self) -> list[int]:
        mask = self.rules.mask
        mask[:] = 0
        self.rules.legal(self.column[0], self.current_player(), mask)
        words = mask.tolist()
        return [action for action in range(len(self.rules.game.actions)) if allows(words, action)]

    def apply_action(self, action: int) -> None:
        word = self.rules.word()
        self.rules.step(self.column[0], self.current_player(), action, word, scramble(word), None)

    def returns(self) -> list[float]:
        self.rules.score(self.column[0], self.rules.points)
        return [1.0 if points else -1.0 for points in self.rules.points]

    def observation_string(self) -> bytes:
        """The view: two positions that look the same to whoever decides have the same."""
        seen = self.column.copy()
        self.rules.view(seen[0], self.current_player())
        return bytes(seen.tobytes())

    def guessed(self, seat: int) -> State:
        """A world that looks the same to a seat."""
        twin = State(self.rules, self.column[0], self.thinker)
        self.rules.imagine(twin.column[0], seat, self.rules.word(), self.rules.word())
        return twin


class RandomGames:
    """OpenSpiel's usual evaluator, in machine code: one random game to the end."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def evaluate(self, state: State) -> list[float]:
        world = State(self._rules, state.column[0], state.thinker)
        self._rules.finish(world.column, self._rules.mask, self._rules.word())
        return world.returns()

    def prior(self, state: State) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class OpenSpielBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search with a clock instead of a count, as a player at our table."""

    def __init__(self, rules: Rules, seconds: float, seed: int) -> None:
        super().__init__(
            None,
            RandomGames(rules),
            EXPLORATION,
            1,
            random_state=np.random.RandomState(seed),
            use_observation_string=True,
        )
        self._rules = rules
        self._seconds = seconds
        self.simulations = 0
        self.taken = 0.0
        self.set_resampler(lambda state, seat: state.guessed(seat))

    def run_search(self, state: State) -> Any:
        """Simulate until the time is up, once at least, then decide as OpenSpiel does."""
        begun = thread_time()
        self.reset()
        actions = state.legal_actions()
        if len(actions) == 1:
            return [(actions[0], 1.0)]
        self._root_node = self.create_new_node(state)
        while self._root_node.total_visits < 1 or thread_time() - begun < self._seconds:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        self.taken += thread_time() - begun
        return self.get_final_policy(state, self._root_node)

    def choose(self, seen: Position, seat: int) -> int:
        """A move, from a view alone."""
        return int(self.step(State(self._rules, seen.to_native(), seat).guessed(seat)))


def speeds(game: Game, board: Board, seconds: float) -> None:
    """Simulations a second at the opening, on one core."""
    peer = OpenSpielBot(Rules(game, random.Random(1)), seconds, 1)
    for seat, name in enumerate(game.seats):
        peer.simulations, peer.taken = 0, 0.0
        peer.choose(board.opening(seat), seat)
        tell(search="open-spiel", seat=name, simulations_per_s=round(peer.simulations / peer.taken))
    for playouts, style in (("random", Style(advice=0, random=1.0)), ("instinct", usual_style(game))):
        for seat, name in enumerate(game.seats):
            thinker = Thinker(game, style)
            thinker.face(board.opening(seat), seat, 1)
            done, begun = 0, thread_time()
            while thread_time() - begun < seconds:
                thinker.think(64)
                done += 64
            tell(search="tatami", playouts=playouts, seat=name, simulations_per_s=round(done / (thread_time() - begun)))


def duel(game: Game, board: Board, number: int, seconds: float) -> bool:
    """One game; whether we won it."""
    seat = number % 2
    ours = SearchBot(game, random.Random(number), Budget(seconds=seconds), clock=thread_time)
    peer = OpenSpielBot(Rules(game, random.Random(number)), seconds, number)
    points = board.play(7, number, {seat: ours, 1 - seat: peer})
    return points[seat] > points[1 - seat]


def tell(**measured: str | float) -> None:
    """One line."""
    print(json.dumps({"game": GAME, **measured}), flush=True)


def main() -> None:
    """Measure both."""
    parser = argparse.ArgumentParser(prog="python -m bench.search_peer", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.01, help="for each move")
    asked = parser.parse_args()
    game = games.find(GAME)
    board = Board(game, {})
    speeds(game, board, 1.0)
    won = [0, 0]
    for number in range(asked.games):
        won[number % 2] += duel(game, board, number, asked.seconds)
        print(f"\r{number + 1}/{asked.games} {sum(won)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    seats = dict(zip(game.seats, won, strict=True))
    tell(
        seconds_a_move=asked.seconds,
        games=asked.games,
        tatami_won=sum(won),
        **{f"as_{name}": n for name, n in seats.items()},
    )


if __name__ == "__main__":
    main()
