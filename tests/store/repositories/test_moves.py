"""Moves: appended once, in order, on the revision that they were made from, each transaction for itself."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from store.samples import PLANS, entries_of, header, live_table, opened
from tatami.store import (
    Clocks,
    ClockState,
    Conflict,
    Ending,
    EndKind,
    MoveRecord,
    Person,
    Proposal,
    Proposals,
    Rules,
    Status,
    Turn,
)


def test_a_ply_is_written_once_and_on_the_revision_it_was_made_from(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            table = header(await store.people.create("Ann"), status=Status.LIVE)
            await store.tables.create(table)
            first, second, *_ = entries_of(table, *PLANS)
            after = await store.moves.append(table, 0, [first])
            with pytest.raises(Conflict):
                await store.moves.append(replace(after, status=Status.OVER), 0, [second])
            with pytest.raises(Conflict):
                await store.moves.append(table, 1, [second])
            assert await store.moves.load("table") == [first], "all or nothing"
            found = await store.tables.find("table")
            assert found is not None
            assert found.status is Status.LIVE

    asyncio.run(story())


def test_many_write_at_once_and_each_once(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            table = header(await store.people.create("Ann"), status=Status.LIVE)
            await store.tables.create(table)
            entry = entries_of(table, *PLANS)[0]
            bids = [store.moves.append(table, 0, [replace(entry, message=f"{n}")]) for n in range(8)]
            outcomes = await asyncio.gather(*bids, return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict"] * 7 + ["Header"]

    asyncio.run(story())


def test_of_many_tables_written_together_one_that_does_not_fit_hinders_none(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            ann = await store.people.create("Ann")
            tables = [header(ann, f"table {number}", Status.LIVE) for number in range(6)]
            for table in tables:
                await store.tables.create(table)
            entries = entries_of(tables[0], *PLANS[:2])
            stale = replace(tables[3], revision=7)
            bids = [store.moves.append(table, 0, entries) for table in (*tables[:3], stale, *tables[4:])]
            outcomes = await asyncio.gather(*bids, return_exceptions=True)
            assert [isinstance(outcome, Conflict) for outcome in outcomes] == [table is tables[3] for table in tables]
            for table, outcome in zip(tables, outcomes, strict=True):
                fits = not isinstance(outcome, Conflict)
                assert await store.moves.load(table.id) == (entries if fits else [])
                assert await store.tables.find(table.id) == (outcome if fits else table)

    asyncio.run(story())


def test_moves_bring_along_all_that_may_change_of_a_header(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            table = header(await store.people.create("Ann"), status=Status.LIVE)
            await store.tables.create(table)
            first, second, *_ = entries_of(table, *PLANS)
            asked = table.changed(
                turn=Turn((0, 1), 1_600_000_000_000),
                clocks=Clocks(None, ClockState((60_000, 1), (None, 7)), True, 1_700_000_000_000),
                proposals=Proposals(Proposal(1, "pause", 0, 1, (1,)), 1),
            )
            kept = await store.moves.append(asked, 0, [first])
            assert await store.tables.find("table") == kept
            assert await store.tables.overdue(1_700_000_000_000) == ["table"]
            over = kept.changed(
                status=Status.OVER,
                ending=Ending(EndKind.TIME, 1, (3, -1)),
                rules=Rules("2", "x"),
                clocks=Clocks(paused=True),
                proposals=Proposals(None, 1),
                turn=Turn((), 1_600_000_000_000),
            )
            after = await store.moves.append(over, 1, [second])
            assert await store.tables.find("table") == after
            assert await store.tables.with_status(Status.LIVE) == []
            assert await store.tables.overdue(1_700_000_000_000) == []

    asyncio.run(story())


def test_moves_and_other_work_written_together_do_not_hinder_each_other(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            ann = await store.people.create("Ann")
            one, other = (header(ann, name, Status.LIVE) for name in ("one", "other"))
            for table in (one, other):
                await store.tables.create(table)
            entries = entries_of(one, *PLANS[:2])
            for stale in (False, True):
                *kept, bob, clash = await asyncio.gather(
                    store.moves.append(one, 0, entries),
                    store.moves.append(replace(other, revision=7 if stale else 0), 0, entries),
                    store.people.create("Bob"),
                    store.tables.create(one),
                    return_exceptions=True,
                )
                assert [isinstance(outcome, Conflict) for outcome in kept] == [stale, stale]
                assert isinstance(bob, Person)
                assert await store.people.find(bob.id) == bob
                assert isinstance(clash, Conflict)
            assert await store.moves.load("one") == await store.moves.load("other") == entries

    asyncio.run(story())


def test_a_long_plan_is_written_whole_or_not_at_all(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            one, other = await live_table(store), await live_table(store, "other")
            long = [MoveRecord(0, "deploy well", "plan", step, "") for step in range(3000)]
            short = entries_of(other, *PLANS)
            kept, _ = await asyncio.gather(store.moves.append(one, 0, long), store.moves.append(other, 0, short))
            assert await store.moves.load("table") == long
            assert await store.moves.load("other") == short
            with pytest.raises(Conflict):
                await store.moves.append(kept, 2999, long[-2:])
            assert await store.moves.load("table") == long

    asyncio.run(story())
