"""People: a new name is seen at once, at every server that may use the database."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from store.samples import opened


def test_a_new_name_and_whom_one_has_muted_are_seen_at_once(url: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            many = 1 if url.startswith("sqlite") else 2  # SQLite serves one server
            servers = [await stack.enter_async_context(opened(url)) for _ in range(many)]
            store = servers[0]
            ann, bob = [await store.people.create(name) for name in ("Ann", "Bob")]
            for server in servers:
                assert await server.people.find(ann.id) == ann
                assert await server.chat.muted_by(ann.id) == frozenset()
            anna = await store.people.rename(ann.id, "Anna")
            for _ in range(2):  # muting twice is muting once
                await store.chat.set_mute(ann.id, bob.id, True)
            for server in servers:
                assert await server.people.find(ann.id) == anna
                assert await server.chat.muted_by(ann.id) == {bob.id}
            await store.chat.set_mute(ann.id, bob.id, False)
            assert [await server.chat.muted_by(ann.id) for server in servers] == [frozenset()] * len(servers)

    asyncio.run(story())
