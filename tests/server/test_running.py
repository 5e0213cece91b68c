"""For who runs a server: snapshots bound the replay, spectators are kept behind, idle tables are put away, and nothing
that is counted or logged tells a secret."""

from __future__ import annotations

import asyncio
import gc
import random
import time
import weakref
from typing import Any

import pytest
from litestar.testing import TestClient

from server.conftest import GENEROUS
from server.test_resume import played
from server.visitors import ATTACK, DEFENCE, Visitor, begun
from tatami import games
from tatami.match import Match
from tatami.match.replay import replay
from tatami.match.snapshot import packed, unpacked
from tatami.server import services as house
from tatami.server.app import create_app
from tatami.server.tables.clock import milliseconds
from tatami.server.tables.restore import EVERY
from tatami.server.views import spectator_delay as delay


@pytest.mark.parametrize("name", games.names())
def test_a_match_out_of_a_snapshot_is_the_match_that_was_packed(name: str) -> None:
    game, luck = games.find(name), random.Random(1)
    match = Match.new(game, seed=bytes(32))
    start = match.at(0)
    for _ in range(40):
        seat = luck.choice(match.actors)
        match.play(seat, luck.choice(match.legal(seat)))
    again = unpacked(start, packed(match))
    assert again == match
    seat = match.actors[0]
    move = match.legal(seat)[0]
    assert (again.play(seat, move), again.digest()) == (match.play(seat, move), match.digest())


def test_a_snapshot_bounds_the_replay(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    replayed: list[int] = []

    def counted(match: Any, log: Any, first: int) -> Any:
        replayed.append(len(log))
        return replay(match, log, first)

    with TestClient(create_app(database, GENEROUS)) as client:
        ann, bob = Visitor(client, "Ann"), Visitor(client, "Bob")
        table = begun(ann, bob)
        played(ann, bob, table, 60)
        with ann.at(table) as seen:
            before = seen.state, seen.events
    monkeypatch.setattr("tatami.server.tables.restore.replay", counted)
    with TestClient(create_app(database, GENEROUS)) as again:
        ann.client = again
        with ann.at(table) as seen:
            assert (seen.state, seen.events) == before
    assert len(replayed) == 1
    assert replayed[0] < EVERY + 30, "an entry and its undo may come before the snapshot is due"


def test_spectators_are_kept_behind(ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0]
    monkeypatch.setattr(delay, "milliseconds", lambda: now[0])
    monkeypatch.setattr("tatami.server.tables.table.milliseconds", lambda: now[0])
    table = ann.post("/api/tables", game="seven-ronin", seats={"attacker": "me"}, delay=600).json()["id"]
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    eve = Visitor(ann.client, "Eve")
    now[0] += 600_000
    with ann.at(table) as attacker, bob.at(table) as defender, eve.at(table) as spectator:
        assert spectator.state["actors"] == ["attacker", "defender"]
        now[0] += 1
        attacker.play("1", *ATTACK)
        spectator.settle()
        defender.settle()
        assert spectator.state["actors"] == ["attacker", "defender"], "not yet"
        assert defender.state["actors"] == ["defender"]
        assert eve.get(f"/api/tables/{table}/history").json()["reason"] == "not-over"
        now[0] += 600_000
        defender.play("1", *DEFENCE)
        spectator.settle()
        with eve.at(table) as late:
            assert late.state["actors"] == ["defender"], "of the first plan, by now"
        attacker.ask(type="resign", id="2")
        spectator.until("update")
        assert spectator.state["outcome"] is not None, "the end is told at once"


def until_nobody_looks(client: TestClient[Any], table: str) -> None:
    while client.app.state.house.at_hand(table).watchers:
        time.sleep(0.01)


def let_go(client: TestClient[Any], table: str) -> None:
    """Have the house look for tables that nobody uses, as if this one had not been for long."""
    held = client.app.state.house
    held._used[table] = 0
    client.blocking_portal.call(held._forget_unused)


def test_tables_that_nobody_uses_are_let_go_and_come_back(client: TestClient[Any], ann: Visitor, bob: Visitor) -> None:
    table = begun(ann, bob)
    with ann.at(table) as seen:
        seen.play("1", "deploy well")
        before = seen.state
    held = client.app.state.house
    until_nobody_looks(client, table)
    let_go(client, table)
    assert held.at_hand(table) is None
    with ann.at(table) as seen:
        assert {**seen.state, "keep": 0} == {**before, "events": seen.events, "keep": 0}
        let_go(client, table)
        assert held.at_hand(table) is not None, "somebody looks"


def test_a_table_that_is_let_go_takes_no_memory(client: TestClient[Any], ann: Visitor, bob: Visitor) -> None:
    """At once, and not when the collector of cycles comes by: it comes seldom."""
    table = begun(ann, bob)
    with ann.at(table) as seen:
        seen.play("1", "deploy well")
    until_nobody_looks(client, table)
    there = weakref.ref(client.app.state.house.at_hand(table))
    gc.disable()
    try:
        let_go(client, table)
        for _ in range(100):
            if there() is not None:  # whoever looked last may still be on the way out
                client.blocking_portal.call(asyncio.sleep, 0.01)
        assert there() is None
    finally:
        gc.enable()


def test_old_tables_are_archived_and_revived(client: TestClient[Any], ann: Visitor, bob: Visitor) -> None:
    table = begun(ann, bob)
    held = client.app.state.house
    future = milliseconds() + house.TOO_OLD
    assert client.blocking_portal.call(held.store.tables.archive_idle, future) == 1
    let_go(client, table)
    assert ann.get("/api/tables/mine").json()[0]["table"]["status"] == "archived"
    with ann.at(table) as seen:
        assert seen.play("1", "deploy well")["reason"] == "not-live"
        assert Visitor(client, "Eve").post(f"/api/tables/{table}/revive").json()["reason"] == "not-seated"
        assert bob.post(f"/api/tables/{table}/revive").json()["status"] == "live"
        assert seen.play("1", "deploy well")["type"] == "ack"


def test_only_this_machine_is_told_what_is_counted(client: TestClient[Any]) -> None:
    answer = client.get("/metrics")
    assert (answer.status_code, answer.json()["reason"]) == (404, "not-found"), "a test client comes from nowhere"
