"""Snapshots and analyses: the last one counts."""

from __future__ import annotations

import asyncio

from store.samples import live_table, opened
from tatami.store import AnalysisRecord, Snapshot


def test_a_snapshot_replaces_the_one_before(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await live_table(store)
            assert await store.snapshots.find("table") is None
            for ply in (1, 2):
                await store.snapshots.save("table", Snapshot(ply, "rules", bytes([ply])))
                assert await store.snapshots.find("table") == Snapshot(ply, "rules", bytes([ply]))

    asyncio.run(story())


def test_an_analysis_is_requested_once_and_has_a_report_when_it_is_saved(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await live_table(store)
            assert await store.analyses.find("table") is None
            await asyncio.gather(*(store.analyses.request("table") for _ in range(3)))
            assert await store.analyses.find("table") == AnalysisRecord(None)
            await store.analyses.save("table", {"found": [1, 2]})
            await store.analyses.request("table")
            assert await store.analyses.find("table") == AnalysisRecord({"found": [1, 2]})

    asyncio.run(story())
