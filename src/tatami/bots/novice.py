"""A player who knows the rule of thumb and slips now and then."""

from __future__ import annotations

import random

from tatami.bots.simple import InstinctBot, RandomBot
from tatami.kernel.chance import Position
from tatami.kernel.contract import over, score
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.game import Game
from tatami.kernel.playout import imagine, step

MISTAKES = 1 / 3  # how often the first thing that comes to mind is played instead
_WORD = 1 << 32


class NoviceBot:
    """Mostly plays the rule of thumb; sometimes any legal move, though not one that loses there and then."""

    def __init__(self, game: Game, luck: random.Random) -> None:
        engine = interpreted(game)
        self._imagine, self._step = engine.bind(imagine), engine.bind(step)
        self._over, self._score = engine.bind(over), engine.bind(score)
        self._sound = InstinctBot(game, luck)
        self._careless = RandomBot(game, luck)
        self._seats = len(game.seats)
        self._luck = luck

    def choose(self, view: Position, seat: int) -> int:
        """A legal action."""
        if self._luck.random() < MISTAKES:
            action = self._careless.choose(view, seat)
            if not self._gives_away(view.copy(), seat, action):
                return action
        return self._sound.choose(view, seat)

    def _gives_away(self, world: Position, seat: int, action: int) -> bool:
        """Whether an action ends the game for somebody else, as far as the seat can tell."""
        self._imagine(world, seat, self._word(), self._word())
        self._step(world, seat, action, self._word(), self._word(), None)
        points = [0] * self._seats
        self._score(world, points)
        return bool(self._over(world)) and points[seat] < max(points)

    def _word(self) -> int:
        return self._luck.randrange(_WORD)
