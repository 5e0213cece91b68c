"""7 Ronin in a terminal: eight lanterns, the village around its green, and the seven beside it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tatami.cli.boards import plain
from tatami.cli.boards.seven_ronin.lanterns import draw_lanterns
from tatami.cli.boards.seven_ronin.moment import facts, moment, who_matters
from tatami.cli.boards.seven_ronin.ring import draw_ring, ring_width
from tatami.cli.boards.seven_ronin.tiles import TILES_WIDTH, draw_tiles
from tatami.games.seven_ronin.moves import Move
from tatami.games.seven_ronin.state import Step, Village
from tatami.kernel.chance import Position
from tatami.kernel.events import spelled


class Board(plain.Board):
    """The village."""

    def draw(self, view: Position, width: int) -> RenderableType:
        assert isinstance(view, Village)
        ring = draw_ring(view, self.words, width)
        tiles = draw_tiles(view, self.words)
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        if width >= ring_width(width) + 1 + TILES_WIDTH:
            table.add_row(ring, tiles)
        else:
            table.add_row(ring)
            table.add_row(tiles)
        return Group(draw_lanterns(view, self.words), table, Text(self.words.text("board-legend"), "dim"))

    def prompt(self, view: Position, seat: int) -> str:
        assert isinstance(view, Village)
        return self.words.text(f"prompt-{moment(view)}", **facts(view, seat, self.words))

    def label(self, view: Position, action: int) -> str:
        assert isinstance(view, Village)
        if self.words.game.actions[action].kind == Move.DONE:
            return self.words.text(f"done-{moment(view)}")
        return super().label(view, action)

    def rules(self, view: Position) -> str:
        assert isinstance(view, Village)
        paragraphs = [self.words.text(f"rules-{spelled(Step(view.step))}")]
        named = [(member, f"{type(member).__name__.lower()}-{spelled(member)}") for member in who_matters(view)]
        abilities = [f"{self.words.text(name)} — {self.about(spelled(member))}" for member, name in named]
        if abilities:
            paragraphs.append("\n".join(abilities))
        if view.step != Step.OVER:
            paragraphs.append(self.words.text("rules-over"))
        return "\n\n".join(paragraphs)
