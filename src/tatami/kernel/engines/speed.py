"""How fast an engine is: whole random games of the full rules, counted and timed."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from time import perf_counter

from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.game import Game
from tatami.kernel.playout import Run, Tally, random_games

# Plays the random games of a seed from a lane on, and gives their tally.
Batch = Callable[[int, int], Sequence[int]]

# Games to a batch: enough to forget the clock between two, and few enough to stop in time.
PLAIN_BATCH = 10
NATIVE_BATCH = 1_000
CUDA_BATCH = 2_000_000


@dataclass(frozen=True)
class Speed:
    """What was measured; the engine of another project goes by that project's name."""

    game: str
    players: int
    engine: str
    processes: int
    decisions_per_s: float
    games_per_s: float


@dataclass(frozen=True)
class Played:
    """Random games, and how long they took."""

    games: int
    decisions: int
    seconds: float


def plain_batch(game: Game) -> Batch:
    """The interpreted engine's batches."""
    play, options = interpreted(game).bind(random_games), game.options.encode()
    mask, run = [0] * game.actions.mask_words, [0] * len(Run)

    def batch(seed: int, first_lane: int) -> Sequence[int]:
        tally = [0] * len(Tally)
        play([game.record() for _ in range(PLAIN_BATCH)], options, run, mask, tally, seed, first_lane, False)
        return tally

    return batch


def native_batch(game: Game) -> Batch:
    """The native engine's batches."""
    import numpy as np

    from tatami.kernel.engines.native import native

    engine = native(game)
    play, options = engine.bind(random_games), np.array(game.options.encode(), np.int64)
    mask, run = engine.mask(), np.zeros(len(Run), np.int64)

    def batch(seed: int, first_lane: int) -> Sequence[int]:
        tally = np.zeros(len(Tally), np.int64)
        play(game.record.column(NATIVE_BATCH), options, run, mask, tally, seed, first_lane, False)
        return tally.tolist()

    return batch


def cuda_batch(game: Game) -> Batch:
    """The CUDA engine's batches: one launch each, the tally's way back included."""
    from tatami.kernel.engines.cuda import cuda

    engine, options = cuda(game), game.options.encode()

    def batch(seed: int, first_lane: int) -> Sequence[int]:
        tally, _ = engine.random_games(CUDA_BATCH, options, seed, first_lane, checked=False, keep=False)
        return tally.tolist()  # type: ignore[no-any-return]

    return batch


BATCHES: dict[str, Callable[[Game], Batch]] = {
    "interpreted": plain_batch,
    "native": native_batch,
    "cuda": cuda_batch,
}


def has_gpu() -> bool:
    """Whether there is a GPU, and what it takes to compile for it."""
    try:
        from tatami.kernel.engines.cuda import available
    except ImportError:
        return False
    return available()


def ready(game: Game, engine: str) -> Batch:
    """An engine's batches, with everything loaded and compiled."""
    batch = BATCHES[engine](game)
    batch(0, 0)
    return batch


def play_for(batch: Batch, seconds: float, seed: int = 0) -> Played:
    """Play batches until the time is up."""
    games = decisions = 0
    start = now = perf_counter()
    while now - start < seconds:
        tally = batch(seed, games)
        games += tally[Tally.GAMES]
        decisions += tally[Tally.DECISIONS]
        now = perf_counter()
    return Played(games, decisions, now - start)


def measure(find: Callable[[], Game], engine: str, seconds: float, processes: int = 1) -> Speed:
    """Measure an engine; ``find`` gives the game, in other processes too."""
    game = find()
    batch = ready(game, engine)  # here first, so that several processes find everything compiled
    if processes == 1:
        parts = [play_for(batch, seconds)]
    else:
        parts = _play_together(find, engine, seconds, processes)
    return speed(game.name, len(game.seats_at({})), engine, parts)


def speed(game: str, players: int, engine: str, parts: Sequence[Played]) -> Speed:
    """The speed of processes that started together."""
    wall = max(part.seconds for part in parts)
    return Speed(
        game,
        players,
        engine,
        processes=len(parts),
        decisions_per_s=round(sum(part.decisions for part in parts) / wall, 1),
        games_per_s=round(sum(part.games for part in parts) / wall, 1),
    )


def _play_together(find: Callable[[], Game], engine: str, seconds: float, processes: int) -> list[Played]:
    spawn = multiprocessing.get_context("spawn")
    with spawn.Manager() as manager, ProcessPoolExecutor(processes, spawn) as pool:
        line = manager.Barrier(processes)
        started = [pool.submit(_one_of_many, find, engine, seconds, seed, line) for seed in range(processes)]
        return [one.result() for one in started]


def _one_of_many(find: Callable[[], Game], engine: str, seconds: float, seed: int, line: threading.Barrier) -> Played:
    """Load everything, wait for the others, and play."""
    try:
        batch = ready(find(), engine)
        line.wait()
    except BaseException:
        line.abort()
        raise
    return play_for(batch, seconds, seed)
