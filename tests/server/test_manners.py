"""Resigning, bots that stand in, proposals, clocks and chat: what people at a table do besides playing."""

from __future__ import annotations

import time
from typing import Any

import pytest
from litestar.testing import TestClient

from server.conftest import GENEROUS
from server.visitors import ATTACK, DEFENCE, Visitor, begun
from tatami.match.fairness import keeps
from tatami.server.app import create_app
from tatami.server.tables import clock as clocks
from tatami.server.tables import proposals as manners


class HandOfTime:
    """A clock that tests turn."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> HandOfTime:
    """The server's time stands still until a test turns it."""
    import tatami.server.services
    import tatami.server.tables.table
    import tatami.server.ws.subscription

    hand = HandOfTime()
    for module in (clocks, manners, tatami.server.services, tatami.server.tables.table, tatami.server.ws.subscription):
        monkeypatch.setattr(module, "milliseconds", hand)
    return hand


def test_who_resigns_a_match_of_two_loses_it_and_all_is_shown(ann: Visitor, bob: Visitor, table: str) -> None:
    with ann.at(table) as attacker, bob.at(table) as defender:
        attacker.play("1", *ATTACK)
        assert defender.ask(type="resign", id="r")["type"] == "ack"
        assert defender.ask(type="resign", id="r")["type"] == "ack", "once is enough"
        attacker.until("update")
        outcome = attacker.state["outcome"]
        assert (outcome["winners"], outcome["ended"], outcome["by"]) == (["attacker"], "resigned", "defender")
        assert attacker.table["status"] == "over"
        assert keeps(bytes.fromhex(outcome["seed"]), attacker.table["commitment"])
        assert sum(defender.state["view"]["planned"]) == 2, "the defender sees the plan now"
        assert attacker.play("2", "deploy well")["reason"] == "not-live"
        states = attacker.state, defender.state
    file = ann.get(f"/api/tables/{table}/file").json()
    assert file["forfeit"] == {"seat": "defender", "how": "resigned"}
    copy = bob.post("/api/files", **file).json()["id"]
    with bob.at(copy) as seen:
        assert seen.state["outcome"] == states[1]["outcome"]


def test_a_resignation_outlives_the_server(database: str) -> None:
    with TestClient(create_app(database, GENEROUS)) as client:
        ann, bob = Visitor(client, "Ann"), Visitor(client, "Bob")
        table = begun(ann, bob)
        with ann.at(table) as seen:
            seen.play("1", "deploy well")
            seen.ask(type="resign", id="2")
            before = seen.state
    with TestClient(create_app(database, GENEROUS)) as again:
        ann.client = again
        with ann.at(table) as seen:
            assert {**seen.state, "keep": 0} == {**before, "keep": 0, "events": seen.state["events"]}


def test_at_a_larger_table_a_bot_plays_on_for_who_resigns(client: TestClient[Any]) -> None:
    ann, bob = Visitor(client, "Ann"), Visitor(client, "Bob")
    laid = ann.post("/api/tables", game="ninjato", options={"players": "three"}).json()
    table, names = laid["id"], [seat["seat"] for seat in laid["seats"]]
    ann.post(f"/api/tables/{table}/join", seat=names[0])
    bob.post(f"/api/tables/{table}/join", seat=names[1])
    Visitor(client, "Eve").post(f"/api/tables/{table}/join", seat=names[2])
    ann.post(f"/api/tables/{table}/start")
    with bob.at(table) as seen:
        assert seen.ask(type="resign", id="1")["type"] == "ack"
        assert seen.table["status"] == "live"
        assert (seen.table["seats"][1]["stand_in"], seen.table["seats"][1]["stood_in"]) == ("instinct", True)
        assert seen.ask(type="take_back", id="2")["reason"] == "resigned"


def test_a_seat_passes_to_a_bot_and_back(ann: Visitor, bob: Visitor, table: str) -> None:
    with ann.at(table) as attacker, bob.at(table) as defender:
        assert defender.ask(type="hand_over", id="1", bot="deep-blue")["reason"] == "no-such-bot"
        assert defender.ask(type="hand_over", id="1", bot="random")["type"] == "ack"
        attacker.settle()
        assert attacker.table["seats"][1]["stand_in"] == "random"
        assert defender.play("2", "post kabe well")["reason"] == "stand-in"
        attacker.play("1", *ATTACK)
        while "screens-lifted" not in [event["name"] for event in attacker.events]:
            attacker.next()
        assert defender.ask(type="take_back", id="3")["type"] == "ack"
        attacker.settle()
        seat = attacker.table["seats"][1]
        assert (seat["name"], seat["stand_in"], seat["stood_in"]) == ("Bob", None, True)


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


def test_a_bot_is_asked_for_only_for_who_keeps_others_waiting(
    hand: HandOfTime, ann: Visitor, bob: Visitor, table: str
) -> None:
    with ann.at(table) as attacker, bob.at(table) as defender:
        attacker.play("1", *ATTACK)
        assert attacker.ask(type="propose", id="2", what="bot", seat="defender")["reason"] == "not-away"
        assert attacker.ask(type="propose", id="2", what="undo", seat="defender")["reason"] == "bad-proposal"
        hand.now += manners.PATIENCE
        assert attacker.ask(type="propose", id="3", what="bot", seat="defender")["type"] == "ack"
        defender.settle()
        assert defender.table["seats"][1]["stand_in"] == "instinct"


CLOCKS: list[dict[str, Any]] = [
    {"kind": "move", "seconds": 60},
    {"kind": "bank", "seconds": 60, "increment": 5, "flag": "bot:random"},
]


@pytest.mark.parametrize("clock", CLOCKS)
def test_a_clock_runs_while_its_seat_owes_a_decision(
    hand: HandOfTime, ann: Visitor, bob: Visitor, clock: dict[str, Any]
) -> None:
    table = ann.post("/api/tables", game="seven-ronin", seats={"attacker": "me"}, clock=clock).json()["id"]
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    with ann.at(table) as attacker, bob.at(table) as defender:
        assert attacker.clocks == {"left": {"attacker": 60, "defender": 60}, "running": ["attacker", "defender"]}
        hand.now += 20_000
        attacker.play("1", "deploy well")
        defender.settle()
        assert sum('"clocks"' in frame for frame in defender.frames) == 1, "a secret step moves no clock"
        attacker.play("2", "deploy granary", "done")
        defender.settle()
        after = 60 if clock["kind"] == "move" else 45
        assert defender.clocks == {"left": {"attacker": after, "defender": 40}, "running": ["defender"]}
        hand.now += 40_000
        attacker.until("table")
        if clock["kind"] == "move":
            attacker.until("update")
            outcome = attacker.state["outcome"]
            assert (outcome["winners"], outcome["ended"], outcome["by"]) == (["attacker"], "time", "defender")
        else:
            assert attacker.table["seats"][1]["stand_in"] == "random"


def test_a_pause_stops_the_clocks(hand: HandOfTime, ann: Visitor, bob: Visitor) -> None:
    clock = {"kind": "move", "seconds": 60}
    table = ann.post("/api/tables", game="seven-ronin", seats={"attacker": "me"}, clock=clock).json()["id"]
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    with ann.at(table) as attacker, bob.at(table) as defender:
        for number, what in enumerate(("pause", "resume"), 1):
            hand.now += 10_000
            attacker.ask(type="propose", id=f"p{number}", what=what)
            defender.ask(type="answer", id=f"a{number}", proposal=number, agree=True)
        assert defender.clocks == {"left": {"attacker": 50, "defender": 50}, "running": ["attacker", "defender"]}


@pytest.mark.parametrize(
    "clock",
    [{"kind": "sand", "seconds": 60}, {"kind": "move", "seconds": 0}, {"kind": "move", "seconds": 9, "flag": "x"}],
)
def test_a_clock_that_cannot_be_is_refused(ann: Visitor, clock: dict[str, Any]) -> None:
    assert ann.post("/api/tables", game="seven-ronin", clock=clock).status_code in (400, 422)


def test_what_is_said_is_heard_in_each_listener_s_language_and_once(ann: Visitor, bob: Visitor, table: str) -> None:
    with ann.at(table) as attacker, bob.at(table, language="fr") as defender:
        for _ in range(2):
            assert attacker.ask(type="say", id="1", phrase="good-luck")["type"] == "ack"
        assert attacker.ask(type="say", id="2", text="<b>Hello</b> Bob")["type"] == "ack"
        defender.settle()
        assert [(line["seat"], line["phrase"], line["text"]) for line in defender.lines] == [
            ("attacker", "good-luck", "Bonne chance\u202f!"),
            ("attacker", None, "<b>Hello</b> Bob"),
        ]
        for said in ({}, {"text": "a", "phrase": "sorry"}, {"text": "\u0007"}, {"text": "  "}):
            assert attacker.ask(type="say", id="3", **said)["reason"] == "bad-text"
        assert attacker.ask(type="say", id="3", phrase="boo")["reason"] == "no-such-phrase"
    with Visitor(ann.client, "Eve").at(table) as eve:
        assert len(eve.lines) == 2
        assert eve.ask(type="say", id="1", text="hi")["reason"] == "not-seated"
    with ann.client.websocket_connect(f"/api/tables/{table}/socket", headers=bob.headers) as session:
        session.send_json({"type": "watch", "since": 1, "chat": 1})
        frames = [session.receive_json() for _ in range(2)]
        assert [[line["number"] for line in frame["lines"]] for frame in frames if frame["type"] == "chat"] == [[2]]


def test_who_is_muted_is_not_heard(ann: Visitor, bob: Visitor, table: str) -> None:
    with ann.at(table) as attacker, bob.at(table) as defender:
        assert defender.ask(type="mute", id="1", seat="attacker", muted=True)["type"] == "ack"
        assert defender.table["seats"][0]["muted"] is True
        assert defender.ask(type="mute", id="2", seat="defender", muted=True)["reason"] == "nobody-there"
        attacker.ask(type="say", id="1", text="boo")
        defender.settle()
        assert defender.lines == []
        defender.ask(type="mute", id="3", seat="attacker", muted=False)
        assert [line["text"] for line in defender.lines] == ["boo"]


def test_phrases_are_listed(client: TestClient[Any]) -> None:
    listed = client.get("/api/phrases").json()
    assert {"phrase": "well-played", "text": "Well played!"} in listed


def test_time_is_the_world_s() -> None:
    assert abs(clocks.milliseconds() / 1000 - time.time()) < 60
