"""Sockets are cut, servers are restarted: whoever comes back sees the same screen."""

from __future__ import annotations

import random
import sqlite3
from typing import Any

import pytest
from litestar.testing import TestClient

from server.conftest import GENEROUS
from server.visitors import ATTACK, DEFENCE, Json, Visitor, begun
from tatami.server.app import create_app

MOVES = 60


def played(ann: Visitor, bob: Visitor, table: str, until: int) -> list[tuple[int, list[Json]]]:
    """Part of a match, with a step taken back now and then; gives what the attacker had at each moment."""
    luck, moments = random.Random(3), []
    with ann.at(table) as one, bob.at(table) as other:
        for number in range(until):
            seen = luck.choice([seen for seen in (one, other) if seen.state["legal"]])
            seen.play(f"m{number}", luck.choice(seen.state["legal"])["move"])
            if luck.random() < 0.3:
                seen.ask(type="undo", id=f"u{number}")
            one.settle()
            other.settle()
            moments.append((one.version, list(one.events)))
        moments.append((one.version, list(one.events)))
    return moments


def test_a_client_that_resumes_at_any_version_ends_with_the_same_state(ann: Visitor, bob: Visitor, table: str) -> None:
    moments = played(ann, bob, table, MOVES)
    _, final = moments[-1]
    with ann.at(table) as fresh:
        assert fresh.events == final
        state = fresh.state
    for version, events in moments[:-1]:
        with ann.client.websocket_connect(f"/api/tables/{table}/socket", headers=ann.headers) as session:
            session.send_json({"type": "watch", "since": version})
            session.send_json({"type": "ping", "id": "p"})
            assert session.receive_json()["type"] == "table"
            update = session.receive_json()
            if update["type"] == "pong":
                assert version == state["version"]
                continue
            assert events[: update["keep"]] + update["events"] == final
            assert {**update, "keep": 0, "events": final} == state


def test_after_a_restart_versions_mean_the_same(database: str) -> None:
    with TestClient(create_app(database, GENEROUS)) as client:
        ann, bob = Visitor(client, "Ann"), Visitor(client, "Bob")
        table = begun(ann, bob)
        moments = played(ann, bob, table, MOVES)
        with ann.at(table) as seen:
            before, events = seen.state, seen.events
    with TestClient(create_app(database, GENEROUS)) as again:
        ann.client = bob.client = again
        with ann.at(table) as seen:
            assert (seen.state, seen.events) == (before, events)
        with ann.at(table, since=moments[10][0]) as resumed:
            assert moments[10][1][: resumed.state["keep"]] + resumed.state["events"] == events


def test_both_half_made_plans_outlive_the_server(database: str) -> None:
    with TestClient(create_app(database, GENEROUS)) as client:
        ann, bob = Visitor(client, "Ann"), Visitor(client, "Bob")
        table = begun(ann, bob)
        with ann.at(table) as one, bob.at(table) as other:
            one.play("1", "deploy well")
            other.play("1", *DEFENCE[:3])
            states = one.state, other.state
    with TestClient(create_app(database, GENEROUS)) as again:
        ann.client = bob.client = again
        with ann.at(table) as one, bob.at(table) as other:
            assert (one.state["view"], other.state["view"]) == (states[0]["view"], states[1]["view"])
            assert one.play("1", "deploy well")["type"] == "ack", "sent again, not played again"
            one.settle()
            assert one.state["view"] == states[0]["view"]


def test_bots_go_on_after_a_restart(database: str) -> None:
    with TestClient(create_app(database, GENEROUS)) as client:
        ann = Visitor(client, "Ann")
        table = ann.lay(attacker="me", defender="bot:random")
        ann.post(f"/api/tables/{table}/start")
        with ann.at(table) as seen:
            seen.play("1", *ATTACK)
    with TestClient(create_app(database, GENEROUS)) as again:
        ann.client = again
        with ann.at(table) as seen:
            while "screens-lifted" not in [event["name"] for event in seen.events]:
                seen.next()
            assert [event["name"] for event in seen.events].count("ronin-arrives") == 7


def test_a_match_that_no_longer_fits_is_frozen_and_says_so(database: str) -> None:
    with TestClient(create_app(database, GENEROUS)) as client:
        ann, bob = Visitor(client, "Ann"), Visitor(client, "Bob")
        spoiled, whole = begun(ann, bob), begun(ann, bob)
        for table in (spoiled, whole):
            with ann.at(table) as seen:
                seen.play("1", "deploy well")
    with sqlite3.connect(database.removeprefix("sqlite+aiosqlite:///")) as kept:
        kept.execute("UPDATE moves SET action = 'done' WHERE table_id = ?", (spoiled,))
    kept.close()
    with TestClient(create_app(database, GENEROUS)) as again:
        ann.client = again
        assert ann.get(f"/api/tables/{spoiled}").json()["status"] == "frozen"
        with ann.at(spoiled) as seen:
            assert seen.play("2", "deploy inn")["reason"] == "not-live"
        with ann.at(whole) as seen:
            assert seen.play("2", "deploy inn")["type"] == "ack"


@pytest.mark.parametrize("since", [-1, 10**12, "1", None, 1.5])
def test_a_version_that_cannot_be_is_refused(ann: Visitor, table: str, since: Any) -> None:
    with ann.client.websocket_connect(f"/api/tables/{table}/socket", headers=ann.headers) as session:
        session.send_json({"type": "watch", "since": since})
        assert session.receive_json()["reason"] == "bad-message"


def test_a_version_from_the_future_gets_everything(ann: Visitor, table: str) -> None:
    with ann.at(table, since=999) as seen:
        assert (seen.state["version"], seen.state["keep"]) == (1, 0)
