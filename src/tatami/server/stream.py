"""Streams: what one viewer is told of a match, in versions that only count what that viewer may know of.

A change that a viewer may not know of makes no version for that viewer, so that the number of the other side's secret
steps does not show. A stream is made by the same steps live and in a replay: versions mean the same after a restart.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tatami.kernel.chance import Position
from tatami.kernel.events import Happening
from tatami.match import Match, Move, Result


class Picture:
    """What a viewer may know at one moment, besides the events."""

    __slots__ = ("_record", "_view", "actors", "legal", "result", "seen")

    def __init__(
        self,
        record: type[Position],
        seen: bytes,
        actors: tuple[int, ...],
        legal: tuple[int, ...],
        result: Result | None,
    ) -> None:
        self.seen = seen  # the position, as the viewer may know it
        self.actors = actors
        self.legal = legal
        self.result = result
        self._record = record
        self._view: Position | None = None

    @property
    def view(self) -> Position:
        """The position as a record: of many pictures nobody asks for it."""
        if self._view is None:
            self._view = self._record.from_bytes(self.seen)
        return self._view

    def shows(self, seen: bytes, actors: tuple[int, ...], result: Result | None) -> bool:
        """Whether this is all there is to see; what may be done depends on it alone."""
        return self.seen == seen and self.actors == actors and self.result == result

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Picture) and self.shows(other.seen, other.actors, other.result)

    __hash__ = None  # type: ignore[assignment]


@dataclass(eq=False, slots=True)
class Sight:
    """All that a viewer may know at one moment."""

    picture: Picture
    events: list[Happening]
    ply: int = 0
    last: Move | None = None  # the move that led here

    def __eq__(self, other: object) -> bool:
        """Whether a viewer sees no difference, whatever was done meanwhile."""
        if not isinstance(other, Sight):
            return False
        same_picture = self.picture is other.picture or self.picture == other.picture
        return same_picture and (self.events is other.events or self.events == other.events)


def look(match: Match, viewer: int, before: Sight | None = None) -> Sight:
    """What a viewer may know of a match as it is now; quicker, if he is known to have known something before."""
    history = match.history
    picture = _seen(match, viewer, before.picture if before else None)
    return Sight(picture, _told(match, viewer, before), len(history), history[-1] if history else None)


def _seen(match: Match, viewer: int, before: Picture | None) -> Picture:
    """What a viewer sees; whoever sees what he saw has what he had."""
    seen, actors, result = match.seen(viewer), match.actors, match.result
    if before is not None and before.shows(seen, actors, result):
        return before
    legal = tuple(match.legal(viewer)) if viewer in actors else ()
    return Picture(match.game.record, seen, actors, legal, result)


def _told(match: Match, viewer: int, before: Sight | None) -> list[Happening]:
    """All that a viewer has been told; if the match has only gone on since, what is new comes after what is known."""
    if before is None or match.over or not _goes_on(match, before):
        return match.events(viewer)
    new = match.events(viewer, before.ply)
    return before.events + new if new else before.events


def _goes_on(match: Match, before: Sight) -> bool:
    """Whether a match has come this way: no move is in two histories unless all those before it are too."""
    if before.ply > len(match.history):
        return False
    return before.ply == 0 or match.history[before.ply - 1] is before.last


@dataclass
class Stream:
    """The versions of one viewer. Version 1 is the table as it was laid out."""

    viewer: int
    sight: Sight | None = None
    _kept: list[int] = field(default_factory=list)  # by version: the events of before that stand
    _lengths: list[int] = field(default_factory=list)  # by version: the events that were told

    @property
    def version(self) -> int:
        return len(self._lengths)

    @property
    def events(self) -> list[Happening]:
        """All that the viewer has been told."""
        return [] if self.sight is None else self.sight.events

    def advance(self, sight: Sight) -> bool:
        """Take in what the viewer may know now; whether it makes a difference."""
        before, self.sight = self.sight, sight
        if sight == before:
            return False
        self._kept.append(_common(before.events if before else [], sight.events))
        self._lengths.append(len(sight.events))
        return True

    @property
    def marks(self) -> tuple[list[int], list[int]]:
        """What a snapshot keeps of a stream."""
        return self._kept, self._lengths

    @classmethod
    def resumed(cls, viewer: int, marks: tuple[list[int], list[int]], sight: Sight) -> Stream:
        """A stream that has come so far, to a sight."""
        return cls(viewer, sight, list(marks[0]), list(marks[1]))

    def kept_since(self, version: int) -> int:
        """How many of the events told up to a version still stand."""
        if not 0 < version <= self.version:
            return 0
        return min([self._lengths[version - 1], *self._kept[version:]])


def _common(before: list[Happening], after: list[Happening]) -> int:
    """How many events two accounts have in common from the start."""
    if after[: len(before)] == before:
        return len(before)
    for place, (one, other) in enumerate(zip(before, after, strict=False)):
        if one != other:
            return place
    return min(len(before), len(after))
