"""Snapshots bound the replay."""

from __future__ import annotations

import random
from typing import Any

import pytest
from litestar.testing import TestClient

from server.conftest import GENEROUS
from server.tables.test_restore import played
from server.visitors import Visitor, begun
from tatami import games
from tatami.match import Match
from tatami.match.replay import replay
from tatami.match.snapshot import packed, unpacked
from tatami.server.app import create_app
from tatami.server.tables.restore import SNAPSHOT_EVERY


@pytest.mark.parametrize("name", games.names())
def test_a_match_out_of_a_snapshot_is_the_match_that_was_packed(name: str) -> None:
    game, luck = games.find(name), random.Random(1)
    match = Match.new(game, secret=bytes(32))
    start = match.at(0)
    for _ in range(40):
        seat = luck.choice(match.actors)
        match.play(seat, luck.choice(match.legal(seat)))
    again = unpacked(start, packed(match))
    assert again == match
    seat = match.actors[0]
    move = match.legal(seat)[0]
    assert (again.play(seat, move), again.digest()) == (match.play(seat, move), match.digest())


def test_a_snapshot_bounds_the_replay(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    replayed: list[int] = []

    def counted(match: Any, log: Any, first: int) -> Any:
        replayed.append(len(log))
        return replay(match, log, first)

    with TestClient(create_app(database, GENEROUS)) as client:
        ann, bob = Visitor(client, "Ann"), Visitor(client, "Bob")
        table = begun(ann, bob)
        played(ann, bob, table, 60)
        with ann.at(table) as seen:
            before = seen.state, seen.events
    monkeypatch.setattr("tatami.server.tables.table.replay", counted)
    with TestClient(create_app(database, GENEROUS)) as again:
        ann.client = again
        with ann.at(table) as seen:
            assert (seen.state, seen.events) == before
    assert len(replayed) == 1
    assert replayed[0] < SNAPSHOT_EVERY + 30, "an entry and its undo may come before the snapshot is due"
