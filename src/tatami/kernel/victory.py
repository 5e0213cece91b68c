"""Who has won, from the scores of a game that is over."""

from __future__ import annotations

from collections.abc import Sequence


def winners(scores: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest score, which share the victory, be it 0; below 0 nobody has won."""
    best = max(scores)
    return tuple(seat for seat, points in enumerate(scores) if points == best >= 0)
