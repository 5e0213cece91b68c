"""Marks: seats as shapes and treasures as letters, where there is little room; nothing is told by colour alone."""

from __future__ import annotations

from rich.text import Text

from tatami.games.ninjato.components import Seat, Treasure
from tatami.kernel.events import spelled
from tatami.kernel.record import Row
from tatami.kernel.words import GameWords

SHAPES = {Seat.BLACK: "●", Seat.WHITE: "○", Seat.PURPLE: "◆", Seat.YELLOW: "▲"}
STYLES = {Seat.BLACK: "bold", Seat.WHITE: "bold", Seat.PURPLE: "bold magenta", Seat.YELLOW: "bold yellow"}
LIGHT, RED = "green", "bold red"


def seat_mark(seat: int) -> Text:
    """A seat's shape."""
    return Text(SHAPES[Seat(seat)], STYLES[Seat(seat)])


def letter(treasure: int, words: GameWords) -> str:
    """A treasure's letter."""
    return words.text(f"short-{spelled(Treasure(treasure))}")


def light_ones(counts: Row, words: GameWords) -> Text:
    """Treasures with their light side up, from the lowest."""
    return Text(_letters(counts, words), LIGHT)


def red_ones(counts: Row, words: GameWords) -> Text:
    """Treasures with their red side up, in brackets."""
    letters = _letters(counts, words)
    return Text(f"‹{letters}›" if letters else "", RED)


def times(name: str, count: int) -> str:
    """A name, and how often if more than once."""
    return name if count == 1 else f"{count} × {name}"


def counted(counts: Row, words: GameWords) -> str:
    """A purse: how many of each."""
    return " ".join(f"{letter(kind, words)}{count}" for kind, count in enumerate(counts) if count > 0) or "–"


def _letters(counts: Row, words: GameWords) -> str:
    return " ".join(letter(kind, words) for kind, count in enumerate(counts) for _ in range(count))
