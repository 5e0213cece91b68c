"""Dictation: moves and scripts on their way to the scribe, a process that writes them beside us.

A thread that comes back from the disk must take the interpreter from the thread that plays, which loses more by that
than by the writing. A process has an interpreter of its own: what is played and what is written do not wait for each
other.
"""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextvars import Context
from typing import Any, TypeAlias, cast

from tatami.store import scribe
from tatami.store.hand import settle
from tatami.store.keeping import Keeping
from tatami.store.scribe import Orders, packed, unpacked
from tatami.store.script import Script

Dictated: TypeAlias = Sequence[tuple[Keeping | Script, asyncio.Future[Any]]]

MOST_SAID = 2  # messages that are not answered yet


def can_dictate() -> bool:
    """Whether this machine has the sockets for it; Windows has not."""
    return sys.platform != "win32"


class Dictation(asyncio.Protocol):
    """Our end. The scribe comes with the first work, and again after he was lost with what he was being told."""

    def __init__(self, orders: Orders, go_on: Callable[[Dictated], None]) -> None:
        self.of_use = True  # until one ends before any has answered: then this machine lets no scribe work
        self._orders = orders
        self._go_on = go_on  # called whenever he has done something, with what is left for others
        self._answered = False
        self._unanswered: deque[tuple[Dictated, bytes]] = deque()
        self._line: asyncio.WriteTransport | None = None
        self._coming: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._heard = bytearray()

    @property
    def rests(self) -> bool:
        """Whether nothing is being written."""
        return not self._unanswered

    @property
    def has_room(self) -> bool:
        """Whether to say more: what he writes and what he takes up next are enough, the rest may come together."""
        return len(self._unanswered) < MOST_SAID

    def say(self, pieces: Dictated) -> None:
        """Have pieces of work written; whoever waits for one hears when it is on the disk, or of its trouble."""
        try:
            said = _said(pieces)
        except Exception as trouble:  # something that cannot be said; nobody waits for ever
            settle(pieces, [trouble] * len(pieces))
            return
        self._unanswered.append((pieces, said))
        if self._line is not None:
            self._line.write(said)
        elif self._coming is None:
            # In a context of its own: the line outlives whoever is the first to have something written.
            self._coming = asyncio.create_task(self._send_for_scribe(), context=Context())

    async def close(self) -> None:
        """Let the scribe go."""
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            await self._process.wait()

    async def _send_for_scribe(self) -> None:
        try:
            await self._connect(*socket.socketpair())
        except OSError as trouble:
            self.connection_lost(trouble)
        finally:
            self._coming = None

    async def _connect(self, ours: socket.socket, theirs: socket.socket) -> None:
        command = (sys.executable, "-I", "-S", scribe.__file__)
        try:
            with theirs:
                self._process = await asyncio.create_subprocess_exec(*command, stdin=theirs.fileno())
            await asyncio.get_running_loop().create_unix_connection(lambda: self, sock=ours)
        except OSError:
            ours.close()
            raise

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = cast(asyncio.WriteTransport, transport)
        self._heard.clear()
        self._line.write(b"".join([packed(tuple(self._orders)), *(said for _, said in self._unanswered)]))

    def data_received(self, data: bytes) -> None:
        self._heard += data
        self._answered = True
        for outcomes in unpacked(self._heard):
            pieces, _ = self._unanswered.popleft()
            settle(pieces, [_complaint(*out) if isinstance(out, tuple) else out for out in outcomes])
        self._go_on([])

    def connection_lost(self, _: Exception | None) -> None:
        """Nobody knows how much the scribe has written of what he did not answer; the database does."""
        self._line, self.of_use = None, self._answered
        lost = [piece for pieces, _ in self._unanswered for piece in pieces]
        self._unanswered.clear()
        if self.of_use:
            settle(lost, [_complaint("OperationalError", "the process that writes has ended")] * len(lost))
        self._go_on([] if self.of_use else lost)


def _said(pieces: Dictated) -> bytes:
    return packed([work.dictated() for work, _ in pieces])


def _complaint(name: str, words: str) -> sqlite3.Error:
    complaint: type[sqlite3.Error] = getattr(sqlite3, name)
    return complaint(words)
