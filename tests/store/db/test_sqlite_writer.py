"""The writer process of SQLite: group commits, and what happens to transactions when the process ends."""

from __future__ import annotations

import asyncio
import marshal
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from store.samples import PLANS, entries_of, live_table, opened, sqlite
from tatami.store import DATABASE_ERRORS, Store
from tatami.store.db import sqlite_writer
from tatami.store.db.database import Statement
from tatami.store.db.sqlite import SqliteDatabase
from tatami.store.db.sqlite_writer import LENGTH, ConnectArguments, GroupCommit, SqliteWriter
from tatami.store.schema import KeyRow

ADD = "INSERT INTO t VALUES (?)"
UNIQUE = ("IntegrityError", "UNIQUE constraint failed: t.n")


def writer_of(store: Store) -> SqliteWriter:
    assert isinstance(store._database, SqliteDatabase)
    return store._database.writer


def pid_of(store: Store) -> int:
    pid = writer_of(store).pid
    assert pid is not None
    return pid


def test_the_process_ends_with_the_store(tmp_path: Path) -> None:
    async def story() -> int:
        async with opened(sqlite(tmp_path)) as store:
            await live_table(store)
            os.kill(pid_of(store), 0)
            return pid_of(store)

    with pytest.raises(ProcessLookupError):
        os.kill(asyncio.run(story()), 0)


def test_whoever_only_reads_starts_no_process(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            await live_table(store)
        reader = await Store.open_without_migrating(sqlite(tmp_path))
        assert await reader.tables.find("table") is not None
        assert writer_of(reader).pid is None
        await reader.close()

    asyncio.run(story())


def test_what_a_killed_process_did_not_report_fails_and_the_next_one_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            table = await live_table(store)
            first, second, *_ = entries_of(table, *PLANS)
            kept = await store.moves.append(table, 0, [first])
            lost = pid_of(store)
            os.kill(lost, signal.SIGSTOP)
            moves = asyncio.create_task(store.moves.append(kept, 1, [second]))
            await asyncio.sleep(0.01)
            person = asyncio.create_task(store.people.create("Bob"))
            assert not (await asyncio.wait([moves, person], timeout=0.05))[0]
            os.kill(lost, signal.SIGKILL)
            for waiting in (moves, person):
                with pytest.raises(DATABASE_ERRORS, match="has ended"):
                    await waiting
            after = await store.moves.append(kept, 1, [second])
            assert pid_of(store) != lost
            assert await store.moves.load("table") == [first, second]
            assert await store.tables.find("table") == after

    asyncio.run(story())


@pytest.mark.parametrize(("python", "reason"), [("/nowhere/python", "does not start"), ("/bin/false", "has ended")])
def test_a_process_that_does_not_run_is_an_error_and_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, python: str, reason: str
) -> None:
    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            with monkeypatch.context() as patch:
                patch.setattr(sys, "executable", python)
                for _ in range(2):
                    with pytest.raises(DATABASE_ERRORS, match=f"the writer process {reason}"):
                        await store.people.create("Ann")
            ann = await store.people.create("Ann")
            assert await store.people.find(ann.id) == ann

    asyncio.run(story())


def test_what_arrives_while_the_process_is_busy_is_sent_as_one_batch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[int] = []
    packed = sqlite_writer._packed

    def counted(message: Any) -> bytes:
        sent.append(len(message))
        return packed(message)

    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            tables = [await live_table(store, f"table-{number}") for number in range(6)]
            plans = [entries_of(table, *PLANS) for table in tables]
            monkeypatch.setattr(sqlite_writer, "_packed", counted)
            os.kill(pid_of(store), signal.SIGSTOP)
            writing = []
            for table, plan in zip(tables, plans, strict=True):
                writing.append(asyncio.create_task(store.moves.append(table, 0, plan)))
                await asyncio.sleep(0.01)
            sent_so_far = list(sent)
            os.kill(pid_of(store), signal.SIGCONT)  # first, or a store with a fault could not be closed
            assert sent_so_far == [1, 1], "one that is being written, and the next"
            await asyncio.gather(*writing)
            assert sent == [1, 1, 4]
            for table in tables:
                assert len(await store.moves.load(table.id)) == len(PLANS)

    asyncio.run(story())


def test_whoever_is_cancelled_does_not_cancel_the_transaction(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            table = await live_table(store)
            entries = entries_of(table, *PLANS)
            os.kill(pid_of(store), signal.SIGSTOP)
            gone = asyncio.create_task(store.moves.append(table, 0, entries))
            await asyncio.sleep(0.01)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
            os.kill(pid_of(store), signal.SIGCONT)
            await store.people.create("Bob")
            assert await store.moves.load("table") == entries

    asyncio.run(story())


def test_a_value_that_cannot_be_sent_fails_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite(tmp_path)) as store:
            add = insert(KeyRow)
            good, bad = (Statement(add, [{"name": name, "value": b"key"}]) for name in ("key", object()))
            written = store._database.write(good)
            with pytest.raises(ValueError, match="unmarshallable"):
                store._database.write(bad)
            assert await written == []

    asyncio.run(story())


def written(database: Path | str, *batches: list[Any], prepare: str = "") -> list[Any]:
    """What a group commit reports of batches."""
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(prepare)
    writer = GroupCommit(ConnectArguments(str(database), {}))
    try:
        return [writer.write([marshal.dumps(transaction) for transaction in batch]) for batch in batches]
    finally:
        writer.connect().close()


def test_transactions_of_a_batch_stand_for_themselves(tmp_path: Path) -> None:
    update = "UPDATE t SET n = n + 10 WHERE n = ? RETURNING n"
    batch = [
        [(ADD, [(1,)])],
        [(ADD, [(2,)]), (ADD, [(1,)])],  # the second statement fails: the first is taken back
        [(ADD, [(3,), (4,)])],
        [("DELETE FROM t WHERE n = ?", [(99,)]), (ADD, [(5,)])],  # the condition is not met
        [(update, [(3,)])],
        [(update, [(99,)]), (ADD, [(6,)])],
    ]
    found = written(tmp_path / "t.db", batch, prepare="CREATE TABLE t (n UNIQUE)")
    assert found == [[[], UNIQUE, [], None, [(13,)], None]]
    with closing(sqlite3.connect(tmp_path / "t.db")) as connection:
        assert connection.execute("SELECT n FROM t ORDER BY n").fetchall() == [(1,), (4,), (13,)]


def test_every_commit_is_flushed_to_the_disk(tmp_path: Path) -> None:
    with closing(GroupCommit(ConnectArguments(str(tmp_path / "t.db"), {})).connect()) as connection:
        settings = ("journal_mode", "synchronous", "foreign_keys")
        assert [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in settings] == ["wal", 2, 1]


def test_an_error_of_the_file_is_reported_to_all_and_the_next_batch_tries_again(tmp_path: Path) -> None:
    file = tmp_path / "not there" / "t.db"
    writer = GroupCommit(ConnectArguments(str(file), {}))
    adding = marshal.dumps([(ADD, [(1,)])])
    assert writer.write([adding, adding]) == [("OperationalError", "unable to open database file")] * 2
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE t (n UNIQUE)")
    assert writer.write([adding, adding]) == [[], UNIQUE]
    writer.connect().close()


def test_when_the_disk_is_full_what_does_not_fit_fails_and_later_writes_succeed(tmp_path: Path) -> None:
    writer = GroupCommit(ConnectArguments(str(tmp_path / "t.db"), {}))
    with closing(writer.connect()) as connection:
        connection.execute("CREATE TABLE t (n UNIQUE)")
        connection.execute("PRAGMA max_page_count=10")
        small, large = (marshal.dumps([(ADD, [(value,)])]) for value in (1, b"x" * 100_000))
        found = writer.write([small, large])
        assert found[1] == ("OperationalError", "database or disk is full")
        connection = writer.connect()
        connection.execute("PRAGMA max_page_count=1000")
        assert writer.write([large]) == [[]]
        stored = [row[0] for row in connection.execute("SELECT n FROM t")]
        assert (1 in stored) == (found[0] == []), "what was reported is so"


def message(content: Any) -> bytes:
    body = marshal.dumps(content)
    return LENGTH.pack(len(body)) + body


def test_signals_for_the_server_do_not_end_the_process_and_the_end_of_the_server_does(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "t.db")) as connection:
        connection.execute("CREATE TABLE t (n UNIQUE)")
    command = [sys.executable, "-I", "-S", sqlite_writer.__file__]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(message((str(tmp_path / "t.db"), {})))
        for number in (1, 2):
            process.stdin.write(message([marshal.dumps([(ADD, [(value,)])]) for value in (number, 1)]))
            (length,) = LENGTH.unpack(process.stdout.read(LENGTH.size) or b"")
            assert marshal.loads(process.stdout.read(length) or b"") == [[], UNIQUE]
            for ending in (signal.SIGINT, signal.SIGTERM):
                process.send_signal(ending)
        process.stdin.write(message([marshal.dumps([(ADD, [(3,)])])])[:-1])  # cut short, as by a kill
        process.stdin.close()
        assert process.wait(timeout=10) == 1
    with closing(sqlite3.connect(tmp_path / "t.db")) as connection:
        assert connection.execute("SELECT n FROM t").fetchall() == [(1,), (2,)]
