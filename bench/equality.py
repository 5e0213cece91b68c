"""The same random games on all cores and on a GPU, compared byte for byte; exit code 1 if one differs."""

from __future__ import annotations

import functools
import hashlib
import json
import multiprocessing
import os
import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import Any

import numpy as np
from numpy.lib.recfunctions import repack_fields

from bench.gpu import Task, asked
from tatami import games
from tatami.kernel.engines.cuda import combined, cuda
from tatami.kernel.engines.native import native
from tatami.kernel.playout import Run, Tally, random_games

Column = np.ndarray[Any, Any]

BATCH = 1_000_000  # games compared at once
CHUNK = 10_000  # games a process plays at once


class Side:
    """What one engine played: a digest of every last position, and the tally."""

    def __init__(self, engine: str) -> None:
        self.engine = engine
        self.digest = hashlib.sha256()
        self.tally = np.zeros(len(Tally), np.int64)

    def add(self, column: Column, tally: Column) -> Column:
        """Count a batch; gives its positions as rows of bytes."""
        rows = packed(column)
        self.digest.update(rows.tobytes())
        self.tally = combined(np.stack([self.tally, tally]))
        return rows

    def line(self) -> str:
        """All of it as one line of JSON."""
        counts = {name.lower(): int(self.tally[place]) for name, place in Tally.__members__.items()}
        return json.dumps({"engine": self.engine, "sha256": self.digest.hexdigest(), **counts})


def main() -> int:
    """Compare what the command line asks for."""
    task = asked("bench.equality", __doc__, games_by_default=1_000_000)
    native(task.game).bind(random_games)  # compiled once, before the processes start
    cores, gpu = Side("native"), Side("cuda")
    different: list[int] = []
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool:
        for first, count in task.batches(BATCH):
            ours = cores.add(*on_cores(pool, task, first, count))
            theirs = gpu.add(*on_gpu(task, first, count))
            different += (first + np.flatnonzero((ours != theirs).any(axis=1))).tolist()
            done = first + count - task.first_lane
            print(f"{done:,} of {task.games:,} games, {len(different)} differ", file=sys.stderr, flush=True)
    print(json.dumps({**task.described(), "games": task.games, "differ": len(different), "lanes": different[:10]}))
    print(cores.line(), gpu.line(), sep="\n")
    return 1 if different or (cores.tally != gpu.tally).any() else 0


def on_gpu(task: Task, first_lane: int, count: int) -> tuple[Column, Column]:
    """The last positions of the games of some lanes, and their tally."""
    tally, column = cuda(task.game).random_games(count, task.options, task.seed, first_lane, checked=False, keep=True)
    assert column is not None
    return column, tally


def on_cores(pool: Executor, task: Task, first_lane: int, count: int) -> tuple[Column, Column]:
    """The same by the native engine, shared among processes."""
    play = functools.partial(chunk, task.game.name, task.options, task.seed)
    firsts = range(first_lane, first_lane + count, CHUNK)
    counts = [min(CHUNK, first_lane + count - first) for first in firsts]
    columns, tallies = zip(*pool.map(play, firsts, counts), strict=True)
    return np.concatenate(columns), combined(np.stack(tallies))


def chunk(name: str, options: list[int], seed: int, first_lane: int, count: int) -> tuple[Column, Column]:
    """One process's part."""
    engine = native(games.find(name))
    column, tally = engine.game.record.column(count), np.zeros(len(Tally), np.int64)
    run = np.zeros(len(Run), np.int64)
    play = engine.bind(random_games)
    play(column, np.array(options, np.int64), run, engine.mask(), tally, seed, first_lane, False)
    return column, tally


def packed(column: Column) -> Column:
    """One row of bytes for each record: all of its fields, without the gaps that align them."""
    return repack_fields(column).view(np.uint8).reshape(len(column), -1)


if __name__ == "__main__":
    sys.exit(main())
