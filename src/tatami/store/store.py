"""The store: people, tables and moves of one database."""

from __future__ import annotations

from collections import deque
from collections.abc import AsyncIterator
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from tatami import games
from tatami.store.accounts import Accounts
from tatami.store.database import Database, connect, expect_there, expect_up_to_date, migrate
from tatami.store.header import Header, Status
from tatami.store.moves import Moves
from tatami.store.people import People
from tatami.store.replay import Misfit, replay
from tatami.store.tables import Tables
from tatami.store.talk import Talk


@dataclass(frozen=True)
class Verdict:
    """Whether a live match still fits the rules: if not, why."""

    header: Header
    misfit: str | None


class Store:
    """Open it with ``Store.open``, and close it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = Database(engine)
        self.people = People(self._database)
        self.tables = Tables(self._database)
        self.moves = Moves(self._database)
        self.talk = Talk(self._database)
        self.accounts = Accounts(self._database)

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store of a URL, its tables brought up to date."""
        engine = connect(url)
        await migrate(engine)
        return cls(engine)

    @classmethod
    async def open_as_it_is(cls, url: str) -> Store:
        """The store of a URL, to look at: nothing is changed, and an old one is refused."""
        expect_there(url)
        engine = connect(url)
        try:
            await expect_up_to_date(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        await self._database.close()

    async def survey(self) -> AsyncIterator[Verdict]:
        """Replay every match that is in play, or was frozen, by the present rules."""
        for header in await self.tables.of_status(Status.LIVE, Status.FROZEN):
            try:
                deque(replay(header, await self.moves.of(header.id)), maxlen=0)
            except Misfit as misfit:
                yield Verdict(header, str(misfit))
            else:
                yield Verdict(header, None)

    async def settle(self) -> list[Verdict]:
        """Freeze what no longer fits, thaw what fits again; gives the misfits."""
        misfits = []
        async for verdict in self.survey():
            header = verdict.header
            if verdict.misfit is not None:
                misfits.append(verdict)
                await self.tables.mark(header.id, Status.FROZEN, header.rules)
            elif header.status is Status.FROZEN or header.rules != games.find(header.game).version:
                await self.tables.mark(header.id, Status.LIVE, games.find(header.game).version)
        return misfits
