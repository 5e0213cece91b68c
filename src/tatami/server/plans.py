"""Plans: several moves in one message, all or nothing, and never a way to look before one leaps.

A plan that fails is taken back. If one of its steps had drawn chance, or lifted a screen, then the refusal of a later
step would tell what was there and cost nothing: so a plan ends where something is learnt.
"""

from __future__ import annotations

from collections.abc import Sequence

from tatami.match import Match
from tatami.server.refusal import Refusal, of_move


def steps_of(match: Match, seat: int, moves: Sequence[str]) -> list[Match]:
    """The match after each move of a plan; the match itself is left as it is."""
    steps: list[Match] = []
    for move in moves:
        if steps and steps[-1].taught(seat):
            raise Refusal("plan-ends-here")
        before = steps[-1] if steps else match
        after = before.at(len(before.history))
        try:
            after.play(seat, move)
        except ValueError as trouble:
            raise of_move(match.game, trouble) from trouble
        steps.append(after)
    return steps
