"""Notifications between servers over one PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from postgres import Cluster
from store.samples import PLANS, entries_of, header, opened
from tatami.store import Conflict, Status


def test_servers_are_notified_of_each_other_s_changes(postgres: Cluster) -> None:
    url = postgres.database()

    async def story() -> None:
        async with opened(url) as one, opened(url) as other:
            received: asyncio.Queue[str] = asyncio.Queue()
            other.subscribe(received.put_nowait)
            assert await received.get() == "", "at first, anything may have changed"
            table = header(await one.people.create("Ann"), status=Status.LIVE)
            await one.tables.create(table)
            await one.moves.append(table, 0, entries_of(table, *PLANS)[:1])
            assert await asyncio.wait_for(received.get(), 20) == "table"
            found = await other.tables.find("table")
            assert found is not None
            with pytest.raises(Conflict):
                await one.tables.update(table)
            await other.tables.update(found)
            assert received.empty(), "not of its own"

    asyncio.run(story())
