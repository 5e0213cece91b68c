"""Streams: what one viewer is told of a match, in versions that only count what that viewer may know of.

A change that a viewer may not know of makes no version for that viewer, so that the number of the other side's secret
steps does not show. A stream is made by the same steps live and in a replay: versions mean the same after a restart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from msgspec import Struct

from tatami.kernel.chance import Position
from tatami.kernel.events import Happening, told_to
from tatami.match import Match, Move, Result
from tatami.server.ws.server_messages import Update


class Picture(Struct, eq=False):
    """What a viewer may know at one moment, besides the events."""

    record: type[Position]
    seen: bytes  # the position, as the viewer may know it
    actors: tuple[int, ...]
    legal: Sequence[int]
    result: Result | None

    def view(self) -> Position:
        """The position as a record of its own."""
        return self.record.from_bytes(self.seen)

    def shows(self, seen: bytes, actors: tuple[int, ...], result: Result | None) -> bool:
        """Whether this is all there is to see; what may be done depends on it alone."""
        return self.seen == seen and self.actors == actors and self.result == result

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Picture) and self.shows(other.seen, other.actors, other.result)

    __hash__ = None  # type: ignore[assignment]


class Sight(Struct, eq=False):
    """All that a viewer may know at one moment."""

    picture: Picture
    account: list[Happening]  # sights that follow each other share it: what comes after ``told`` is told in later ones
    told: int  # so many events of the account
    kept: int = 0  # so many of the events of the sight before still stand

    def events(self, since: int = 0) -> list[Happening]:
        """What has been told after so many events."""
        return self.account[since : self.told]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sight) and self.picture == other.picture and self.events() == other.events()


class Scene(Struct, eq=False):
    """What several viewers may know of a match at one moment."""

    sights: dict[int, Sight]
    ply: int
    last: Move | None  # the move that led here

    def goes_on_in(self, match: Match) -> bool:
        """Whether a match has come this way: no move is in two histories unless all those before it are too."""
        return self.ply == 0 or (self.ply <= match.ply and match.move(self.ply) is self.last)


def look(match: Match, viewers: Sequence[int], before: Scene | None = None) -> Scene:
    """What viewers may know of a match as it is now; who sees what he saw in a scene before has the same sight."""
    actors, result = match.actors, match.result
    known: Mapping[int, Sight] = before.sights if before else {}
    new = match.happened(before.ply) if before and result is None and before.goes_on_in(match) else None
    sights = {}
    for viewer, seen in zip(viewers, match.seen_by(viewers), strict=True):
        was = known.get(viewer)
        account, told, kept = _told(match, viewer, was, new)
        if was is None or not was.picture.shows(seen, actors, result):
            legal = match.legal(viewer) if viewer in actors else ()
            sights[viewer] = Sight(Picture(match.game.record, seen, actors, legal, result), account, told, kept)
        else:
            sights[viewer] = was if told == kept == was.told else Sight(was.picture, account, told, kept)
    return Scene(sights, match.ply, match.last)


def _told(
    match: Match, viewer: int, was: Sight | None, new: list[Happening] | None
) -> tuple[list[Happening], int, int]:
    """An account to a viewer, how much of it is told, and how much of that he knew."""
    if was is None:
        events = match.events(viewer)
        return events, len(events), 0
    if new is None:
        events = match.events(viewer)
        return events, len(events), _common(was.events(), events)
    seen = told_to(viewer, new)
    if not seen:
        return was.account, was.told, was.told
    account = was.account if len(was.account) == was.told else was.events()  # another sight may have gone on with it
    account += seen
    return account, len(account), was.told


def _common(before: list[Happening], after: list[Happening]) -> int:
    """How many events two accounts have in common from the start."""
    for place, (one, other) in enumerate(zip(before, after, strict=False)):
        if one != other:
            return place
    return min(len(before), len(after))


@dataclass(slots=True)
class Stream:
    """The versions of one viewer. Version 1 is the table as it was laid out."""

    viewer: int
    sight: Sight | None = None
    _kept: list[int] = field(default_factory=list)  # by version: the events of before that stand
    _lengths: list[int] = field(default_factory=list)  # by version: the events that were told
    worded: dict[tuple[int, str], Update] = field(default_factory=dict)  # of the last version, for all spectators

    @property
    def version(self) -> int:
        return len(self._lengths)

    def advance(self, sight: Sight) -> bool:
        """Take in what the viewer may know now, in the scene after the last; whether it makes a difference."""
        before, self.sight = self.sight, sight
        if sight is before:
            return False
        self.worded.clear()
        self._kept.append(sight.kept if before else 0)
        self._lengths.append(sight.told)
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
