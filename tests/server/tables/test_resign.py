"""Resigning."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient

from server.conftest import GENEROUS
from server.visitors import ATTACK, Visitor, begun
from tatami.match.fairness import keeps
from tatami.server.app import create_app


def test_who_resigns_a_match_of_two_loses_it_and_all_is_shown(ann: Visitor, bob: Visitor, table: str) -> None:
    with ann.at(table) as attacker, bob.at(table) as defender:
        attacker.play("1", *ATTACK)
        assert defender.ask(type="resign", id="r")["type"] == "ack"
        assert defender.ask(type="resign", id="r")["type"] == "ack", "once is enough"
        attacker.until("update")
        outcome = attacker.state["outcome"]
        assert (outcome["winners"], outcome["ended"], outcome["by"]) == (["attacker"], "resigned", "defender")
        assert attacker.table["status"] == "over"
        assert keeps(bytes.fromhex(outcome["seed"]), attacker.table["commitment"])
        assert sum(defender.state["view"]["planned"]) == 2, "the defender sees the plan now"
        assert attacker.play("2", "deploy well")["reason"] == "not-live"
        states = attacker.state, defender.state
    file = ann.get(f"/api/tables/{table}/file").json()
    assert file["forfeit"] == {"seat": "defender", "how": "resigned"}
    copy = bob.post("/api/files", **file).json()["id"]
    with bob.at(copy) as seen:
        assert seen.state["outcome"] == states[1]["outcome"]


def test_a_resignation_outlives_the_server(database: str) -> None:
    with TestClient(create_app(database, GENEROUS)) as client:
        ann, bob = Visitor(client, "Ann"), Visitor(client, "Bob")
        table = begun(ann, bob)
        with ann.at(table) as seen:
            seen.play("1", "deploy well")
            seen.ask(type="resign", id="2")
            before = seen.state
    with TestClient(create_app(database, GENEROUS)) as again:
        ann.client = again
        with ann.at(table) as seen:
            assert {**seen.state, "keep": 0} == {**before, "keep": 0, "events": seen.state["events"]}


def test_at_a_larger_table_a_bot_plays_on_for_who_resigns(client: TestClient[Any]) -> None:
    ann, bob = Visitor(client, "Ann"), Visitor(client, "Bob")
    laid = ann.post("/api/tables", game="ninjato", options={"players": "three"}).json()
    table, names = laid["id"], [seat["seat"] for seat in laid["seats"]]
    ann.post(f"/api/tables/{table}/join", seat=names[0])
    bob.post(f"/api/tables/{table}/join", seat=names[1])
    Visitor(client, "Eve").post(f"/api/tables/{table}/join", seat=names[2])
    ann.post(f"/api/tables/{table}/start")
    with bob.at(table) as seen:
        assert seen.ask(type="resign", id="1")["type"] == "ack"
        assert seen.table["status"] == "live"
        assert (seen.table["seats"][1]["stand_in"], seen.table["seats"][1]["stood_in"]) == ("instinct", True)
        assert seen.ask(type="take_back", id="2")["reason"] == "resigned"
