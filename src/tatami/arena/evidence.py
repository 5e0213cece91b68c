"""How sure one can be: of a rate, of a mean, and that two players are not equally strong."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev

from tatami.bots.analysis.estimate import SURE

ENOUGH = 20.0  # odds at which equal strength is ruled out: 95 %
TILTS = (-3.0, -1.5, -0.8, -0.4, -0.2, 0.2, 0.4, 0.8, 1.5, 3.0)  # the advantages held possible, in log-odds


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = SURE * math.sqrt(rate * (1 - rate) / games + SURE * SURE / (4 * games * games))
    middle = rate + SURE * SURE / (2 * games)
    scale = 1 + SURE * SURE / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def mean_with_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """A mean and its 95 % interval."""
    mean = fmean(values)
    error = SURE * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return mean, mean - error, mean + error


class Evidence:
    """The odds against the guess that a player is as strong as the others, which may be looked at after every round.

    Each advantage held possible is a bet at odds that would be fair if all were equal, and the odds here are what all
    the bets together have made of one coin. Were all equal, they would ever reach ``ENOUGH`` in one contest of twenty
    at most, however long it is and whenever one stops (Ville's inequality): so stopping there is allowed.
    """

    def __init__(self) -> None:
        self._bets = [0.0] * len(TILTS)  # logarithms

    def add(self, share: float, fair: float) -> None:
        """Count a game: the player's share of the victory, and what everybody's share would be if all were equal."""
        for bet, tilt in enumerate(TILTS):
            self._bets[bet] += share * tilt - math.log(1 - fair + fair * math.exp(tilt))

    @property
    def odds(self) -> float:
        """The odds against equal strength."""
        most = max(self._bets)
        return math.exp(min(most, 700.0)) * fmean([math.exp(bet - most) for bet in self._bets])

    @property
    def decided(self) -> bool:
        return self.odds >= ENOUGH
