"""``tatami replay``: a match again, without telling a seat more than it knew."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cli.terminal import run
from tatami import games
from tatami.match import Match, save


def test_a_piped_replay_prints_the_story_and_the_last_board(finished_file: Path, finished: dict[str, Any]) -> None:
    last = len(finished["moves"])
    replayed = run("replay", str(finished_file))
    assert replayed.code == 0
    assert f"After move {last} of {last}" in replayed.out
    assert "wins!" in replayed.out
    assert "Both screens are lifted." in replayed.out


def test_a_finished_match_shows_both_plans(finished_file: Path) -> None:
    out = run("replay", str(finished_file)).out
    assert "Planned: a ninja" in out
    assert "Planned: Kabe" in out


def test_the_attackers_replay_never_shows_the_defenders_plan(finished_file: Path) -> None:
    told = run("replay", str(finished_file), "--seat", "attacker").out
    stepped = run("replay", str(finished_file), "--seat", "attacker", "--step", typed=[""] * 400).out
    for out in (told, stepped):
        assert "Planned: a ninja" in out
        assert "Planned: Kabe" not in out
        assert not re.search(r"›\w", out)


def test_the_defenders_replay_never_shows_the_attackers_plan(finished_file: Path) -> None:
    told = run("replay", str(finished_file), "--seat", "defender").out
    stepped = run("replay", str(finished_file), "--seat", "defender", "--step", typed=[""] * 400).out
    for out in (told, stepped):
        assert "Planned: Kabe" in out
        assert "Planned: a ninja" not in out
        assert re.search(r"›\w", stepped)
        assert "✧" not in out.replace("✧ ›", "")


def test_a_match_in_progress_shows_a_spectator_neither_plan(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    match = Match.new(games.find("seven-ronin"))
    match.play_all(0, ["deploy well"])
    match.play_all(1, ["post kabe inn"])
    save(match, path)
    assert "Planned" not in run("replay", str(path)).out
    assert "Planned: a ninja to the well." in run("replay", str(path), "--seat", "attacker").out


def test_one_moment_can_be_asked_for(finished_file: Path) -> None:
    out = run("replay", str(finished_file), "--at", "0").out
    assert "After move 0" in out
    assert "•" not in out


def test_keys_lead_forwards_backwards_and_anywhere(finished_file: Path, finished: dict[str, Any]) -> None:
    last = len(finished["moves"])
    out = run("replay", str(finished_file), "--jump", "10", typed=["", "n", "p", "3", "p", "e", "n", "what", "q"]).out
    visited = [int(line.split()[2]) for line in out.splitlines() if line.startswith("After move")]
    assert visited == [10, 11, 12, 11, 3, 2, last, last, last]


@pytest.mark.parametrize("where", [("--at", "-1"), ("--at", "9999"), ("--jump", "9999"), ("--seat", "north")])
def test_a_moment_or_seat_that_is_not_there_is_a_usage_error(finished_file: Path, where: tuple[str, str]) -> None:
    assert run("replay", str(finished_file), *where).code == 2
