"""A searching player among others, from any position of any game to the end."""

from __future__ import annotations

import random

from tatami.bots import Bot
from tatami.bots.simple import InstinctBot
from tatami.kernel.chance import Position
from tatami.kernel.contract import actors, over, score, view
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.game import Game
from tatami.kernel.playout import step

_WORD = 1 << 32


def results(game: Game, position: Position, seat: int, player: Bot, seed: int = 1) -> list[int]:
    """What every seat has in the end if the player sits there, and instinct everywhere else."""
    bind = interpreted(game).bind
    world, luck = position.copy(), random.Random(seed)
    others = InstinctBot(game, luck)
    while not bind(over)(world):
        waiting = bind(actors)(world)
        asked = (waiting & -waiting).bit_length() - 1
        seen = world.copy()
        bind(view)(seen, asked)
        action = (player if asked == seat else others).choose(seen, asked)
        bind(step)(world, asked, action, luck.randrange(_WORD), luck.randrange(_WORD), None)
    points = [0] * len(game.seats)
    bind(score)(world, points)
    return points


def wins(game: Game, position: Position, seat: int, player: Bot, seed: int = 1) -> bool:
    """Whether the player ends with the most, which is more than somebody else's."""
    points = results(game, position, seat, player, seed)
    return points[seat] == max(points) and points[seat] > 0
