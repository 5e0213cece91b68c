"""The daily challenge: the same draws for all, sealed until the day is over, and a table of scores."""

from __future__ import annotations

import pytest

from server.visitors import Seen, Visitor
from tatami.match.fairness import keeps
from tatami.server import timestamps

TOMORROW = 25 * 3600 * 1000


def to_the_end(seen: Seen) -> None:
    """Always the first thing that is offered."""
    while not seen.state["outcome"]:
        answer = seen.play(f"m{seen.version}", seen.state["legal"][0]["move"])
        assert answer["type"] == "ack", answer


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time of day, for tests to turn."""
    now = [1_700_000_000_000]
    monkeypatch.setattr(timestamps, "now", lambda: now[0])
    return now


def test_everybody_meets_the_same_draws_and_the_scores_are_compared(ann: Visitor, bob: Visitor, day: list[int]) -> None:
    assert ann.get("/api/daily").json() == {"day": "2023-11-14", "game": "ronin", "table": None, "scores": []}
    tables = [who.post("/api/daily").json() for who in (ann, bob)]
    assert tables[0]["commitment"] == tables[1]["commitment"]
    assert tables[0]["id"] != tables[1]["id"]
    assert ann.post("/api/daily").json()["id"] == tables[0]["id"], "one each"
    finals = []
    for who, table in zip((ann, bob), tables, strict=True):
        with who.at(table["id"]) as seen:
            assert seen.table["status"] == "live"
            to_the_end(seen)
            finals.append((seen.state["view"], seen.events))
            assert seen.state["outcome"]["seed"] is None
            assert '"seed":"' not in "".join(seen.frames)
    assert finals[0] == finals[1], "the same choices meet the same draws"
    scores = ann.get("/api/daily").json()["scores"]
    assert [(score["name"], score["you"]) for score in scores] == [("Ann", True), ("Bob", False)]
    assert ann.get(f"/api/tables/{tables[0]['id']}/file").json()["reason"] == "daily-runs"
    last = len(ann.get(f"/api/tables/{tables[0]['id']}/history").json()["moments"]) - 1
    assert '"seed":null' in ann.get(f"/api/tables/{tables[0]['id']}/history/{last}").text
    day[0] += TOMORROW
    with ann.at(tables[0]["id"]) as seen:
        assert keeps(bytes.fromhex(seen.state["outcome"]["seed"]), tables[1]["commitment"])
    assert ann.get(f"/api/tables/{tables[0]['id']}/file").status_code == 200
    assert ann.get("/api/daily").json()["scores"] == []


def test_what_is_drawn_in_a_challenge_stands_and_bots_do_not_score(ann: Visitor) -> None:
    table = ann.post("/api/daily").json()["id"]
    with ann.at(table) as seen:
        seen.play("1", seen.state["legal"][0]["move"])
        assert seen.ask(type="propose", id="2", what="undo")["reason"] == "daily-runs"
        assert seen.ask(type="hand_over", id="3", bot="instinct")["type"] == "ack"
        while not seen.state["outcome"]:
            seen.next()
    assert ann.get("/api/daily").json()["scores"] == []
