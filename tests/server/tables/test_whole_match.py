"""A whole match, and what comes after: rematch, file, lists."""

from __future__ import annotations

import random
from typing import Any

from litestar.testing import TestClient

from server.visitors import ATTACK, DEFENCE, Json, Seen, Visitor
from tatami import games
from tatami.match.fairness import keeps
from tatami.match.file import from_json


def play_to_the_end(one: Seen, other: Seen, luck: random.Random) -> None:
    """Two clients choose among what they are offered; each waits for what the other made visible."""
    moves = 0
    while one.state["outcome"] is None:
        for seen in (one, other):
            if seen.state["legal"]:
                answer = seen.play(f"m{(moves := moves + 1)}", luck.choice(seen.state["legal"])["move"])
                assert answer["type"] == "ack", answer
            one.settle()
            other.settle()


def test_two_clients_play_a_whole_match(ann: Visitor, bob: Visitor, table: str) -> None:
    with ann.at(table) as attacker, bob.at(table) as defender:
        play_to_the_end(attacker, defender, random.Random(1))
        assert attacker.state["outcome"] == defender.state["outcome"]
        assert attacker.state["view"] == defender.state["view"]
        assert attacker.events == defender.events
        assert attacker.table["status"] == "over"
        outcome, committed = attacker.state["outcome"], attacker.table["commitment"]
    assert keeps(bytes.fromhex(outcome["seed"]), committed)
    file = ann.get(f"/api/tables/{table}/file").json()
    assert file["seats"] == {"attacker": "Ann", "defender": "Bob"}
    assert file["result"]["winners"] == outcome["winners"]
    assert from_json(file, games.find).over


def finished(ann: Visitor, bob: Visitor, table: str) -> Json:
    with ann.at(table) as attacker, bob.at(table) as defender:
        play_to_the_end(attacker, defender, random.Random(2))
    file: Json = ann.get(f"/api/tables/{table}/file").json()
    return file


def test_a_rematch_swaps_the_sides_and_there_is_one(ann: Visitor, bob: Visitor, table: str) -> None:
    assert ann.post(f"/api/tables/{table}/rematch").json()["reason"] == "not-over"
    finished(ann, bob, table)
    with bob.at(table) as seen:
        again = ann.post(f"/api/tables/{table}/rematch").json()
        assert [(seat["seat"], seat["name"]) for seat in again["seats"]] == [("attacker", "Bob"), ("defender", "Ann")]
        assert again["rematch_of"] == table
        assert bob.post(f"/api/tables/{table}/rematch").json()["id"] == again["id"]
        seen.settle()
        assert seen.table["rematch"] == again["id"]
    assert ann.post(f"/api/tables/{again['id']}/start").json()["status"] == "live"


def test_a_finished_match_travels_by_file(ann: Visitor, bob: Visitor, table: str, client: TestClient[Any]) -> None:
    file = finished(ann, bob, table)
    eve = Visitor(client, "Eve")
    brought = eve.post("/api/files", **file)
    assert brought.status_code == 201, brought.text
    with eve.at(brought.json()["id"]) as copy, eve.at(table) as original:
        assert copy.state == original.state
        assert copy.events == original.events
    assert eve.get(f"/api/tables/{brought.json()['id']}/file").json() == file
    spoiled = eve.post("/api/files", **{**file, "moves": file["moves"][:-1]})
    assert (spoiled.status_code, spoiled.json()["reason"]) == (422, "bad-file")


def test_the_file_of_a_match_in_play_is_nobody_s(ann: Visitor, table: str) -> None:
    assert ann.get(f"/api/tables/{table}/file").json()["reason"] == "not-over"


def test_my_tables_say_which_wait_for_me(ann: Visitor, bob: Visitor, table: str) -> None:
    with ann.at(table) as seen:
        seen.play("1", *ATTACK)
    assert [mine["your_turn"] for mine in ann.get("/api/tables/mine").json()] == [False]
    assert [mine["your_turn"] for mine in bob.get("/api/tables/mine").json()] == [True]
    with bob.at(table) as seen:
        seen.play("1", *DEFENCE)
    assert [mine["your_turn"] for mine in bob.get("/api/tables/mine").json()] == [True]
