"""Proposals: asking the others."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from server.conftest import FakeTime
from server.visitors import ATTACK, DEFENCE, Visitor
from tatami.server.bots.bot_driver import BotDriver
from tatami.server.tables.proposals import PATIENCE


def test_beyond_a_reveal_one_asks_to_go_back(ann: Visitor, bob: Visitor, table: str) -> None:
    with ann.at(table) as attacker, bob.at(table) as defender:
        attacker.play("1", *ATTACK)
        defender.play("1", *DEFENCE)
        assert defender.ask(type="undo", id="2")["reason"].startswith("undo-")
        assert defender.ask(type="propose", id="3", what="undo")["type"] == "ack"
        attacker.settle()
        proposal = attacker.table["proposal"]
        assert (proposal["what"], proposal["by"], proposal["waiting_for"]) == ("undo", "defender", ["attacker"])
        assert attacker.ask(type="propose", id="3", what="pause")["reason"] == "proposal-lies"
        assert attacker.ask(type="answer", id="4", proposal=proposal["number"], agree=True)["type"] == "ack"
        assert attacker.ask(type="answer", id="4", proposal=proposal["number"], agree=True)["type"] == "ack"
        assert attacker.ask(type="answer", id="5", proposal=9, agree=True)["reason"] == "no-proposal"
        defender.settle()
        assert defender.table["proposal"] is None
        assert defender.state["actors"] == ["defender"]
        assert [legal["move"] for legal in defender.state["legal"]] == ["done"]
        assert "screens-lifted" not in [event["name"] for event in defender.events]


def test_who_disagrees_ends_it_and_so_does_a_visible_move(ann: Visitor, bob: Visitor, table: str) -> None:
    with ann.at(table) as attacker, bob.at(table) as defender:
        attacker.ask(type="propose", id="1", what="pause")
        defender.ask(type="answer", id="1", proposal=1, agree=False)
        attacker.settle()
        assert (attacker.table["proposal"], attacker.table["paused"]) == (None, False)
        attacker.ask(type="propose", id="2", what="pause")
        attacker.play("3", "deploy well")
        defender.settle()
        assert defender.table["proposal"] is not None, "a secret step ends nothing"
        attacker.play("4", "done")
        attacker.play("5", "deploy granary", "done")
        defender.settle()
        assert defender.table["proposal"] is None


def test_in_a_pause_nobody_plays(ann: Visitor, bob: Visitor, table: str) -> None:
    with ann.at(table) as attacker, bob.at(table) as defender:
        for number, (what, paused) in enumerate([("pause", True), ("resume", False)], 1):
            attacker.ask(type="propose", id=f"p{number}", what=what)
            defender.ask(type="answer", id=f"a{number}", proposal=number, agree=True)
            assert defender.table["paused"] is paused
            assert attacker.play(f"m{number}", "deploy well").get("reason") == ("paused" if paused else None)


def test_with_bots_nobody_needs_to_be_asked(ann: Visitor) -> None:
    table = ann.lay(attacker="me", defender="bot:random")
    ann.post(f"/api/tables/{table}/start")
    with ann.at(table) as seen:
        assert seen.ask(type="propose", id="0", what="undo")["reason"] == "undo-no-move"
        seen.play("1", *ATTACK)
        while "screens-lifted" not in [event["name"] for event in seen.events]:
            seen.next()
        assert seen.ask(type="propose", id="2", what="undo")["type"] == "ack"
        assert "screens-lifted" not in [event["name"] for event in seen.events]


def test_a_person_who_is_there_is_asked_before_a_bot_plays_for_him(
    time_of_day: FakeTime, ann: Visitor, bob: Visitor, table: str
) -> None:
    with ann.at(table) as attacker, bob.at(table) as defender:
        attacker.play("1", *ATTACK)
        assert attacker.ask(type="propose", id="2", what="bot", seat="defender")["reason"] == "not-away"
        assert attacker.ask(type="propose", id="2", what="undo", seat="defender")["reason"] == "bad-proposal"
        time_of_day.now += PATIENCE
        assert attacker.ask(type="propose", id="3", what="bot", seat="defender")["type"] == "ack"
        defender.settle()
        assert defender.table["proposal"]["waiting_for"] == ["defender"]
        defender.ask(type="answer", id="a", proposal=1, agree=False)
        assert defender.table["seats"][1]["stand_in"] is None
        attacker.ask(type="propose", id="4", what="bot", seat="defender")
        defender.ask(type="answer", id="b", proposal=2, agree=True)
        assert defender.table["seats"][1]["stand_in"] == "instinct"


def test_a_bot_plays_for_a_person_who_has_been_gone_for_long_and_can_be_sent_away(
    time_of_day: FakeTime, ann: Visitor, bob: Visitor, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: Any) -> str:
        return await asyncio.Future()

    monkeypatch.setattr(BotDriver, "_decide", never)
    held = ann.client.app.state.services.tables.loaded(table)
    with ann.at(table) as attacker:
        attacker.play("1", *ATTACK)
        time_of_day.now += PATIENCE
        with bob.at(table) as defender:
            defender.play("1", DEFENCE[0])
        while held.is_connected(held.header.seats[1].identity):
            time.sleep(0.01)
        time_of_day.now += PATIENCE - 1
        assert attacker.ask(type="propose", id="2", what="bot", seat="defender")["reason"] == "not-away"
        time_of_day.now += 1
        assert attacker.ask(type="propose", id="3", what="bot", seat="defender")["type"] == "ack"
        assert attacker.table["seats"][1]["stand_in"] == "instinct"
        with bob.at(table) as defender:
            assert defender.ask(type="take_back", id="4")["type"] == "ack"
            assert defender.table["seats"][1]["stand_in"] is None
            assert [event["name"] for event in defender.events] == ["ready", "ronin-planned"], "the plan is as it was"


def test_where_a_clock_is_agreed_it_decides_and_no_proposal_does(
    time_of_day: FakeTime, ann: Visitor, bob: Visitor
) -> None:
    clock = {"kind": "move", "seconds": 3 * 86_400}
    table = ann.post("/api/tables", game="seven-ronin", seats={"attacker": "me"}, clock=clock).json()["id"]
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    with ann.at(table) as attacker:
        time_of_day.now += 3600_000
        assert attacker.ask(type="propose", id="1", what="bot", seat="defender")["reason"] == "not-away"


def test_agreeing_to_an_undo_that_was_made_alone_meanwhile_settles_it(ann: Visitor, bob: Visitor, table: str) -> None:
    with ann.at(table) as attacker, bob.at(table) as defender:
        attacker.play("1", "deploy well")
        assert attacker.ask(type="propose", id="2", what="undo")["type"] == "ack"
        assert attacker.ask(type="undo", id="3")["type"] == "ack"
        assert defender.ask(type="answer", id="4", proposal=1, agree=True)["type"] == "ack"
        assert defender.table["proposal"] is None
        defender.settle()
