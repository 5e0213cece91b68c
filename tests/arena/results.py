"""Contests small enough for tests."""

from __future__ import annotations

from pathlib import Path

from tatami.arena.contest import Contest
from tatami.arena.crew import Alone, Crew
from tatami.arena.ledger import ledger_in
from tatami.arena.running import Limits, Running

SMALL = Contest("seven-ronin", {"edition": "second"}, ("instinct", "random", "novice"), seed=7)


def opened(folder: Path, games: int = 12, contest: Contest = SMALL) -> Running:
    """A contest as far as it has come in a folder."""
    return Running(contest, ledger_in(folder, contest), Limits.exactly(games))


def run(folder: Path, games: int = 12, crew: Crew | None = None, contest: Contest = SMALL) -> Running:
    """A contest played to its end."""
    running = opened(folder, games, contest)
    running.play(crew or Alone(), lambda: None)
    return running
