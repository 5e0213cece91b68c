"""One decision, judged on what its seat could know: what each sensible option is worth to everybody at the table.

A search finds the options worth a closer look. Then every one of them is tried equally often, in simulated games that
begin with it and go on as the search plays. The games of an option are dealt alternately into two samples: which option
is best is read from one sample and what it is worth from the other. Otherwise the best of several uncertain numbers
would always look better than it is, and every move would seem to cost something.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tatami.bots.analysis.estimate import NOTHING, Estimate, Sample
from tatami.bots.analysis.worth import worth
from tatami.bots.search.style import Style
from tatami.bots.search.thinker import Thinker
from tatami.kernel.chance import Position, scramble
from tatami.kernel.choices import choices
from tatami.kernel.game import Game

TO_THE_END = Style()  # whatever players prefer: a game that is broken off has no winner
SEARCHING = 0.25  # the share of the simulations that looks for options
SETTLING = 0.25  # the share of an option's own simulations that only grow the tree behind it
SENSIBLE = 0.02  # an option that the search tries less often than this, compared with its favourite, is not looked at


@dataclass(frozen=True)
class Effort:
    """What judging one decision may cost."""

    simulations: int = 6000
    options: int = 6  # looked at closely, besides the one that was played


@dataclass(frozen=True)
class Option:
    """An action, and what it is worth to each seat: in each of two samples, and in both together."""

    action: int
    halves: tuple[tuple[Estimate, ...], tuple[Estimate, ...]]
    worth: tuple[Estimate, ...]


class Sampled:
    """An option's simulated games, dealt into two samples."""

    def __init__(self, seats: int) -> None:
        self._halves = Sample(seats), Sample(seats)
        self._both = Sample(seats)

    def add(self, half: int, values: Sequence[float]) -> None:
        """A game's worth to each seat."""
        self._halves[half].add(values)
        self._both.add(values)

    def option(self, action: int) -> Option:
        """What they say."""
        return Option(action, (self._halves[0].means(), self._halves[1].means()), self._both.means())


@dataclass(frozen=True)
class Appraisal:
    """A seat's options at one moment, the best first."""

    seat: int
    options: tuple[Option, ...]

    @property
    def best(self) -> Option:
        return self.options[0]

    def option(self, action: int) -> Option:
        """One of the options."""
        return next(option for option in self.options if option.action == action)

    def effects(self, action: int) -> tuple[Estimate, ...]:
        """What an action changes for each seat, compared with the best."""
        return effects(self.seat, self.option(action), self.options)


def effects(seat: int, made: Option, options: Sequence[Option]) -> tuple[Estimate, ...]:
    """What a choice changes for each seat, compared with the best of some; for its own seat nothing, or a loss."""
    compared = [
        _compared(made, max(options, key=lambda option: option.halves[1 - half][seat].value), half) for half in (0, 1)
    ]
    return tuple((first + second).half() for first, second in zip(*compared, strict=True))


def _compared(made: Option, best: Option, half: int) -> list[Estimate]:
    """The difference as one sample has it, where the other says which is best."""
    if made is best:
        return [NOTHING] * len(made.worth)
    return [mine - other for mine, other in zip(made.halves[half], best.halves[half], strict=True)]


def appraise(game: Game, view: Position, seat: int, effort: Effort, seed: int, played: int | None = None) -> Appraisal:
    """Judge a decision; ``played`` is looked at too, however odd it is. The same arguments give the same answer."""
    thinker = Thinker(game, TO_THE_END)
    thinker.face(view.copy(), seat, scramble(seed))
    searching = max(1, int(SEARCHING * effort.simulations))
    thinker.think(searching)
    actions = favourites(game, thinker, choices(game, view, seat))[: effort.options]
    if played is not None and played not in actions:
        actions.append(played)
    each = max(2, (effort.simulations - searching) // (2 * len(actions)))
    settling = int(SETTLING * each)
    for _ in range(2 * settling):
        for action in actions:
            thinker.think(1, action)
    options = _tried(thinker, actions, each - settling)
    return Appraisal(seat, tuple(sorted(options, key=lambda option: -option.worth[seat].value)))


def favourites(game: Game, thinker: Thinker, options: list[int]) -> list[int]:
    """The options that the search found worth trying, its favourite first."""
    visits, rewards = (np.zeros(len(game.actions), np.int64) for _ in range(2))
    thinker.recall(visits, rewards)
    ordered = sorted(options, key=lambda action: -int(visits[action]))
    return [action for action in ordered if visits[action] >= SENSIBLE * visits[ordered[0]]]


def _tried(thinker: Thinker, actions: list[int], each: int) -> list[Option]:
    """Every action tried equally often, in turn, since the tree behind all of them grows meanwhile."""
    sampled = {action: Sampled(len(thinker.points)) for action in actions}
    for turn in range(2 * each):
        for action, sample in sampled.items():
            thinker.think(1, action)
            sample.add(turn % 2, worth(thinker.points))
    return [sample.option(action) for action, sample in sampled.items()]
