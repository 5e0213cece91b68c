"""The two simplest players: any legal move, and the game's rule of thumb."""

from __future__ import annotations

import random

from tatami.kernel.chance import Position, receive
from tatami.kernel.contract import instinct
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.game import Game
from tatami.kernel.playout import random_action

_WORD = 1 << 32


class RandomBot:
    """Plays any legal move."""

    def __init__(self, game: Game, luck: random.Random) -> None:
        self._mask = [0] * game.actions.mask_words
        self._act = interpreted(game).bind(random_action)
        self._luck = luck

    def choose(self, view: Position, seat: int) -> int:
        return int(self._act(view, seat, self._mask, self._luck.randrange(_WORD)))


class InstinctBot:
    """Plays the game's rule of thumb."""

    def __init__(self, game: Game, luck: random.Random) -> None:
        self._act = interpreted(game).bind(instinct)
        self._luck = luck

    def choose(self, view: Position, seat: int) -> int:
        receive(view, self._luck.randrange(_WORD), self._luck.randrange(_WORD))
        return int(self._act(view, seat))
