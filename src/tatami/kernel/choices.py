"""Choices: what a seat may do, as a list to choose from."""

from __future__ import annotations

from tatami.kernel.chance import Position
from tatami.kernel.contract import legal
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.game import Game
from tatami.kernel.record import Words


def choices(game: Game, position: Position, seat: int) -> list[int]:
    """The seat's legal actions; the truth and the seat's own view of it give the same."""
    mask = [0] * game.actions.mask_words
    interpreted(game).bind(legal)(position, seat, mask)
    return _allowed(mask)


def _allowed(mask: Words) -> list[int]:
    actions = []
    for place in range(len(mask)):
        word = mask[place]
        while word:
            lowest_bit = word & -word
            actions.append((place << 5) + lowest_bit.bit_length() - 1)
            word ^= lowest_bit
    return actions
