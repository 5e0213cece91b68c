"""Tables: seats are taken once, limits hold, and a header is read as it was written."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from store.samples import PLANS, entries_of, header, live_table, opened
from tatami.store import (
    Clock,
    Clocks,
    ClockState,
    Conflict,
    Ending,
    Header,
    HeaderChanges,
    Occupant,
    Origin,
    Proposal,
    Proposals,
    Status,
    Turn,
)
from tatami.store.models import HeaderFields


def test_an_open_seat_is_taken_by_one_and_only_before_the_start(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            ann, bob, eve = [await store.people.create(name) for name in ("Ann", "Bob", "Eve")]
            laid = replace(header(ann), seats=(Occupant(identity=ann.id, nickname="Ann"), Occupant()))
            await store.tables.create(laid)
            seated = await store.tables.take_seat(laid, 1, bob)
            assert seated is not None
            assert seated == await store.tables.find("table")
            assert await store.tables.take_seat(laid, 1, eve) is None
            assert [table.id for table in await store.tables.of_player(bob.id)] == ["table"]
            assert await store.tables.leave_seat(seated, bob.id) == await store.tables.find("table")
            await store.tables.set_status("table", Status.LIVE)
            assert await store.tables.take_seat(laid, 1, bob) is None
            assert await store.tables.leave_seat(laid, ann.id) is None

    asyncio.run(story())


def test_who_sits_down_sees_who_else_has_sat_down_meanwhile(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            ann, bob, eve = [await store.people.create(name) for name in ("Ann", "Bob", "Eve")]
            laid = replace(header(ann), seats=(Occupant(), Occupant()))
            await store.tables.create(laid)
            for seat, who in enumerate((bob, eve)):
                seated = await store.tables.take_seat(laid, seat, who)
            assert seated is not None
            assert [occupant.identity for occupant in seated.seats] == [bob.id, eve.id]
            risen = await store.tables.leave_seat(laid, bob.id)
            assert risen is not None
            assert [occupant.identity for occupant in risen.seats] == [None, eve.id]

    asyncio.run(story())


def test_a_table_has_one_rematch(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            ann = await store.people.create("Ann")
            await store.tables.create(header(ann))
            await store.tables.create(header(ann, "again").changed(origin=Origin(rematch_of="table")))
            with pytest.raises(Conflict):
                await store.tables.create(header(ann, "and again").changed(origin=Origin(rematch_of="table")))
            found = await store.tables.find("table")
            assert found is not None
            assert found.rematch == "again"

    asyncio.run(story())


def test_nobody_lays_more_tables_than_he_may_have_in_use(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            ann, bob = [await store.people.create(name) for name in ("Ann", "Bob")]
            laid = [header(ann, f"table {number}") for number in range(4)]
            assert [await store.tables.create(table, limit=2) for table in laid[:3]] == [True, True, False]
            assert not await store.tables.create(laid[2], 2, entries_of(laid[2], *PLANS))
            assert await store.tables.find(laid[2].id) is None
            assert await store.tables.create(header(bob, "another host's"), limit=2)
            await store.tables.set_status(laid[0].id, Status.OVER)
            assert [await store.tables.create(table, limit=2) for table in laid[2:]] == [True, False]
            assert await store.tables.create(laid[3])

    asyncio.run(story())


def test_whatever_a_header_may_hold_is_read_as_it_was_written(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            full = replace(
                await live_table(store, "first"),
                id="table",
                options={"é": "ü"},
                clocks=Clocks(Clock("bank", 60, 5, "lose"), ClockState((1, 2), (None, 3)), True, 2**40),
                proposals=Proposals(Proposal(1, "pause", 0, None, (1,)), 3),
                origin=Origin("first", "elsewhere", ((3, "00ff"),)),
                ending=Ending(scores=(1, 0)),
                turn=Turn((0, 1), 2**41),
                daily="2026-11-16",
                delay=30,
                private=True,
            )
            await store.tables.create(full)
            assert await store.tables.find("table") == full
            away = full.with_occupant(0, full.seats[0].handed_to("instinct")).changed(status=Status.OVER)
            assert await store.tables.update(away) == await store.tables.find("table") == away.at_revision(1)

    asyncio.run(story())


def test_every_field_that_may_change_is_declared_as_the_header_declares_it() -> None:
    declared = Header.__annotations__
    for fields in (HeaderChanges, HeaderFields):
        assert {name: declared[name] for name in fields.__annotations__} == {
            name: kind.__forward_arg__ for name, kind in fields.__annotations__.items()
        }


def test_updates_and_new_tables_written_together_each_stand_for_themselves(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            table, other = await live_table(store), await live_table(store, "other")
            entries, bob = entries_of(table, *PLANS), await store.people.create("Bob")
            old = other.at_revision(7)
            outcomes = await asyncio.gather(
                store.moves.append(table, 0, entries),
                store.tables.update(other.changed(clocks=Clocks(paused=True))),
                store.tables.update(old),
                store.tables.create(other.changed(id="third")),
                store.tables.create(other),
                store.moves.append(old, 0, entries),
                store.tables.take_seat(other, 0, bob),
                return_exceptions=True,
            )
            assert [type(outcomes[number]) for number in (2, 4, 5)] == [Conflict, Conflict, Conflict]
            assert (outcomes[3], outcomes[6]) == (True, None)
            assert await store.moves.load("table") == entries
            assert await store.moves.load("other") == []
            assert [await store.tables.find(name) for name in ("table", "other")] == outcomes[:2]
            assert await store.tables.find("third") == other.changed(id="third")

    asyncio.run(story())


def test_idle_tables_are_archived_and_counted(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            ann = await store.people.create("Ann")
            for name, since, deadline in (("idle", 5, None), ("busy", 15, None), ("timed", 5, 99)):
                table = header(ann, name, Status.LIVE)
                await store.tables.create(table.changed(turn=Turn((0,), since), clocks=Clocks(deadline=deadline)))
            assert await store.tables.archive_idle(10) == 1
            assert await store.tables.archive_idle(10) == 0
            assert [table.id for table in await store.tables.with_status(Status.ARCHIVED)] == ["idle"]
            assert await store.tables.count(Status.LIVE) == 2

    asyncio.run(story())
