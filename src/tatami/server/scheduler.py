"""What a server does by itself: the start-up check, clocks that run out, eviction and archiving."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from tatami.server import timestamps
from tatami.server.metrics import report_error
from tatami.server.replay_check import freeze_misfits
from tatami.server.services import Services
from tatami.server.tables.resign import expire_clocks
from tatami.store import Conflict

log = logging.getLogger(__name__)
DAY = 24 * 3600 * 1000  # milliseconds


class Scheduler:
    """The background tasks of one server process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        settings = services.settings
        self._tasks = [
            asyncio.create_task(self._start_up()),
            asyncio.create_task(self._every(settings.clock_tick, "clocks", self._expire_clocks)),
            asyncio.create_task(self._every(settings.evict_after, "eviction", self._tidy_up)),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _start_up(self) -> None:
        """Check live matches against the present rules, then load the tables where a bot owes a decision."""
        try:
            for check in await freeze_misfits(self._services.store):
                log.error("table %s is frozen: %s", check.header.id, check.error)
            for header in await self._services.store.tables.with_bots():
                if any(header.seats[seat].mover for seat in header.turn.owing):
                    await self._services.tables.get(header.id)
        except Exception as error:
            report_error(self._services.metrics, "start-up", error, "check of live matches")

    async def _every(self, seconds: float, name: str, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception as error:
                report_error(self._services.metrics, name, error, "background task")

    async def _expire_clocks(self) -> None:
        """Also at tables that nobody watches."""
        for name in await self._services.store.tables.overdue(timestamps.now()):
            with contextlib.suppress(Conflict):  # somebody moved at this moment, or another server was faster
                await expire_clocks(await self._services.tables.get(name))

    async def _tidy_up(self) -> None:
        await self._services.tables.evict_unused()
        idle_since = timestamps.now() - self._services.settings.archive_after_days * DAY
        archived = await self._services.store.tables.archive_idle(idle_since)
        if archived:
            log.info("%d tables were archived", archived)
