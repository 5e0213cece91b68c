"""Results on disk: one line for each game, written before anybody is told, so that nothing is played twice."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tatami.arena.contest import Contest
from tatami.arena.playing import Played
from tatami.match.lines import add_line, whole_lines


class BadLedger(ValueError):
    """A file that does not hold this contest's results; the message names the line or the field."""


class Ledger:
    """The games of one contest that have been played, in a file that grows by whole lines.

    The first line holds the contest's facts. A last line that was cut short by a crash is dropped: that game is played
    again, with the same result.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.games: dict[tuple[int, int], Played] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = whole_lines(path)
        if lines:
            self._compare(json.loads(lines[0]), contest.facts)
        else:
            self._append(contest.facts)
        for number, line in enumerate(lines[1:], 2):
            self._remember(_game_in(line, f"{path}, line {number}"))

    def add(self, game: Played) -> None:
        """Keep a game; it is on disk when this returns."""
        self._append(asdict(game))
        self._remember(game)

    def round(self, number: int, size: int) -> list[Played] | None:
        """The games of a round, once all are there."""
        found = [self.games.get((number, place)) for place in range(size)]
        return None if None in found else [game for game in found if game is not None]

    def _remember(self, game: Played) -> None:
        self.games[game.round, game.place] = game

    def _append(self, values: Any) -> None:
        add_line(self.path, json.dumps(values, separators=(",", ":")))

    def _compare(self, told: Any, facts: dict[str, Any]) -> None:
        for name, value in facts.items():
            if not isinstance(told, dict) or told.get(name) != value:
                raise BadLedger(f"{self.path}: {name}: these are the results of another contest")


def ledger_in(folder: Path, contest: Contest) -> Ledger:
    """The ledger of a contest in a folder of many."""
    return Ledger(folder / f"{contest.game}-{contest.key}.jsonl", contest)


def _game_in(line: str, where: str) -> Played:
    try:
        values = json.loads(line)
        return Played(
            int(values["round"]),
            int(values["place"]),
            tuple(values["bots"]),
            tuple(values["scores"]),
            int(values["decisions"]),
        )
    except (ValueError, KeyError, TypeError) as trouble:
        raise BadLedger(f"{where}: this is no game: {trouble}") from trouble
