"""The scribe: a process beside the server, and what becomes of moves when it does not do what it should."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import bindparam, insert

from store.test_store import PLANS, entries_of, header, opened, sqlite
from tatami.store import (
    DATABASE_ERRORS,
    Clock,
    Clocks,
    ClockState,
    Conflict,
    Ending,
    Header,
    MoveRecord,
    Origin,
    Proposal,
    Proposals,
    Status,
    Store,
    scribe,
)
from tatami.store.dictation import Dictated, Dictation, can_dictate
from tatami.store.keeping import Keeping
from tatami.store.pen import orders
from tatami.store.revision import revising
from tatami.store.schema import KeyRow, TableRow
from tatami.store.scribe import AT_ONCE, Orders, Scribe, packed, serve, unpacked
from tatami.store.script import Script, Step
from tatami.store.tables import laying

pytestmark = pytest.mark.skipif(not can_dictate(), reason="no sockets for it on this machine")


async def laid(store: Store, name: str = "table") -> Header:
    table = header(await store.people.create("Ann"), name, Status.LIVE)
    await store.tables.create(table)
    return table


def pid_of(store: Store) -> int:
    pen = store._database._pen
    dictation = pen and pen._dictation
    assert dictation
    assert dictation._process
    return dictation._process.pid


def test_moves_are_written_by_another_process_which_ends_with_the_store(tmp_path: Path) -> None:
    async def story() -> int:
        async with opened(sqlite(tmp_path)) as store:
            table = await laid(store)
            await store.moves.append(table, 0, entries_of(table, *PLANS))
            os.kill(pid_of(store), 0)
            return pid_of(store)

    with pytest.raises(ProcessLookupError):
        os.kill(asyncio.run(story()), 0)


def test_a_database_of_which_more_is_asked_has_no_scribe_and_keeps_its_moves(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"{sqlite(tmp_path)}?timeout=5") as store:
            pen = store._database._pen
            assert pen
            assert pen._dictation is None
            table = await laid(store)
            entries = entries_of(table, *PLANS)
            kept, bob = await asyncio.gather(store.moves.append(table, 0, entries), store.people.create("Bob"))
            assert await store.tables.find("table") == kept
            assert await store.people.find(bob.id) == bob
            with pytest.raises(Conflict):
                await store.moves.append(kept, 0, entries)
            assert await store.moves.load("table") == entries

    asyncio.run(story())


def test_what_a_killed_scribe_did_not_answer_is_trouble_and_the_next_one_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            table = await laid(store)
            first, second, *_ = entries_of(table, *PLANS)
            kept = await store.moves.append(table, 0, [first])
            lost = pid_of(store)
            os.kill(lost, signal.SIGSTOP)
            waiting = asyncio.create_task(store.moves.append(kept, 1, [second]))
            await asyncio.sleep(0.01)
            os.kill(lost, signal.SIGKILL)
            with pytest.raises(DATABASE_ERRORS, match="has ended"):
                await waiting
            after = await store.moves.append(kept, 1, [second])
            assert pid_of(store) != lost
            assert await store.moves.load("table") == [first, second]
            assert await store.tables.find("table") == after

    asyncio.run(story())


@pytest.mark.parametrize("python", ["/nowhere/python", "/bin/false"])
def test_where_no_scribe_can_work_moves_are_kept_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, python: str
) -> None:
    monkeypatch.setattr(sys, "executable", python)

    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            table = await laid(store)
            pen = store._database._pen
            assert pen
            assert pen._dictation
            assert not pen._dictation.of_use
            kept = await store.moves.append(table, 0, entries_of(table, *PLANS))
            assert await store.tables.find("table") == kept

    asyncio.run(story())


def test_other_work_waits_for_a_scribe_who_writes_and_is_done_when_he_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            table = await laid(store)
            first, second, *_ = entries_of(table, *PLANS)
            kept = await store.moves.append(table, 0, [first])
            os.kill(pid_of(store), signal.SIGSTOP)
            moves = asyncio.create_task(store.moves.append(kept, 1, [second]))
            await asyncio.sleep(0)
            bob = asyncio.create_task(store.people.create("Bob"))
            assert not (await asyncio.wait([moves, bob], timeout=0.05))[0]
            os.kill(pid_of(store), signal.SIGKILL)
            assert await store.people.find((await bob).id) == await bob
            assert isinstance((await asyncio.gather(moves, return_exceptions=True))[0], DATABASE_ERRORS)

    asyncio.run(story())


def test_what_comes_while_a_scribe_is_busy_is_told_him_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[int] = []
    say = Dictation.say

    def counted(dictation: Dictation, pieces: Dictated) -> None:
        said.append(len(pieces))
        say(dictation, pieces)

    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            tables = [await laid(store, f"table-{number}") for number in range(6)]
            plans = [entries_of(table, *PLANS) for table in tables]
            monkeypatch.setattr(Dictation, "say", counted)
            os.kill(pid_of(store), signal.SIGSTOP)
            writing = []
            for table, plan in zip(tables, plans, strict=True):
                writing.append(asyncio.create_task(store.moves.append(table, 0, plan)))
                await asyncio.sleep(0.01)
            told_so_far = list(said)
            os.kill(pid_of(store), signal.SIGCONT)  # first, or a store with a fault could not be closed
            assert told_so_far == [1, 1], "one that he writes, and one that waits for him"
            await asyncio.gather(*writing)
            for table in tables:
                assert len(await store.moves.load(table.id)) == len(PLANS)

    asyncio.run(story())
    assert said == [1, 1, 4]


def test_moves_and_scripts_are_written_together_and_each_stands_for_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            table, other = await laid(store), await laid(store, "other")
            entries, bob = entries_of(table, *PLANS), await store.people.create("Bob")
            old = replace(other, revision=7)
            outcomes = await asyncio.gather(
                store.moves.append(table, 0, entries),
                store.tables.update(other.changed(clocks=Clocks(paused=True))),
                store.tables.update(old),
                store.tables.create(replace(other, id="third")),
                store.tables.create(other),
                store.tables.create(replace(other, id="fourth"), limit=2),
                store.moves.append(old, 0, entries),
                store.tables.take_seat(other, 0, bob),
                return_exceptions=True,
            )
            assert pid_of(store)
            assert [type(outcome) for outcome in outcomes[2::2]] == [Conflict, Conflict, Conflict]
            assert (outcomes[3], outcomes[5], outcomes[7]) == (True, False, None)
            assert await store.moves.load("table") == entries
            assert await store.moves.load("other") == []
            assert [await store.tables.find(name) for name in ("table", "other")] == outcomes[:2]
            assert await store.tables.find("third") == replace(other, id="third")
            assert await store.tables.find("fourth") is None

    asyncio.run(story())


def test_a_scribe_and_a_connection_make_the_same_of_a_script(tmp_path: Path) -> None:
    """Whatever a header may hold is written alike, whoever writes it."""

    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            one = await laid(store)
            full = replace(
                one,
                options={"é": "ü"},
                clocks=Clocks(Clock("bank", 60, 5, "lose"), ClockState((1, 2), (None, 3)), False, 2**40),
                proposals=Proposals(Proposal(1, "pause", 0, None, (1,))),
                origin=Origin(seeds=((3, "00ff"),)),
                ending=Ending(scores=(1, 0)),
                daily="2026-11-16",
                private=True,
            )
            dictated, thought = replace(full, id="dictated"), replace(full, id="thought")
            assert await store.tables.create(dictated)
            assert await store._database.transact(lambda connection: laying(thought)(connection)) == []
            found = [await store.tables.find(name) for name in ("dictated", "thought")]
            assert found == [dictated, thought]
            first, second = all_but_names(tmp_path, "dictated", "thought")
            assert first == second
            await store.tables.update(replace(dictated, status=Status.OVER, clocks=Clocks(paused=True)))
            revised = replace(thought, status=Status.OVER, clocks=Clocks(paused=True))
            assert await store._database.transact(lambda connection: Script(revising(revised))(connection)) == []
            first, second = all_but_names(tmp_path, "dictated", "thought")
            assert first == second

    asyncio.run(story())


def all_but_names(folder: Path, *tables: str) -> list[tuple[Any, ...]]:
    """The rows of tables as they lie in the file."""
    columns = ", ".join(column.name for column in TableRow.__table__.c if column.name not in ("id", "created"))
    with closing(sqlite3.connect(folder / "deep" / "tatami.db")) as connection:
        wanted = f"SELECT {columns} FROM tables WHERE id IN ({', '.join('?' for _ in tables)})"
        return connection.execute(wanted, tables).fetchall()


def test_what_cannot_be_said_is_trouble_and_nobody_waits_for_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            adding = insert(KeyRow).values(name=bindparam("new_name"), value=bindparam("new_value"))
            bad, good = (Script(Step(adding, [{"new_name": "key", "new_value": key}])) for key in (object(), b"key"))
            with pytest.raises(ValueError, match="unmarshallable"):
                await store._database.perform(bad)
            assert await store._database.perform(good) == []

    asyncio.run(story())


def test_a_plan_longer_than_one_statement_can_be_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            one, other = await laid(store), await laid(store, "other")
            long = [MoveRecord(0, "deploy well", "plan", step, "") for step in range(3000)]
            short = entries_of(other, *PLANS)
            await asyncio.gather(store.moves.append(one, 0, long), store.moves.append(other, 0, short))
            assert await store.moves.load("table") == long
            assert await store.moves.load("other") == short
            with pytest.raises(Conflict):
                await store.moves.append(one, 1, long[1:])

    asyncio.run(story())


def test_a_scribe_flushes_what_he_writes(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            await laid(store)

    asyncio.run(story())
    connection = Scribe(orders(str(tmp_path / "deep" / "tatami.db")))._connected()
    settings = ("journal_mode", "synchronous", "foreign_keys")
    assert [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in settings] == ["wal", 2, 1]


def test_a_scribe_says_what_is_wrong_with_the_file_and_tries_again(tmp_path: Path) -> None:
    async def story() -> list[tuple[Any, ...]]:
        async with opened(sqlite(tmp_path)) as store:
            table = await laid(store)
            return Keeping(table, 0, entries_of(table, *PLANS)).dictated()

    rows, found = asyncio.run(story()), tmp_path / "deep" / "tatami.db"
    missing = tmp_path / "not there" / "tatami.db"
    writer = Scribe(orders(str(missing)))
    assert writer.write([rows, rows]) == [("OperationalError", "unable to open database file")] * 2
    missing.parent.mkdir()
    found.rename(missing)
    assert writer.write([rows]) == [[]]
    (trouble,) = writer.write([rows])
    assert isinstance(trouble, tuple)
    assert issubclass(getattr(sqlite3, trouble[0]), sqlite3.IntegrityError)


def test_signals_for_the_server_do_not_end_a_scribe_and_the_end_of_the_server_does() -> None:
    ours, theirs = socket.socketpair()
    with theirs:
        process = subprocess.Popen([sys.executable, "-I", "-S", scribe.__file__], stdin=theirs.fileno())
    with ours:
        ours.sendall(packed(tuple(Orders(":memory:", ["CREATE TABLE t (n)"], "INSERT INTO t VALUES", "(?)"))))
        ours.sendall(packed([[(1,)]]))
        assert list(unpacked(bytearray(ours.recv(AT_ONCE)))) == [[[]]]
        for ending in (signal.SIGINT, signal.SIGTERM):
            process.send_signal(ending)
        ours.sendall(packed([[(2,)], [(3,)]]))
        assert list(unpacked(bytearray(ours.recv(AT_ONCE)))) == [[[], []]]
    assert process.wait(timeout=10) == 0


def test_messages_come_in_any_pieces_and_are_answered_one_by_one() -> None:
    ours, theirs = socket.socketpair()
    said = packed(tuple(Orders(":memory:", ["CREATE TABLE t (n UNIQUE)"], "INSERT INTO t VALUES", "(?)")))
    said += packed([[(1,)], [(2,), (3,)]]) + packed([[(1,)], [(4,)]])
    with ours, theirs:
        for place in range(0, len(said), 7):
            ours.sendall(said[place : place + 7])
        ours.shutdown(socket.SHUT_WR)
        serve(theirs)
        answers = list(unpacked(bytearray(ours.recv(AT_ONCE))))
    assert answers == [[[], []], [("IntegrityError", "UNIQUE constraint failed: t.n"), []]]
