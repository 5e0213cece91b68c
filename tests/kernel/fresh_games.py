"""Run as a process of its own: play random games of several games on both engines, and say which agree."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from docs.example_game import load_game
from kernel.batches import native_games, plain_games
from tatami.kernel.engines.native import native
from tatami.kernel.game import Game

PLAYERS = [3]


def agree(game: Game) -> bool:
    """Whether native games are the interpreted ones."""
    return native_games(native(game), PLAYERS, games=50, seed=7) == plain_games(game, PLAYERS, games=50, seed=7)


if __name__ == "__main__":
    print(json.dumps({name: agree(load_game(Path(sys.argv[1]), name)) for name in sys.argv[2:]}))
