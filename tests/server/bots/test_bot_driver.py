"""Bots at tables."""

from __future__ import annotations

from typing import Any

import pytest

from server.visitors import ATTACK, Visitor
from tatami.server.bots import bot_driver
from tatami.server.bots.decide import decide
from tatami.server.bots.worker_pool import WorkerPool


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


def test_a_bot_that_failed_tries_again_and_everybody_sees_it(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_driver, "FIRST_RETRY", 0.3)
    failures = [ValueError("what the bot knows")] * 2

    def failing(*asked: Any) -> str:
        if failures:
            raise failures.pop()
        return decide(*asked)

    monkeypatch.setattr(bot_driver, "decide", failing)
    table = ann.lay(attacker="me", defender="bot:instinct")
    ann.post(f"/api/tables/{table}/start")
    with ann.at(table) as seen:
        while not seen.table["seats"][1]["stuck"]:
            seen.next()
        seen.play("1", *ATTACK)
        while "screens-lifted" not in [event["name"] for event in seen.events]:
            seen.next()
        seen.settle()
        assert not seen.table["seats"][1]["stuck"]
    registry = ann.client.app.state.services.metrics.registry
    assert registry.get_sample_value("tatami_errors_total", {"component": "bot"}) == 2


def test_simple_bots_need_no_worker(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    def unavailable(*_: Any) -> Any:
        raise AssertionError("no worker")

    monkeypatch.setattr(WorkerPool, "run", unavailable)
    test_two_bots_play_to_the_end(ann)
