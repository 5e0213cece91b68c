"""Chat: lines, quick phrases and muting."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient

from server.visitors import Visitor


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
