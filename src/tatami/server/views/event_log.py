"""The events that a viewer has been shown: an immutable prefix of a list that only grows.

The states of a viewer that follow each other share one list, so a move costs the events that are new and no more.
"""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.events import Happening


class EventLog:
    """So many of the first events of a shared list; nothing gives the list away."""

    __slots__ = ("_length", "_shared")

    def __init__(self, events: Sequence[Happening] = ()) -> None:
        self._shared = list(events)
        self._length = len(self._shared)

    def __len__(self) -> int:
        return self._length

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EventLog) and self.since(0) == other.since(0)

    __hash__ = None  # type: ignore[assignment]

    def since(self, number: int) -> list[Happening]:
        """The events after so many."""
        return self._shared[number : self._length]

    def extended(self, new: Sequence[Happening]) -> EventLog:
        """A longer log; this one stays as it is."""
        if len(self._shared) != self._length:  # another log has gone on with the list
            return EventLog([*self.since(0), *new])
        longer = EventLog()
        longer._shared = self._shared
        longer._shared.extend(new)
        longer._length = len(longer._shared)
        return longer

    def common(self, other: EventLog) -> int:
        """How many events two logs have in common from the start."""
        pairs = zip(self.since(0), other.since(0), strict=False)
        differing = (place for place, (one, another) in enumerate(pairs) if one != another)
        return next(differing, min(len(self), len(other)))
