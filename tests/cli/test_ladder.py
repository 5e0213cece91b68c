"""``tatami ladder``: a page with every rung, made of games that are kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.terminal import run
from tatami.arena import crew, ladder
from tatami.arena.contest import Sitting
from tatami.arena.playing import Played
from tatami.bots.search import levels
from tatami.bots.search.budget import Budget


@pytest.fixture(autouse=True)
def stronger_levels_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are over at once: who thinks more wins; alone with the game, it is points."""
    order = ["random", "novice", "instinct", "adept", "master"]

    def played(sitting: Sitting) -> Played:
        strength = [1 + order.index(bot.partition("@")[0]) for bot in sitting.bots]
        return Played(sitting.round, sitting.place, sitting.bots, tuple(strength), 1)

    monkeypatch.setattr(crew, "played", played)
    monkeypatch.setattr("tatami.cli.contests._compile", lambda _: None)
    monkeypatch.setattr(levels, "ADEPT", Budget(seconds=0.2))
    monkeypatch.setattr(levels, "MASTER", Budget(seconds=2.0))


def test_every_game_at_every_number_of_players_has_every_rung() -> None:
    found = json.loads(run("ladder", "--least", "1", "--most", "30", "--processes", "1", "--json").out)
    tables = {(rung["game"], rung["players"]) for rung in found}
    assert {("ronin", 1), ("ronin", 2), ("ninjato", 4), ("samurai-sword", 7), ("seven-ronin", 2)} <= tables
    assert len(found) == len(tables) * len(ladder.RUNGS)
    assert all(rung["done"] and rung["decided"] and rung["better"] for rung in found)


def test_searching_levels_keep_their_proportion() -> None:
    """Two seconds on two cores are twenty times a fifth of a second on one."""
    assert ladder.entrant("adept", 30) == "adept@30"
    assert ladder.entrant("master", 30) == "master@600"
    assert ladder.entrant("novice", 30) == "novice"


@pytest.mark.parametrize(("language", "verdict"), [("en", "stronger"), ("fr", "plus fort")])
def test_the_page_is_written(tmp_path: Path, language: str, verdict: str) -> None:
    path = tmp_path / "ladder.md"
    arguments = ("ladder", "--game", "ronin", "--most", "30", "--least", "1", "--processes", "1", "--write", str(path))
    assert run(*arguments, "--lang", language).code == 0
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# ")
    assert text.count(verdict) == 5 * len(ladder.RUNGS)
    assert "master@" in text


def test_an_interrupted_ladder_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole_round = iter(range(2))

    def interrupted(sitting: Sitting) -> Played:
        if next(whole_round, None) is None:
            raise KeyboardInterrupt
        return Played(sitting.round, sitting.place, sitting.bots, (1, 0), 1)

    monkeypatch.setattr(crew, "played", interrupted)
    path = tmp_path / "ladder.md"
    stopped = run("ladder", "--game", "seven-ronin", "--processes", "1", "--write", str(path))
    assert stopped.code == 130
    assert "The same command goes on" in stopped.err
    rows = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("| ")][2:]
    assert [row.split(" | ")[-1] for row in rows] == [
        "undecided so far |",
        *["not played yet |"] * (len(ladder.RUNGS) - 1),
    ]


def test_what_cannot_be_measured_is_a_usage_error() -> None:
    assert run("ladder", "--game", "chess").code == 2
    assert run("ladder", "--most", "0").code == 2
