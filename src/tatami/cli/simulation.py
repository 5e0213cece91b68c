"""Games between bots, in one process or several, a chunk at a time; in machine code if all bots are simple enough.

A game depends on the seed and its own number alone, so however the work is shared the outcome is the same.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np
from rich.console import Console

from tatami import bots, games
from tatami.arena.contest import Sitting
from tatami.arena.playing import play
from tatami.cli.compiling import compiling_shown, progress_on
from tatami.cli.language import say, spoken
from tatami.cli.tally import Score
from tatami.kernel.engines.native import native
from tatami.kernel.events import name_of, spelled
from tatami.kernel.game import Game
from tatami.kernel.playout import TRUTH, WORKING_RECORDS, Mind, Tally, minds_game
from tatami.kernel.words import guide

CHUNK = 500
COMPILED = {spelled(mind): mind for mind in Mind}  # the bots that whole games in machine code can seat


@dataclass(frozen=True)
class Pairing:
    """Which bots play what; small enough to be sent to another process."""

    game: str
    options: Mapping[str, str]
    bots: tuple[str, ...]
    seed: int

    @property
    def compiled(self) -> bool:
        """Whether whole games run in machine code."""
        return all(bot in COMPILED for bot in self.bots)

    def sitting(self, lane: int) -> Sitting:
        """The game of a lane."""
        deal = hashlib.sha256(f"{self.seed}/{lane}".encode()).hexdigest()
        return Sitting(self.game, self.options, self.bots, deal, deal)


class Simulation:
    """A number of games of one pairing, and their score so far."""

    def __init__(self, game: str, options: Mapping[str, str], bots: Sequence[str], seed: int) -> None:
        self.pairing = Pairing(game, dict(options), tuple(bots), seed)
        self.score = Score(games.find(game).seats_at(options))

    def play(self, count: int, processes: int, screen: Console) -> bool:
        """Play them all; whether it came to that, or a person stopped it."""
        size = CHUNK if self.pairing.compiled else 1
        chunks = [(first, min(size, count - first)) for first in range(0, count, size)]
        with progress_on(screen) as progress:
            try:
                with compiling_shown(progress):
                    _compile(self.pairing)
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


def _compile(pairing: Pairing) -> None:
    """Have on disk what the games need."""
    game = games.find(pairing.game)
    if pairing.compiled:
        native(game).bind(minds_game)
    for bot in pairing.bots:
        if bots.needs_compiler(bot):
            bots.find(bot, game)


def play_chunk(pairing: Pairing, first: int, count: int) -> Score:
    """Play the games from number ``first`` on."""
    if pairing.compiled:
        return _play_compiled(pairing, first, count)
    endings = _endings(games.find(pairing.game))
    score = Score(games.find(pairing.game).seats_at(pairing.options))
    for lane in range(first, first + count):
        match = play(pairing.sitting(lane))
        assert match.result is not None
        score.add_game(match.result.scores, _ending(endings, match.view()), _points(match.game, match.view(), score))
        score.decisions += match.ply
    return score


def _play_compiled(pairing: Pairing, first: int, count: int) -> Score:
    """The same in machine code."""
    game = games.find(pairing.game)
    engine = native(game)
    whole_game = engine.bind(minds_game)
    column = game.record.column(WORKING_RECORDS)
    options = np.array(game.options.encode(pairing.options), np.int64)
    minds = np.array([COMPILED[bot] for bot in pairing.bots], np.int64)
    mask, tally = engine.mask(), np.zeros(len(Tally), np.int64)
    points = np.zeros(len(game.seats), np.int64)
    endings = _endings(game)
    score = Score(game.seats_at(pairing.options))
    for lane in range(first, first + count):
        whole_game(column, options, minds, mask, tally, points, pairing.seed, lane)
        had = _points(game, column[TRUTH], score)
        score.add_game(points[: len(score.seats)].tolist(), _ending(endings, column[TRUTH]), had)
    score.decisions = int(tally[Tally.DECISIONS])
    score.broken = int(tally[Tally.BROKEN])
    return score


def _points(game: Game, end: Any, score: Score) -> list[int | None]:
    """What each seat has at the end, as numbers that do not overflow."""
    counted = [guide(game, spoken()).points(end, seat) for seat in range(len(score.seats))]
    return [None if points is None else int(points) for points in counted]


def _endings(game: Game) -> type[IntEnum] | None:
    """The ways a game ends, for games whose record says so in a field ``ending`` and whose events name it."""
    if not any(field.name == "ending" for field in game.record.fields):
        return None
    for arguments in game.events.arguments.values():
        meaning = arguments.get("ending")
        if meaning is not None and issubclass(meaning, IntEnum):
            return meaning
    return None


def _ending(endings: type[IntEnum] | None, position: Any) -> str | None:
    """How a game ended."""
    return None if endings is None else str(name_of(endings, int(position.ending)))


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
