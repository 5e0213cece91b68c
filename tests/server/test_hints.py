"""Hints and analyses: better and better answers from a view, and a report on a finished match."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from server.visitors import ATTACK, DEFENCE, OTHER_ATTACK, Visitor
from tatami import games
from tatami.match import Match
from tatami.server import hints
from tatami.server.app import create_app


@pytest.fixture(scope="module")
def compiled() -> None:
    """The first search compiles, which takes longer than a test waits for a frame."""
    view = Match.new(games.find("seven-ronin")).view(0).to_bytes()
    hints.options_of("seven-ronin", view, 0, 8, 1)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, compiled: None) -> None:  # noqa: ARG001
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(hints, "STAGES", (8, 16))
    monkeypatch.setattr(hints, "CAREFUL", 8)


def test_a_hint_gets_better_and_ends(ann: Visitor, bob: Visitor, table: str) -> None:
    with ann.at(table) as seen, bob.at(table) as other:
        seen.send(type="hint", id="h")
        stages = [seen.until("hint", id="h") for _ in range(2)]
        assert [stage["progress"] for stage in stages] == [0.5, 1.0]
        offered = {legal["move"]: legal["text"] for legal in seen.state["legal"]}
        for option in stages[-1]["options"]:
            assert offered[option["move"]] == option["text"]
            assert option["low"] <= option["value"] <= option["high"]
        other.play("1", *DEFENCE)
        assert other.ask(type="hint", id="h")["reason"] == "nothing-to-decide"
    with Visitor(ann.client, "Eve").at(table) as eve:
        assert eve.ask(type="hint", id="h")["reason"] == "not-seated"


def test_a_hint_is_worked_out_from_the_view_alone(
    ann: Visitor, bob: Visitor, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    def listening(game: str, view: bytes, seat: int, simulations: int, _seed: int) -> list[Any]:
        asked.append((game, view, seat, simulations))
        return []

    monkeypatch.setattr(hints, "options_of", listening)
    with ann.at(table) as attacker, bob.at(table) as defender:
        for number, plan in enumerate((ATTACK[:2], OTHER_ATTACK[:3])):
            attacker.play(f"{number}", *plan)
            defender.send(type="hint", id=f"h{number}")
            defender.until("hint", progress=1.0)
            for back in range(len(plan)):
                attacker.ask(type="undo", id=f"u{number}{back}")
    assert asked[:2] == asked[2:], "whatever the other side plans"


def finish(visitor: Visitor, table: str) -> None:
    """A match with one plan in it, given up."""
    with visitor.at(table) as seen:
        seen.play("1", *ATTACK)
        seen.ask(type="resign", id="2")


def analysed(visitor: Visitor, table: str) -> dict[str, Any]:
    """Ask for an analysis, and wait for its report."""
    assert visitor.post(f"/api/tables/{table}/analysis").status_code == 202
    while (found := visitor.get(f"/api/tables/{table}/analysis").json())["report"] is None:
        assert 0 <= found["progress"] < 1
        time.sleep(0.05)
    report: dict[str, Any] = found["report"]
    return report


def test_a_finished_match_is_analysed_with_progress(ann: Visitor, table: str) -> None:
    finish(ann, table)
    assert ann.get(f"/api/tables/{table}/analysis").json()["reason"] == "no-analysis"
    report = analysed(ann, table)
    assert report["game"] == "seven-ronin"
    assert report["choices"]


def test_a_server_that_starts_again_judges_nothing_twice(
    ann: Visitor, table: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: list[int] = []
    judge = hints.judged

    def watched(game: str, plan: Any, seed: int) -> Any:
        judged.append(plan[0].ply)
        return judge(game, plan, seed)

    monkeypatch.setattr(hints, "judged", watched)
    finish(ann, table)
    report = analysed(ann, table)
    assert len(judged) == len(report["choices"])
    with TestClient(create_app(database)) as again:
        assert analysed(Visitor(again, "Eve"), table) == report
    assert len(judged) == len(report["choices"])


def test_a_match_in_play_is_not_analysed(ann: Visitor, table: str) -> None:
    assert ann.post(f"/api/tables/{table}/analysis").json()["reason"] == "not-over"
