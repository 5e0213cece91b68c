"""Chat: lines are numbered in order and written once; a note is replaced."""

from __future__ import annotations

import asyncio

from store.samples import live_table, opened
from tatami.store import ChatLine


def test_lines_are_numbered_in_order_and_a_message_is_written_once(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            table = await live_table(store)
            line = ChatLine(0, table.host, 0, None, "hello", 7, "Ann")
            for message in ("a", "b", "a"):
                await store.chat.add("table", message, line)
            await asyncio.gather(*(store.chat.add("table", message, line) for message in "bcdc"))
            lines = await store.chat.lines("table")
            assert [line.number for line in lines] == [1, 2, 3, 4]
            assert {(line.text, line.at, line.nickname) for line in lines} == {("hello", 7, "Ann")}
            assert await store.chat.lines("table", after=3) == lines[3:]

    asyncio.run(story())


def test_a_note_is_replaced(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            table = await live_table(store)
            assert await store.chat.note("table", table.host) == ""
            for text in ("first", "second"):
                await store.chat.save_note("table", table.host, text)
                assert await store.chat.note("table", table.host) == text

    asyncio.run(story())
