"""Errands run at once, as far as they go without waiting."""

from __future__ import annotations

import asyncio

from tatami.server.ws.errand import Errand


def test_what_need_not_wait_is_done_at_once_and_tells_nobody() -> None:
    told: list[str] = []

    async def steps() -> None:
        told.append("done")

    Errand(steps(), lambda: told.append("after")).advance()
    assert told == ["done"]


def test_who_waits_goes_on_when_it_is_there_and_then_tells() -> None:
    async def story() -> None:
        told: list[object] = []
        awaited: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        async def steps() -> None:
            told.append(("begun", errand.running))
            told.append((await awaited, errand.running))
            await asyncio.sleep(0)
            try:
                await failing
            except ValueError as trouble:
                told.append(str(trouble))

        failing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        errand = Errand(steps(), lambda: told.append("after"))
        errand.advance()
        assert (told, errand.running) == ([("begun", True)], False)
        awaited.set_result("here")
        await asyncio.sleep(0.01)
        assert told[1:] == [("here", True)]
        failing.set_exception(ValueError("trouble"))
        await asyncio.sleep(0.01)
        assert told[2:] == ["trouble", "after"]
        assert not errand.running

    asyncio.run(story())


def test_an_errand_ends_with_what_it_waits_for() -> None:
    async def story() -> None:
        told: list[str] = []
        awaited: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def steps() -> None:
            try:
                await awaited
            finally:
                told.append("put away")

        Errand(steps(), lambda: told.append("after")).advance()
        awaited.cancel()
        await asyncio.sleep(0.01)
        assert told == ["put away", "after"]

    asyncio.run(story())
