"""Bad input of any kind is answered with a typed refusal, and changes nothing."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from bench.forgery import KINDS, broken, forged, right
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from server.conftest import FREELY, GENEROUS
from server.visitors import ATTACK, Json, Seen, Visitor
from tatami.server.app import create_app
from tatami.server.ws import client_messages as requests

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
SEEDS = st.integers(0, 1 << 32)
ANSWERS = {
    "refused": {"type", "id", "reason", "text"},
    "pong": {"type", "id"},
    "ack": {"type", "id", "version"},
    "why": {"type", "id", "move", "reason", "text"},
}
MAY = {"ack": {"mute"}, "pong": {"ping"}}  # a stranger may choose whom to hear, and ask whether anybody is there
LOOKS = {"table", "update", "clocks", "chat"}


@pytest.fixture
def client(database: str) -> Iterator[TestClient[Any]]:
    """Nobody is refused for asking too often: it would hide other reasons."""
    with TestClient(create_app(database, replace(GENEROUS, hints=FREELY, lines=FREELY))) as running:
        yield running


def answers(seen: Seen, frame: str) -> list[Json]:
    """Everything that comes back for one frame."""
    seen.session.send_text(frame)
    seen.session.send_text('{"type":"ping","id":"the last"}')
    found: list[Json] = []
    while not found or found[-1] != {"type": "pong", "id": "the last"}:
        found.append(seen.next())
    return found[:-1]


@pytest.mark.parametrize("kind", KINDS)
def test_a_stranger_s_message_of_any_kind_changes_nothing(ann: Visitor, table: str, kind: str) -> None:
    """Eve does not sit at the table: whatever she sends, right in form or broken, Ann's screen stays as it is."""
    with Visitor(ann.client, "Eve").at(table) as seen, ann.at(table) as watching:
        watching.play("1", "deploy well")
        before, frames, shown = watching.state, len(watching.frames), seen.state

        @settings(max_examples=25, database=None)
        @given(seed=SEEDS)
        def hold(seed: int) -> None:
            luck = random.Random(seed)
            for frame in (json.dumps(right(kind, luck)), broken(kind, luck), forged(luck)):
                for answer in answers(seen, frame):
                    _expect_nothing_granted(answer, frame)
            if seen.state["version"] == shown["version"]:
                assert seen.state["view"] == shown["view"]

        hold()
        watching.settle()
        assert (watching.state, len(watching.frames)) == (before, frames + 1), "no more than an answer of her own"


def _expect_nothing_granted(answer: Json, frame: str) -> None:
    """A stranger is told what anybody may know, or why not; never that we are in trouble."""
    if answer["type"] in LOOKS:
        assert '"seed":"' not in json.dumps(answer)
        return
    assert set(answer) == ANSWERS[answer["type"]]
    assert answer.get("reason") != "trouble"
    if answer["type"] in MAY:
        assert json.loads(frame)["type"] in MAY[answer["type"]]


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=SEEDS)
def test_forged_messages_are_what_they_are_meant_to_be(seed: int) -> None:
    """Those that are right in form are read; of the broken, most are not."""
    luck = random.Random(seed)
    for kind in KINDS:
        assert requests.decode(json.dumps(right(kind, luck))).__struct_config__.tag == kind
        broken(kind, luck)
    forged(luck)


def test_nobody_plays_out_of_turn_whatever_is_sent(ann: Visitor, bob: Visitor, table: str) -> None:
    """The attacker is ready and has nothing to decide; nothing of what he tries comes to pass."""
    with ann.at(table) as seen, bob.at(table) as watching:
        seen.play("1", *ATTACK)
        watching.settle()
        before, luck = (watching.state, seen.state), random.Random(1)
        for number in range(60):
            for kind in ("play", "play_all", "why", "hint"):
                message = right(kind, luck) | {"id": f"{kind} {number}"}
                for answer in answers(seen, json.dumps(message)):
                    assert answer["type"] in ("refused", "why")
                    assert answer.get("reason") not in (None, "trouble")
            for answer in answers(seen, broken("play", luck)):
                assert answer["type"] != "ack"
        watching.settle()
        assert (watching.state, {**seen.state, "keep": before[1]["keep"], "events": before[1]["events"]}) == before


BAD_FRAMES = (
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
)


def test_a_player_s_bad_frame_is_refused_and_the_socket_lives_on(ann: Visitor, table: str) -> None:
    with ann.at(table) as seen:
        before = seen.state
        for frame in BAD_FRAMES:
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
