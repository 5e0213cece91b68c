"""Playing over the socket: moves, plans, refusals, undo, the end, and what comes after."""

from __future__ import annotations

import random
from typing import Any

import pytest
from litestar.testing import TestClient

from server.visitors import ATTACK, DEFENCE, Json, Seen, Visitor
from tatami import games
from tatami.match.fairness import keeps
from tatami.match.file import from_json
from tatami.server.tables.table import Table
from tatami.server.ws.client_messages import Play, PlayAll
from tatami.server.ws.dispatch import dispatch
from tatami.store import MoveRecord


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


def test_a_plan_is_played_whole_or_not_at_all(ann: Visitor, table: str) -> None:
    with ann.at(table) as seen:
        before = seen.state
        refused = seen.play("plan", "deploy well", "deploy inn", "deploy inn", "done")
        assert (refused["type"], refused["reason"]) == ("refused", "limit-reached")
        seen.settle()
        assert seen.state == before
        assert seen.play("plan", *ATTACK)["type"] == "ack"
        assert seen.state["actors"] == ["defender"]


def test_a_refusal_is_told_in_the_client_s_language(ann: Visitor, table: str) -> None:
    with ann.at(table, language="fr") as seen:
        assert seen.play("1", "deploy well")["type"] == "ack"
        refused = seen.play("2", "deploy well")
        assert refused["reason"] == "limit-reached"
        assert refused["text"].startswith("La limite de nouveaux ninjas")
        unknown = seen.play("3", "deploy moon")
        assert unknown["reason"] == "unknown-move"
        assert "n’est pas compris" in unknown["text"]
        assert seen.state["prompt"].startswith("Envoyez au moins")
        inn = {
            "move": "deploy inn",
            "text": "Envoyer un ninja à l’auberge",
            "label": "Envoyer 1\u00a0: l’auberge",
            "kind": "deploy",
            "arguments": {"place": "inn"},
        }
    assert inn in seen.state["legal"]


def test_a_message_that_is_sent_twice_is_played_once(ann: Visitor, table: str) -> None:
    with ann.at(table) as seen:
        first = seen.play("same", "deploy granary")
        frames = len(seen.frames)
        assert seen.play("same", "deploy granary") == first
        assert len(seen.frames) == frames + 1, "an ack, and no update"
        assert sum(seen.state["view"]["planned"]) == 1


def test_a_step_is_taken_back(ann: Visitor, table: str) -> None:
    with ann.at(table) as seen:
        before = seen.state
        seen.play("1", "deploy granary")
        assert len(seen.events) == 1
        assert seen.ask(type="undo", id="2")["type"] == "ack"
        assert seen.events == []
        assert {**seen.state, "version": 1} == before
        assert seen.ask(type="undo", id="3")["reason"] == "undo-no-move"


def test_a_plan_is_changed_in_its_middle_or_not_at_all(ann: Visitor, table: str) -> None:
    guest = Visitor(ann.client, "Eve")
    with ann.at(table) as seen, guest.at(table) as eve:
        for number, place in enumerate(("well", "inn", "granary")):
            seen.play(f"d{number}", f"deploy {place}")
        sights = len(eve.frames)
        changed = {"type": "replan", "id": "1", "back": 2, "moves": ["deploy shrine", "deploy granary"]}
        assert seen.ask(**changed)["type"] == "ack"
        told = [event["arguments"]["place"] for event in seen.events]
        assert told == ["place-well", "place-shrine", "place-granary"]
        before = seen.state
        assert seen.ask(**changed)["type"] == "ack", "a message is answered again, and not done again"
        assert seen.ask(type="replan", id="2", back=1, moves=["deploy well"])["reason"] == "limit-reached"
        assert seen.ask(type="replan", id="3", back=4)["reason"] == "undo-no-move"
        assert seen.state == before
        assert seen.ask(type="replan", id="4", back=3)["type"] == "ack"
        assert seen.events == []
        assert len(eve.frames) == sights, "nobody else hears of it"
    with ann.at(table) as again:
        assert again.events == []


def test_whoever_does_not_sit_there_only_looks(ann: Visitor, table: str) -> None:
    guest = Visitor(ann.client, "Eve")
    with guest.at(table) as eve, ann.at(table) as attacker:
        assert eve.play("1", "deploy well")["reason"] == "not-seated"
        assert eve.state["legal"] == []
        assert eve.state["prompt"] == "Attacker, Defender are choosing…"
        attacker.play("1", *ATTACK)
        eve.settle()
        assert eve.state["actors"] == ["defender"]


def test_nobody_plays_before_the_start(ann: Visitor) -> None:
    table = ann.lay(attacker="me")
    with ann.at(table) as seen:
        assert seen.play("1", "deploy well")["reason"] == "not-live"


@pytest.mark.parametrize("bot", ["random", "instinct"])
def test_a_bot_answers_on_its_seat(ann: Visitor, bot: str) -> None:
    table = ann.lay(attacker="me", defender=f"bot:{bot}")
    with ann.at(table) as seen:
        assert ann.post(f"/api/tables/{table}/start").status_code == 200
        while not seen.state.get("legal"):
            seen.next()
        assert seen.play("1", *ATTACK)["type"] == "ack"
        while "day-breaks" not in [event["name"] for event in seen.events]:
            if seen.state["legal"]:
                assert seen.play(f"{seen.version}", seen.state["legal"][0]["move"])["type"] == "ack"
            else:
                seen.next()
        assert "screens-lifted" in [event["name"] for event in seen.events]


def test_two_bots_play_to_the_end(ann: Visitor) -> None:
    table = ann.lay(attacker="bot:instinct", defender="bot:random")
    with ann.at(table) as seen:
        assert ann.post(f"/api/tables/{table}/start").status_code == 200
        while not seen.state.get("outcome"):
            seen.next()
    file = ann.get(f"/api/tables/{table}/file").json()
    assert file["seats"] == {"attacker": "bot:instinct", "defender": "bot:random"}


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


@pytest.mark.parametrize("request_", [Play("m", ATTACK[0]), PlayAll("m", list(ATTACK))], ids=["move", "plan"])
def test_a_message_that_reaches_two_servers_is_played_once(ann: Visitor, table: str, request_: Play | PlayAll) -> None:
    """Its sender has heard no answer from the one, and asks the other, which has not heard of it yet."""
    house = ann.client.app.state.house
    here = house.at_hand(table)
    there = Table(here.header, house.store)

    async def story() -> list[MoveRecord]:
        await there.load()
        person = await house.store.people.find(here.header.seats[0].identity)
        await dispatch(house, here, person, request_)
        kept: list[MoveRecord] = await house.store.moves.load(table)
        await dispatch(house, there, person, request_)
        assert await house.store.moves.load(table) == kept
        return kept

    kept = ann.client.blocking_portal.call(story)
    assert [entry.message for entry in kept] == ["m"] * len(kept)
    assert there.match == here.match
    assert there.header == here.header
