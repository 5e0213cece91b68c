"""The board of any game: every field of the view by its name. Boards with an eye for their game begin from it."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table

from tatami.kernel.chance import Position
from tatami.kernel.words import GameWords


class Board:
    """What a terminal shows of a view."""

    def __init__(self, words: GameWords) -> None:
        self.words = words

    def draw(self, view: Position, width: int) -> RenderableType:  # noqa: ARG002
        """The table as a seat may see it."""
        table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
        for field in view.fields[len(Position.fields) :]:
            table.add_row(field.name.replace("_", " "), _shown(getattr(view, field.name)))
        return table


def _shown(value: object) -> str:
    if not isinstance(value, list):
        return str(value)
    if value and isinstance(value[0], list):
        return "\n".join(_shown(row) for row in value)
    return " ".join(str(cell) for cell in value)
