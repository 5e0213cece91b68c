"""Ronin in a terminal: the land by regions and cities, the tea track, what is offered, missions and players."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tatami.cli.boards import plain
from tatami.cli.boards.ronin.cities import draw_cities
from tatami.cli.boards.ronin.missions import draw_missions
from tatami.cli.boards.ronin.offers import draw_offers, draw_rounds
from tatami.cli.boards.ronin.regions import draw_regions
from tatami.cli.boards.ronin.seats import draw_seats
from tatami.cli.boards.ronin.tea import draw_tea
from tatami.games.ronin.state import Japan
from tatami.kernel.chance import Position

_WIDEST_REGIONS = 56
_CITIES_WIDTH = 44  # with the gap before them


class Board(plain.Board):
    """Japan as the ronin walk it."""

    def draw(self, view: Position, width: int) -> RenderableType:
        assert isinstance(view, Japan)
        return Group(
            draw_rounds(view, self.words),
            self._land(view, width),
            draw_tea(view, self.words),
            draw_missions(view, self.words),
            draw_seats(view, self.words),
            Text(self.words.text("board-legend"), "dim"),
        )

    def _land(self, view: Japan, width: int) -> Table:
        """Regions on the left, with what may be had below them; cities on the right."""
        land = Table.grid(padding=(0, 2, 0, 0))
        land.add_column(width=min(_WIDEST_REGIONS, width - _CITIES_WIDTH))
        land.add_row(
            Group(draw_regions(view, self.words), Text(), draw_offers(view, self.words)), draw_cities(view, self.words)
        )
        return land
