"""Games between bots in machine code, in one process or several, a chunk at a time.

A game depends on the seed and its own number alone, so however the work is shared the outcome is the same.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from enum import IntEnum

import numpy as np
from rich.console import Console

from tatami import games
from tatami.cli.compiling import compiling_shown, progress_on
from tatami.cli.language import say
from tatami.cli.tally import Score
from tatami.kernel.engines.native import native
from tatami.kernel.events import name_of
from tatami.kernel.game import Game
from tatami.kernel.playout import TRUTH, WORKING_RECORDS, Mind, Tally, minds_game

CHUNK = 500


@dataclass(frozen=True)
class Pairing:
    """Which bots play what; small enough to be sent to another process."""

    game: str
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: int


class Simulation:
    """A number of games of one pairing, and their score so far."""

    def __init__(self, game: str, options: Mapping[str, str], bots: Sequence[str], seed: int) -> None:
        self.pairing = Pairing(game, dict(options), tuple(bots), seed)
        self.score = Score(games.find(game).seats_at(options))

    def play(self, count: int, processes: int, screen: Console) -> bool:
        """Play them all; whether it came to that, or a person stopped it."""
        chunks = [(first, min(CHUNK, count - first)) for first in range(0, count, CHUNK)]
        with progress_on(screen) as progress:
            try:
                with compiling_shown(progress):
                    native(games.find(self.pairing.game)).bind(minds_game)
                task = progress.add_task(say("simulating"), total=count)
                for score in self._scores(chunks, processes):
                    self.score.add(score)
                    progress.update(task, advance=score.games)
            except KeyboardInterrupt:
                return False
        return True

    def _scores(self, chunks: list[tuple[int, int]], processes: int) -> Iterator[Score]:
        if processes == 1 or len(chunks) == 1:
            for first, count in chunks:
                yield play_chunk(self.pairing, first, count)
            return
        spawning = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(min(processes, len(chunks)), spawning, initializer=_leave_interrupts_to_parent)
        try:
            waiting = [pool.submit(play_chunk, self.pairing, first, count) for first, count in chunks]
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def play_chunk(pairing: Pairing, first: int, count: int) -> Score:
    """Play the games from number ``first`` on."""
    game = games.find(pairing.game)
    engine = native(game)
    play = engine.bind(minds_game)
    column = game.record.column(WORKING_RECORDS)
    options = np.array(game.options.encode(pairing.options), np.int64)
    minds = np.array([Mind[bot.upper()] for bot in pairing.bots], np.int64)
    mask, tally = engine.mask(), np.zeros(len(Tally), np.int64)
    points = np.zeros(len(game.seats), np.int64)
    endings = _endings(game)
    score = Score(game.seats_at(pairing.options))
    for lane in range(first, first + count):
        play(column, options, minds, mask, tally, points, pairing.seed, lane)
        ending = name_of(endings, int(column[TRUTH].ending)) if endings else None
        score.add_game(points[: len(score.seats)].tolist(), str(ending) if ending is not None else None)
    score.decisions = int(tally[Tally.DECISIONS])
    score.broken = int(tally[Tally.BROKEN])
    return score


def _endings(game: Game) -> type[IntEnum] | None:
    """The ways a game ends, for games whose record says so in a field ``ending`` and whose events name it."""
    if not any(field.name == "ending" for field in game.record.fields):
        return None
    for arguments in game.events.arguments.values():
        meaning = arguments.get("ending")
        if meaning is not None and issubclass(meaning, IntEnum):
            return meaning
    return None


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
