"""The seven rounds as lanterns, with a flower where the clans reward their friends."""

from __future__ import annotations

from rich.text import Text

from tatami.games.ninjato.components import ROUNDS, SCORES
from tatami.games.ninjato.state import Kyoto
from tatami.kernel.words import GameWords

_BURNT, _NOW, _LIT = ("○", "dim"), ("◉", "bold red"), ("●", "yellow")


def draw_rounds(view: Kyoto, words: GameWords) -> Text:
    """Which round it is, and when it is scored."""
    line = Text().append(f"{words.text('board-round')} ", "dim")
    for number in range(1, ROUNDS + 1):
        glyph, style = _NOW if number == view.round_number else _LIT if number > view.round_number else _BURNT
        line.append(f" {glyph}", style).append(f" {number}", "bold" if number == view.round_number else "dim")
        line.append("✿" if SCORES[number] else " ", "yellow")
    return line
