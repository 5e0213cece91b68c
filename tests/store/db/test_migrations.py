"""Migrations: they make what the schema says, keep what is there, and refuse what they do not know."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from store.samples import PLANS, entries_of, live_table, opened, sqlite
from tatami.store import DATABASE_ERRORS, Store, UnusableDatabase
from tatami.store.db.migrations import configuration
from tatami.store.schema import Base

Result = TypeVar("Result")


async def on_connection(url: str, work: Callable[[Connection], Result]) -> Result:
    """Work on a database past the store."""
    if url.startswith("sqlite"):
        engine = create_engine(make_url(url).set(drivername="sqlite"))
        with engine.begin() as connection:
            result = work(connection)
        engine.dispose()
        return result
    async_engine = create_async_engine(url)
    async with async_engine.begin() as async_connection:
        result = await async_connection.run_sync(work)
    await async_engine.dispose()
    return result


def test_the_migrations_make_what_the_schema_says(url: str) -> None:
    async def story() -> None:
        for _ in range(2):
            async with opened(url):
                pass
        differences = await on_connection(
            url, lambda connection: compare_metadata(MigrationContext.configure(connection), Base.metadata)
        )
        assert differences == []

    asyncio.run(story())


def test_moves_are_all_there_after_a_migration(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            table = await live_table(store)
            entries = entries_of(table, *PLANS)
            await store.moves.append(table, 0, entries)
        await on_connection(url, lambda connection: command.downgrade(configuration(connection), "tables_of_a_host"))
        with pytest.raises(UnusableDatabase, match="is at tables_of_a_host, this version needs"):
            await Store.open_without_migrating(url)
        async with opened(url) as store:
            assert await store.moves.load("table") == entries

    asyncio.run(story())


def test_a_database_of_a_newer_version_is_refused_in_a_sentence_and_left_as_it_is(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await live_table(store)
        advance = "UPDATE alembic_version SET version_num = 'from_the_future'"
        await on_connection(url, lambda connection: connection.exec_driver_sql(advance) and None)
        for opening in (Store.open, Store.open_without_migrating):
            with pytest.raises(UnusableDatabase, match=r"newer version of Tatami \(schema from_the_future\)"):
                await opening(url)
        read = "SELECT version_num FROM alembic_version"
        assert (
            await on_connection(url, lambda connection: connection.exec_driver_sql(read).scalar()) == "from_the_future"
        )

    asyncio.run(story())


def test_looking_makes_no_database(tmp_path: Path) -> None:
    with pytest.raises(UnusableDatabase, match="there is no file"):
        asyncio.run(Store.open_without_migrating(sqlite(tmp_path)))
    assert list(tmp_path.iterdir()) == []


def test_a_failed_migration_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite(tmp_path)):
            pass
        file = tmp_path / "deep" / "tatami.db"
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("UPDATE alembic_version SET version_num = 'people_at_play'")
            connection.execute("DROP TABLE accounts")  # so that it fails in the middle: others are there already
            connection.commit()
            before = connection.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall()
        with pytest.raises(DATABASE_ERRORS):
            await Store.open(sqlite(tmp_path))
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall() == before

    asyncio.run(story())
