"""Notifications between servers over one PostgreSQL: which table has changed, sent when the change is durable."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any

import asyncpg
from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tatami.store.db.database import ANY_TABLE

log = logging.getLogger(__name__)
CHANNEL = "tatami"
RETRY = 0.5  # seconds


class Notifications:
    """What one server sends to the others, and receives from them."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._sender = secrets.token_hex(8)  # so that a server ignores its own
        self._listener: asyncio.Task[None] | None = None

    async def send(self, connection: AsyncConnection, table: str) -> None:
        """Notify the others of a change, within its transaction: PostgreSQL delivers it after the commit."""
        message = {"channel": CHANNEL, "message": f"{self._sender} {table}"}
        await connection.execute(text("SELECT pg_notify(:channel, :message)"), message)

    def listen(self, on_change: Callable[[str], None]) -> None:
        """Receive the others' notifications until this is closed."""
        self._listener = asyncio.create_task(self._listen(on_change))

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)

    async def _listen(self, on_change: Callable[[str], None]) -> None:
        """One connection for listening; when it is lost, another."""
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._listen_until_lost(on_change)
            log.warning("the connection for notifications was lost; connecting again")
            await asyncio.sleep(RETRY)

    async def _listen_until_lost(self, on_change: Callable[[str], None]) -> None:
        plain = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection: Any = await asyncpg.connect(plain)
        lost = asyncio.Event()

        def received(_connection: Any, _process: int, _channel: str, message: str) -> None:
            sender, _, table = message.partition(" ")
            if sender != self._sender:
                on_change(table)

        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, received)
            on_change(ANY_TABLE)
            await lost.wait()
        finally:
            connection.terminate()
