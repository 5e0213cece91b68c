"""The daily challenge: the same draws for all, sealed until the day is over, and a table of scores."""

from __future__ import annotations

from typing import Any

import pytest

from server.visitors import Seen, Visitor
from tatami.match.fairness import keeps
from tatami.server import timestamps

TOMORROW = 25 * 3600 * 1000


def to_the_end(seen: Seen, choice: int = 0) -> None:
    """Always the first thing that is offered, or another."""
    while not seen.state["outcome"]:
        answer = seen.play(f"m{seen.version}", seen.state["legal"][choice]["move"])
        assert answer["type"] == "ack", answer


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time of day, for tests to turn."""
    now = [1_700_000_000_000]
    monkeypatch.setattr(timestamps, "now", lambda: now[0])
    return now


def test_everybody_meets_the_same_draws_and_the_scores_are_compared(ann: Visitor, bob: Visitor, day: list[int]) -> None:
    before = ann.get("/api/daily").json()
    assert (before["day"], before["game"], before["table"], before["scores"]) == ("2023-11-14", "ronin", None, [])
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


def test_the_last_seven_days_and_the_best_games_as_curves(ann: Visitor, bob: Visitor, day: list[int]) -> None:
    for who in (ann, bob):
        with who.at(who.post("/api/daily").json()["id"]) as seen:
            to_the_end(seen)
            score = seen.state["view"]["points"][0]
    told = ann.get("/api/daily").json()
    assert told["best"] == score
    assert [each["day"] for each in told["days"]] == [f"2023-11-{number:02}" for number in range(14, 7, -1)]
    assert told["days"][0] == {"day": "2023-11-14", "best": score, "name": "Ann", "yours": score}
    assert told["days"][1] == {"day": "2023-11-13", "best": None, "name": None, "yours": None}
    (curve,) = told["curves"]  # Ann's own best is today's best too
    assert (curve["name"], curve["you"], len(curve["points"]), curve["points"][-1]) == ("Ann", True, 5, score)
    assert curve["points"] == sorted(curve["points"])
    assert [(each["name"], each["you"]) for each in bob.get("/api/daily").json()["curves"]] == [
        ("Ann", False),
        ("Bob", True),
    ]
    day[0] += TOMORROW
    later = ann.get("/api/daily").json()
    assert (later["best"], later["scores"], later["days"][1]["yours"]) == (score, [], score)
    assert "seed" not in str(later)


def drawn_missions(events: list[dict[str, Any]]) -> list[str]:
    """The missions in the order in which they left the pile, up to the first reshuffle."""
    drawn: list[str] = []
    for event in events:
        if event["name"] == "pile-shuffled":
            break
        mission = event["arguments"].get("mission")
        shown = event["name"] in ("mission-offered", "card-shown", "card-dead")
        if shown or (event["name"] == "mission-taken" and mission not in drawn):
            drawn.append(mission)
    return drawn


def told(events: list[dict[str, Any]], name: str, argument: str) -> list[str]:
    return [event["arguments"][argument] for event in events if event["name"] == name]


def test_who_plays_differently_meets_the_same_draws(ann: Visitor, bob: Visitor) -> None:
    courses = []
    for who, choice in ((ann, 0), (bob, -1)):
        with who.at(who.post("/api/daily").json()["id"]) as seen:
            to_the_end(seen, choice)
            courses.append(seen.events)
    one, other = courses
    assert one != other
    assert told(one, "shogun-reveals", "card") == told(other, "shogun-reveals", "card")
    pairs = [(drawn_missions(one), drawn_missions(other))]
    pairs += [
        (told(one, *what), told(other, *what))
        for what in (("character-offered", "character"), ("bonus-offered", "bonus"))
    ]
    for here, there in pairs:
        known = min(len(here), len(there))
        assert here[:known] == there[:known]
    assert len(drawn_missions(one)) > 10


def test_nobody_branches_off_a_sealed_challenge(ann: Visitor) -> None:
    table = ann.post("/api/daily").json()["id"]
    with ann.at(table) as seen:
        to_the_end(seen)
    refused = ann.post(f"/api/tables/{table}/branch", moment=0, seats={})
    assert (refused.status_code, refused.json()["reason"]) == (409, "daily-runs")
    assert ann.post(f"/api/tables/{table}/analysis").json()["reason"] == "daily-runs"
