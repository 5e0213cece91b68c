"""7 Ronin in a terminal: eight lanterns, the village around its green, and the seven beside it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tatami.cli.boards import plain
from tatami.cli.boards.seven_ronin.lanterns import draw_lanterns
from tatami.cli.boards.seven_ronin.ring import draw_ring, ring_width
from tatami.cli.boards.seven_ronin.tiles import TILES_WIDTH, draw_tiles
from tatami.games.seven_ronin.state import Village
from tatami.kernel.chance import Position


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
