"""Keys: made once."""

from __future__ import annotations

import asyncio

from store.samples import opened


def test_a_key_is_made_once(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            one, other = await asyncio.gather(store.keys.get("cookies"), store.keys.get("cookies"))
            assert one == other
        async with opened(url) as store:
            assert await store.keys.get("cookies") == one
            assert await store.keys.get("other") != one

    asyncio.run(story())
