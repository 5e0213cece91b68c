"""The scorebook: what came of the games that people play alone, one line of JSON for each.

A game is written down by appending its line in one stroke. Nothing in the book is ever written again, so neither a
crash nor a second terminal can spoil it. A line that cannot be read is reported and stays where it is.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import msgspec

from tatami.cli.lookup import default_of
from tatami.match import Match


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game."""

    game: str
    match: str  # the commitment, which no two matches share
    when: datetime
    points: int
    ending: str  # its band
    options: dict[str, str]  # those that are not the default
    player: str  # as the match names them: a person, or a bot

    @property
    def rank(self) -> tuple[int, datetime]:
        """The most points first; of equal ones, the earlier."""
        return -self.points, self.when


@dataclass(frozen=True)
class Page:
    """What the book says: the games, the best first, and the lines that cannot be read."""

    entries: list[Entry]
    broken: list[int]


class Scorebook:
    """The book of one person."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> Page:
        """Every game that can be read; no book yet is an empty one."""
        entries, broken = [], []
        for number, line in enumerate(self._lines(), 1):
            if not line.strip():
                continue
            try:
                entries.append(msgspec.json.decode(line, type=Entry))
            except (msgspec.DecodeError, UnicodeDecodeError):
                broken.append(number)
        return Page(sorted(entries, key=lambda entry: entry.rank), broken)

    def add(self, entry: Entry) -> bool:
        """Write a game down, unless it is there; whether it is new."""
        if any(known.match == entry.match for known in self.read().entries):
            return False
        line = msgspec.json.encode(entry) + b"\n"
        self.path.parent.mkdir(parents=True, exist_ok=True)
        book = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        try:
            os.write(book, line if self._ends_well() else b"\n" + line)
            os.fsync(book)
        finally:
            os.close(book)
        return True

    def _lines(self) -> list[bytes]:
        return self.path.read_bytes().split(b"\n") if self.path.exists() else []

    def _ends_well(self) -> bool:
        """Whether the last line is a whole one."""
        return not self._lines() or self._lines()[-1] == b""


def usual_book() -> Scorebook:
    """The book in the person's data folder."""
    import platformdirs

    return Scorebook(platformdirs.user_data_path("tatami") / "scores.jsonl")


def entry_of(match: Match, when: datetime) -> Entry | None:
    """A match as a line of the book, if it was played alone to its end."""
    if match.result is None or len(match.seats) != 1:
        return None
    usual = {name: default_of(choice) for name, choice in match.game.options.choices.items()}
    chosen = {name: value for name, value in match.options.items() if value != usual[name]}
    chosen.pop(match.game.players_option or "", None)
    endings = [event.arguments["ending"] for event in match.history[-1].events if "ending" in event.arguments]
    return Entry(
        match.game.name,
        match.commitment,
        when,
        match.result.scores[0],
        str(endings[-1]).partition("-")[2] if endings else "",
        chosen,
        match.players[0],
    )
