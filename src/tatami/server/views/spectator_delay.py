"""The spectators' delay: what they are told comes later, so that nobody can be helped by one who looks on."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from weakref import WeakMethod

from tatami.kernel.events import SPECTATOR
from tatami.server.tables.clock import milliseconds
from tatami.server.views.stream import Sight, Stream


class Delay:
    """The stream of spectators, some seconds behind; the end of a match is told at once."""

    __slots__ = ("_timer", "_waiting", "_wake", "seconds", "stream")

    def __init__(self, wake: Callable[[], None]) -> None:
        self.seconds = 0
        self.stream = Stream(SPECTATOR)
        self._wake = WeakMethod(wake)  # a table that is let go must not be held by its own delay
        self._waiting: deque[tuple[int, Sight]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def start(self, seconds: int) -> None:
        """Begin anew."""
        self.stop()
        self.seconds, self.stream, self._waiting = seconds, Stream(SPECTATOR), deque()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def told(self) -> Stream:
        """What spectators have been told by now."""
        self._release()
        return self.stream

    def advance(self, sight: Sight, at: int) -> None:
        """Something that spectators may know since a time."""
        if not self.seconds:
            return
        self._waiting.append((at + self.seconds * 1000, sight))
        self._release(everything=sight.picture.result is not None)

    def _release(self, everything: bool = False) -> None:
        """Tell what is old enough, and come back for the rest."""
        now = milliseconds()
        while self._waiting and (everything or self._waiting[0][0] <= now):
            self.stream.advance(self._waiting.popleft()[1])
        if self._waiting and self._timer is None:
            wait = (self._waiting[0][0] - now) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._later)

    def _later(self) -> None:
        self._timer = None
        self._release()
        if wake := self._wake():
            wake()
