"""``tatami simulate``: many games, honest numbers."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from cli.terminal import run
from tatami.cli import simulation
from tatami.cli.tally import Score, Spread, spread


def simulated(*arguments: str) -> dict[str, Any]:
    done = run("simulate", "seven-ronin", "--json", *arguments)
    assert done.code == 0
    values: dict[str, Any] = json.loads(done.out)
    return values


def test_the_numbers_add_up() -> None:
    found = simulated("-n", "400", "--seed", "1", "--bots", "instinct,random")
    attacker, defender = found["seats"]["attacker"], found["seats"]["defender"]
    assert found["games"] == attacker["wins"] + defender["wins"] == sum(found["endings"].values()) == 400
    assert found["broken"] == found["draws"] == 0
    assert (attacker["bot"], defender["bot"]) == ("instinct", "random")
    for seat in (attacker, defender):
        assert 0 <= seat["low"] < seat["rate"] < seat["high"] <= 1
    assert found["endings"].get("village-taken", 0) + found["endings"].get("ronin-fell", 0) == attacker["wins"]
    assert found["decisions"] > 400 * 8


def test_the_same_seed_plays_the_same_games_in_any_number_of_processes() -> None:
    arguments = ("-n", "1001", "--seed", "5", "--bots", "random")
    assert simulated(*arguments) == simulated(*arguments, "--processes", "2")


def test_options_reach_the_games() -> None:
    first = simulated("-n", "50", "--seed", "2", "--edition", "first", "--option", "time-track=c")
    assert first["options"]["edition"] == "first"
    assert first["options"]["time-track"] == "c"
    assert first["decisions"] != simulated("-n", "50", "--seed", "2")["decisions"]


def test_any_bot_can_be_seated() -> None:
    arguments = ("-n", "3", "--seed", "4", "--bots", "adept@20,novice")
    found = simulated(*arguments)
    assert (found["seats"]["attacker"]["bot"], found["games"]) == ("adept@20", 3)
    assert sum(found["endings"].values()) == 3
    assert simulated(*arguments, "--processes", "2") == found


def test_people_get_tables() -> None:
    out = run("simulate", "seven-ronin", "-n", "60", "--seed", "3").out
    assert "60 games of 7 Ronin" in out
    assert "--seed 3" in out
    assert "%" in out


def test_ctrl_c_prints_what_was_played_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def until_interrupted(_: simulation.Pairing, first: int, count: int) -> Score:
        if first > 0:
            raise KeyboardInterrupt
        return Score(("attacker", "defender"), games=count, wins=[count, 0])

    monkeypatch.setattr(simulation, "play_chunk", until_interrupted)
    stopped = run("simulate", "seven-ronin", "-n", "5000", "--json")
    assert stopped.code == 130
    assert json.loads(stopped.out)["games"] == simulation.CHUNK
    assert "so far" in stopped.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("chess",),
        ("seven-ronin", "-n", "0"),
        ("seven-ronin", "--processes", "0"),
        ("seven-ronin", "--bots", "random,random,random"),
        ("seven-ronin", "--bots", "deep-blue"),
        ("seven-ronin", "--bots", "instinct@100"),
        ("seven-ronin", "--bots", "master@none"),
        ("seven-ronin", "-n", "many"),
    ],
)
def test_what_cannot_be_simulated_is_a_usage_error(arguments: tuple[str, ...]) -> None:
    assert run("simulate", *arguments).code == 2


def test_points_are_counted_where_a_game_has_them() -> None:
    found = json.loads(run("simulate", "ronin", "--json", "-n", "30", "--seed", "1", "--option", "players=one").out)
    points = found["seats"]["vermilion"]["points"]
    assert 0 < points["low"] <= points["mean"] <= points["high"]
    assert "points" not in simulated("-n", "10")["seats"]["attacker"]


def test_whoever_plays_alone_has_points_and_no_wins() -> None:
    out = run("simulate", "ronin", "-n", "20", "--seed", "1", "--option", "players=one").out
    assert "Mean points" in out
    assert "Wins" not in out


def test_how_points_lie() -> None:
    assert spread(Counter()) is None
    assert spread(Counter({10: 1, 20: 1})) == Spread(15.0, 5.0, 10, 20)
    lying = spread(Counter({1: 5, 50: 90, 99: 5}))
    assert lying is not None
    assert (lying.low, lying.high) == (50, 50)


def test_a_game_that_everybody_wins_is_a_draw() -> None:
    score = Score(("east", "south", "west"))
    score.add_game([2, 2, 2], None)
    score.add_game([3, 1, 3], "ending-dawn")
    assert (score.games, score.draws, score.wins) == (2, 1, [1, 0, 1])
    assert score.endings == {"ending-dawn": 1}
