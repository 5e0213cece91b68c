"""What an analysis has found so far, on disk: if it is broken off, nothing is judged twice."""

from __future__ import annotations

import hashlib
import json
from collections import UserDict
from dataclasses import asdict
from pathlib import Path

import msgspec
import platformdirs

from tatami import bots
from tatami.bots.analysis.appraisal import Effort
from tatami.bots.analysis.review import Choice
from tatami.match import Match
from tatami.match.file import to_json
from tatami.match.lines import add_line, whole_lines

MOST_NOTEBOOKS = 100


class Notebook(UserDict[int, Choice]):
    """The choices of a match by their first move, in a file with a line for each.

    A line that cannot be read is as good as none: that choice is judged again, with the same result.
    """

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        for line in whole_lines(path):
            try:
                self._remember(msgspec.json.decode(line, type=Choice))
            except msgspec.DecodeError:
                continue

    def __setitem__(self, _first: int, choice: Choice) -> None:
        """Keep a choice; it is on disk when this returns."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        add_line(self._path, msgspec.json.encode(choice).decode())
        self._remember(choice)

    def _remember(self, choice: Choice) -> None:
        self.data[choice.steps[0].ply] = choice


def notebook_of(match: Match, effort: Effort, seed: int) -> Notebook:
    """The notebook of an analysis, in the user's data folder."""
    folder = platformdirs.user_data_path("tatami") / "analyses"
    path = folder / f"{match.game.name}-{_key(match, effort, seed)}.jsonl"
    _throw_away_old_ones(path)
    return Notebook(path)


def _throw_away_old_ones(wanted: Path) -> None:
    """The oldest of many, but not the one that is wanted; what was in them can be judged again."""
    others = sorted(set(wanted.parent.glob("*.jsonl")) - {wanted}, key=lambda path: path.stat().st_mtime)
    for path in others[: max(0, len(others) + 1 - MOST_NOTEBOOKS)]:
        path.unlink(missing_ok=True)


def _key(match: Match, effort: Effort, seed: int) -> str:
    """A short name for all that an analysis depends on; other rules or other bots judge anew."""
    facts = [to_json(match), asdict(effort), seed, match.game.fingerprint, _fingerprint_of_judges()]
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:24]


def _fingerprint_of_judges() -> str:
    """A hash of every source that judges are made from."""
    digest = hashlib.sha256()
    for path in sorted(Path(bots.__file__).parent.rglob("*.py")):
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()
