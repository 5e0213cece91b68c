"""The store: the repositories of one database."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncEngine

from tatami.store.accounts import AccountRepository
from tatami.store.analyses import AnalysisRepository
from tatami.store.chat import ChatRepository
from tatami.store.database import Database, connect, expect_there, expect_up_to_date, migrate
from tatami.store.keys import KeyRepository
from tatami.store.moves import MoveRepository
from tatami.store.people import PeopleRepository
from tatami.store.snapshots import SnapshotRepository
from tatami.store.tables import TableRepository


class Store:
    """Open it with ``Store.open``, and close it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = Database(engine)
        self.single_server = self._database.single_server
        self.accounts = AccountRepository(self._database)
        self.analyses = AnalysisRepository(self._database)
        self.chat = ChatRepository(self._database)
        self.keys = KeyRepository(self._database)
        self.moves = MoveRepository(self._database)
        self.people = PeopleRepository(self._database)
        self.snapshots = SnapshotRepository(self._database)
        self.tables = TableRepository(self._database)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a database by its URL, and migrate it to the present schema."""
        engine = connect(url)
        await migrate(engine)
        return cls(engine)

    @classmethod
    async def open_without_migrating(cls, url: str) -> Store:
        """Open a database for reading; refuses one of another version, and changes nothing."""
        expect_there(url)
        engine = connect(url)
        try:
            await expect_up_to_date(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    def subscribe(self, on_change: Callable[[str], None]) -> None:
        """Call back with the id of each table that another server has changed; ``ANY_TABLE``: any may have changed."""
        self._database.news.listen(on_change)

    async def close(self) -> None:
        await self._database.close()
