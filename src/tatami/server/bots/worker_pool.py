"""The workshop: processes that think, so that the event loop never waits; whoever dies at work is replaced.

A killed worker takes its pool with it. Every job that was in the pool is then given to a new one, by whoever awaits it.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, TypeVar

log = logging.getLogger(__name__)
Result = TypeVar("Result")
ATTEMPTS = 3  # a job that kills every worker is given up


class Workshop:
    """So many worker processes, started when the first job comes; with none, jobs run in threads."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: Executor | None = None

    async def run(self, job: Callable[..., Result], *arguments: Any) -> Result:
        """Have a job done."""
        for attempt in range(1, ATTEMPTS + 1):
            pool = self._pool = self._pool or self._new_pool()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, job, *arguments)
            except BrokenProcessPool:
                if self._pool is pool:
                    log.warning("a worker has died; its job is taken over")
                    self._pool = None
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError

    def _new_pool(self) -> Executor:
        if not self._workers:
            return ThreadPoolExecutor(2, "worker")
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, initializer=_go_with_the_house)

    def close(self) -> None:
        """Wait for nobody; workers end with their present job."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _go_with_the_house() -> None:
    """A worker whose server is gone, killed perhaps, goes too."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    house = multiprocessing.parent_process()
    if house is not None:
        threading.Thread(target=_watch, args=(house.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
