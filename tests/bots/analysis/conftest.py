"""A short match to analyse, and an analysis that does not take long."""

from __future__ import annotations

from pathlib import Path

import pytest

from tatami import games
from tatami.bots.analysis import outlook
from tatami.match import Match, load

FIXTURES = Path(__file__).parents[2] / "fixtures"


@pytest.fixture
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "DEALS", 3)


@pytest.fixture(scope="module")
def match() -> Match:
    return load(FIXTURES / "seven-ronin" / "second-village-taken.json", games.find)
