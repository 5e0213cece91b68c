"""The cities: the regions they touch, what their tiles offer, and who stands there."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tatami.cli.boards.ronin.marks import parties
from tatami.games.ronin.components.board import CITIES, CITY_REGIONS, PARTIES, City
from tatami.games.ronin.components.tiles import Deed
from tatami.games.ronin.rules.deeds import deeds_of
from tatami.games.ronin.rules.land import is_solo, regions_in_use, standing, used_cities
from tatami.games.ronin.rules.placing import shown_cities
from tatami.games.ronin.state import Japan, Step
from tatami.kernel.words import GameWords


def draw_cities(view: Japan, words: GameWords) -> Table:
    """One line for each city in use; alone, those that a drawn card shows are marked."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(4):
        grid.add_column(no_wrap=True)
    grid.add_row(*(Text(words.text(f"board-{heading}"), "dim") for heading in ("city", "touches", "tile", "ronin")))
    for city in range(CITIES):
        if used_cities(view) >> city & 1:
            grid.add_row(
                Text(words.name(City(city)), "bold red" if _is_offered(view, city) else "bold"),
                Text(_touches(view, city), "dim"),
                _tile(view, city, words),
                parties(party for party in range(PARTIES) if standing(view, party) >> city & 1),
            )
    return grid


def _touches(view: Japan, city: int) -> str:
    """The numbers of its regions, as far as they are in use."""
    return "·".join(str(region + 1) for region in range(regions_in_use(view)) if CITY_REGIONS[city] >> region & 1)


def _is_offered(view: Japan, city: int) -> bool:
    return is_solo(view) and view.step == Step.PLACE and bool(shown_cities(view) >> city & 1)


def _tile(view: Japan, city: int, words: GameWords) -> Text:
    """What the side that is up offers."""
    offered = deeds_of(view, city)
    return Text(", ".join(words.name(deed) for deed in Deed if offered >> deed & 1), "cyan")
