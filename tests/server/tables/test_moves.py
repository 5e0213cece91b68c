"""Moves, plans, refusals and undo; each message once."""

from __future__ import annotations

import pytest

from server.visitors import ATTACK, Visitor
from tatami.server.tables.table import Table
from tatami.server.ws.client_messages import Play, PlayAll
from tatami.server.ws.dispatch import dispatch
from tatami.store import MoveRecord


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


@pytest.mark.parametrize("request_", [Play("m", ATTACK[0]), PlayAll("m", list(ATTACK))], ids=["move", "plan"])
def test_a_message_that_reaches_two_servers_is_played_once(ann: Visitor, table: str, request_: Play | PlayAll) -> None:
    """Its sender has heard no answer from the one, and asks the other, which has not heard of it yet."""
    services = ann.client.app.state.services
    here = services.tables.loaded(table)
    there = Table(here.header, services.store)

    async def story() -> list[MoveRecord]:
        await there.load()
        person = await services.store.people.find(here.header.seats[0].identity)
        await dispatch(services, here, person, request_)
        kept: list[MoveRecord] = await services.store.moves.load(table)
        await dispatch(services, there, person, request_)
        assert await services.store.moves.load(table) == kept
        return kept

    kept = ann.client.blocking_portal.call(story)
    assert [entry.message for entry in kept] == ["m"] * len(kept)
    assert there.match == here.match
    assert there.header == here.header
