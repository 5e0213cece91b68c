"""The games, one folder each; a folder that holds a ``GAME`` is a game, and nothing else needs to know."""

from __future__ import annotations

import functools
import importlib
import pkgutil

from tatami.kernel.game import Game


class UnknownGame(LookupError):
    """No game of that name."""


def names() -> tuple[str, ...]:
    """Every game by the name people type."""
    return tuple(found.name.replace("_", "-") for found in pkgutil.iter_modules(__path__) if found.ispkg)


@functools.cache
def find(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(names())}")
    module = importlib.import_module(f"{__name__}.{name.replace('-', '_')}")
    game: Game = module.GAME
    return game
