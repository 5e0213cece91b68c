"""The ladder: every level against the one below it, in every game and at every number of players."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tatami import games
from tatami.arena.contest import Contest, duel
from tatami.arena.running import Running
from tatami.arena.standings import Standing, standings
from tatami.bots.analysis.estimate import SURE
from tatami.bots.search import levels

RUNGS = (
    ("novice", "random"),
    ("instinct", "novice"),
    ("adept", "novice"),
    ("adept", "instinct"),
    ("master", "adept"),
    ("master", "instinct"),
)


@dataclass(frozen=True)
class Rung:
    """One level as a challenger at a table of another."""

    players: int
    challenger: str  # the level; the contest has its simulations
    others: str
    contest: Contest


def ratio() -> int:
    """How much more a master thinks than an adept, in time on cores."""
    return round(levels.MASTER.seconds * levels.MASTER_CORES / levels.ADEPT.seconds)


def entrant(level: str, simulations: int) -> str:
    """A level as it enters: a searching one with a fixed number of simulations, an adept with so many."""
    counts = {"adept": simulations, "master": simulations * ratio()}
    return f"{level}@{counts[level]}" if level in counts else level


def rungs(names: Sequence[str], simulations: int, seed: int) -> Iterator[Rung]:
    """Every rung of these games."""
    for name in names:
        for options in _tables(name):
            for challenger, others in RUNGS:
                contest = duel(name, options, entrant(challenger, simulations), entrant(others, simulations), seed)
                yield Rung(contest.seats, challenger, others, contest)


def _tables(name: str) -> Iterator[dict[str, str]]:
    """A game's tables, one for each number of players."""
    game = games.find(name)
    option = game.players_option
    tables = [{option: count} for count in game.options.choices[option].names] if option else [{}]
    for chosen in tables:
        yield game.options.decode(game.options.encode(chosen))


@dataclass(frozen=True)
class Outcome:
    """What a rung has shown."""

    challenger: Standing
    others: Standing
    decided: bool

    @property
    def better(self) -> bool:
        return self.decided and self.challenger.rate > self.challenger.fair

    @property
    def times_fair(self) -> tuple[float, float, float]:
        """The challenger's wins compared with its fair share, with their 95 % interval."""
        mine = self.challenger
        return mine.rate / mine.fair, mine.low / mine.fair, mine.high / mine.fair

    @property
    def times_score(self) -> tuple[float, float, float]:
        """The challenger's mean score compared with the others', with a 95 % interval; for games for one."""
        if min(self.challenger.score, self.others.score) <= 0:
            return math.nan, math.nan, math.nan
        times = self.challenger.score / self.others.score
        errors = [(s.score_high - s.score) / (SURE * s.score) for s in (self.challenger, self.others)]
        spread = math.exp(SURE * math.hypot(*errors))
        return times, times / spread, times * spread


def outcome(running: Running) -> Outcome | None:
    """What a rung has shown so far; nothing if nothing was played."""
    if not running.rounds:
        return None
    table = {standing.bot: standing for standing in standings(running.rounds)}
    challenger, others = running.contest.entrants[:2]
    return Outcome(table[challenger], table[others], running.evidence.decided)
