"""The start-up check: matches that the present rules refuse are frozen, kept, and thawed when they fit again."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from store.conftest import url
from store.samples import PLANS, entries_of, header, opened
from tatami import games
from tatami.server.replay_check import freeze_misfits
from tatami.store import Rules, Status

__all__ = ["url"]  # a fixture


def test_misfits_are_frozen_kept_and_thawed_when_they_fit_again(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            ann = await store.people.create("Ann")
            right, wrong = (header(ann, name, Status.LIVE) for name in ("right", "wrong"))
            for table in (right, wrong):
                await store.tables.create(table)
            entries = entries_of(header(ann), *PLANS)
            await store.moves.append(right, 0, entries)
            spoiled = [*entries[:-1], replace(entries[-1], position="0" * 64)]
            await store.moves.append(wrong, 0, spoiled)
            (misfit,) = await freeze_misfits(store)
            assert misfit.header.id == "wrong"
            assert misfit.error == "entry 4: leads to another position than it did"
            assert [table.id for table in await store.tables.with_status(Status.FROZEN)] == ["wrong"]
            assert await store.moves.load("wrong") == spoiled
            found = await store.tables.find("right")
            assert found is not None
            await store.tables.update(found.changed(status=Status.FROZEN, rules=Rules("0")))
            await freeze_misfits(store)
            found = await store.tables.find("right")
            assert found is not None
            assert (found.status, found.rules.version) == (Status.LIVE, games.find("seven-ronin").version)

    asyncio.run(story())
