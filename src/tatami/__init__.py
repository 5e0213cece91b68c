"""Tatami: a digital tabletop for board games of feudal Japan.

>>> import tatami
>>> match = tatami.new_match("seven-ronin")
"""

from __future__ import annotations

from collections.abc import Mapping

from tatami import games
from tatami.match import Match

__all__ = ["Match", "games", "new_match"]
__version__ = "0.1.0"


def new_match(game: str, options: Mapping[str, str] | None = None) -> Match:
    """A new match of a game, by its name."""
    return Match.new(games.find(game), options)
