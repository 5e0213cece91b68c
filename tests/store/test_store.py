"""The store: what is written is there, once, in order, and after the database is opened again."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import insert, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from postgres import Cluster
from tatami.match.fairness import commitment
from tatami.match.replay import ReplayError, initial_match, position_hash, replay_all
from tatami.store import (
    Clocks,
    ClockState,
    Conflict,
    Ending,
    EndKind,
    Header,
    MoveRecord,
    Occupant,
    Origin,
    Person,
    Proposal,
    Proposals,
    Rules,
    Seal,
    Status,
    Store,
    Turn,
    UnusableDatabase,
)
from tatami.store.database import _config, connect, migrate
from tatami.store.memory import MOST, Memory
from tatami.store.schema import Base, KeyRow

SEED = bytes(range(32))


def sqlite(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'deep' / 'tatami.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.database()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def header(host: Person, name: str = "table", status: Status = Status.OPEN) -> Header:
    return Header(
        id=name,
        game="seven-ronin",
        options={"edition": "first"},
        host=host.id,
        rules=Rules("1"),
        seal=Seal(commitment(SEED), SEED),
        status=status,
        seats=(Occupant(identity=host.id, nickname=host.nickname), Occupant(bot="random")),
    )


def entries_of(table: Header, *moves: tuple[int, str | None]) -> list[MoveRecord]:
    """Entries as a server writes them."""
    match, entries = initial_match(table.setup()), []
    for number, (seat, move) in enumerate(moves):
        match.undo(seat) if move is None else match.play(seat, move)
        entries.append(MoveRecord(seat, move, f"m{number}", 0, position_hash(match)))
    return entries


PLANS = ((0, "deploy well"), (1, "post kabe well"), (0, None), (0, "deploy inn"), (1, "post yumi inn"))


def test_a_table_and_its_moves_are_there_when_the_database_is_opened_again(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            table = header(await store.people.create("Ann"), status=Status.LIVE)
            await store.tables.create(table)
            written = entries_of(table, *PLANS)
            once = await store.moves.append(table, 0, written[:2])
            twice = await store.moves.append(once, 2, written[2:])
        async with opened(url) as store:
            found = await store.tables.find("table")
            assert found == twice
            assert await store.moves.load("table") == written
            match = replay_all(found.setup(), written)
            assert [match.game.actions.text(move.action) for move in match.history] == [
                "post kabe well",
                "deploy inn",
                "post yumi inn",
            ]
            assert "sealed_seed" not in repr(found)

    asyncio.run(story())


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


def test_what_waits_when_the_store_is_closed_is_written(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            table = header(await store.people.create("Ann"), status=Status.LIVE)
            await store.tables.create(table)
            entries = entries_of(table, *PLANS)
            last = asyncio.create_task(store.moves.append(table, 0, entries))
            await asyncio.sleep(0)
        async with opened(url) as store:
            assert await store.tables.find("table") == await last
            assert await store.moves.load("table") == entries

    asyncio.run(story())


def test_whoever_asks_does_not_wait_for_what_is_being_written(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            ann, written = await store.people.create("Ann"), threading.Event()

            async def work(connection: AsyncConnection) -> None:
                await connection.execute(insert(KeyRow).values(name="slow", value=b""))
                while not written.is_set():
                    await asyncio.sleep(0) if "postgresql" in url else time.sleep(0.001)

            slow = asyncio.ensure_future(store._database.transact(work))
            await asyncio.sleep(0.05)
            assert await store.people.find(ann.id) == ann
            assert not slow.done()
            written.set()
            await slow

    asyncio.run(story())


def test_reading_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            careless: Any = insert(KeyRow).values(name="by the eye", value=b"")
            with pytest.raises(OperationalError, match="readonly"):
                await store._database.rows(careless)
            assert (await store.people.create("Ann")).nickname == "Ann"

    asyncio.run(story())


def test_whoever_goes_away_in_the_middle_leaves_no_lock(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            for pauses in range(12):
                task = asyncio.create_task(store.people.create(f"guest {pauses}"))
                for _ in range(pauses):
                    await asyncio.sleep(0)
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
            assert (await store.people.create("Ann")).nickname == "Ann"

    asyncio.run(story())


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


def test_a_new_name_and_whom_one_does_not_hear_are_so_at_once(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store, opened(url) as other:
            ann, bob = [await store.people.create(name) for name in ("Ann", "Bob")]
            assert await store.people.find(ann.id) == await other.people.find(ann.id) == ann
            assert await store.chat.muted_by(ann.id) == await other.chat.muted_by(ann.id) == frozenset()
            anna = await store.people.rename(ann.id, "Anna")
            await store.chat.set_mute(ann.id, bob.id, True)
            servers = [store] if url.startswith("sqlite") else [store, other]  # SQLite is one server's alone
            for server in servers:
                assert await server.people.find(ann.id) == anna
                assert await server.chat.muted_by(ann.id) == {bob.id}
            await store.chat.set_mute(ann.id, bob.id, False)
            assert [await server.chat.muted_by(ann.id) for server in servers] == [frozenset()] * len(servers)

    asyncio.run(story())


def test_what_was_read_before_it_was_written_anew_is_not_remembered() -> None:
    names: Memory[str] = Memory(single_server=True)
    names.written("ann", "Anna")
    assert names.read("ann", "Ann") == "Anna"
    assert names.get("ann") == "Anna"


def test_a_memory_does_not_grow_for_ever() -> None:
    names: Memory[int] = Memory(single_server=True)
    for number in range(2 * MOST):
        names.read(str(number), number)
    assert sum(names.get(str(number)) is not None for number in range(2 * MOST)) <= MOST
    assert names.get(str(2 * MOST - 1)) == 2 * MOST - 1


def test_a_key_is_made_once(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            one, other = await asyncio.gather(store.keys.get("cookies"), store.keys.get("cookies"))
            assert one == other
        async with opened(url) as store:
            assert await store.keys.get("cookies") == one
            assert await store.keys.get("other") != one

    asyncio.run(story())


def test_commits_are_flushed_to_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        engine = connect(sqlite(tmp_path))
        async with engine.connect() as connection:
            assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
            assert await connection.scalar(text("PRAGMA synchronous")) == 2
            assert await connection.scalar(text("PRAGMA foreign_keys")) == 1
        await engine.dispose()

    asyncio.run(story())


def test_the_migrations_make_what_the_schema_says(url: str) -> None:
    async def story() -> None:
        engine = connect(url)
        await migrate(engine)
        await migrate(engine)
        async with engine.connect() as connection:
            differences = await connection.run_sync(
                lambda plain: compare_metadata(MigrationContext.configure(plain), Base.metadata)
            )
        await engine.dispose()
        assert differences == []

    asyncio.run(story())


def test_moves_are_all_there_after_a_migration(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            table = header(await store.people.create("Ann"), status=Status.LIVE)
            await store.tables.create(table)
            entries = entries_of(table, *PLANS)
            await store.moves.append(table, 0, entries)
        engine = connect(url)
        async with engine.begin() as connection:
            await connection.run_sync(lambda plain: command.downgrade(_config(plain), "tables_of_a_host"))
        await migrate(engine)
        await engine.dispose()
        async with opened(url) as store:
            assert await store.moves.load("table") == entries

    asyncio.run(story())


def test_a_database_may_be_named_by_a_uri_of_sqlite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    url = f"sqlite+aiosqlite:///file:{tmp_path}/a%20folder/tatami.db?uri=true"

    async def story() -> None:
        async with opened(url) as store:
            table = header(await store.people.create("Ann"), "table", Status.LIVE)
            await store.tables.create(table)
            await store.moves.append(table, 0, entries_of(table, *PLANS))
        store = await Store.open_without_migrating(url)
        assert len(await store.moves.load("table")) == len(PLANS)
        await store.close()

    asyncio.run(story())
    assert [path.name for path in tmp_path.iterdir()] == ["a folder"]


def test_looking_makes_no_database(tmp_path: Path) -> None:
    with pytest.raises(UnusableDatabase):
        asyncio.run(Store.open_without_migrating(sqlite(tmp_path)))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda entry: replace(entry, action="deploy moon"), "entry 3"),
        (lambda entry: replace(entry, action="done"), "entry 3"),
        (lambda entry: replace(entry, position="0" * 64), "entry 3: leads to another position"),
        (lambda entry: replace(entry, action=None, seat=0), "entry 3"),
    ],
)
def test_a_match_that_no_longer_fits_says_where(spoil: object, complaint: str) -> None:
    assert callable(spoil)
    table = header(Person("ann", "Ann"), status=Status.LIVE)
    entries = entries_of(table, *PLANS)
    entries[3] = spoil(entries[3])
    with pytest.raises(ReplayError, match=complaint):
        replay_all(table.setup(), entries)
    with pytest.raises(ReplayError, match="cannot be laid out"):
        replay_all(replace(table, game="chess").setup(), [])


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
