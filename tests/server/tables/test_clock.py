"""Clocks."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from server.conftest import FakeTime
from server.visitors import Visitor
from tatami.server import timestamps
from tatami.server.bots.bot_driver import BotDriver

CLOCKS: list[dict[str, Any]] = [
    {"kind": "move", "seconds": 60},
    {"kind": "bank", "seconds": 60, "increment": 5, "flag": "bot:random"},
]


@pytest.mark.parametrize("clock", CLOCKS)
def test_a_clock_runs_while_its_seat_owes_a_decision(
    time_of_day: FakeTime, ann: Visitor, bob: Visitor, clock: dict[str, Any]
) -> None:
    table = ann.post("/api/tables", game="seven-ronin", seats={"attacker": "me"}, clock=clock).json()["id"]
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    with ann.at(table) as attacker, bob.at(table) as defender:
        assert attacker.clocks == {"left": {"attacker": 60, "defender": 60}, "running": ["attacker", "defender"]}
        time_of_day.now += 20_000
        attacker.play("1", "deploy well")
        defender.settle()
        assert sum('"clocks"' in frame for frame in defender.frames) == 1, "a secret step moves no clock"
        attacker.play("2", "deploy granary", "done")
        defender.settle()
        after = 60 if clock["kind"] == "move" else 45
        assert defender.clocks == {"left": {"attacker": after, "defender": 40}, "running": ["defender"]}
        time_of_day.now += 40_000
        attacker.until("table")
        if clock["kind"] == "move":
            attacker.until("update")
            outcome = attacker.state["outcome"]
            assert (outcome["winners"], outcome["ended"], outcome["by"]) == (["attacker"], "time", "defender")
        else:
            assert attacker.table["seats"][1]["stand_in"] == "random"


@pytest.mark.parametrize("clock", CLOCKS)
def test_handing_over_and_taking_back_gives_no_time(
    time_of_day: FakeTime, ann: Visitor, bob: Visitor, clock: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: Any) -> str:
        return await asyncio.Future()

    monkeypatch.setattr(BotDriver, "_decide", never)
    table = ann.post("/api/tables", game="seven-ronin", seats={"attacker": "me"}, clock=clock).json()["id"]
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    with ann.at(table) as attacker:
        for number in range(3):
            time_of_day.now += 19_900
            attacker.ask(type="hand_over", id=f"h{number}", bot="random")
            attacker.ask(type="take_back", id=f"t{number}")
        assert attacker.clocks["left"]["attacker"] == pytest.approx(0.3)


def test_a_pause_stops_the_clocks(time_of_day: FakeTime, ann: Visitor, bob: Visitor) -> None:
    clock = {"kind": "move", "seconds": 60}
    table = ann.post("/api/tables", game="seven-ronin", seats={"attacker": "me"}, clock=clock).json()["id"]
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    with ann.at(table) as attacker, bob.at(table) as defender:
        for number, what in enumerate(("pause", "resume"), 1):
            time_of_day.now += 10_000
            attacker.ask(type="propose", id=f"p{number}", what=what)
            defender.ask(type="answer", id=f"a{number}", proposal=number, agree=True)
        assert defender.clocks == {"left": {"attacker": 50, "defender": 50}, "running": ["attacker", "defender"]}


@pytest.mark.parametrize(
    "clock",
    [{"kind": "sand", "seconds": 60}, {"kind": "move", "seconds": 0}, {"kind": "move", "seconds": 9, "flag": "x"}],
)
def test_a_clock_that_cannot_be_is_refused(ann: Visitor, clock: dict[str, Any]) -> None:
    assert ann.post("/api/tables", game="seven-ronin", clock=clock).status_code in (400, 422)


def test_time_is_the_world_s() -> None:
    assert abs(timestamps.now() / 1000 - time.time()) < 60
