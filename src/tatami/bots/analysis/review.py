"""A match that is over, choice by choice: what could have been played, what was, and what it cost.

A choice is a decision as people see it. A plan of seven steps is one choice: between its steps nothing is learnt, and
what was not done at one step may still be done at the next. So a plan is compared with the plan that a search makes
from the same view, finished plan with finished plan (``plans``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, MutableMapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from tatami.bots.analysis.appraisal import Appraisal, Effort, Option, appraise, effects
from tatami.bots.analysis.estimate import Estimate
from tatami.bots.analysis.plans import compare_plans
from tatami.bots.analysis.steady import steady
from tatami.kernel.chance import Position, scramble
from tatami.kernel.choices import choices
from tatami.kernel.game import Game
from tatami.match import Match


def nobody(_done: int, _of: int) -> None:
    """Whoever does not want to hear how far it is."""


class Stopped(Exception):
    """Somebody wanted no more of it."""


class Verdict(IntEnum):
    """How bad a choice was."""

    FINE = 0
    SLIP = 1
    MISTAKE = 2
    BLUNDER = 3


SURELY = 3.0  # standard errors: among a hundred choices chance alone makes none look bad
AT_LEAST = {Verdict.BLUNDER: 0.2, Verdict.MISTAKE: 0.1, Verdict.SLIP: 0.04}  # of what is played for


@dataclass(frozen=True)
class Moment:
    """A step that a seat took where it had several, and what it could know then."""

    ply: int  # moves before it
    seat: int
    view: Position
    played: int
    goes_on: bool = False  # nothing was learnt since the seat's last step: it belongs to the same choice


@dataclass(frozen=True)
class Step:
    """A moment with its appraisal."""

    ply: int
    played: int
    appraisal: Appraisal

    @property
    def option(self) -> Option:
        """The step that was taken."""
        return self.appraisal.option(self.played)

    @property
    def effects(self) -> tuple[Estimate, ...]:
        """What it changed for each seat, compared with the best step."""
        return self.appraisal.effects(self.played)


@dataclass(frozen=True)
class Choice:
    """The steps that one seat took without learning anything on the way."""

    seat: int
    steps: tuple[Step, ...]
    made: Option  # what was chosen: the one step, or the last of a plan, judged as the whole plan
    others: tuple[Option, ...]  # what it is compared with: the other steps, or the search's own plan
    before: tuple[Estimate, ...]  # what each seat could expect in steady play before it
    after: tuple[Estimate, ...]  # and after it

    @property
    def cost(self) -> Estimate:
        """What the choice cost the seat that made it, compared with the best that a search found."""
        return -effects(self.seat, self.made, [self.made, *self.others])[self.seat]

    @property
    def effects(self) -> tuple[Estimate, ...]:
        """What the choice changed for each seat, compared with a steady player's."""
        return tuple(after - before for after, before in zip(self.after, self.before, strict=True))

    @property
    def worst(self) -> Step:
        """The step that lost most."""
        return min(self.steps, key=lambda step: step.effects[self.seat].value)

    def verdict(self, stake: float) -> Verdict:
        """A name for the cost, if it is surely one; ``stake`` is what is played for."""
        if self.cost.value <= SURELY * self.cost.error:
            return Verdict.FINE
        found = [verdict for verdict, least in AT_LEAST.items() if self.cost.value >= least * stake]
        return max(found, default=Verdict.FINE)


def moments(match: Match) -> Iterator[Moment]:
    """Every moment of a match that is over where a seat had several moves."""
    if not match.over:
        raise ValueError("a match is analysed once it is over: until then it would tell what is still secret")
    foreseen: dict[int, Position | None] = {}  # what each seat will see next if it learns nothing
    for ply, move in enumerate(match.history):
        view = match.at(ply).view(move.seat)
        goes_on = foreseen.get(move.seat) == view
        if len(choices(match.game, view, move.seat)) > 1:
            yield Moment(ply, move.seat, view, move.action, goes_on)
        later = match.at(ply + 1)
        foreseen[move.seat] = None if later.over or later.taught(move.seat) else later.view(move.seat)


def together(found: Iterable[Moment]) -> list[list[Moment]]:
    """Moments put together to choices, in the order in which these were begun."""
    begun: list[list[Moment]] = []
    latest: dict[int, list[Moment]] = {}
    for moment in found:
        if moment.goes_on and moment.seat in latest:
            latest[moment.seat].append(moment)
        else:
            latest[moment.seat] = [moment]
            begun.append(latest[moment.seat])
    return begun


def judge(game: Game, plan: Sequence[Moment], effort: Effort, seed: int) -> Choice:
    """Judge one choice; it depends on nothing but its own moments."""
    seat = plan[0].seat
    own_seed = scramble(seed ^ scramble(plan[0].ply + 1))
    steps = tuple(_step(game, moment, effort, own_seed) for moment in plan)
    last = plan[-1].view, plan[-1].played
    if len(plan) == 1:
        made = steps[0].option
        others = tuple(option for option in steps[0].appraisal.options if option is not made)
    else:
        made, rival = compare_plans(game, plan[0].view, seat, last, effort, own_seed)
        others = () if rival is None else (rival,)
    before = steady(game, plan[0].view, seat, effort.simulations, own_seed)
    after = steady(game, last[0], seat, effort.simulations, scramble(own_seed), last[1])
    return Choice(seat, steps, made, others, before, after)


def _step(game: Game, moment: Moment, effort: Effort, seed: int) -> Step:
    return Step(moment.ply, moment.played, appraise(game, moment.view, moment.seat, effort, seed, moment.played))


def judge_all(
    game: Game,
    found: Iterable[Moment],
    effort: Effort,
    seed: int,
    tell: Callable[[int, int], None] = nobody,
    stopped: Callable[[], bool] = lambda: False,
    known: MutableMapping[int, Choice] | None = None,
) -> list[Choice]:
    """Judge every choice that is not ``known`` by its first move already; it is from then on.

    ``tell`` hears how many are done, and ``stopped`` may ask for an end.
    """
    plans = together(found)
    judged = {} if known is None else known
    for done, plan in enumerate(plans, 1):
        first = plan[0].ply
        if first not in judged:
            if stopped():
                raise Stopped
            judged[first] = judge(game, plan, effort, seed)
        tell(done, len(plans))
    return [judged[plan[0].ply] for plan in plans]
