"""The writer process is killed under play: whoever waits is refused, nothing acknowledged is lost, play goes on."""

from __future__ import annotations

import os
import signal
import time
from typing import Any

import pytest
from litestar.testing import TestClient

from server.conftest import GENEROUS
from server.visitors import Visitor, begun
from tatami.server.app import create_app
from tatami.store.db import sqlite
from tatami.store.db.sqlite_writer import SqliteWriter

pytestmark = pytest.mark.skipif(os.name != "posix", reason="processes are stopped the way of POSIX")


def test_a_killed_writer_costs_a_refusal_and_no_move(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    writers: list[SqliteWriter] = []

    class Noted(SqliteWriter):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            writers.append(self)

    monkeypatch.setattr(sqlite, "SqliteWriter", Noted)
    with TestClient(create_app(database, GENEROUS)) as client:
        ann, bob = Visitor(client, "Ann"), Visitor(client, "Bob")
        table = begun(ann, bob)
        with ann.at(table) as attacker, bob.at(table) as defender:
            attacker.play("1", "deploy well")
            lost = writers[-1].pid
            assert lost is not None
            os.kill(lost, signal.SIGSTOP)
            attacker.send(type="play", id="2", move="deploy granary")
            time.sleep(0.2)
            os.kill(lost, signal.SIGKILL)
            assert attacker.until("refused", id="2")["reason"] == "trouble"
            attacker.play("2", "deploy granary")
            defender.play("1", "post kabe well")
            assert writers[-1].pid not in (None, lost)
        with ann.at(table) as again:
            again.settle()
            assert (again.state["view"], again.version) == (attacker.state["view"], attacker.version)
