"""Workers: one that dies is replaced, a job that takes too long is ended, and moves come before all else."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from server.jobs import append, die, die_once, fail, sleep_forever, wait_for
from tatami.server.bots.worker_pool import ATTEMPTS, JobFailed, Priority, WorkerDied, WorkerPool

pytestmark = pytest.mark.skipif(os.name != "posix", reason="workers are killed the way of POSIX")
ANN, BOB = "ann", "bob"


def with_workers(number: int, story: Callable[[WorkerPool], Awaitable[None]]) -> None:
    async def told() -> None:
        workers = WorkerPool(number)
        try:
            await story(workers)
        finally:
            await workers.close()

    asyncio.run(told())


async def until_exists(mark: Path) -> None:
    while not mark.exists():
        await asyncio.sleep(0.01)


def test_a_dead_worker_s_job_is_given_to_another(tmp_path: Path) -> None:
    async def story(workers: WorkerPool) -> None:
        asked = [workers.run(Priority.MOVE, ANN, die_once, tmp_path / "mark") for _ in range(3)]
        pids = await asyncio.gather(*asked)
        assert os.getpid() not in pids
        with pytest.raises(WorkerDied):
            await workers.run(Priority.MOVE, ANN, die)
        assert os.getpid() != await workers.run(Priority.MOVE, ANN, die_once, tmp_path / "mark"), "and the pool goes on"

    assert ATTEMPTS > 1
    with_workers(1, story)


def test_the_event_loop_does_not_wait_for_a_job(tmp_path: Path) -> None:
    async def story(workers: WorkerPool) -> None:
        mark = tmp_path / "mark"
        job = asyncio.create_task(workers.run(Priority.MOVE, ANN, wait_for, mark))
        await until_exists(mark.with_suffix(".begun"))
        assert not job.done()
        mark.touch()
        assert await job == "done"

    with_workers(1, story)


def test_a_job_that_exceeds_its_deadline_is_ended_and_the_next_one_runs(tmp_path: Path) -> None:
    async def story(workers: WorkerPool) -> None:
        (tmp_path / "mark").touch()
        for _ in range(2):  # both the reserved worker and the other one
            with pytest.raises(TimeoutError):
                await workers.run(Priority.MOVE, ANN, sleep_forever, deadline=0.5)
        assert await workers.run(Priority.MOVE, ANN, wait_for, tmp_path / "mark") == "done"

    with_workers(1, story)


def test_a_cancelled_job_gives_its_worker_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tatami.server.bots.worker_pool.CANCEL_GRACE", 0.1)

    async def story(workers: WorkerPool) -> None:
        job = asyncio.create_task(workers.run(Priority.HINT, ANN, sleep_forever, tmp_path / "begun"))
        await until_exists(tmp_path / "begun")
        job.cancel()
        (tmp_path / "mark").touch()
        assert await workers.run(Priority.HINT, ANN, wait_for, tmp_path / "mark") == "done"

    with_workers(1, story)


def test_a_move_does_not_wait_for_hints_and_analyses(tmp_path: Path) -> None:
    async def story(workers: WorkerPool) -> None:
        kinds = (Priority.ANALYSIS, Priority.HINT)
        busy = [asyncio.create_task(workers.run(kind, ANN, sleep_forever)) for kind in kinds]
        (tmp_path / "mark").touch()
        assert await workers.run(Priority.MOVE, BOB, wait_for, tmp_path / "mark") == "done"
        assert not any(job.done() for job in busy)

    with_workers(1, story)


def test_hints_come_before_analyses_and_who_has_fewest_jobs_comes_first(tmp_path: Path) -> None:
    async def story(workers: WorkerPool) -> None:
        gate, order = tmp_path / "gate", tmp_path / "order"
        first = asyncio.create_task(workers.run(Priority.ANALYSIS, ANN, wait_for, gate))
        await until_exists(gate.with_suffix(".begun"))
        asked = [(Priority.ANALYSIS, ANN, "ann 1"), (Priority.ANALYSIS, ANN, "ann 2"), (Priority.ANALYSIS, BOB, "bob")]
        asked.append((Priority.HINT, ANN, "hint"))
        jobs = []
        for priority, owner, text in asked:
            jobs.append(asyncio.create_task(workers.run(priority, owner, append, order, text)))
            await asyncio.sleep(0)
        gate.touch()
        await asyncio.gather(first, *jobs)
        assert order.read_text().splitlines() == ["hint", "bob", "ann 1", "ann 2"]

    with_workers(1, story)


def test_an_error_in_a_worker_says_where_and_not_what() -> None:
    async def story(workers: WorkerPool) -> None:
        with pytest.raises(JobFailed, match=r"^ValueError in server/jobs.py:\d+ "):
            await workers.run(Priority.MOVE, ANN, fail, "the seed is red")

    with_workers(1, story)


def test_closing_ends_a_worker_in_the_middle_of_a_job(tmp_path: Path) -> None:
    async def story(workers: WorkerPool) -> None:
        jobs = [asyncio.create_task(workers.run(Priority.MOVE, ANN, sleep_forever, tmp_path / "pid")) for _ in range(3)]
        await until_exists(tmp_path / "pid")
        await workers.close()
        assert all(
            isinstance(end, asyncio.CancelledError) for end in await asyncio.gather(*jobs, return_exceptions=True)
        )

    with_workers(1, story)
    pid = int((tmp_path / "pid").read_text())
    while Path(f"/proc/{pid}").exists():
        time.sleep(0.01)
