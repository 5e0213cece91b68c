"""A database by its URL: SQLite in a file, or PostgreSQL; the same statements run on both."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import unquote, urlsplit

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Insert, Row, Select, Update, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tatami.store.errors import UnusableDatabase
from tatami.store.eye import Eye
from tatami.store.hand import Work
from tatami.store.keeping import Keeping
from tatami.store.news import News
from tatami.store.pen import Pen, make_durable
from tatami.store.script import Script

MIGRATIONS = Path(__file__).parent / "migrations"

Result = TypeVar("Result")


class Database:
    """Transactions that run to their end: a visitor who goes away in the middle of one leaves no lock behind.

    SQLite has one pen: whatever is waiting when it comes free is written together, each piece all or nothing, and one
    flush to the disk serves them all. Beside it, an eye reads.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.news = News(engine)
        self.single_server = engine.dialect.name == "sqlite"  # no other server writes here
        self._engine = engine
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")
        in_a_file = engine.dialect.name == "sqlite" and _file_of(engine.url)
        self._pen = Pen(engine.url) if in_a_file else None
        self._eye = Eye(engine.url) if in_a_file else None
        self._running: set[asyncio.Task[Any]] = set()

    def transact(self, work: Work[Result]) -> Awaitable[Result]:
        """Do some work in one transaction, which is durable when it has been awaited."""
        if self._pen is None:
            return asyncio.shield(self._begun(self._transaction(work)))
        return self._pen.take(work)

    def keep(self, keeping: Keeping) -> Awaitable[None]:
        """Keep moves, durable when it has been awaited; other servers hear of it."""
        if self._pen is not None:
            return self._pen.take(keeping)

        async def work(connection: AsyncConnection) -> None:
            await keeping(connection)
            await self.news.tell(connection, keeping.header.id)

        return self.transact(work)

    def perform(self, script: Script, *tells_of: str) -> Awaitable[list[tuple[Any, ...]] | None]:
        """Do what a script says, durable when it has been awaited; other servers hear of the tables it tells of."""
        if self._pen is not None:
            return self._pen.take(script)

        async def work(connection: AsyncConnection) -> list[tuple[Any, ...]] | None:
            rows = await script(connection)
            for table in tells_of if rows is not None else ():
                await self.news.tell(connection, table)
            return rows

        return self.transact(work)

    def _begun(self, task: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        running = asyncio.create_task(task)
        self._running.add(running)
        running.add_done_callback(self._running.discard)
        return running

    async def _transaction(self, work: Work[Result]) -> Result:
        async with self._engine.begin() as connection:
            return await work(connection)

    async def rows(self, wanted: Select[Any], **values: Any) -> Sequence[Row[Any]]:
        """What a question finds; one that is asked often is made once and speaks of its values by name."""
        (found,) = await self.all_rows(wanted, **values)
        return found

    async def all_rows(self, *wanted: Select[Any], **values: Any) -> list[Sequence[Row[Any]]]:
        """What several questions find that are asked together, of the same values."""

        async def work(connection: AsyncConnection) -> list[Sequence[Row[Any]]]:
            return [(await connection.execute(question, values)).all() for question in wanted]

        if self._eye is not None:
            return await self._eye.take(work)
        return await asyncio.shield(self._begun(self._read(work)))

    async def _read(self, work: Work[Result]) -> Result:
        """Questions need no transaction: without one, a database elsewhere is asked once instead of three times."""
        async with self._reading.connect() as connection:
            return await work(connection)

    async def change(self, change: Insert | Update) -> int:
        """Change something; gives how many rows."""

        async def work(connection: AsyncConnection) -> int:
            return (await connection.execute(change)).rowcount

        return await self.transact(work)

    async def close(self) -> None:
        """Let what is being written be written, then let go."""
        await self.news.close()
        await asyncio.gather(*self._running, return_exceptions=True)
        for hand in (self._pen, self._eye):
            if hand is not None:
                await hand.close()
        await self._engine.dispose()


def connect(url: str) -> AsyncEngine:
    """An engine whose commits are on the disk when they return."""
    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        return create_async_engine(place, hide_parameters=True)
    file = _file_of(place)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(place, hide_parameters=True, pool_size=1, max_overflow=0)
    make_durable(engine.sync_engine)
    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # one server at a time
            await connection.execute(text("SELECT pg_advisory_xact_lock(7)"))
        await connection.run_sync(lambda plain: command.upgrade(_config(plain), "head"))


def expect_there(url: str) -> None:
    """Complain if the database is a file that does not exist; to connect would make it."""
    place = make_url(url)
    if place.get_backend_name() == "sqlite" and not (_file_of(place) or Path()).is_file():
        raise UnusableDatabase(f"there is no file {place.database}")


def _file_of(place: URL) -> Path | None:
    """The file of an SQLite database, by its path or as SQLite's own URI; none for one in memory."""
    named = place.database or ""
    path = unquote(urlsplit(named).path) if named.startswith("file:") else named
    return None if path in ("", ":memory:") else Path(path)


async def expect_up_to_date(engine: AsyncEngine) -> None:
    """Complain if the tables are not up to date; change nothing."""
    wanted = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    async with engine.connect() as connection:
        found = await connection.run_sync(lambda plain: MigrationContext.configure(plain).get_current_revision())
    if found != wanted:
        raise UnusableDatabase(f"the database is at {found or 'nothing'}, this version needs {wanted}")


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
