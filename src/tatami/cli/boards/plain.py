"""The board of any game: every field of the view by its name. Boards with an eye for their game begin from it."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table

from tatami.cli.language import say
from tatami.kernel.actions import Action
from tatami.kernel.chance import Position
from tatami.kernel.events import spelled
from tatami.kernel.words import GameWords


class Board:
    """What a terminal shows of a view, and how it asks for a move."""

    def __init__(self, words: GameWords) -> None:
        self.words = words

    def draw(self, view: Position, width: int) -> RenderableType:  # noqa: ARG002
        """The table as a seat may see it."""
        table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
        for field in view.fields[len(Position.fields) :]:
            table.add_row(field.name.replace("_", " "), _shown(getattr(view, field.name)))
        return table

    def prompt(self, view: Position, seat: int) -> str:  # noqa: ARG002
        """One sentence: who must do what."""
        return say("your-move", seat=self.words.seat(seat))

    def label(self, view: Position, action: int) -> str:  # noqa: ARG002
        """A move as a line of a menu."""
        return self.words.move(action)

    def heading(self, action: Action) -> str:
        """Moves of one kind that share the first argument, as a line of a menu."""
        first, value = next(iter(action.arguments.items()))
        name = self.words.text(f"{type(value).__name__.lower()}-{spelled(value)}")
        message = f"menu-{spelled(action.kind)}"
        if not self.words.has(message):
            return f"{name}…"
        return self.words.text(message, **{first: name, f"{first}-key": spelled(value)})

    def rules(self, view: Position) -> str:  # noqa: ARG002
        """The rules of the present step."""
        return self.words.text("tagline")

    def about(self, name: str) -> str | None:
        """What a place, a person or a card does."""
        return self.words.text(f"about-{name}") if self.words.has(f"about-{name}") else None


def _shown(value: object) -> str:
    if not isinstance(value, list):
        return str(value)
    if value and isinstance(value[0], list):
        return "\n".join(_shown(row) for row in value)
    return " ".join(str(cell) for cell in value)
