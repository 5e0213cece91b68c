"""The delay of spectators: what they are sent comes later, so that a player cannot be helped by one who watches."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from weakref import WeakMethod

from tatami.server import timestamps
from tatami.server.views.observation import ViewerState


class SpectatorDelay:
    """States of the spectators that wait for their time; the end of a match releases all of them at once."""

    __slots__ = ("_ended", "_on_release", "_timer", "_waiting", "seconds")

    def __init__(self, on_release: Callable[[], None]) -> None:
        self.seconds = 0
        self._on_release = WeakMethod(on_release)  # a table that is evicted must not be held by its own delay
        self._waiting: deque[tuple[int, ViewerState]] = deque()
        self._ended = False
        self._timer: asyncio.TimerHandle | None = None

    def start(self, seconds: int) -> None:
        """Begin anew."""
        self.stop()
        self.seconds, self._waiting, self._ended = seconds, deque(), False

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def add(self, state: ViewerState, at: int) -> None:
        """A state that spectators may know some seconds after this time."""
        if self.seconds:
            self._waiting.append((at + self.seconds * 1000, state))
            self._ended = state.observation.result is not None

    def due(self) -> Iterator[ViewerState]:
        """Remove and return the states whose time has come; calls back when the next one is due."""
        now = timestamps.now()
        while self._waiting and (self._ended or self._waiting[0][0] <= now):
            yield self._waiting.popleft()[1]
        if self._waiting and self._timer is None:
            wait = (self._waiting[0][0] - now) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake)

    def _wake(self) -> None:
        self._timer = None
        if release := self._on_release():
            release()
