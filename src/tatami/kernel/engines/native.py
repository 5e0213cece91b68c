"""The native engine: rules compiled by Numba, kept on disk under a name that changes with their sources.

Only the functions that a caller binds are kept; the rules they call are compiled when one of them is not there yet.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType
from typing import Any, Protocol

import numba
import numpy as np
import platformdirs
from numba import njit

from tatami.kernel.engines.binding import Binder, twin
from tatami.kernel.engines.caches import keep_fresh
from tatami.kernel.engines.primitives import COMPILED
from tatami.kernel.engines.signatures import constant, signature
from tatami.kernel.game import Game

_COMPILING: dict[str, Any] = {"error_model": "numpy", "nogil": True}
_SETTINGS: Any = numba.config


class Watcher(Protocol):
    """Told before each rule is compiled, and once more when all are."""

    def __call__(self, game: str, rule: str, done: int, of: int) -> None: ...


def _unwatched(game: str, rule: str, done: int, of: int) -> None:
    """Compile in silence."""


class Native:
    """A game's rules as machine code."""

    name = "native"
    watcher: Watcher = staticmethod(_unwatched)

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cache = cache_folder(game)
        keep_fresh(self.cache)
        self._binders = {logged: self._binder(logged) for logged in (False, True)}
        self._ready: dict[tuple[Callable[..., Any], bool], Any] = {}
        self._compiled = 0
        self._expected = 0

    def bind(self, function: Callable[..., Any], logged: bool = False) -> Any:
        """Machine code for a function of the contract, or for code written against it."""
        key = (function, logged)
        if key not in self._ready:
            self._ready[key] = self._load(function, logged) or self._compile(function, logged)
        return self._ready[key]

    def rule(self, function: Callable[..., Any], logged: bool = False) -> Any:
        """A rule for other compiled code to call; it is not kept."""
        return self._binders[logged].bind(function)

    def new(self) -> np.record:
        """A blank native record."""
        return self.game.record.column(1)[0]  # type: ignore[no-any-return]

    def mask(self) -> np.ndarray[Any, Any]:
        """A clear mask over the game's actions."""
        return np.zeros(self.game.actions.mask_words, np.int64)

    def _binder(self, logged: bool) -> Binder:
        return Binder(
            self.game, wrap=functools.partial(self._wrap, logged=logged), constant=constant, primitives=COMPILED
        )

    def _wrap(self, function: FunctionType, logged: bool) -> Any:
        type(self).watcher(self.game.name, function.__qualname__, self._compiled, self._expected)
        compiled = njit(**_COMPILING)(self._named(function))
        compiled.compile(signature(function, self.game, logged))
        compiled.disable_compile()
        self._compiled += 1
        return compiled

    def _kept(self, function: FunctionType) -> Any:
        with _cache_in(self.cache):
            return njit(cache=True, **_COMPILING)(self._named(function))

    def _named(self, function: FunctionType) -> FunctionType:
        """The function under a name that no other game's has, nor another version's of this one.

        The linker knows compiled code by its function's name and by numbers that begin anew in every process; of the
        record's type it knows only such a number. Two games compiled apart would else be taken for each other when
        one process loads both.
        """
        return twin(function, function.__globals__, f"{self.game.name}-{self.game.fingerprint}.{function.__qualname__}")

    def _load(self, function: Callable[..., Any], logged: bool) -> Any:
        """The function as an earlier process left it on disk, or nothing."""
        source = self._binders[logged].source(function)
        kept = self._kept(source)
        wanted = signature(source, self.game, logged)
        if kept._cache.load_overload(wanted, kept.targetctx) is None:
            return None
        kept.compile(wanted)
        kept.disable_compile()
        return kept

    def _compile(self, function: Callable[..., Any], logged: bool) -> Any:
        binder = self._binders[logged]
        self._expected = self._compiled + binder.missing(function)
        rebuilt = binder.rebuilt(binder.source(function))
        type(self).watcher(self.game.name, rebuilt.__qualname__, self._compiled, self._expected)
        kept = self._kept(rebuilt)
        kept.compile(signature(rebuilt, self.game, logged))
        kept.disable_compile()
        type(self).watcher(self.game.name, rebuilt.__qualname__, self._expected, self._expected)
        return kept


def cache_folder(game: Game) -> Path:
    """Where compiled rules are kept: its name holds a hash of all their sources and of the compiler's version."""
    name = f"{game.name}-{game.fingerprint}-numba{numba.__version__}"
    return Path(platformdirs.user_cache_dir("tatami")) / "native" / name


@contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    """Numba reads its cache folder when a function is decorated; it is ours for that moment only."""
    before = _SETTINGS.CACHE_DIR
    _SETTINGS.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        _SETTINGS.CACHE_DIR = before


@functools.cache
def native(game: Game) -> Native:
    """The game's native engine."""
    return Native(game)
