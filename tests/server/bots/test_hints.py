"""Hints and analyses: better and better answers from a view, and a report on a finished match."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest
from litestar.testing import TestClient

from server.conftest import GENEROUS
from server.visitors import ATTACK, DEFENCE, OTHER_ATTACK, PATIENCE, Visitor, begun
from tatami import games
from tatami.match import Match
from tatami.server.app import create_app
from tatami.server.bots import analysis as analysis_module
from tatami.server.bots import hints
from tatami.server.metrics import Metrics


@pytest.fixture(scope="module")
def compiled() -> None:
    """The first search compiles, which takes longer than a test waits for a frame."""
    view = Match.new(games.find("seven-ronin")).view(0).to_bytes()
    hints.evaluate_options("seven-ronin", view, 0, 8, 1)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch, compiled: None) -> None:  # noqa: ARG001
    monkeypatch.setattr(hints, "STAGES", (8, 16))
    monkeypatch.setattr(analysis_module, "SIMULATIONS", 8)


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
    metrics: Metrics = ann.client.app.state.services.metrics
    assert metrics.registry.get_sample_value("tatami_refusals_total") == 2


def test_a_hint_is_worked_out_from_the_view_alone(
    ann: Visitor, bob: Visitor, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    def listening(game: str, view: bytes, seat: int, simulations: int, _seed: int) -> list[Any]:
        asked.append((game, view, seat, simulations))
        return []

    monkeypatch.setattr(hints, "evaluate_options", listening)
    with ann.at(table) as attacker, bob.at(table) as defender:
        for number, plan in enumerate((ATTACK[:2], OTHER_ATTACK[:3])):
            attacker.play(f"{number}", *plan)
            defender.send(type="hint", id=f"h{number}")
            defender.until("hint", progress=1.0)
            for back in range(len(plan)):
                attacker.ask(type="undo", id=f"u{number}{back}")
    assert asked[:2] == asked[2:], "whatever the other side plans"


def resigned(who: Visitor, table: str) -> str:
    """The address of the analysis of a match that was given up after its first plan."""
    with who.at(table) as seen:
        seen.play("1", *ATTACK)
        seen.ask(type="resign", id="2")
    return f"/api/tables/{table}/analysis"


def report_at(who: Visitor, analysis: str) -> Any:
    """Ask now and then, until it is done."""
    while (found := who.get(analysis).json())["report"] is None:
        assert 0 <= found["progress"] < 1
        time.sleep(0.02)
    return found["report"]


def test_a_finished_match_is_analysed_with_progress(ann: Visitor, table: str) -> None:
    analysis = resigned(ann, table)
    assert ann.get(analysis).json()["reason"] == "no-analysis"
    assert ann.post(analysis).status_code == 202
    report = report_at(ann, analysis)
    assert report["game"] == "seven-ronin"
    steps = [step for choice in report["choices"] for step in choice["steps"]]
    assert (steps[0]["played"], steps[0]["played_text"]) == ("deploy well", "Send a ninja to the well")
    assert steps[-1]["played_text"] == "Ready: lift the screen", "as a menu of that moment says it"
    assert ann.post(analysis).json() == {"progress": 1.0, "report": report}
    ann.headers["accept-language"] = "fr"
    assert report_at(ann, analysis)["choices"][0]["steps"][0]["played_text"] == "Envoyer un ninja au puits"


def test_an_analysis_that_a_restart_cut_off_is_taken_up_again_and_what_was_found_is_kept(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged, at_work, may_end = analysis_module.judge_choice, threading.Event(), threading.Event()

    def dawdling(*job: Any) -> Any:
        at_work.set()
        may_end.wait(PATIENCE)
        return judged(*job)

    monkeypatch.setattr(analysis_module, "judge_choice", dawdling)
    with TestClient(create_app(database, GENEROUS)) as client:
        ann, bob = Visitor(client, "Ann"), Visitor(client, "Bob")
        analysis = resigned(ann, begun(ann, bob))
        assert ann.post(analysis).json() == {"progress": 0.0, "report": None}
        assert at_work.wait(PATIENCE)
    may_end.set()
    monkeypatch.setattr(analysis_module, "judge_choice", judged)
    with TestClient(create_app(database, GENEROUS)) as ann.client:
        report = report_at(ann, analysis)
    monkeypatch.setattr(analysis_module, "judge_choice", None)
    with TestClient(create_app(database, GENEROUS)) as ann.client:
        for asked in (ann.get, ann.post):
            assert asked(analysis).json() == {"progress": 1.0, "report": report}, "without another thought"


def test_an_analysis_that_fails_is_not_tried_again_at_once(
    ann: Visitor, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    def failing(*_job: Any) -> Any:
        tried.append(1)
        raise ValueError("what nobody may hear")

    monkeypatch.setattr(analysis_module, "judge_choice", failing)
    analysis = resigned(ann, table)
    ann.post(analysis)
    while (answer := ann.get(analysis)).status_code == 200:
        time.sleep(0.02)
    for _ in range(3):
        assert (answer.status_code, answer.json()["reason"]) == (500, "trouble")
        answer = ann.post(analysis)
    assert len(tried) == 1


def test_a_match_in_play_is_not_analysed(ann: Visitor, table: str) -> None:
    assert ann.post(f"/api/tables/{table}/analysis").json()["reason"] == "not-over"
