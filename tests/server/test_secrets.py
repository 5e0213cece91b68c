"""Non-interference on the wire: what a seat may not know changes not one byte of what is sent to it.

Every message that a socket can send, and every operation over HTTP, is among what is compared: tests count them.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

import pytest
from litestar.testing import TestClient
from prometheus_client import generate_latest

from server.conftest import FREELY, GENEROUS
from server.visitors import ATTACK, DEFENCE, Visitor
from server.worlds import Fate, Received, Secret, World, levelled, over_http
from tatami.server.app import create_app
from tatami.server.ws import client_messages as requests
from tatami.server.ws import server_messages as messages


def play(*moves: str) -> tuple[dict[str, Any], ...]:
    return tuple({"type": "play", "move": move} for move in moves)


def plan(*moves: str) -> tuple[dict[str, Any], ...]:
    return ({"type": "play_all", "moves": list(moves)},)


UNDO = ({"type": "undo"},)
WRONG = play("strike", "post moon")
OTHER_DEFENCE = (
    *("post yumi inn", "post yobu well", "post tasuke shrine", "post taiko watchtower"),
    *("post musashi passage", "post kabe fields-2", "post hayai granary", "done"),
)


STORIES = {  # who plans, how far spectators are behind, and what is done unseen in each world
    "attacker": (
        "attacker",
        0,
        [
            Secret(((), (), plan(*ATTACK))),
            Secret((play("deploy shrine"), play("deploy inn", "deploy passage"), play("deploy green", "done"))),
            Secret((play("deploy inn"), (*UNDO, *play("deploy well"), *WRONG), play("done"))),
        ],
    ),
    "defender": (
        "defender",
        0,
        [
            Secret(((), (), plan(*DEFENCE))),
            Secret((play(*OTHER_DEFENCE[:2]), play(*OTHER_DEFENCE[2:5]), play(*OTHER_DEFENCE[5:]))),
            Secret((plan(*DEFENCE[:4]), (*UNDO, *UNDO, *WRONG), plan(*DEFENCE[2:]))),
        ],
    ),
    "a bot takes over, spectators are behind": (
        "attacker",
        8,
        [
            Secret(((), (), ()), ("deploy well", "done")),
            Secret((play("deploy shrine"), play("deploy inn", "deploy green"), ()), ("done",)),
            Secret((plan("deploy inn"), UNDO, WRONG), ("deploy well", "deploy inn", "deploy granary", "done")),
        ],
    ),
}


OTHERS_LINES = logging.WARNING  # of what libraries log, less is never written
GRANTED = replace(GENEROUS, logins=FREELY, hints=FREELY, lines=FREELY)


@pytest.fixture
def client(database: str) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(database, GRANTED)) as running:
        yield running


@pytest.fixture
def fate(monkeypatch: pytest.MonkeyPatch) -> Fate:
    fate = Fate()
    fate.rule(monkeypatch)
    return fate


@pytest.mark.parametrize("story", STORIES)
def test_what_is_done_unseen_changes_no_byte_of_what_others_receive(
    client: TestClient[Any], fate: Fate, caplog: pytest.LogCaptureFixture, story: str
) -> None:
    planner, delay, secrets = STORIES[story]
    caplog.set_level(logging.DEBUG)
    told, logged = [], []
    for secret in secrets:
        caplog.clear()
        both = World(client, fate, planner, delay).received(secret)
        told.append([received.everything() for received in both])
        logged.append([levelled(line) for line in _own_lines(caplog)])
    for of_other, of_spectator in told[1:]:
        assert of_other == told[0][0]
        assert of_spectator == told[0][1]
    assert logged[0] == logged[1] == logged[2]
    assert any("ValueError in server/worlds.py" in line for line in logged[0])
    _expect_every_kind(both)
    _expect_only_sums(client)


def _own_lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    records = [
        record for record in caplog.records if record.name.startswith("tatami") or record.levelno >= OTHERS_LINES
    ]
    return [f"{record.name} {record.getMessage()}" for record in records]


def _tags(kinds: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(kinds)}


def _expect_every_kind(both: tuple[Received, Received]) -> None:
    """A new message of either side must come into these stories."""
    assert {tag for received in both for tag in received.sent} == _tags(requests.Request)
    assert {json.loads(frame)["type"] for received in both for frame in received.seen.frames} == _tags(messages.Answer)


def _expect_only_sums(client: TestClient[Any]) -> None:
    """What is counted for who runs the services: how often something happened, never what."""
    counted = generate_latest(client.app.state.services.metrics.registry).decode()
    kinds = {kind.__name__ for kind in get_args(requests.Request)}
    labels = set(re.findall(r'(\w+)="([^"]*)"', counted))
    assert {value for name, value in labels if name == "type"} <= kinds
    assert {value for name, value in labels if name == "component"} == {"websocket"}
    assert {name for name, _ in labels} == {"type", "method", "le", "component"}


def test_every_operation_over_http_is_compared(client: TestClient[Any]) -> None:
    paths = client.get("/api/schema/openapi.json").json()["paths"]
    operations = {f"{method.upper()} {path}" for path, found in paths.items() for method in found}
    assert set(over_http("{name}", "login")) == operations | {"GET /metrics"}


def test_the_seed_is_in_no_frame_before_the_end(ann: Visitor, table: str) -> None:
    with ann.at(table) as seen:
        seen.play("1", *ATTACK)
        assert bytes(32).hex() not in "".join(seen.frames)
        assert '"seed"' not in "".join(seen.frames)


def test_a_mover_s_own_frames_do_differ(ann: Visitor, table: str) -> None:
    with ann.at(table) as seen:
        before = seen.state
        seen.play("1", "deploy well")
        assert seen.state["view"]["planned"] != before["view"]["planned"]
        assert seen.version == before["version"] + 1


@pytest.mark.parametrize("after", ["shoot", "strike", "done", "deploy moon"])
def test_a_plan_is_no_way_to_look_behind_the_screen(ann: Visitor, bob: Visitor, table: str, after: str) -> None:
    """The defender would lift the screens, try a move against what lies there, and have it all taken back."""
    with ann.at(table) as attacker, bob.at(table) as defender:
        attacker.play("1", *ATTACK)
        defender.settle()
        before = defender.state
        refused = defender.play("probe", *DEFENCE, after)
        assert (refused["type"], refused["reason"]) == ("refused", "plan-ends-here")
        defender.settle()
        assert defender.state == before
        assert defender.play("plan", *DEFENCE)["type"] == "ack"
        assert defender.play("abilities", "shoot", "done")["type"] == "ack", "open and certain: a plan may hold it"
