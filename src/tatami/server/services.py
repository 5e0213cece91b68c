"""Everything that handlers of requests and messages need, for one server process."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass

from tatami.server.access.connection_limit import ConnectionLimit
from tatami.server.access.cookies import CookieSigner
from tatami.server.access.rate_limit import RateLimiter
from tatami.server.bots.analysis import Analyses
from tatami.server.bots.bot_driver import BotDriver
from tatami.server.bots.worker_pool import WorkerPool
from tatami.server.metrics import Metrics
from tatami.server.settings import Settings
from tatami.server.tables.registry import TableRegistry
from tatami.store import Store


@dataclass(frozen=True)
class Services:
    """Open with ``Services.open``, and close."""

    settings: Settings
    store: Store
    signer: CookieSigner
    limiter: RateLimiter
    metrics: Metrics
    workers: WorkerPool
    analyses: Analyses
    tables: TableRegistry
    connections: ConnectionLimit

    @classmethod
    async def open(cls, database: str, settings: Settings) -> Services:
        store = await Store.open(database)
        metrics, workers = Metrics(), WorkerPool(settings.workers)
        return cls(
            settings=settings,
            store=store,
            signer=CookieSigner(await store.keys.get("cookies")),
            limiter=RateLimiter(),
            metrics=metrics,
            workers=workers,
            analyses=Analyses(workers, store.analyses, metrics),
            tables=TableRegistry(store, settings, metrics, lambda table: BotDriver(table, workers, metrics)),
            connections=ConnectionLimit(settings, metrics.connections),
        )

    async def close_connections(self) -> None:
        """Store every move that was received, and let every client close its connection, which has some seconds."""
        await self.tables.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.settings.shutdown_wait):
                while self.connections.in_use:
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        await self.close_connections()
        self.analyses.close()
        await self.workers.close()
        await self.store.close()
