"""The regions: what lies in them, whose castles stand there, and who holds how much sway."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tatami.cli.boards.ronin.marks import GOODS_STYLE, letter, letters, parties, party_mark
from tatami.games.ronin.components.board import PARTIES, Region
from tatami.games.ronin.components.cards import SHOGUN_REGION
from tatami.games.ronin.rules.land import has_castle, influence_in, players, regions_in_use, tea_rank
from tatami.games.ronin.state import CASTLE_ON_HORSE_HEAD, EMPTY, Japan, Step
from tatami.kernel.words import GameWords

_APART = 3  # so many parties stand apart in a line; more stand close


def draw_regions(view: Japan, words: GameWords) -> Table:
    """One line for each region in use; the one that is resolved is marked."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    headings = ("region", "goods", "horse", "castles", "influence")
    grid.add_row("", *(Text(words.short(f"board-{heading}"), "dim") for heading in headings))
    for region in range(regions_in_use(view)):
        resolved = view.step == Step.COLLECT and view.region == region
        grid.add_row(
            Text(f"{'▶' if resolved else ' '}{region + 1:>2}", "bold red" if resolved else "dim"),
            Text(words.name(Region(region)), _style(view, region)),
            Text(letters(view.goods[region], words) or "–", GOODS_STYLE),
            _horse_head(view, region, words),
            parties(party for party in range(PARTIES) if has_castle(view, party, region)),
            _influence(view, region),
        )
    return grid


def _style(view: Japan, region: int) -> str:
    """The shogun's region of this round stands out."""
    return "bold magenta" if view.shogun_card != EMPTY and SHOGUN_REGION[view.shogun_card] == region else "bold"


def _horse_head(view: Japan, region: int, words: GameWords) -> Text:
    """The good there, and a mark for one that lies hidden under it; or the shogun's castle."""
    if view.horse[region] == CASTLE_ON_HORSE_HEAD:
        return Text("⌂", "magenta")
    good = letter(view.horse[region], words) if view.horse[region] >= 0 else "–"
    return Text(good, GOODS_STYLE).append("+?" if view.buried[region] != EMPTY else "", "dim")


def _influence(view: Japan, region: int) -> Text:
    """Everybody with influence, the first in line first."""
    held = {party: influence_in(view, party, region) for party in _present(view)}
    ranked = sorted((party for party in held if held[party]), key=lambda party: (-held[party], -tea_rank(view, party)))
    gap = Text(" " if len(ranked) <= _APART else "")
    return gap.join(Text.assemble(party_mark(party), str(held[party])) for party in ranked)


def _present(view: Japan) -> list[int]:
    return [*range(players(view)), PARTIES - 1]
