"""Notifications between servers over one PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from postgres import Cluster
from store.samples import PLANS, entries_of, header, opened
from tatami.store import Conflict, Status


def test_servers_hear_of_each_other_s_changes(postgres: Cluster) -> None:
    url = postgres.database()

    async def story() -> None:
        async with opened(url) as one, opened(url) as other:
            heard: asyncio.Queue[str] = asyncio.Queue()
            other.subscribe(heard.put_nowait)
            assert await heard.get() == "", "at first, anything may have changed"
            table = header(await one.people.create("Ann"), status=Status.LIVE)
            await one.tables.create(table)
            await one.moves.append(table, 0, entries_of(table, *PLANS)[:1])
            assert await asyncio.wait_for(heard.get(), 20) == "table"
            found = await other.tables.find("table")
            assert found is not None
            with pytest.raises(Conflict):
                await one.tables.update(table)
            await other.tables.update(found)
            assert heard.empty(), "one does not hear oneself"

    asyncio.run(story())
