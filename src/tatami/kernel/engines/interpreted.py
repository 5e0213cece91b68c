"""The interpreted engine: rules as Python runs them, over plain records; to read, to debug, to cover."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

from tatami.kernel.engines.binding import Binder
from tatami.kernel.engines.primitives import INTERPRETED
from tatami.kernel.game import Game


class Interpreted:
    """A game's rules as plain functions."""

    name = "interpreted"

    def __init__(self, game: Game, instead: Mapping[Callable[..., Any], Callable[..., Any]] | None = None) -> None:
        """``instead`` has other rules in the place of some: of those that draw, say."""
        self.game = game
        self._binder = Binder(game, wrap=_as_it_is, primitives=INTERPRETED, instead=instead)
        self._bound: dict[Callable[..., Any], Callable[..., Any]] = {}

    def bind(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """A function of the contract, or code written against it, for this game."""
        bound = self._bound.get(function)
        if bound is None:
            bound = self._bound[function] = self._binder.bind(function)
        return bound


def _as_it_is(function: FunctionType) -> FunctionType:
    return function


@functools.cache
def interpreted(game: Game) -> Interpreted:
    """The game's interpreted engine."""
    return Interpreted(game)
