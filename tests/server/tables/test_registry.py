"""Tables that nobody uses leave the memory and come back; old ones are archived."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from typing import Any

from litestar.testing import TestClient

from server.visitors import Visitor, begun
from tatami.server import timestamps
from tatami.server.scheduler import DAY


def until_nobody_looks(client: TestClient[Any], table: str) -> None:
    while client.app.state.services.tables.loaded(table).watchers:
        time.sleep(0.01)


def let_go(client: TestClient[Any], table: str) -> None:
    """Have the services look for tables that nobody uses, as if this one had not been for long."""
    tables = client.app.state.services.tables
    tables._used[table] = 0
    client.blocking_portal.call(tables.evict_unused)


def test_tables_that_nobody_uses_are_let_go_and_come_back(client: TestClient[Any], ann: Visitor, bob: Visitor) -> None:
    table = begun(ann, bob)
    with ann.at(table) as seen:
        seen.play("1", "deploy well")
        before = seen.state
    held = client.app.state.services
    until_nobody_looks(client, table)
    let_go(client, table)
    assert held.tables.loaded(table) is None
    with ann.at(table) as seen:
        assert {**seen.state, "keep": 0} == {**before, "events": seen.events, "keep": 0}
        let_go(client, table)
        assert held.tables.loaded(table) is not None, "somebody looks"


def test_a_table_that_is_let_go_takes_no_memory(client: TestClient[Any], ann: Visitor, bob: Visitor) -> None:
    """At once, and not when the collector of cycles comes by: it comes seldom."""
    table = begun(ann, bob)
    with ann.at(table) as seen:
        seen.play("1", "deploy well")
    until_nobody_looks(client, table)
    there = weakref.ref(client.app.state.services.tables.loaded(table))
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
    held = client.app.state.services
    future = timestamps.now() + 90 * DAY
    assert client.blocking_portal.call(held.store.tables.archive_idle, future) == 1
    let_go(client, table)
    assert ann.get("/api/tables/mine").json()[0]["table"]["status"] == "archived"
    with ann.at(table) as seen:
        assert seen.play("1", "deploy well")["reason"] == "not-live"
        assert Visitor(client, "Eve").post(f"/api/tables/{table}/revive").json()["reason"] == "not-seated"
        assert bob.post(f"/api/tables/{table}/revive").json()["status"] == "live"
        assert seen.play("1", "deploy well")["type"] == "ack"
