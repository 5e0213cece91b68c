"""The time track as eight lanterns."""

from __future__ import annotations

from rich.text import Text

from tatami.games.seven_ronin.components import CASUALTIES, DAYS, THREAT, Option
from tatami.games.seven_ronin.state import Village
from tatami.kernel.words import GameWords

_BURNT, _TODAY, _LIT = ("○", "dim"), ("◉", "bold red"), ("●", "yellow")
_STEP = 6


def draw_lanterns(view: Village, words: GameWords) -> Text:
    """Each day with the areas that may be attacked and the ninja that must."""
    labels = [words.text(f"board-{name}") for name in ("day", "threat", "minimum")]
    margin = max(len(label) for label in labels) + 2
    days, threats, minimums = (Text().append(f" {label:<{margin}}", "dim") for label in labels)
    for day in range(1, DAYS + 1):
        glyph, style = _TODAY if day == view.day else _LIT if day > view.day else _BURNT
        hunger = "▾" if CASUALTIES[day] and day < DAYS else " "
        threat = THREAT[view.options[Option.TIME_TRACK]][day]
        number = "bold" if day == view.day else "dim"
        days.append(glyph, style).append(f" {day}{hunger}".ljust(_STEP - 1), number)
        threats.append(f"  {threat}".ljust(_STEP), number)
        minimums.append(f"  {min(day, threat)}".ljust(_STEP), number)
    return Text("\n").join([days, threats, minimums])
