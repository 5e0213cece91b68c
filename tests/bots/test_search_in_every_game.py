"""In every game a searching player repeats itself, and knows nothing but its view."""

from __future__ import annotations

import random

import pytest

from tatami import games
from tatami.bots.search.budget import Budget
from tatami.bots.search.player import SearchBot
from tatami.kernel.chance import Position
from tatami.kernel.contract import view
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.game import Game
from tatami.kernel.playout import imagine
from tatami.match import Match

TABLES = {
    "seven-ronin": {},
    "samurai-sword": {"players": "five"},
    "ninjato": {"players": "three"},
    "ronin": {"players": "two"},
}
FEW = Budget(simulations=60)
MOVES = 25  # into the game


def midway(game: Game, options: dict[str, str]) -> Match:
    """A match in which several moves have been made by chance, at a decision with a choice."""
    match, luck = Match.new(game, options, secret=bytes(32)), random.Random(3)
    moves = 0
    while moves < MOVES or len(match.legal(match.actors[0])) < 3:
        seat = match.actors[0]
        match.play(seat, luck.choice(match.legal(seat)))
        moves += 1
    return match


def chosen(game: Game, seen: Position, seat: int, seed: int) -> int:
    return SearchBot(game, random.Random(seed), FEW).choose(seen, seat)


@pytest.mark.parametrize("name", TABLES)
def test_the_same_luck_and_simulations_make_the_same_move(name: str) -> None:
    match = midway(games.find(name), TABLES[name])
    seat = match.actors[0]
    for seed in range(3):
        assert len({chosen(match.game, match.view(seat), seat, seed) for _ in range(3)}) == 1


@pytest.mark.parametrize("name", TABLES)
def test_what_is_hidden_changes_nothing(name: str) -> None:
    """Worlds that differ in what the seat cannot see, each shown to a player of its own."""
    match = midway(games.find(name), TABLES[name])
    seat, bind = match.actors[0], interpreted(match.game).bind
    worlds, choices = [], set()
    for luck in range(6):
        world = match.view(seat)
        bind(imagine)(world, seat, luck + 1, 77)
        worlds.append(world.copy())
        bind(view)(world, seat)
        choices.add(chosen(match.game, world, seat, seed=5))
    assert len({world.to_bytes() for world in worlds}) > 1
    assert len(choices) == 1
