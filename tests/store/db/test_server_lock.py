"""One SQLite file serves one server, for as long as it lives."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from store.samples import opened, sqlite
from tatami.store import Store, UnusableDatabase

HOLDER = """
import asyncio, sys
from tatami.store import Store

async def hold():
    await Store.open(sys.argv[1])
    print("open", flush=True)
    await asyncio.sleep(600)

asyncio.run(hold())
"""


def test_a_second_server_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            with pytest.raises(UnusableDatabase, match=r"another server is using .*tatami\.db"):
                await Store.open(sqlite(tmp_path))
            ann = await store.people.create("Ann")
            reader = await Store.open_without_migrating(sqlite(tmp_path))
            assert await reader.people.find(ann.id) == ann, "looking needs no lock"
            await reader.close()
        async with opened(sqlite(tmp_path)) as store:
            assert await store.people.find(ann.id) == ann

    asyncio.run(story())


def test_a_killed_server_leaves_no_lock(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLDER, sqlite(tmp_path)], stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"open\n"
        with pytest.raises(UnusableDatabase, match="another server"):
            asyncio.run(Store.open(sqlite(tmp_path)))
        holder.kill()

    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            await store.people.create("Ann")

    asyncio.run(story())
