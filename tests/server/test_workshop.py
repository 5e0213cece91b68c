"""Bots think in other processes; a process that dies at work is replaced and its job is done."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from litestar.testing import TestClient

from server.conftest import GENEROUS
from server.jobs import dawdle, die, die_once
from server.visitors import ATTACK, Visitor
from tatami.server.app import create_app
from tatami.server.bots.worker_pool import ATTEMPTS, Workshop

pytestmark = pytest.mark.skipif(os.name != "posix", reason="workers are killed the way of POSIX")


def test_a_dead_worker_s_job_is_taken_over_and_so_are_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        workshop = Workshop(1)
        try:
            pids = await asyncio.gather(*(workshop.run(die_once, tmp_path / "mark") for _ in range(3)))
            assert os.getpid() not in pids
            with pytest.raises(Exception, match="process pool"):
                await workshop.run(die)
            assert await workshop.run(die_once, tmp_path / "mark") not in pids, "and the workshop goes on"
        finally:
            workshop.close()

    assert ATTEMPTS > 1
    asyncio.run(story())


def test_nobody_waits_while_a_worker_thinks(tmp_path: Path) -> None:
    async def story() -> None:
        workshop = Workshop(1)
        mark = tmp_path / "mark"
        job = asyncio.create_task(workshop.run(dawdle, mark))
        try:
            while not (mark.with_suffix(".begun").exists() or job.done()):
                await asyncio.sleep(0.01)
            assert not job.done()
            mark.touch()
            assert await job == "done"
        finally:
            mark.touch()
            workshop.close()

    asyncio.run(story())


def test_a_bot_in_another_process_answers_on_its_seat(database: str) -> None:
    with TestClient(create_app(database, GENEROUS, workers=1)) as client:
        ann = Visitor(client, "Ann")
        table = ann.lay(attacker="me", defender="bot:instinct")
        ann.post(f"/api/tables/{table}/start")
        with ann.at(table) as seen:
            seen.play("1", *ATTACK)
            while "screens-lifted" not in [event["name"] for event in seen.events]:
                seen.next()
            assert {"seat": "seat-defender"} in [
                event["arguments"] for event in seen.events if event["name"] == "ready"
            ]
