"""Streams: what one viewer is told of a match, in versions that only count what that viewer may know of.

A change that a viewer may not know of makes no version for that viewer, so that the number of the other side's secret
steps does not show. A stream is made by the same steps live and in a replay: versions mean the same after a restart.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tatami.kernel.chance import Position
from tatami.kernel.events import Happening
from tatami.match import Match, Result


@dataclass(frozen=True)
class Picture:
    """What a viewer may know at one moment, besides the events."""

    view: Position
    actors: tuple[int, ...]
    legal: tuple[int, ...]
    result: Result | None


@dataclass(frozen=True)
class Sight:
    """All that a viewer may know at one moment."""

    picture: Picture
    events: list[Happening]


def look(match: Match, viewer: int) -> Sight:
    """What a viewer may know of a match as it is now."""
    actors = match.actors
    legal = tuple(match.legal(viewer)) if viewer in actors else ()
    return Sight(Picture(match.view(viewer), actors, legal, match.result), list(match.events(viewer)))


@dataclass
class Stream:
    """The versions of one viewer. Version 1 is the table as it was laid out."""

    viewer: int
    picture: Picture | None = None
    events: list[Happening] = field(default_factory=list)
    _kept: list[int] = field(default_factory=list)  # by version: the events of before that stand
    _lengths: list[int] = field(default_factory=list)  # by version: the events that were told

    @property
    def version(self) -> int:
        return len(self._lengths)

    def advance(self, sight: Sight) -> bool:
        """Take in what the viewer may know now; whether it makes a difference."""
        if sight.picture == self.picture and sight.events == self.events:
            return False
        self._kept.append(_common(self.events, sight.events))
        self._lengths.append(len(sight.events))
        self.picture, self.events = sight.picture, sight.events
        return True

    @property
    def marks(self) -> tuple[list[int], list[int]]:
        """What a snapshot keeps of a stream."""
        return self._kept, self._lengths

    @classmethod
    def resumed(cls, viewer: int, marks: tuple[list[int], list[int]], sight: Sight) -> Stream:
        """A stream that has come so far, to a sight."""
        return cls(viewer, sight.picture, sight.events, list(marks[0]), list(marks[1]))

    def kept_since(self, version: int) -> int:
        """How many of the events told up to a version still stand."""
        if not 0 < version <= self.version:
            return 0
        return min([self._lengths[version - 1], *self._kept[version:]])


def _common(before: list[Happening], after: list[Happening]) -> int:
    """How many events two accounts have in common from the start."""
    for place, (one, other) in enumerate(zip(before, after, strict=False)):
        if one != other:
            return place
    return min(len(before), len(after))
