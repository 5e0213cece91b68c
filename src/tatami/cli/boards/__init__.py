"""Boards: how a game looks in a terminal. A game without a board of its own is shown plainly."""

from __future__ import annotations

import importlib
import importlib.util

from tatami.cli.boards.plain import Board
from tatami.kernel.game import Game
from tatami.kernel.words import words

__all__ = ["Board", "board_of"]


def board_of(game: Game, language: str) -> Board:
    """The game's own board, if this folder has one of its name."""
    module = f"{__name__}.{game.name.replace('-', '_')}"
    if importlib.util.find_spec(module) is None:
        return Board(words(game, language))
    board: Board = importlib.import_module(module).Board(words(game, language))
    return board
