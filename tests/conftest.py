"""What every test may use: the little game of docs/add-a-game.md, Hypothesis without a stopwatch, bots in a hurry, and
a private PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

from docs.example_game import load_game, write_game
from postgres import MISSING, Cluster, cluster, programs
from tatami.bots.search import levels
from tatami.bots.search.budget import Budget
from tatami.kernel.engines.native import Native, native
from tatami.kernel.game import Game

settings.register_profile("tatami", deadline=None)
settings.load_profile("tatami")


@pytest.fixture(scope="session")
def lanterns(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """Two Lanterns, as the page prints it."""
    games = tmp_path_factory.mktemp("games")
    write_game(games)
    return load_game(games)


@pytest.fixture(scope="session")
def native_lanterns(lanterns: Game, tmp_path_factory: pytest.TempPathFactory) -> Native:
    """Two Lanterns compiled, in a cache that goes when the tests are done."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        return native(lanterns)


@pytest.fixture(autouse=True)
def hurried_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searching bots make a few simulations instead of looking at a clock: they are quick, and repeat themselves."""
    monkeypatch.setattr(levels, "ADEPT", Budget(simulations=1))
    monkeypatch.setattr(levels, "MASTER", Budget(simulations=1))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A private PostgreSQL cluster; skipped where there is none."""
    if programs() is None:
        pytest.skip(MISSING)
    with cluster() as running:
        yield running


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what could not be tested here."""
    if programs() is None:
        terminalreporter.section("skipped", sep="!")
        terminalreporter.line(MISSING)
