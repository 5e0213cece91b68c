"""Where everybody stands after a number of rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from tatami.arena.encounters import encounters
from tatami.arena.evidence import mean_with_interval, wilson
from tatami.arena.playing import Played
from tatami.arena.ratings import Rating, ratings


@dataclass(frozen=True)
class Standing:
    """What a bot has made of its games."""

    bot: str
    games: int
    rate: float  # of the victory
    low: float  # Wilson's 95 % interval of it
    high: float
    fair: float  # what the rate would be if all were equal
    score: float  # mean, with its 95 % interval
    score_low: float
    score_high: float
    rating: Rating


def standings(rounds: Sequence[Sequence[Played]]) -> list[Standing]:
    """Everybody who has played, the strongest first."""
    met = list(encounters(rounds))
    rated = ratings(met)
    table = []
    for bot in rated:
        mine = [encounter for encounter in met if bot in encounter.bots]
        won = sum(encounter.share(bot) for encounter in mine)
        low, high = wilson(won, len(mine))
        scores = [
            float(score)
            for encounter in mine
            for name, score in zip(encounter.bots, encounter.scores, strict=True)
            if name == bot
        ]
        fair = fmean(encounter.fair for encounter in mine)
        table.append(
            Standing(bot, len(mine), won / len(mine), low, high, fair, *mean_with_interval(scores), rated[bot])
        )
    return sorted(table, key=lambda standing: -standing.rating.mean)
