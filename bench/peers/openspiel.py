"""OpenSpiel's card games, driven from Python in three ways.

* ``open-spiel``: its C++ rollouts. They are reached through a search of one simulation, whose evaluator plays a hundred
  random games from the position it is given. The deals before the first decision are made beforehand and not timed; the
  decisions are the games times the mean length of games that were counted one by one. This is the fastest way we found.
* ``open-spiel-bots``: its C++ loop over whole games between its C++ random bots, one call a game, the deal included;
  the decisions are counted afterwards in each game's history.
* ``open-spiel-python``: the usual loop in Python over the C++ game.
"""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

import pyspiel

from tatami.kernel.engines.speed import Played, Speed, speed

GAMES = ("gin_rummy", "goofspiel", "hearts")
ROLLOUTS = 100  # to a call
COUNTED = 1_000  # games whose mean length stands for the rollouts'


def rollouts(name: str, seconds: float) -> Speed:
    """Random games in C++, from dealt positions."""
    game = in_turns(name)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    search = pyspiel.MCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=1, solve=False, seed=1, verbose=False
    )
    games, taken = 0, 0.0
    while taken < seconds:
        state = dealt(game)
        start = perf_counter()
        search.mcts_search(state)
        taken += perf_counter() - start
        games += ROLLOUTS
    return speed(name, game.num_players(), "open-spiel", [Played(games, round(games * mean_length(name)), taken)])


def bots_games(name: str, seconds: float) -> Speed:
    """Whole games between random bots, all in C++."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    games, decisions, taken = 0, 0, 0.0
    while taken < seconds:
        start = perf_counter()
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, games)
        taken += perf_counter() - start
        games += 1
        decisions += sum(move.player >= 0 for move in state.full_history())
    return speed(name, game.num_players(), "open-spiel-bots", [Played(games, decisions, taken)])


def python_loop(name: str, seconds: float) -> Speed:
    """Whole games, each move made from Python."""
    game = pyspiel.load_game(name)
    games = decisions = 0
    start = now = perf_counter()
    while now - start < seconds:
        decisions += played_out(game.new_initial_state())
        games += 1
        now = perf_counter()
    return speed(name, game.num_players(), "open-spiel-python", [Played(games, decisions, now - start)])


def played_out(state: Any) -> int:
    """Play a random game to its end; gives its decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            deal(state)
        elif state.is_simultaneous_node():
            moves = [random.choice(state.legal_actions(seat)) for seat in range(state.num_players())]
            state.apply_actions(moves)
            decisions += len(moves)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def deal(state: Any) -> None:
    """Let chance move."""
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, chances)[0])


def dealt(game: Any) -> Any:
    """A new game before its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        deal(state)
    return state


def in_turns(name: str) -> Any:
    """The game, with simultaneous moves made one after the other: rollouts know no others."""
    game = pyspiel.load_game(name)
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        return pyspiel.convert_to_turn_based(game)
    return game


@functools.cache
def mean_length(name: str) -> float:
    """Decisions of a random game."""
    game = in_turns(name)
    return sum(played_out(dealt(game)) for _ in range(COUNTED)) / COUNTED


WAYS: tuple[Callable[[str, float], Speed], ...] = (rollouts, bots_games, python_loop)
CONTESTANTS = [functools.partial(way, name) for name, way in itertools.product(GAMES, WAYS)]
