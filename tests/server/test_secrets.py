"""Non-interference on the wire: what a seat may not know changes not one byte of what is sent to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import tatami.server.house
import tatami.server.table
import tatami.server.visit
from server.conftest import GENEROUS
from server.visitors import ATTACK, DEFENCE, OTHER_ATTACK, Visitor, begun
from tatami.server import clocks, lobby, manners, talk
from tatami.server.app import create_app

STEP_BY_STEP = tuple((move,) for move in OTHER_ATTACK)
OTHER_DEFENCE = (
    *("post yumi inn", "post yobu well", "post tasuke shrine", "post taiko watchtower"),
    *("post musashi passage", "post kabe fields-2", "post hayai granary", "done"),
)
ECHOES = ('"pong"', '"refused"', '"type":"why"', '"ack"')  # as many as were asked for
Messages = tuple[tuple[str, ...], ...]


@pytest.fixture(autouse=True)
def same_table_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "new_seed", lambda: bytes(32))
    monkeypatch.setattr(lobby, "new_name", lambda: "table")
    for module in (clocks, manners, talk, tatami.server.house, tatami.server.table, tatami.server.visit):
        monkeypatch.setattr(module, "milliseconds", lambda: 1_000_000)


def frames_of(client: TestClient[Any], planner: str, plan: Messages, undo: bool) -> Iterator[list[str]]:
    """What the other side and a spectator receive while one side plans, stumbles, and comes to be ready."""
    ann, bob, eve = (Visitor(client, name) for name in ("Ann", "Bob", "Eve"))
    table = begun(ann, bob, clock={"kind": "bank", "seconds": 60, "increment": 5})
    sides = {"attacker": ann, "defender": bob}
    mover = sides.pop(planner)
    (other,) = sides.values()
    with ExitStack() as sockets:
        playing, opposing, watching = (sockets.enter_context(who.at(table)) for who in (mover, other, eve))
        opposing.ask(type="say", id="say", phrase="good-luck")
        opposing.ask(type="propose", id="p1", what="pause")
        for number, message in enumerate(plan):
            assert playing.play(f"{number}", *message)["type"] == "ack"
            assert playing.play("wrong", "strike")["type"] == "refused"
            if undo and message != plan[-1]:
                assert playing.ask(type="undo", id=f"u{number}")["type"] == "ack"
                assert playing.play(f"again{number}", *message)["type"] == "ack"
            opposing.settle()
            opposing.play("no", "strike")
            opposing.send(type="why", id="why", move="deploy well")
            watching.settle()
        opposing.ask(type="propose", id="p2", what="pause")
        watching.settle()
        for seen, who in ((opposing, other), (watching, eve)):
            with who.at(table) as late, who.at(table, since=1) as resumed:
                asked = ("", "/file", "/history", "/history/0", "/history/1", "/history?seat=all", "/notes")
                answers = [who.get(f"/api/tables/{table}{path}").text for path in asked]
                answers.append(who.get("/api/tables/mine").text)
                kept = [frame for frame in seen.frames if not any(kind in frame for kind in ECHOES)]
                yield [*kept, *sorted(set(seen.frames)), *late.frames, *resumed.frames, *answers]


@pytest.mark.parametrize(
    ("planner", "one", "other"),
    [("attacker", (ATTACK,), STEP_BY_STEP), ("defender", (DEFENCE,), tuple((move,) for move in OTHER_DEFENCE))],
)
def test_a_plan_changes_no_byte_of_what_others_receive(
    tmp_path: Path, planner: str, one: Messages, other: Messages
) -> None:
    received = []
    for number, (plan, undo) in enumerate([(one, False), (other, False), (other, True)]):
        database = f"sqlite+aiosqlite:///{tmp_path / f'{number}.db'}"
        with TestClient(create_app(database, GENEROUS)) as client:
            received.append(list(frames_of(client, planner, plan, undo)))
    assert received[0] == received[1] == received[2]
    assert sum("update" in frame for frame in received[0][0]) > 2


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
