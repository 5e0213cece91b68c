"""What viewers may know of a match at one moment; nothing else of a match leaves the server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from tatami.kernel.chance import Position
from tatami.kernel.events import Happening, told_to
from tatami.match import Match, Move, Result
from tatami.server.views.event_log import EventLog


class Observation(Struct, eq=False):
    """What a viewer may know, besides the events."""

    record: type[Position]
    view: bytes  # the position, as the viewer may know it
    actors: tuple[int, ...]
    legal: Sequence[int]
    result: Result | None

    def position(self) -> Position:
        """The view as a record of its own."""
        return self.record.from_bytes(self.view)

    def shows(self, view: bytes, actors: tuple[int, ...], result: Result | None) -> bool:
        """Whether these are its values; what is legal follows from them."""
        return self.view == view and self.actors == actors and self.result == result

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self.shows(other.view, other.actors, other.result)

    __hash__ = None  # type: ignore[assignment]


class ViewerState(Struct, eq=False):
    """All that a viewer may know: an observation, and the events up to there."""

    observation: Observation
    events: EventLog
    kept: int = 0  # so many events of the state before still stand

    def __eq__(self, other: object) -> bool:
        same = isinstance(other, ViewerState) and self.observation == other.observation
        return same and isinstance(other, ViewerState) and self.events == other.events


class ViewerStates(Struct, eq=False):
    """The states of several viewers of a match at one moment."""

    of: dict[int, ViewerState]
    ply: int
    last: Move | None  # the move that led here

    def precede(self, match: Match) -> bool:
        """Whether a match continues from here: a move is in two histories only if all moves before it are too."""
        return self.ply == 0 or (self.ply <= match.ply and match.move(self.ply) is self.last)


def observe(match: Match, viewers: Sequence[int], before: ViewerStates | None = None) -> ViewerStates:
    """What viewers may know of a match now; a viewer who sees no difference keeps the very state of before."""
    actors, result = match.actors, match.result
    known: Mapping[int, ViewerState] = before.of if before else {}
    new = match.happened(before.ply) if before and result is None and before.precede(match) else None
    states = {}
    for viewer, view in zip(viewers, match.seen_by(viewers), strict=True):
        was = known.get(viewer)
        events, kept = _events(match, viewer, was, new)
        if was is None or not was.observation.shows(view, actors, result):
            legal = match.legal(viewer) if viewer in actors else ()
            states[viewer] = ViewerState(Observation(match.game.record, view, actors, legal, result), events, kept)
        elif len(events) == kept == len(was.events):
            states[viewer] = was
        else:
            states[viewer] = ViewerState(was.observation, events, kept)
    return ViewerStates(states, match.ply, match.last)


def _events(match: Match, viewer: int, was: ViewerState | None, new: list[Happening] | None) -> tuple[EventLog, int]:
    """The events that a viewer may see, and how many of those of the state before still stand."""
    if was is not None and new is not None:
        seen = told_to(viewer, new)
        return (was.events.extended(seen) if seen else was.events), len(was.events)
    events = EventLog(match.events(viewer))
    return events, 0 if was is None else was.events.common(events)
