"""The CUDA engine: the same rules, one whole game to a GPU thread.

Each thread keeps its position in local memory, so nothing but results crosses the memory bus.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib import import_module
from types import FunctionType
from typing import Any

import numpy as np

from tatami.kernel.contract import stage
from tatami.kernel.engines.binding import Binder
from tatami.kernel.engines.primitives import COMPILED
from tatami.kernel.engines.signatures import constant, signature
from tatami.kernel.game import Game
from tatami.kernel.keyed import chaskey
from tatami.kernel.playout import Run, Tally, add_game, begin_run, choose_next, play_next, running

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks for the name that NumPy 2.5 dropped
    np.row_stack = np.vstack

gpu: Any = import_module("numba.cuda")

THREADS = 1024  # to a block, one block to a multiprocessor
REGISTERS = 64
STAGES = 16


class Cuda:
    """A game's rules as GPU code."""

    name = "cuda"

    def __init__(self, game: Game) -> None:
        self.game = game
        self._binder = Binder(game, wrap=self._wrap, constant=constant, primitives=COMPILED)

    def bind(self, function: Callable[..., Any]) -> Any:
        """A device function for a function of the contract, or for code written against it."""
        return self._binder.bind(function)

    def _wrap(self, function: FunctionType) -> Any:
        # Everything is inlined but the keyed function: it is long, and rules call it from many places.
        inlined = function.__qualname__ != chaskey.__qualname__
        return gpu.jit(signature(function, self.game, logged=False), device=True, forceinline=inlined)(function)

    @functools.cached_property
    def _kernels(self) -> Kernels:
        return Kernels(self)

    def random_games(
        self, games: int, options: list[int], seed: int, first_lane: int, checked: bool, keep: bool
    ) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any] | None]:
        """Play random games, one lane each; gives their tally and, if asked to, every final position."""
        return self._kernels.random_games(games, options, seed, first_lane, checked, keep)


class Kernels:
    """GPU kernels over a game's rules.

    Rules are long code with many branches. So the threads of a block move in step, and each time only those whose
    positions are at one stage of the game, the stage at which most of them wait: they share the same branches, and
    the block reads little enough code at a time for the instruction cache.
    """

    def __init__(self, engine: Cuda) -> None:
        game = engine.game
        self._record = game.record
        begin, choose, play = engine.bind(begin_run), engine.bind(choose_next), engine.bind(play_next)
        goes_on, count_game, stage_of = engine.bind(running), engine.bind(add_game), engine.bind(stage)
        layout, words = game.record.dtype(), game.actions.mask_words
        cells, counts = len(Run), len(Tally)
        ply, trail, broken = int(Run.PLY), int(Run.TRAIL), int(Run.BROKEN)

        @gpu.jit(max_registers=REGISTERS)
        def play_lanes(blank, options, finals, tallies, games, seed, first_lane, checked):  # type: ignore[no-untyped-def]
            thread = gpu.grid(1)
            waiting = gpu.shared.array(STAGES, np.int32)
            s = gpu.local.array(1, layout)
            run = gpu.local.array(cells, np.int64)
            mask = gpu.local.array(words, np.int64)
            tally = gpu.local.array(counts, np.int64)
            for count in range(counts):
                tally[count] = 0
            number = thread
            if number < games:
                s[0] = blank[0]
                begin(s[0], options, run, seed, first_lane + number)
            while gpu.syncthreads_or(np.int32(1 if number < games else 0)):
                if gpu.threadIdx.x < STAGES:
                    waiting[gpu.threadIdx.x] = 0
                gpu.syncthreads()
                here = -1
                if number < games:
                    here = stage_of(s[0])
                    gpu.atomic.add(waiting, here, 1)
                gpu.syncthreads()
                fullest = 0
                for other in range(1, STAGES):
                    if waiting[other] > waiting[fullest]:
                        fullest = other
                if here == fullest:
                    choose(s[0], run, mask, seed)
                gpu.syncthreads()
                if here == fullest:
                    play(s[0], run, checked)
                    if not goes_on(s[0], run):
                        count_game(tally, run[ply], run[trail], run[broken] != 0)
                        if len(finals) > 0:
                            finals[number] = s[0]
                        number += gpu.gridsize(1)
                        if number < games:
                            s[0] = blank[0]
                            begin(s[0], options, run, seed, first_lane + number)
            for count in range(counts):
                tallies[thread, count] = tally[count]

        self._play_lanes = play_lanes

    def random_games(
        self, games: int, options: list[int], seed: int, first_lane: int, checked: bool, keep: bool
    ) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any] | None]:
        blocks = min(gpu.get_current_device().MULTIPROCESSOR_COUNT, (games + THREADS - 1) // THREADS)
        tallies = gpu.device_array((blocks * THREADS, len(Tally)), np.int64)
        finals = gpu.device_array(games if keep else 0, self._record.dtype())
        self._play_lanes[blocks, THREADS](
            gpu.to_device(self._record.column(1)),
            gpu.to_device(np.array(options, np.int64)),
            finals,
            tallies,
            games,
            seed,
            first_lane,
            checked,
        )
        return combined(tallies.copy_to_host()), finals.copy_to_host() if keep else None


def combined(tallies: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The tallies of many threads as one."""
    tally = tallies.sum(axis=0)
    tally[Tally.TRAIL] = np.bitwise_xor.reduce(tallies[:, Tally.TRAIL])
    tally[Tally.LONGEST] = tallies[:, Tally.LONGEST].max()
    return tally  # type: ignore[no-any-return]


def available() -> bool:
    """Whether there is a GPU to run on."""
    return bool(gpu.is_available())


@functools.cache
def cuda(game: Game) -> Cuda:
    """The game's CUDA engine."""
    return Cuda(game)
