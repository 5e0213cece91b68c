"""Every test of the command has its own folder, a terminal of 80 columns without colour, and reads English."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.terminal import any_choice, run


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TATAMI_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture(scope="session")
def finished_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match that is over."""
    path = tmp_path_factory.mktemp("matches") / "finished.json"
    arguments = ("play", "seven-ronin", "--seat", "attacker", "--bot", "random", "--seed", "7", "--file", str(path))
    assert run(*arguments, answer=any_choice(7)).code == 0
    return path


@pytest.fixture
def finished(finished_file: Path) -> dict[str, Any]:
    """What the file of a finished match says."""
    values: dict[str, Any] = json.loads(finished_file.read_text(encoding="utf-8"))
    return values


@pytest.fixture
def written(tmp_path: Path) -> Callable[[dict[str, Any]], str]:
    """Write values to a file and give its path."""

    def write(values: dict[str, Any]) -> str:
        path = tmp_path / "match.json"
        path.write_text(json.dumps(values), encoding="utf-8")
        return str(path)

    return write
