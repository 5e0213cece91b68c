"""Boards as tests look at them: without colour, at any width, in any language, at any moment of a recorded match."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console

from tatami import games
from tatami.cli.boards import board_of
from tatami.kernel.chance import Position
from tatami.kernel.game import Game
from tatami.match import Match
from tatami.match.file import load

FIXTURES = Path(__file__).parents[1] / "fixtures"


def picture(game: Game, view: Position, language: str = "en", width: int = 80) -> str:
    """What a terminal without colour shows of a view."""
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, markup=False, emoji=False, color_system=None)
    console.print(board_of(game, language).draw(view, width))
    return out.getvalue()


def widest(drawn: str) -> int:
    """The width of its widest line, in cells."""
    return max(cell_len(line.rstrip()) for line in drawn.splitlines())


def moments_of(name: str, recorded: str, every: int) -> Iterator[Match]:
    """A recorded match at every so many moves, and at its end."""
    path = FIXTURES / name / f"{recorded}.json"
    whole = load(path, games.find)
    match = Match.new(whole.game, whole.options, secret=whole.secret)
    for ply, move in enumerate(whole.history):
        if ply % every == 0:
            yield match
        match.play(move.seat, move.action)
    yield match
