"""A server over a database file of its own, and two people who have walked in."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from server.visitors import Visitor, begun
from tatami.server import timestamps
from tatami.server.app import create_app
from tatami.server.settings import Rate, Settings

sys.path.insert(0, str(Path(__file__).parents[2]))  # the bench folder lies beside the tests, and is not installed

FREELY = Rate(1_000_000, 1_000_000)
GENEROUS = Settings(walk_ins=FREELY, requests=FREELY, tables=FREELY, messages=FREELY, moves=FREELY, workers=0)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'tatami.db'}"


@pytest.fixture
def client(database: str) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(database, GENEROUS)) as running:
        yield running


@pytest.fixture
def ann(client: TestClient[Any]) -> Visitor:
    return Visitor(client, "Ann")


@pytest.fixture
def bob(client: TestClient[Any]) -> Visitor:
    return Visitor(client, "Bob")


@pytest.fixture
def table(ann: Visitor, bob: Visitor) -> str:
    """A match in play: Ann attacks, Bob defends."""
    return begun(ann, bob)


class FakeTime:
    """A time of day that stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time_of_day(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    fake = FakeTime()
    monkeypatch.setattr(timestamps, "now", fake)
    return fake
