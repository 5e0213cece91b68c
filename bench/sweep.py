"""Random games on a GPU with every invariant checked after every move; exit code 1 if one breaks.

A run that is interrupted says from which lane to go on.
"""

from __future__ import annotations

import sys
from time import perf_counter

import numpy as np

from bench.gpu import Task, asked, summary
from tatami.kernel.engines.cuda import combined, cuda
from tatami.kernel.playout import Tally

BATCH = 10_000_000
FINE, BROKEN, INTERRUPTED = 0, 1, 130


def main() -> int:
    """Sweep what the command line asks for."""
    return sweep(asked("bench.sweep", __doc__, games_by_default=100_000_000))


def sweep(task: Task) -> int:
    """Play batch after batch until all games are played, one is broken, or a person has seen enough."""
    engine = cuda(task.game)
    engine.random_games(1, task.options, task.seed, task.first_lane, checked=True, keep=False)  # compiles
    total = np.zeros(len(Tally), np.int64)
    code, start = FINE, perf_counter()
    try:
        for first, count in task.batches(BATCH):
            tally, _ = engine.random_games(count, task.options, task.seed, first, checked=True, keep=False)
            total = combined(np.stack([total, tally]))
            tell(task, total, perf_counter() - start)
            if tally[Tally.BROKEN]:
                print(f"broken: {tally[Tally.BROKEN]} of the lanes {first} to {first + count - 1}", file=sys.stderr)
                code = BROKEN
                break
    except KeyboardInterrupt:
        print(f"stopped; go on with --first-lane {task.first_lane + total[Tally.GAMES]}", file=sys.stderr)
        code = INTERRUPTED
    print(summary(task, total.tolist(), perf_counter() - start), flush=True)
    return code


def tell(task: Task, total: np.ndarray[tuple[int, ...], np.dtype[np.int64]], seconds: float) -> None:
    """One line a batch, so that a run that is cut off has said how far it came."""
    done = total[Tally.GAMES]
    print(
        f"{done:,} of {task.games:,} games, {total[Tally.BROKEN]} broken, {total[Tally.DECISIONS]:,} decisions,"
        f" {seconds:.1f} s; next lane {task.first_lane + done}",
        file=sys.stderr,
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
