"""Catanatron: whole games of Settlers between four of its random players, by its own game loop."""

from __future__ import annotations

from time import perf_counter

from catanatron import Color, Game, RandomPlayer

from tatami.kernel.engines.speed import Played, Speed, speed


def measure(seconds: float) -> Speed:
    """Every action that a player took is a decision."""
    games = decisions = 0
    start = now = perf_counter()
    while now - start < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        games += 1
        decisions += len(game.state.actions)
        now = perf_counter()
    return speed("catan", len(Color), "catanatron", [Played(games, decisions, now - start)])


CONTESTANTS = [measure]
