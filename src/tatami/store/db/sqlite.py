"""SQLite in a file: one server, a process that writes, a thread that reads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from sqlalchemy import URL, Connection, Engine, Row, Select, create_engine, event
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from tatami.store.db import migrations
from tatami.store.db.database import Database, Returned, Statement
from tatami.store.db.server_lock import ServerLock
from tatami.store.db.sqlite_reader import SqliteReader
from tatami.store.db.sqlite_statements import plain
from tatami.store.db.sqlite_writer import SETTINGS, ConnectArguments, SqliteWriter
from tatami.store.errors import UnusableDatabase


class SqliteDatabase(Database):
    """No other server can use it, for this one holds a lock."""

    single_server = True

    def __init__(self, url: URL) -> None:
        self._url = url
        self._file = file_of(url)
        self._lock: ServerLock | None = None
        self._reader = SqliteReader(self._url)
        (name,), options = SQLiteDialect_pysqlite().create_connect_args(self._url)
        self.writer = SqliteWriter(ConnectArguments(name, dict(options)))

    async def migrate(self) -> None:
        """Lock the database for this server, and bring the tables up to date."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._lock = await asyncio.to_thread(ServerLock, self._file)
        await asyncio.to_thread(self._with_connection, migrations.migrate)

    async def require_current(self) -> None:
        """Refuse a database of another version, or one that is not there: to connect would create it."""
        if not self._file.is_file():
            raise UnusableDatabase(f"there is no file {self._file}")
        await asyncio.to_thread(self._with_connection, migrations.require_current)

    def _with_connection(self, work: Callable[[Connection], None]) -> None:
        engine = connect(self._url)
        try:
            with engine.begin() as connection:
                work(connection)
        finally:
            engine.dispose()

    def write(self, *statements: Statement, changed: Sequence[str] = ()) -> asyncio.Future[Returned | None]:
        del changed  # there is no other server to notify
        return self.writer.write([plain(statement) for statement in statements])

    async def read(self, *queries: Select[Any], **values: Any) -> list[Sequence[Row[Any]]]:
        return await self._reader.read(queries, values)

    def subscribe(self, on_change: Callable[[str], None]) -> None:
        """No other server changes anything."""

    async def close(self) -> None:
        await self.writer.close()
        await self._reader.close()
        if self._lock is not None:
            self._lock.release()


def connect(url: URL) -> Engine:
    """An engine whose transactions are real ones, schema changes included, and flushed to the disk."""
    engine = create_engine(url, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for setting in SETTINGS:
            connection.execute(setting)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def file_of(url: URL) -> Path:
    """The file of a database, named by its path or by a URI of SQLite."""
    named = url.database or ""
    path = unquote(urlsplit(named).path) if named.startswith("file:") else named
    if path in ("", ":memory:"):
        raise UnusableDatabase("a database in memory cannot be used: name a file, as in sqlite:///tatami.db")
    return Path(path)
