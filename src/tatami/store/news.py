"""News between servers over one PostgreSQL: which table has changed, told when the change is durable.

A server alone with its SQLite has nobody to tell and nothing to hear.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any

import asyncpg
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = logging.getLogger(__name__)
CHANNEL = "tatami"
ANY_TABLE = ""  # instead of an id, when some notifications may have been missed
RETRY = 0.5  # seconds


class News:
    """What one server tells, and hears from the others."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._url = engine.url
        self._shared = engine.dialect.name == "postgresql"
        self._me = secrets.token_hex(8)
        self._listener: asyncio.Task[None] | None = None

    async def tell(self, connection: AsyncConnection, table: str) -> None:
        """That a table has changed; heard by others once the transaction is durable."""
        if self._shared:
            said = {"channel": CHANNEL, "news": f"{self._me} {table}"}
            await connection.execute(text("SELECT pg_notify(:channel, :news)"), said)

    def listen(self, hear: Callable[[str], None]) -> None:
        """Hear of tables that others have changed, until the store is closed."""
        if self._shared:
            self._listener = asyncio.create_task(self._listen(hear))

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)

    async def _listen(self, hear: Callable[[str], None]) -> None:
        """One connection for listening; when it is lost, another."""
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await self._hear_until_cut(hear)
            log.warning("the news of other servers were cut; listening again")
            await asyncio.sleep(RETRY)

    async def _hear_until_cut(self, hear: Callable[[str], None]) -> None:
        plain = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection: Any = await asyncpg.connect(plain)
        cut = asyncio.Event()

        def heard(_connection: Any, _process: int, _channel: str, news: str) -> None:
            teller, _, table = news.partition(" ")
            if teller != self._me:
                hear(table)

        try:
            connection.add_termination_listener(lambda _: cut.set())
            await connection.add_listener(CHANNEL, heard)
            hear(ANY_TABLE)
            await cut.wait()
        finally:
            connection.terminate()
