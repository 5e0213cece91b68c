"""``tatami check`` and ``tatami serve``: what would be frozen is named, and what cannot be served is said."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import make_url

from cli.terminal import Transcript, run
from tatami.match.fairness import commitment
from tatami.match.replay import initial_match, position_hash
from tatami.store import Header, MoveRecord, Occupant, Rules, Seal, Status, Store


def fill(database: str, spoil: bool) -> None:
    """One match in play, of one move."""

    async def story() -> None:
        store = await Store.open(database)
        ann = await store.people.create("Ann")
        seats = (Occupant(identity=ann.id), Occupant(bot="random"))
        seal = Seal(commitment(bytes(32)), bytes(32))
        table = Header("table", "seven-ronin", {}, ann.id, seats, Rules("1"), seal, Status.LIVE)
        match = initial_match(table.setup())
        match.play(0, "deploy well")
        entry = MoveRecord(0, "deploy well", "1", 0, position_hash(match))
        await store.tables.create(table)
        await store.moves.append(table, 0, [replace(entry, action="done") if spoil else entry])
        await store.close()

    asyncio.run(story())


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'tatami.db'}"


def test_matches_that_fit_are_counted(database: str) -> None:
    fill(database, spoil=False)
    checked = run("check", "--database", database)
    assert (checked.code, checked.out) == (0, "One match in play fits the rules.\n")


def test_a_match_that_does_not_fit_is_named_and_left_as_it_is(database: str) -> None:
    fill(database, spoil=True)
    for _ in range(2):
        checked = run("check", "--database", database)
        assert checked.code == 1
        assert "table (seven-ronin) does not fit: entry 0" in checked.out


def test_there_is_nothing_to_check_without_a_database(database: str, tmp_path: Path) -> None:
    for url in (database, "nonsense", "sqlite+nonsense:///x"):
        checked = run("check", "--database", url)
        assert checked.code == 1
        assert checked.err.startswith("tatami: the database cannot be used: ")
        assert list(tmp_path.iterdir()) == []


def test_a_port_that_is_taken_is_said_so(database: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        served = run("serve", "--port", str(port), "--database", database)
    assert served.code == 1
    assert f"127.0.0.1:{port}" in served.err


def test_a_database_that_cannot_be_opened_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "poem.db").write_text("an old silent pond, a frog jumps into the pond: splash! silence again" * 20)
    served = run("serve", "--port", "0", "--database", f"sqlite+aiosqlite:///{tmp_path / 'poem.db'}")
    assert served.code == 1
    assert served.err.startswith("tatami: the database cannot be used: ")


def test_a_second_server_on_one_file_says_why_and_ends(database: str) -> None:
    async def story() -> Transcript:
        store = await Store.open(database)
        try:
            return await asyncio.to_thread(run, "serve", "--port", "0", "--database", database)
        finally:
            await store.close()

    served = asyncio.run(story())
    assert served.code == 1
    assert served.err.startswith("tatami: the database cannot be used: another server is using ")


def test_a_database_of_a_newer_version_is_said_so(database: str) -> None:
    fill(database, spoil=False)
    with closing(sqlite3.connect(make_url(database).database or "")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'next_year'")
        connection.commit()
    for command in (["serve", "--port", "0"], ["check"]):
        told = run(*command, "--database", database)
        assert told.code == 1
        assert "newer version of Tatami (schema next_year): update Tatami" in " ".join(told.err.split())
