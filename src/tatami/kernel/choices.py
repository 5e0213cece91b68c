"""Choices: what a seat may do, as a list to choose from."""

from __future__ import annotations

import struct
from collections.abc import Sequence

from tatami.kernel.chance import Position
from tatami.kernel.contract import legal
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.game import Game

_BITS = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))


def choices(game: Game, position: Position, seat: int) -> list[int]:
    """The seat's legal actions; the truth and the seat's own view of it give the same."""
    mask = [0] * game.actions.mask_words
    interpreted(game).bind(legal)(position, seat, mask)
    return allowed(mask)


def allowed(mask: Sequence[int]) -> list[int]:
    """The actions of a mask."""
    packed = struct.pack(f"<{len(mask)}I", *mask)
    return [(place << 3) + bit for place, byte in enumerate(packed) if byte for bit in _BITS[byte]]
