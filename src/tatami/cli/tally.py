"""Counting games: who won, how they ended, and how points lie."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class Score:
    """What came of a number of games."""

    seats: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    broken: int = 0
    draws: int = 0
    wins: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)  # by the message that names each
    points: list[Counter[int]] = field(default_factory=list)  # how often each seat had so many, where any are counted

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * len(self.seats)
        self.points = self.points or [Counter() for _ in self.seats]

    def add_game(self, results: Sequence[int], ending: str | None, points: Sequence[int | None] = ()) -> None:
        """Count a game: the highest result wins; shared by all, or nothing at all, it is a draw."""
        self.games += 1
        for counts, had in zip(self.points, points, strict=False):
            if had is not None:
                counts[had] += 1
        best = [seat for seat in range(len(self.seats)) if results[seat] == max(results) >= 0]
        if not best or 1 < len(self.seats) == len(best):
            self.draws += 1
        else:
            for seat in best:
                self.wins[seat] += 1
        if ending is not None:
            self.endings[ending] += 1

    def add(self, other: Score) -> None:
        """Count what another has counted."""
        self.games += other.games
        self.decisions += other.decisions
        self.broken += other.broken
        self.draws += other.draws
        self.wins = [mine + others for mine, others in zip(self.wins, other.wins, strict=True)]
        self.endings += other.endings
        for mine, theirs in zip(self.points, other.points, strict=True):
            mine.update(theirs)


@dataclass(frozen=True)
class Spread:
    """How points lie: their mean, their standard deviation, and where the middle nine tenths begin and end."""

    mean: float
    deviation: float
    low: int
    high: int


def spread(counts: Counter[int]) -> Spread | None:
    """How points lie that were had so often; nothing if none were counted."""
    total = counts.total()
    if total == 0:
        return None
    mean = sum(points * count for points, count in counts.items()) / total
    variance = sum(count * (points - mean) ** 2 for points, count in counts.items()) / total
    ordered = sorted(counts.elements())
    return Spread(mean, math.sqrt(variance), ordered[total // 20], ordered[total - 1 - total // 20])
