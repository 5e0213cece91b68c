"""Spectators are kept behind."""

from __future__ import annotations

import pytest

from server.visitors import ATTACK, DEFENCE, Visitor
from tatami.server import timestamps


def test_spectators_are_kept_behind(ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0]
    monkeypatch.setattr(timestamps, "now", lambda: now[0])
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
