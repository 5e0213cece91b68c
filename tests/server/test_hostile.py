"""Bad input of any kind is answered with a typed refusal, and changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from server.visitors import Json, Seen, Visitor

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TYPES = st.sampled_from(["watch", "play", "play_all", "undo", "ping", "ack", "update", "table", "", "PLAY"])
MOVES = st.sampled_from(["deploy well", "deploy moon", "strike", "done", "", "post kabe well", "undo"]) | st.text()
ALMOST = st.fixed_dictionaries(
    {"type": TYPES},
    optional={
        "id": st.text(min_size=1, max_size=80) | JSON,
        "move": MOVES | JSON,
        "moves": st.lists(MOVES, max_size=120) | JSON,
        "since": st.integers() | JSON,
        "language": st.sampled_from(["en", "fr", "tlh"]) | JSON,
        "seat": JSON,
    },
)
FRAMES = (ALMOST | JSON).map(json.dumps) | st.text(max_size=200)
ANSWERS = {"refused": {"type", "id", "reason", "text"}, "pong": {"type", "id"}, "ack": {"type", "id", "version"}}


def answers(seen: Seen, frame: str) -> list[Json]:
    """Everything that comes back for one frame."""
    seen.session.send_text(frame)
    seen.session.send_text('{"type":"ping","id":"the last"}')
    found: list[Json] = []
    while not found or found[-1] != {"type": "pong", "id": "the last"}:
        found.append(seen.next())
    return found[:-1]


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frame=FRAMES)
def test_a_stranger_s_frames_change_nothing(ann: Visitor, table: str, frame: str) -> None:
    """Eve does not sit at the table: whatever she sends, Ann's screen stays as it is."""
    eve = Visitor(ann.client, "Eve")
    with eve.at(table) as seen, ann.at(table) as watching:
        before = watching.state
        for answer in answers(seen, frame):
            if answer["type"] in ANSWERS:
                assert set(answer) == ANSWERS[answer["type"]]
                assert answer["type"] != "ack"
        watching.settle()
        assert watching.state == before
        assert len(before["events"]) == 0


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "null",
        "[]",
        "{",
        '{"type":"play"}',
        '{"type":"play","id":"","move":"done"}',
        '{"type":"play","id":"1","move":7}',
        '{"type":"play","id":"1","move":"done","seat":1}',
        '{"type":"play_all","id":"1","moves":[]}',
        '{"type":"sudo","id":"1"}',
        "[" * 5000,
        '{"type":"play","id":"' + "x" * 65 + '","move":"done"}',
        '{"type":"play","id":"1","move":"' + "x" * 200 + '"}',
    ],
)
def test_a_player_s_bad_frame_is_refused_and_the_socket_lives_on(ann: Visitor, table: str, frame: str) -> None:
    with ann.at(table) as seen:
        before = seen.state
        found = answers(seen, frame)
        assert [(answer["type"], answer["reason"]) for answer in found] == [("refused", "bad-message")]
        assert seen.state == before
        assert seen.play("1", "deploy well")["type"] == "ack"


def test_bytes_that_are_no_text_are_refused(ann: Visitor, table: str) -> None:
    with ann.at(table) as seen:
        seen.session.send_bytes(b"\xff\xfe{")
        assert seen.next()["reason"] == "bad-message"


def test_a_frame_that_is_too_large_ends_the_visit(ann: Visitor, table: str) -> None:
    with ann.at(table) as seen:
        seen.session.send_text("x" * 20_000)
        assert seen.next()["reason"] == "too-large"


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=JSON, path=st.sampled_from(["me", "tables", "files", "tables/mine", "tables/x/join", "tables/x/start"]))
def test_any_body_gets_an_answer_below_500(client: TestClient[Any], body: Any, path: str) -> None:
    visitor = Visitor(client, "Eve")
    answer = client.post(f"/api/{path}", content=json.dumps(body), headers=visitor.headers)
    client.cookies.clear()
    assert answer.status_code < 500
    if answer.status_code >= 400:
        assert set(answer.json()) == {"reason", "text"}
