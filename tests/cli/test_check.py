"""``tatami check`` and ``tatami serve``: what would be frozen is named, and what cannot be served is said."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest
from msgspec.structs import replace

from cli.terminal import run
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
