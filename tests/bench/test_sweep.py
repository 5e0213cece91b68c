"""Long runs on a GPU, with a pretended one: every lane once, everything added up, and a broken game is an error."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from bench.equality import packed
from bench.gpu import Task
from bench.sweep import sweep

from tatami.kernel.game import Game

TALLIES = ([10, 900, 0, 0b0110, 95], [10, 1000, 0, 0b0011, 120], [5, 400, 0, 0b1000, 90])


class PretendedGpu:
    """Gives prepared tallies, and remembers the lanes it was asked for."""

    def __init__(self, tallies: Callable[[int], list[int]]) -> None:
        self.tallies = tallies
        self.lanes: list[tuple[int, int]] = []

    def random_games(
        self, games: int, options: list[int], seed: int, first_lane: int, checked: bool, keep: bool
    ) -> tuple[np.ndarray[Any, Any], None]:
        assert (options, seed, checked, keep) == ([2], 7, True, False)
        if games > 1:  # the first is played only to compile
            self.lanes.append((first_lane, games))
        return np.array(self.tallies(max(0, len(self.lanes) - 1))), None


@pytest.fixture
def task(lanterns: Game, monkeypatch: pytest.MonkeyPatch) -> Task:
    monkeypatch.setattr("bench.sweep.BATCH", 10)
    return Task(lanterns, [2], games=25, seed=7, first_lane=100)


def swept(task: Task, tallies: Callable[[int], list[int]], monkeypatch: pytest.MonkeyPatch) -> tuple[int, PretendedGpu]:
    gpu = PretendedGpu(tallies)
    monkeypatch.setattr("bench.sweep.cuda", lambda _: gpu)
    return sweep(task), gpu


def test_the_batches_are_every_lane_once(task: Task) -> None:
    assert task.batches(10) == [(100, 10), (110, 10), (120, 5)]
    assert task.batches(25) == [(100, 25)]


def test_the_batches_of_a_sweep_are_added_up(
    task: Task, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, gpu = swept(task, TALLIES.__getitem__, monkeypatch)
    said = json.loads(capsys.readouterr().out)
    assert (code, gpu.lanes) == (0, [(100, 10), (110, 10), (120, 5)])
    assert (said["games"], said["decisions"], said["broken"]) == (25, 2300, 0)
    assert (said["trail"], said["longest"]) == (0b1101, 120)
    assert (said["game"], said["options"], said["seed"]) == ("two-lanterns", {"players": "two"}, 7)


def test_a_broken_game_ends_the_sweep_with_an_error(
    task: Task, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, gpu = swept(task, lambda batch: [10, 900, batch, 0, 95], monkeypatch)
    told = capsys.readouterr()
    assert (code, len(gpu.lanes)) == (1, 2)
    assert "1 of the lanes 110 to 119" in told.err
    assert json.loads(told.out)["broken"] == 1


def test_an_interrupted_sweep_says_where_to_go_on(
    task: Task, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def tallies(batch: int) -> list[int]:
        if batch == 2:
            raise KeyboardInterrupt
        return TALLIES[batch]

    code, _ = swept(task, tallies, monkeypatch)
    told = capsys.readouterr()
    assert code == 130
    assert "--first-lane 120" in told.err
    assert json.loads(told.out)["games"] == 20


def test_every_field_is_compared_and_nothing_between_them(lanterns: Game) -> None:
    column = lanterns.record.column(3)
    fields = sum(field.cells * field.bits // 8 for field in lanterns.record.fields)
    rows = packed(column)
    assert rows.shape == (3, fields)
    for field in lanterns.record.fields:
        other = lanterns.record.column(3)
        other[1][field.name] = 1
        assert (packed(other) != rows).any(axis=1).tolist() == [False, True, False]
