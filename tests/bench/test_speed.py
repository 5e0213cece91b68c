"""Measuring: what is counted is what was played."""

from __future__ import annotations

import itertools
import json

import pytest

from cli.terminal import run
from kernel.batches import native_games, plain_games
from tatami import games
from tatami.kernel.engines.native import Native
from tatami.kernel.engines.speed import Played, measure, native_batch, plain_batch, play_for, speed
from tatami.kernel.game import Game
from tatami.kernel.playout import Tally

KEYS = {"game", "players", "engine", "processes", "decisions_per_s", "games_per_s"}


def test_interpreted_play_counts_the_decisions_of_the_tally() -> None:
    game = games.find("seven-ronin")
    played = play_for(plain_batch(game), seconds=0.01, seed=3)
    _, tally = plain_games(game, game.options.encode(), played.games, seed=3)
    assert played.decisions == tally[Tally.DECISIONS] > played.games > 0


def test_native_play_counts_the_decisions_of_the_tally(lanterns: Game, native_lanterns: Native) -> None:
    played = play_for(native_batch(lanterns), seconds=0.01, seed=3)
    _, tally = native_games(native_lanterns, lanterns.options.encode(), played.games, seed=3)
    assert played.decisions == tally[Tally.DECISIONS] > played.games > 0


def test_play_goes_on_until_the_time_is_up_and_never_repeats_a_lane(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count()
    monkeypatch.setattr("tatami.kernel.engines.speed.perf_counter", lambda: next(clock))
    lanes: list[int] = []

    def batch(seed: int, first_lane: int) -> list[int]:
        lanes.append(first_lane)
        return [10, 100 + seed, 0, 0, 0]

    assert play_for(batch, seconds=3, seed=1) == Played(games=30, decisions=303, seconds=3)
    assert lanes == [0, 10, 20]


def test_processes_that_play_together_take_as_long_as_the_last_of_them() -> None:
    found = speed("go", 2, "native", [Played(games=10, decisions=500, seconds=1.0), Played(30, 1500, seconds=2.0)])
    assert (found.processes, found.decisions_per_s, found.games_per_s) == (2, 1000.0, 20.0)


def test_a_game_that_other_processes_do_not_find_is_told_and_nobody_waits_for_ever() -> None:
    with pytest.raises(games.UnknownGame):
        measure(FoundOnce("seven-ronin"), "interpreted", seconds=0.01, processes=2)


class FoundOnce:
    """Finds a game here, and none in another process."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self) -> Game:
        return games.find(self.name)

    def __reduce__(self) -> tuple[type[FoundOnce], tuple[str]]:
        return FoundOnce, ("nowhere",)


def test_each_engine_prints_one_object_a_line() -> None:
    told = run(
        "bench",
        "engine",
        "--game",
        "seven-ronin",
        "--engine",
        "interpreted,native",
        "--processes",
        "1,2",
        "--seconds",
        "0.2",
        "--json",
    )
    lines = [json.loads(line) for line in told.out.splitlines()]
    assert told.code == 0
    assert [(line["engine"], line["processes"]) for line in lines] == [
        ("interpreted", 1),
        ("native", 1),
        ("native", 2),
    ]
    for line in lines:
        assert set(line) == KEYS
        assert (line["game"], line["players"]) == ("seven-ronin", 2)
        assert line["decisions_per_s"] > line["games_per_s"] > 0


def test_without_json_there_is_a_table() -> None:
    told = run(
        "bench",
        "engine",
        "--game",
        "seven-ronin",
        "--game",
        "seven-ronin",
        "--engine",
        "interpreted",
        "--seconds",
        "0.05",
    )
    assert told.code == 0
    assert "Decisions" in told.out
    assert "interpreted" in told.out


@pytest.fixture
def no_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tatami.cli.bench.has_gpu", lambda: False)


@pytest.mark.usefixtures("no_gpu")
def test_without_a_gpu_the_other_engines_are_measured() -> None:
    told = run("bench", "engine", "--game", "seven-ronin", "--seconds", "0.05", "--json")
    assert told.code == 0
    assert "GPU" in told.err
    assert [json.loads(line)["engine"] for line in told.out.splitlines()] == ["interpreted", "native"]


@pytest.mark.usefixtures("no_gpu")
def test_an_engine_asked_for_that_cannot_run_is_an_error() -> None:
    told = run(
        "bench", "engine", "--game", "seven-ronin", "--engine", "interpreted,cuda", "--seconds", "0.05", "--json"
    )
    assert (told.code, told.out) == (1, "")
    assert "GPU" in told.err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--engine", "abacus"), "abacus"),
        (("--processes", "1,0"), "1,0"),
        (("--processes", "two"), "two"),
        (("--seconds", "0"), "0.0"),
        (("--seconds", "nan"), "nan"),
        (("--game", "chess"), "chess"),
    ],
)
def test_what_does_not_exist_cannot_be_measured(arguments: tuple[str, str], complaint: str) -> None:
    told = run("bench", "engine", *arguments)
    assert (told.code, told.out) == (2, "")
    assert complaint in told.err
