"""The store: people, tables and moves of one database."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from tatami import games
from tatami.match import Match
from tatami.store.accounts import Accounts
from tatami.store.analyses import Analyses
from tatami.store.database import Database, connect, expect_there, expect_up_to_date, migrate
from tatami.store.entry import Entry
from tatami.store.header import Header, Status
from tatami.store.moves import Moves
from tatami.store.people import People
from tatami.store.replay import Misfit, replay
from tatami.store.snapshots import Snapshots
from tatami.store.tables import Tables
from tatami.store.talk import Talk


@dataclass(frozen=True)
class Verdict:
    """Whether a live match still fits the rules: if not, why."""

    header: Header
    misfit: str | None
    owing: tuple[int, ...] = ()  # the seats that owe a decision


class Store:
    """Open it with ``Store.open``, and close it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = Database(engine)
        self.alone = self._database.alone
        self.people = People(self._database)
        self.tables = Tables(self._database)
        self.moves = Moves(self._database)
        self.talk = Talk(self._database)
        self.accounts = Accounts(self._database)
        self.snapshots = Snapshots(self._database)
        self.analyses = Analyses(self._database)

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

    def listen(self, hear: Callable[[str], None]) -> None:
        """Hear of tables that other servers have changed; an empty name says that any may have."""
        self._database.news.listen(hear)

    async def close(self) -> None:
        await self._database.close()

    async def survey(self) -> AsyncIterator[Verdict]:
        """Replay every match in play, or frozen, by the present rules."""
        for header in await self.tables.of_status(Status.LIVE, Status.FROZEN):
            yield await self._verdict(header)

    async def _verdict(self, header: Header) -> Verdict:
        entries = await self.moves.of(header.id)
        try:
            match = await asyncio.to_thread(_replayed, header, entries)
        except Misfit as misfit:
            return Verdict(header, str(misfit))
        return Verdict(header, None, match.actors)

    async def settle(self) -> list[Verdict]:
        """Freeze what no longer fits, thaw what fits again; gives the misfits. What is known to fit is not replayed."""
        misfits = []
        held = await asyncio.to_thread(lambda: {name: games.find(name).fingerprint for name in games.names()})
        for header in await self.tables.unproven(held):
            verdict = await self._verdict(header)
            if verdict.misfit is not None:
                misfits.append(verdict)
                await self.tables.mark(header.id, status=Status.FROZEN)
            else:
                proven = {"rules": games.find(header.game).version, "held_to": held[header.game]}
                await self.tables.mark(header.id, status=Status.LIVE, owing=verdict.owing, **proven)
        return misfits


def _replayed(header: Header, entries: Sequence[Entry]) -> Match:
    return deque(replay(header, entries), maxlen=1).pop()
