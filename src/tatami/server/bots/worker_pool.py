"""Worker processes for bots, hints and analyses, so that the event loop never waits for them.

Jobs are taken by priority: moves before hints before analyses, and among equal ones the job of the person with the
fewest jobs under way. One worker is reserved for moves. Every job has a deadline: a worker that exceeds it is killed
and replaced. A job whose worker dies is given to another. The end of the server kills all workers.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import IntEnum
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from tatami.server.json_logs import described

log = logging.getLogger(__name__)
Result = TypeVar("Result")
ATTEMPTS = 3  # a job that kills every worker is given up
DEADLINE = 60.0  # seconds
CANCEL_GRACE = 2.0  # seconds that a running job may go on when nobody waits for its result any more
NICENESS = 5  # of workers that are not reserved for moves
JOIN_TIMEOUT = 1.0  # seconds for a killed process to be gone
THREADS = 2  # where there are no worker processes


class Priority(IntEnum):
    """What a job is for; lower numbers are taken first."""

    MOVE = 0
    HINT = 1
    ANALYSIS = 2


class WorkerDied(Exception):
    """Every worker that was given this job died."""


class JobFailed(Exception):
    """A job raised an error in its process; ``place`` says which and where."""

    def __init__(self, place: str) -> None:
        super().__init__(place)
        self.place = place


@dataclass(order=True)
class _Job(Generic[Result]):
    key: tuple[Priority, int, int]  # priority, jobs of the same owner before it, order of arrival
    function: Callable[..., Result] = field(compare=False)
    arguments: tuple[Any, ...] = field(compare=False)
    deadline: float = field(compare=False)
    result: asyncio.Future[Result] = field(compare=False)
    attempts: int = field(default=0, compare=False)


class WorkerPool:
    """So many workers, started when there is work for them, and one more for moves; with none, jobs run in threads."""

    def __init__(self, workers: int) -> None:
        self._processes = workers > 0
        self._queue: list[_Job[Any]] = []
        self._owners: Counter[str] = Counter()  # jobs that are waiting or running
        self._arrivals = 0
        self._arrived = asyncio.Condition()
        lowest = [Priority.MOVE, *[Priority.ANALYSIS] * workers] if workers else [Priority.ANALYSIS] * THREADS
        self._threads = ThreadPoolExecutor(len(lowest), "worker")
        self._slots = [asyncio.create_task(self._serve(priority)) for priority in lowest]

    async def run(
        self,
        priority: Priority,
        owner: str,
        function: Callable[..., Result],
        *arguments: Any,
        deadline: float = DEADLINE,
    ) -> Result:
        """Run a function of a module in a worker. Raises ``TimeoutError``, ``WorkerDied`` or ``JobFailed``."""
        self._arrivals += 1
        key = (priority, self._owners[owner], self._arrivals)
        result: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        job = _Job(key, function, arguments, deadline, result)
        self._owners[owner] += 1
        try:
            await self._enqueue(job)
            return await result
        finally:
            self._owners[owner] -= 1
            self._owners += Counter()  # drop owners without jobs

    async def close(self) -> None:
        """Kill the workers and wait for nothing."""
        for slot in self._slots:
            slot.cancel()
        await asyncio.gather(*self._slots, return_exceptions=True)
        for job in self._queue:
            job.result.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _enqueue(self, job: _Job[Any]) -> None:
        async with self._arrived:
            heapq.heappush(self._queue, job)
            self._arrived.notify_all()

    async def _next(self, lowest: Priority) -> _Job[Any]:
        """The first job of a priority that a slot takes; cancelled ones are dropped."""
        async with self._arrived:
            while True:
                await self._arrived.wait_for(lambda: self._queue and self._queue[0].key[0] <= lowest)
                job = heapq.heappop(self._queue)
                if not job.result.done():
                    return job

    async def _serve(self, lowest: Priority) -> None:
        """Run jobs of a priority or a higher one, one after the other."""
        worker: _Process | _Thread | None = None
        job: _Job[Any] | None = None
        try:
            while True:
                job = await self._next(lowest)
                if worker is None:
                    worker = _Process(nice=lowest is not Priority.MOVE) if self._processes else _Thread()
                if not await self._execute(worker, job):
                    worker = None
        finally:
            if worker is not None:
                worker.kill()
            if job is not None and not job.result.done():
                job.result.cancel()

    async def _execute(self, worker: _Process | _Thread, job: _Job[Any]) -> bool:
        """Run one job; whether the worker can be used again."""
        loop, job.attempts = asyncio.get_running_loop(), job.attempts + 1
        call = loop.run_in_executor(self._threads, worker.call, job.function, job.arguments)
        try:
            await asyncio.wait({call, job.result}, timeout=job.deadline, return_when=asyncio.FIRST_COMPLETED)
            if job.result.cancelled():
                await asyncio.wait({call}, timeout=CANCEL_GRACE)
        finally:
            if not call.done():
                worker.kill()
                call.add_done_callback(_ignore_result)
        if not call.done():
            log.warning("a worker was killed: its job exceeded its time")
            _fail(job, TimeoutError())
            return False
        try:
            succeeded, value = call.result()
        except (EOFError, OSError):
            await self._retry(job)
            return False
        if not job.result.done():
            job.result.set_result(value) if succeeded else job.result.set_exception(value)
        return True

    async def _retry(self, job: _Job[Any]) -> None:
        log.warning("a worker has died; its job is given to another")
        if job.attempts >= ATTEMPTS:
            _fail(job, WorkerDied())
        elif not job.result.done():
            await self._enqueue(job)


def _fail(job: _Job[Any], error: Exception) -> None:
    if not job.result.done():
        job.result.set_exception(error)


def _ignore_result(call: asyncio.Future[Any]) -> None:
    """Mark the error of an abandoned call as seen."""
    if not call.cancelled():
        call.exception()


class _Thread:
    """Runs jobs in the thread that calls it; cannot be killed."""

    def call(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[bool, Any]:
        try:
            return True, function(*arguments)
        except Exception as error:
            return False, error

    def kill(self) -> None:
        """A thread goes on to its end; its result is dropped."""


class _Process:
    """One worker process, with a pipe to it."""

    def __init__(self, nice: bool) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, nice), daemon=True)
        self._process.start()
        theirs.close()

    def call(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[bool, Any]:
        """Run a job, and wait for it."""
        self._pipe.send((function, arguments))
        succeeded, value = self._pipe.recv()
        return succeeded, value if succeeded else JobFailed(value)

    def kill(self) -> None:
        """End the process at once; a call that waits for it fails with ``EOFError``."""
        self._process.kill()
        self._process.join(JOIN_TIMEOUT)


def _work(pipe: Connection, nice: bool) -> None:
    """The main loop of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    if nice and hasattr(os, "nice"):
        os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    while True:
        try:
            function, arguments = pipe.recv()
        except EOFError:
            return
        try:
            answer = (True, function(*arguments))
        except Exception as error:
            answer = (False, described(error))
        pipe.send(answer)


def _end_with(sentinel: int) -> None:
    """End this process when the server has ended, even in the middle of a job."""
    wait([sentinel])
    os._exit(1)
