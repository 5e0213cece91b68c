"""The store: the repositories of one database."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import make_url

from tatami.store.db.database import Database
from tatami.store.db.postgresql import PostgresDatabase
from tatami.store.db.sqlite import SqliteDatabase
from tatami.store.errors import UnusableDatabase
from tatami.store.repositories.accounts import AccountRepository
from tatami.store.repositories.analyses import AnalysisRepository
from tatami.store.repositories.chat import ChatRepository
from tatami.store.repositories.keys import KeyRepository
from tatami.store.repositories.moves import MoveRepository
from tatami.store.repositories.people import PeopleRepository
from tatami.store.repositories.snapshots import SnapshotRepository
from tatami.store.repositories.tables import TableRepository


class Store:
    """Open it with ``Store.open``, and close it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.single_server = database.single_server
        self.accounts = AccountRepository(database)
        self.analyses = AnalysisRepository(database)
        self.chat = ChatRepository(database)
        self.keys = KeyRepository(database)
        self.moves = MoveRepository(database)
        self.people = PeopleRepository(database)
        self.snapshots = SnapshotRepository(database)
        self.tables = TableRepository(database)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a database for a server, and migrate it to the present schema."""
        database = _database(url)
        try:
            await database.migrate()
        except BaseException:
            await database.close()
            raise
        return cls(database)

    @classmethod
    async def open_without_migrating(cls, url: str) -> Store:
        """Open a database for reading, beside a server perhaps; refuses one of another version, and changes nothing."""
        database = _database(url)
        try:
            await database.require_current()
        except BaseException:
            await database.close()
            raise
        return cls(database)

    def subscribe(self, on_change: Callable[[str], None]) -> None:
        """Call back with the id of each table that another server has changed; ``ANY_TABLE``: any may have changed."""
        self._database.subscribe(on_change)

    async def close(self) -> None:
        await self._database.close()


def _database(url: str) -> SqliteDatabase | PostgresDatabase:
    """A database by its URL; nothing is connected yet."""
    named = make_url(url)
    if named.drivername in ("sqlite", "sqlite+aiosqlite"):  # the second as in earlier versions
        return SqliteDatabase(named.set(drivername="sqlite"))
    if named.drivername in ("postgresql", "postgresql+asyncpg"):
        return PostgresDatabase(named.set(drivername="postgresql+asyncpg"))
    raise UnusableDatabase(f"{named.drivername} is unknown: use sqlite:///FILE or postgresql://USER@HOST/NAME")
