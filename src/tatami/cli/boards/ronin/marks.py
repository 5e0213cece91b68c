"""Marks: parties as shapes and goods as letters, where there is little room; nothing is told by colour alone."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from tatami.games.ronin.components.board import SHOGUN, Good, Seat
from tatami.kernel.events import spelled
from tatami.kernel.record import Row
from tatami.kernel.words import GameWords

_SHAPES = {Seat.VERMILION: "●", Seat.INDIGO: "■", Seat.MOSS: "▲", Seat.GOLD: "◆", Seat.INK: "★", SHOGUN: "☗"}
_STYLES = {
    Seat.VERMILION: "bold red",
    Seat.INDIGO: "bold blue",
    Seat.MOSS: "bold green",
    Seat.GOLD: "bold yellow",
    Seat.INK: "bold",
    SHOGUN: "bold magenta",
}
GOODS_STYLE = "green"


def party_mark(party: int) -> Text:
    """The shape of a player, or of the shogun."""
    return Text(_SHAPES[party], _STYLES[party])


def parties(present: Iterable[int]) -> Text:
    """Several of them."""
    return Text("").join(map(party_mark, present))


def letter(good: int, words: GameWords) -> str:
    """A good's letter."""
    return words.text(f"short-{spelled(Good(good))}")


def letters(counts: Row, words: GameWords) -> str:
    """Goods one by one."""
    return " ".join(letter(good, words) for good in Good for _ in range(counts[good]))


def counted(counts: Row, words: GameWords) -> str:
    """Goods by how many there are of each."""
    return " ".join(f"{letter(good, words)}{counts[good]}" for good in Good if counts[good] > 0) or "–"
