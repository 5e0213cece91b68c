"""``tatami arena``: bots rated, in a table or as JSON, and never played twice."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cli.terminal import run
from tatami.arena import crew
from tatami.arena.contest import Sitting
from tatami.arena.playing import Played, played

BOTS = ("arena", "seven-ronin", "--bots", "instinct,novice,random", "--seed", "3", "--processes", "1")


def told(*arguments: str) -> Any:
    done = run(*BOTS, "--json", *arguments)
    assert done.code == 0
    return json.loads(done.out)


def test_a_table_of_all() -> None:
    (contest,) = told("-n", "10")["contests"]
    assert contest["games"] == 12  # whole rounds
    assert {standing["bot"] for standing in contest["standings"]} == {"instinct", "novice", "random"}
    for standing in contest["standings"]:
        assert standing["games"] == 8
        assert 0 <= standing["low"] <= standing["rate"] <= standing["high"] <= 1


def test_each_pair_by_itself() -> None:
    found = told("--pairs", "-n", "4")
    assert [set(contest["entrants"]) for contest in found["contests"]] == [
        {"instinct", "novice"},
        {"instinct", "random"},
        {"novice", "random"},
    ]
    assert set(found["ratings"]) == {"instinct", "novice", "random"}
    assert all(rating["low"] < rating["mean"] < rating["high"] for rating in found["ratings"].values())


@pytest.mark.parametrize(("language", "heading"), [("en", "Fair share"), ("fr", "Part équitable")])
def test_people_get_tables(language: str, heading: str) -> None:
    out = run(*BOTS, "-n", "3", "--lang", language).out
    assert heading in out
    assert "instinct" in out
    assert "%" in out


def test_alone_with_the_game_the_score_is_told() -> None:
    out = run("arena", "ronin", "--option", "players=one", "--bots", "instinct,random", "-n", "2").out
    assert "Mean score" in out


def test_ctrl_c_and_the_same_command_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    games: list[Sitting] = []
    patience = 5

    def watched(sitting: Sitting) -> Played:
        if len(games) == patience:
            raise KeyboardInterrupt
        games.append(sitting)
        return played(sitting)

    monkeypatch.setattr(crew, "played", watched)
    stopped = run(*BOTS, "-n", "9", "--json")
    assert stopped.code == 130
    assert json.loads(stopped.out)["contests"][0]["games"] == 3
    assert "the same command goes on" in stopped.err.lower()
    patience = 100
    assert told("-n", "9")["contests"][0]["games"] == 9
    assert len(games) == len(set(map(str, games))) == 9


@pytest.mark.parametrize(
    "arguments",
    [
        ("chess",),
        ("seven-ronin", "--bots", "instinct"),
        ("seven-ronin", "--bots", "instinct,instinct"),
        ("seven-ronin", "--bots", "instinct,deep-blue"),
        ("seven-ronin", "--bots", "instinct,random@7"),
        ("seven-ronin", "-n", "0"),
        ("seven-ronin", "--processes", "0"),
    ],
)
def test_what_cannot_be_played_is_a_usage_error(arguments: tuple[str, ...]) -> None:
    assert run("arena", *arguments).code == 2
