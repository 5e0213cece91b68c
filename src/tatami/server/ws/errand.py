"""An errand: a coroutine that whoever sends it runs at once, up to where it has to wait.

A task would begin in a turn of its own, in a context of its own, and be entered in a register of all tasks. Nobody
cancels an errand and nobody waits for one; it goes on to its end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class Errand:
    """Something that is being done; what it meets is its own affair, so its coroutine raises nothing."""

    __slots__ = ("_steps", "_then", "running")

    def __init__(self, steps: Coroutine[asyncio.Future[Any] | None, None, None], then: Callable[[], None]) -> None:
        self.running = False  # at this moment, and does not wait
        self._steps = steps
        self._then = then  # called at the end of one that had to wait

    def advance(self) -> bool:
        """As far as it goes without waiting; whether that is to its end."""
        self.running = True
        try:
            awaited = self._steps.send(None)
        except (StopIteration, asyncio.CancelledError):  # what it waited for is given up only when the house closes
            return True
        finally:
            self.running = False
        if awaited is None:
            asyncio.get_running_loop().call_soon(self._go_on)
        else:
            awaited.add_done_callback(self._go_on)
        return False

    def _go_on(self, _: asyncio.Future[Any] | None = None) -> None:
        if self.advance():
            self._then()
