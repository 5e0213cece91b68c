"""Counting games: who won, and how they ended."""

from __future__ import annotations

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

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * len(self.seats)

    def add_game(self, points: Sequence[int], ending: str | None) -> None:
        """Count a game: the highest points win; shared by all, or none at all, they are a draw."""
        self.games += 1
        best = [seat for seat in range(len(self.seats)) if points[seat] == max(points) > 0]
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
