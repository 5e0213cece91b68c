"""Numba signatures from the annotations of rules: each is compiled once, not once for every caller's types."""

from __future__ import annotations

from collections.abc import Callable
from types import UnionType
from typing import Any, get_args, get_type_hints

import numba
import numpy as np
from numba.core import types

from tatami.kernel.chance import Position
from tatami.kernel.events import Log
from tatami.kernel.game import Game
from tatami.kernel.record import Column, Record, Row, Words

_SIMPLE = {int: types.int64, bool: types.boolean, float: types.float64, type(None): types.void}


def signature(function: Callable[..., Any], game: Game, logged: bool) -> Any:
    """The signature a rule has for this game, with a log or without."""
    hints = get_type_hints(function)
    result = _type(hints.pop("return"), game, logged)
    return result(*(_type(hint, game, logged) for hint in hints.values()))


def _type(hint: Any, game: Game, logged: bool) -> Any:
    if isinstance(hint, UnionType) and Log in get_args(hint):
        return numba.from_dtype(Log.dtype()) if logged else types.none
    if hint in _SIMPLE:
        return _SIMPLE[hint]
    if hint is Words:
        return types.int64[::1]
    if hint is Row:
        return types.int8[:]
    if hint is Column:
        return numba.from_dtype(game.record.dtype())[::1]
    if isinstance(hint, type) and issubclass(hint, Record):
        record = game.record if hint is Position else hint
        return numba.from_dtype(record.dtype())
    raise TypeError(f"a rule cannot take or give {hint!r}")


def constant(value: Any) -> Any:
    """A game's table, a tuple of integers, as a constant array; anything else as it is."""
    if isinstance(value, tuple) and value and all(isinstance(entry, int | tuple) for entry in value):
        return np.array(value, np.int64)
    return value
