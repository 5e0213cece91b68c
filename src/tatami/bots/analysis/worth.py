"""What a result is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.victory import winners


def shares(scores: Sequence[int]) -> list[float]:
    """Each seat's share of the victory.

    Everybody who has won has won whole, be it a team or a tie; if all have won or nobody has, all share alike.
    """
    won = winners(scores)
    if len(won) in (0, len(scores)):
        return [1 / len(scores)] * len(scores)
    return [float(seat in won) for seat in range(len(scores))]


def worth(scores: Sequence[int]) -> list[float]:
    """What each seat plays for: the victory; alone with the game, the points."""
    return [float(scores[0])] if len(scores) == 1 else shares(scores)
