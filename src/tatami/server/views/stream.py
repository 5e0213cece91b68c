"""Streams: what a viewer is sent of a match, in versions that count only the changes that this viewer may know of.

A change that a viewer may not know of makes no version for that viewer, so the number of the other side's secret steps
does not show. Streams advance by the same steps live and in a replay: versions mean the same after a restart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tatami.kernel.events import SPECTATOR
from tatami.match import Match
from tatami.server.views.messages import Update
from tatami.server.views.observation import ViewerState, ViewerStates, observe
from tatami.server.views.spectator_delay import SpectatorDelay


@dataclass(slots=True)
class Stream:
    """The versions of one viewer. Version 1 is the table as it was laid out."""

    viewer: int
    state: ViewerState | None = None
    _kept: list[int] = field(default_factory=list)  # by version: the events of before that stand
    _lengths: list[int] = field(default_factory=list)  # by version: the events up to there
    rendered: dict[tuple[int, str], Update] = field(default_factory=dict)  # of the last version, for all spectators

    @property
    def version(self) -> int:
        return len(self._lengths)

    def advance(self, state: ViewerState) -> bool:
        """Continue with the state that ``observe`` made after the last one; whether it makes a new version."""
        before, self.state = self.state, state
        if state is before:
            return False
        self.rendered.clear()
        self._kept.append(state.kept if before else 0)
        self._lengths.append(len(state.events))
        return True

    @property
    def marks(self) -> tuple[list[int], list[int]]:
        """What a snapshot stores of a stream."""
        return self._kept, self._lengths

    @classmethod
    def resumed(cls, viewer: int, marks: tuple[list[int], list[int]], state: ViewerState) -> Stream:
        """A stream from its marks, at a state."""
        return cls(viewer, state, list(marks[0]), list(marks[1]))

    def kept_since(self, version: int) -> int:
        """How many of the events up to a version still stand."""
        if not 0 < version <= self.version:
            return 0
        return min([self._lengths[version - 1], *self._kept[version:]])


class Streams:
    """The streams of all viewers of a match; spectators may be some seconds behind."""

    __slots__ = ("_by_viewer", "_delay", "_delayed", "_states")

    def __init__(self, on_release: Callable[[], None]) -> None:
        self._by_viewer: dict[int, Stream] = {}
        self._states: ViewerStates | None = None  # the last with which the streams advanced
        self._delay = SpectatorDelay(on_release)
        self._delayed = Stream(SPECTATOR)

    def restart(self, delay: int, streams: dict[int, Stream] | None = None, states: ViewerStates | None = None) -> None:
        """Begin at the start of a match, or where a snapshot goes on."""
        self._by_viewer, self._states, self._delayed = streams or {}, states, Stream(SPECTATOR)
        self._delay.start(delay)

    def stop(self) -> None:
        self._delay.stop()

    def of(self, viewer: int) -> Stream | None:
        """The stream of a viewer, as far as it may be sent now."""
        if viewer == SPECTATOR and self._delay.seconds:
            self._release()
            return self._delayed
        return self._by_viewer.get(viewer)

    def preview(self, steps: Sequence[Match]) -> list[ViewerStates]:
        """What every viewer may know after each step, before any stream advances."""
        states, previews = self._states, []
        for step in steps:
            states = observe(step, (*range(len(step.seats)), SPECTATOR), states)
            previews.append(states)
        return previews

    def is_public(self, states: ViewerStates) -> bool:
        """Whether a spectator sees a difference."""
        return states.of[SPECTATOR] is not self._by_viewer[SPECTATOR].state

    def advance(self, states: ViewerStates, at: int) -> list[int]:
        """Let every stream advance; returns the viewers who see a difference."""
        self._states = states
        if not self._by_viewer:
            self._by_viewer = {viewer: Stream(viewer) for viewer in states.of}
        self._delay.add(states.of[SPECTATOR], at)
        self._release()
        return [viewer for viewer, stream in self._by_viewer.items() if stream.advance(states.of[viewer])]

    def marks(self) -> dict[int, tuple[list[int], list[int]]]:
        """What a snapshot stores of all streams."""
        return {viewer: stream.marks for viewer, stream in self._by_viewer.items()}

    def _release(self) -> None:
        for state in self._delay.due():
            self._delayed.advance(state)
