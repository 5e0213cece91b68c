"""Loaded rules: standings out of a game's library, every turn with all that follows from it in one call."""

from __future__ import annotations

import ctypes
import functools
import struct
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tatami.kernel.choices import allowed
from tatami.kernel.engines.caches import keep_fresh
from tatami.kernel.engines.library import library_file, places, records_of
from tatami.kernel.events import SPECTATOR, Log
from tatami.kernel.game import Game
from tatami.kernel.standing import Illegal, Standing, Turn, appoint, those_in
from tatami.kernel.turns import ASKED, Found

NOBODY = -1  # plays: only look
_WORD = 8  # bytes


class Library:
    """A game's machine code, and the memory in which it is asked."""

    def __init__(self, game: Game, file: Path) -> None:
        self.game = game
        self.size = game.record.packing.size
        self.width = game.actions.mask_words
        self._actions = len(game.actions)
        self._take_turn = ctypes.PyDLL(str(file)).take_turn  # keeps the interpreter: it takes a few microseconds
        self._asked = struct.Struct(f"<{ASKED}q")
        self._found = struct.Struct(f"<{len(Found)}q")
        self._places = places(game)
        self._words = bytearray(_WORD * self._places.end)
        self._records = bytearray(self.size * records_of(game))
        self._kept = [struct.Struct(f"{self.size}s" * records) for records in range(records_of(game) + 1)]
        self._allowed = memoryview(self._words)[_WORD * self._places.masks :]
        self._log = bytearray(Log.packing.size)
        self._told = _Page(self._log)
        self._addresses = [_address(memory) for memory in (self._words, self._records, self._log)]
        self._lock = threading.Lock()

    def standing(self, truth: bytes, seats: int) -> Loaded:
        """All that the rules say of a position."""
        with self._lock:
            return self._asked_about(truth, seats, NOBODY, 0, 0, 0)[0]

    def play(self, truth: bytes, seats: int, seat: int, action: int, first: int, second: int) -> Turn:
        """An action, and all that follows from it."""
        if not (0 <= seat < seats and 0 <= action < self._actions):  # beyond the tables of machine code
            raise IndexError(f"{self.game.name}: there is no action {action} of seat {seat}")
        with self._lock:
            self._told.clear()
            standing, drawn = self._asked_about(truth, seats, seat, action, first, second)
            return Turn(standing, drawn > 0, tuple(self.game.events.read(self._told)))

    def _asked_about(self, truth: bytes, seats: int, *asked: int) -> tuple[Loaded, int]:
        self._asked.pack_into(self._words, 0, seats, *asked)
        self._records[: self.size] = truth
        if self._take_turn(*self._addresses):
            raise RuntimeError(f"{self.game.name}: the compiled rules have failed")
        reason, drawn, over, waiting = self._found.unpack_from(self._words, _WORD * self._places.found)
        if reason:
            raise Illegal(reason)
        truth, *views = self._kept[seats + 2].unpack_from(self._records)
        return Loaded(self, truth, views, bytes(self._allowed), over == 1, those_in(waiting, seats)), drawn


class Loaded(Standing):
    """What a library has found out, all at once."""

    __slots__ = ("_library", "_masks", "_views", "actors", "over", "truth")

    truth: bytes
    over: bool
    actors: tuple[int, ...]

    def __init__(
        self, library: Library, truth: bytes, views: list[bytes], masks: bytes, over: bool, actors: tuple[int, ...]
    ) -> None:
        super().__init__(library.game, len(views) - 1)
        self._library = library
        self._views = views  # what each seat may know, and last a spectator
        self._masks = masks
        self.truth = truth
        self.over = over
        self.actors = actors

    def views(self, viewers: Sequence[int]) -> list[bytes]:
        return [self._views[-1 if viewer == SPECTATOR else viewer] for viewer in viewers]

    def legal(self, seat: int) -> list[int]:
        size = self._library.width * _WORD
        return list(_choices(self._masks[seat * size : (seat + 1) * size]))

    def play(self, seat: int, action: int, first: int, second: int) -> Turn:
        return self._library.play(self.truth, self.seats, seat, action, first, second)


@functools.lru_cache(maxsize=10_000)
def _choices(mask: bytes) -> tuple[int, ...]:
    """The actions of a packed mask: there are far fewer choices than positions."""
    return tuple(allowed(struct.unpack(f"<{len(mask) // _WORD}q", mask)))


class _Page:
    """A log that reads what a library writes."""

    def __init__(self, memory: bytearray) -> None:
        self._told = memoryview(memory)[: Log.offsets["lines"]].cast("h")
        self.lines = memoryview(memory)[Log.offsets["lines"] :].cast("h")

    @property
    def told(self) -> int:
        return self._told[0]

    def clear(self) -> None:
        self._told[0] = 0


def _address(memory: bytearray) -> Any:
    return ctypes.c_void_p(ctypes.addressof(ctypes.c_char.from_buffer(memory)))


@functools.cache
def library(game: Game) -> Library | None:
    """The game's library, if it has been made and this machine can load it."""
    file = library_file(game)
    keep_fresh(file)
    try:
        return Library(game, file)
    except OSError:
        return None


def appoint_library(game: Game) -> bool:
    """Let a game's library say what its rules say in this process, if it has been made."""
    found = library(game)
    if found is not None:
        appoint(game, found.standing)
    return found is not None
