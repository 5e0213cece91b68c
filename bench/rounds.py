"""Fair turns on a noisy machine: everyone is measured once, then everyone again, and the median counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import median

from tatami.kernel.engines.speed import Speed

# Plays for so many seconds, and gives the speed.
Contestant = Callable[[float], Speed]


@dataclass(frozen=True)
class Result:
    """One contestant's median speed, and how far its fastest and slowest turns lay apart, as a part of it."""

    speed: Speed
    spread: float


def round_robin(
    contestants: Sequence[Contestant], repeats: int, seconds: float, tell: Callable[[int, int, Speed], None]
) -> list[Result]:
    """Measure all in turn, as often as asked; ``tell`` hears of each turn."""
    turns: list[list[Speed]] = [[] for _ in contestants]
    for number in range(repeats * len(contestants)):
        place = number % len(contestants)
        turns[place].append(contestants[place](seconds))
        tell(number + 1, repeats * len(contestants), turns[place][-1])
    return [result(speeds) for speeds in turns]


def result(speeds: Sequence[Speed]) -> Result:
    """What several turns of one contestant come to."""
    decisions = [speed.decisions_per_s for speed in speeds]
    middle = median(decisions)
    speed = replace(speeds[0], decisions_per_s=middle, games_per_s=median(speed.games_per_s for speed in speeds))
    return Result(speed, round((max(decisions) - min(decisions)) / middle, 3))
