"""What may be had: characters to hire and bonus tiles to claim; and the shogun's card."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tatami.cli.boards.ronin.marks import party_mark
from tatami.games.ronin.components.board import SHOGUN, City, Region
from tatami.games.ronin.components.cards import SHOGUN_POSTS, SHOGUN_REGION
from tatami.games.ronin.components.options import ROUNDS
from tatami.games.ronin.components.tiles import Bonus, Character
from tatami.games.ronin.state import EMPTY, Japan, Shelf
from tatami.kernel.words import GameWords

_BURNT, _NOW, _LIT = ("○", "dim"), ("◉", "bold red"), ("●", "yellow")


def draw_rounds(view: Japan, words: GameWords) -> Text:
    """The four rounds as lanterns, and the shogun's card of this one."""
    line = Text().append(f"{words.text('board-round')} ", "dim")
    for number in range(1, ROUNDS + 1):
        glyph, style = _NOW if number == view.round_number else _LIT if number > view.round_number else _BURNT
        line.append(f" {glyph}", style).append(f" {number}", "bold" if number == view.round_number else "dim")
    if view.shogun_card != EMPTY:
        line.append("   ").append(party_mark(SHOGUN)).append(f" {_shogun(view, words)}", "magenta")
    return line


def _shogun(view: Japan, words: GameWords) -> str:
    """His card: the region he builds in, and the cities that he takes."""
    cities = ", ".join(words.name(City(city)) for city in SHOGUN_POSTS[view.shogun_card])
    region = words.name(Region(SHOGUN_REGION[view.shogun_card]))
    return f"{region} – {cities}"


def draw_offers(view: Japan, words: GameWords) -> Table:
    """Who can be hired and which bonus tiles lie open."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    people = ", ".join(words.name(who) for who in Character if view.offer[who] > 0)
    tiles = ", ".join(words.name(bonus) for bonus in Bonus if view.bonus_at[bonus] == Shelf.DISPLAY)
    for heading, offered in (("characters", people), ("bonuses", tiles)):
        grid.add_row(Text(words.text(f"board-{heading}"), "bold cyan"), Text(offered or "–"))
    return grid
