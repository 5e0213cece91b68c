"""The store: what was written is there after the database is opened again, whatever happened in between."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from postgres import Cluster
from store.samples import PLANS, entries_of, header, live_table, opened, sqlite
from tatami.match.replay import replay_all
from tatami.store import Status, Store, UnusableDatabase
from tatami.store.db.sqlite import SqliteDatabase
from tatami.store.schema import KeyRow


def test_a_table_and_its_moves_are_there_when_the_database_is_opened_again(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            table = header(await store.people.create("Ann"), status=Status.LIVE)
            await store.tables.create(table)
            written = entries_of(table, *PLANS)
            once = await store.moves.append(table, 0, written[:2])
            twice = await store.moves.append(once, 2, written[2:])
        async with opened(url) as store:
            found = await store.tables.find("table")
            assert found == twice
            assert await store.moves.load("table") == written
            match = replay_all(found.setup(), written)
            assert [match.game.actions.text(move.action) for move in match.history] == [
                "post kabe well",
                "deploy inn",
                "post yumi inn",
            ]
            assert "sealed_seed" not in repr(found)

    asyncio.run(story())


def test_what_waits_when_the_store_is_closed_is_written(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            table = header(await store.people.create("Ann"), status=Status.LIVE)
            await store.tables.create(table)
            entries = entries_of(table, *PLANS)
            last = asyncio.create_task(store.moves.append(table, 0, entries))
            await asyncio.sleep(0)
        async with opened(url) as store:
            assert await store.tables.find("table") == await last
            assert await store.moves.load("table") == entries

    asyncio.run(story())


def test_reading_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            careless: Any = insert(KeyRow).values(name="by the eye", value=b"")
            with pytest.raises(OperationalError, match="readonly"):
                await store._database.rows(careless)
            assert (await store.people.create("Ann")).nickname == "Ann"

    asyncio.run(story())


def test_whoever_goes_away_in_the_middle_leaves_no_lock(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            for pauses in range(12):
                task = asyncio.create_task(store.people.create(f"guest {pauses}"))
                for _ in range(pauses):
                    await asyncio.sleep(0)
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
            assert (await store.people.create("Ann")).nickname == "Ann"

    asyncio.run(story())


def test_a_database_may_be_named_by_a_uri_of_sqlite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    url = f"sqlite+aiosqlite:///file:{tmp_path}/a%20folder/tatami.db?uri=true"

    async def story() -> None:
        async with opened(url) as store:
            table = header(await store.people.create("Ann"), "table", Status.LIVE)
            await store.tables.create(table)
            await store.moves.append(table, 0, entries_of(table, *PLANS))
        store = await Store.open_without_migrating(url)
        assert len(await store.moves.load("table")) == len(PLANS)
        await store.close()

    asyncio.run(story())
    assert [path.name for path in tmp_path.iterdir()] == ["a folder"]


def test_queries_do_not_wait_for_sqlite_s_writer(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            table = await live_table(store)
            assert isinstance(store._database, SqliteDatabase)
            pid = store._database.writer.pid
            assert pid is not None
            os.kill(pid, signal.SIGSTOP)
            try:
                waiting = asyncio.ensure_future(store.people.create("Bob"))
                await asyncio.sleep(0.05)
                assert await store.tables.find("table") == table
                assert not waiting.done()
            finally:
                os.kill(pid, signal.SIGCONT)
            assert (await waiting).nickname == "Bob"

    asyncio.run(story())


def test_queries_do_not_wait_for_postgresql_s_transactions(postgres: Cluster) -> None:
    async def story() -> None:
        url = postgres.database()
        async with opened(url) as store:
            table = await live_table(store)
            engine = create_async_engine(url)
            async with engine.begin() as connection:
                await connection.execute(text("SELECT id FROM tables FOR UPDATE"))
                waiting = asyncio.ensure_future(store.tables.update(table))
                await asyncio.sleep(0.05)
                assert await store.tables.find("table") == table
                assert not waiting.done()
            assert await waiting == await store.tables.find("table")
            await engine.dispose()

    asyncio.run(story())


def test_a_database_in_memory_is_refused() -> None:
    for url in ("sqlite://", "sqlite+aiosqlite:///:memory:"):
        with pytest.raises(UnusableDatabase, match="name a file"):
            asyncio.run(Store.open(url))


def test_databases_that_are_not_supported_are_named() -> None:
    for url in ("mysql://nobody@nowhere/x", "sqlite+nonsense:///x"):
        with pytest.raises(UnusableDatabase, match="is unknown: use sqlite:///FILE"):
            asyncio.run(Store.open(url))
