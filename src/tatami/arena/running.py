"""A contest from its first round to its last, whoever plays it and however often it is interrupted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from tatami.arena.contest import Contest, Sitting
from tatami.arena.crew import Crew
from tatami.arena.encounters import encounters
from tatami.arena.evidence import Evidence
from tatami.arena.ledger import Ledger
from tatami.arena.playing import Played

Rounds = list[list[Played]]


@dataclass(frozen=True)
class Limits:
    """How many games are played: at least some, at most some, and in between until the evidence decides."""

    least: int
    most: int

    @classmethod
    def exactly(cls, games: int) -> Limits:
        return cls(games, games)

    def rounds(self, contest: Contest) -> tuple[int, int]:
        """The same in whole rounds."""
        size = contest.games_a_round
        return -(-self.least // size), -(-self.most // size)


class Running:
    """A contest that is being played.

    Rounds count in their order, whenever their games are done; those after the one that decides do not count at all. So
    the outcome does not depend on who was faster.
    """

    def __init__(self, contest: Contest, ledger: Ledger, limits: Limits) -> None:
        self.contest = contest
        self.limits = limits
        self._ledger = ledger
        self._counted: Rounds = []
        self._done = False
        self.evidence = Evidence()  # about the first entrant, against the rest
        self._count()

    @property
    def rounds(self) -> Sequence[Sequence[Played]]:
        """The rounds that count so far."""
        return self._counted

    @property
    def games(self) -> int:
        return len(self._counted) * self.contest.games_a_round

    @property
    def most_games(self) -> int:
        return self.limits.rounds(self.contest)[1] * self.contest.games_a_round

    @property
    def done(self) -> bool:
        """Whether enough has been played."""
        return self._done

    def play(self, crew: Crew, tell: Callable[[], None]) -> None:
        """Play what is missing; ``tell`` hears of every game once it is kept."""
        if self._done:
            return
        results = crew.play(self._missing())
        try:
            for game in results:
                self._ledger.add(game)
                self._count()
                tell()
                if self._done:
                    return
        finally:
            results.close()

    def _missing(self) -> Iterator[Sitting]:
        """The games that nobody has played yet, in order."""
        for number in range(len(self._counted), self.limits.rounds(self.contest)[1]):
            for sitting in self.contest.sittings(number):
                if (sitting.round, sitting.place) not in self._ledger.games:
                    yield sitting

    def _count(self) -> None:
        """Count the rounds that are whole, up to the one that decides."""
        least, most = self.limits.rounds(self.contest)
        while not self._done:
            games = self._ledger.round(len(self._counted), self.contest.games_a_round)
            if games is None:
                return
            self._counted.append(games)
            for encounter in encounters([games]):
                if self.contest.entrants[0] in encounter.bots:
                    self.evidence.add(encounter.share(self.contest.entrants[0]), encounter.fair)
            played = len(self._counted)
            self._done = played >= most or (played >= least and self.evidence.decided)
