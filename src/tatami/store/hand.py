"""Hands: threads that do work on SQLite for the event loop, all that waits for one of them at once."""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar, cast

from sqlalchemy import URL, create_engine
from sqlalchemy.ext.asyncio import AsyncConnection

from tatami.store.paper import NeverWaiting

Result = TypeVar("Result")
Work: TypeAlias = Callable[[AsyncConnection], Awaitable[Result]]
Piece: TypeAlias = tuple[Work[Any], asyncio.Future[Any]]

MOST_TOGETHER = 64  # pieces of work


class Hand(ABC):
    """A thread with a connection of its own."""

    def __init__(self, url: URL, name: str) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        self._loop = asyncio.get_running_loop()  # once: Python asks the system who we are every time
        self._paper: NeverWaiting | None = None
        self._arriving: list[Piece] = []
        self._waiting: SimpleQueue[list[Piece]] = SimpleQueue()  # what arrived together; nothing, after the last
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    @abstractmethod
    def all_done(self, paper: NeverWaiting, works: Sequence[Work[Any]]) -> list[Any]:
        """What each piece of work gave, or the trouble it met; trouble of all is raised."""

    def take(self, work: Work[Result]) -> asyncio.Future[Result]:
        """Some work, whose result will be there when it is done; whoever waits for it may go away."""
        result: asyncio.Future[Result] = self._loop.create_future()
        if not self._arriving:
            self._loop.call_soon(self._hand_over)  # together with what else arrives in this turn of the loop
        self._arriving.append((work, result))
        return result

    async def close(self) -> None:
        """Do what waits, then let go."""
        self._hand_over()
        self._waiting.put([])
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        arrived, self._arriving = self._arriving, []
        for first in range(0, len(arrived), MOST_TOGETHER):
            self._waiting.put(arrived[first : first + MOST_TOGETHER])

    def _run(self) -> None:
        while pieces := self._next():
            outcomes = self._outcomes([work for work, _ in pieces])
            with contextlib.suppress(RuntimeError):  # the loop has been closed: nobody waits any more
                self._loop.call_soon_threadsafe(self._settle, pieces, outcomes)
        self._drop()
        self._engine.dispose()

    def _settle(self, pieces: Sequence[Piece], outcomes: Sequence[Any]) -> None:
        """Some work has come to its end; told to the event loop."""
        settle(pieces, outcomes)

    def _next(self) -> list[Piece]:
        """All that waits, once something does; nothing, when there will be no more."""
        pieces = self._waiting.get()
        while pieces and len(pieces) < MOST_TOGETHER and not self._waiting.empty():
            more = self._waiting.get()
            if not more:
                self._waiting.put(more)
                break
            pieces += more
        return pieces

    def _outcomes(self, works: Sequence[Work[Any]]) -> list[Any]:
        try:
            if self._paper is None:
                self._paper = NeverWaiting(self._engine.connect())
            return self.all_done(self._paper, works)
        except Exception as trouble:
            self._drop()
            return [trouble] * len(works)

    def _drop(self) -> None:
        """After trouble, begin on a new connection; what was not committed is gone with the old one."""
        paper, self._paper = self._paper, None
        if paper is not None:
            paper.close()


def settle(pieces: Sequence[tuple[Any, asyncio.Future[Any]]], outcomes: Sequence[Any]) -> None:
    """Tell everybody who waits what his work gave, or the trouble it met."""
    for (_, result), outcome in zip(pieces, outcomes, strict=True):
        if result.cancelled():  # whoever waited is gone; what was written stays
            continue
        if isinstance(outcome, Exception):
            result.set_exception(outcome)
        else:
            result.set_result(outcome)


def done(paper: NeverWaiting, work: Work[Any]) -> Any:
    """Work waits for its connection only, and this connection never lets it wait: so one push brings it to its end."""
    try:
        work(cast(AsyncConnection, paper)).__await__().__next__()
    except StopIteration as ended:
        return ended.value
    raise RuntimeError("work may wait for its connection and for nothing else")
