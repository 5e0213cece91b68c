"""Strength on one scale, from all encounters: OpenSkill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from tatami.arena.encounters import Encounter
from tatami.bots.analysis.estimate import SURE


@dataclass(frozen=True)
class Rating:
    """A strength and how sure it is: the mean and the standard deviation of what the model believes."""

    mean: float
    deviation: float

    @property
    def low(self) -> float:
        return self.mean - SURE * self.deviation

    @property
    def high(self) -> float:
        return self.mean + SURE * self.deviation


def ratings(encounters: Iterable[Encounter]) -> dict[str, Rating]:
    """Every bot's rating. Who is in the same place, as a team's members are, is tied.

    A bot does not change while it plays, so nothing is forgotten (``tau`` is 0); one that sits in several seats learns
    the mean of what it learns in each.
    """
    model = PlackettLuce(tau=0.0)
    known: dict[str, PlackettLuceRating] = {}
    for encounter in encounters:
        for bot in encounter.bots:
            known.setdefault(bot, model.rating(name=bot))
        if len(set(encounter.bots)) > 1:
            _learn(model, known, encounter)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in known.items()}


def _learn(model: PlackettLuce, known: dict[str, PlackettLuceRating], encounter: Encounter) -> None:
    teams = [[model.rating(known[bot].mu, known[bot].sigma)] for bot in encounter.bots]
    best = max(encounter.scores)
    rated = model.rate(teams, ranks=[float(best - score) for score in encounter.scores])
    for bot in set(encounter.bots):
        mine = [team[0] for name, team in zip(encounter.bots, rated, strict=True) if name == bot]
        known[bot] = model.rating(fmean(r.mu for r in mine), fmean(r.sigma for r in mine), bot)
