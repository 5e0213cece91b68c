"""Who plays the games: this process, several processes on this machine, or a Ray cluster.

A crew takes games in order and gives results as they come. What it is in the middle of when it is closed is lost, and
nothing else.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, Protocol, TypeAlias

from tatami.arena.contest import Sitting
from tatami.arena.playing import Played, played

Results: TypeAlias = Generator[Played, None, None]

AHEAD = 2  # games given out for each process, so that none waits for the next


class NoCluster(RuntimeError):
    """There is no Ray cluster to play on; the message says why."""


class Crew(Protocol):
    """Plays games."""

    def play(self, sittings: Iterator[Sitting]) -> Results:
        """The results, in any order; closing the iterator ends the work."""
        ...


class Alone:
    """This process."""

    def play(self, sittings: Iterator[Sitting]) -> Results:
        for sitting in sittings:
            yield played(sitting)


class Processes:
    """Several processes on this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def play(self, sittings: Iterator[Sitting]) -> Results:
        before = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(
            self.count, multiprocessing.get_context("spawn"), initializer=_leave_interrupts_to_parent
        )
        pending: set[Future[Played]] = set()
        try:
            while True:
                pending |= {pool.submit(played, game) for game in islice(sittings, AHEAD * self.count - len(pending))}
                if not pending:
                    return
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            if pending:
                for child in set(multiprocessing.active_children()) - before:
                    child.terminate()
            pool.shutdown(cancel_futures=True)


class Cluster:
    """A Ray cluster; its nodes need Tatami installed."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError as trouble:
            raise NoCluster("the package ray is not installed: pip install tatami[ray]") from trouble
        self._ray: Any = ray
        try:
            ray.init(address=address, log_to_driver=False, ignore_reinit_error=True)
        except (ConnectionError, ValueError, RuntimeError) as trouble:
            raise NoCluster(f"{address}: {trouble}") from trouble

    def play(self, sittings: Iterator[Sitting]) -> Results:
        remote = self._ray.remote(played)
        cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        pending: list[Any] = []
        try:
            while True:
                pending += [remote.remote(game) for game in islice(sittings, AHEAD * cores - len(pending))]
                if not pending:
                    return
                done, pending = self._ray.wait(pending)
                for result in done:
                    yield self._ray.get(result)
        finally:
            for result in pending:
                self._ray.cancel(result, force=True)


def crew_of(processes: int | None, ray: str | None) -> Crew:
    """The crew that was asked for: by default every core of this machine."""
    if ray is not None:
        return Cluster(ray)
    count = processes or os.cpu_count() or 1
    return Alone() if count == 1 else Processes(count)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
