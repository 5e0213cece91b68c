"""The players: points, tokens, flags, castles, goods, virtues to claim with, bonus tiles, and their ronin."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tatami.cli.boards.ronin.marks import GOODS_STYLE, counted, party_mark
from tatami.games.ronin.components.cards import Virtue
from tatami.games.ronin.components.tiles import Bonus, Character
from tatami.games.ronin.rules.land import board_spaces, players
from tatami.games.ronin.state import AT_HOME, EMPTY, Japan, Shelf, Spot, Step
from tatami.kernel.words import GameWords


def draw_seats(view: Japan, words: GameWords) -> Group:
    """A line of numbers for each player with the ronin; below, what each has gained."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat in range(players(view)):
        grid.add_row(
            Text("▶" if _decides(view, seat) else " ", "bold red"),
            Text.assemble(party_mark(seat), f" {words.seat(seat)}", "¹" if view.first == seat else ""),
            Text(f"✿ {view.points[seat]}", "yellow"),
            Text(f"◇ {view.tokens[seat]}", "cyan"),
            Text(f"⚑ {view.banners[seat]}", "red"),
            Text(f"⌂ {view.castles[seat]}", "bold"),
            Text(counted(view.purse[seat], words), GOODS_STYLE),
            _crew(view, seat, words),
        )
    return Group(grid, *(_gains(view, seat, words) for seat in range(players(view)) if _has_gained(view, seat)))


def _decides(view: Japan, seat: int) -> bool:
    if view.step == Step.KEEP:
        return not view.ready[seat]
    return view.turn == seat and view.step < Step.OVER


def _crew(view: Japan, seat: int, words: GameWords) -> Text:
    """Each ronin: at home or gone to a city, and the character with it; the sleeping in brackets."""
    people = []
    for space in range(board_spaces(view)):
        gone = "•" if view.post[seat][space] != AT_HOME else "◦"
        who = view.crew[seat][space]
        name = words.name(Character(who)) if who != EMPTY else ""
        people.append(f"{gone}({name})" if view.asleep[seat][space] else f"{gone}{name}")
    return Text(" ".join(people))


def _completed(view: Japan, seat: int) -> int:
    return sum(spot == Spot.COMPLETED + seat for spot in view.mission_at)


def _has_gained(view: Japan, seat: int) -> bool:
    return _completed(view, seat) > 0


def _gains(view: Japan, seat: int, words: GameWords) -> Text:
    """Missions completed, those free for a bonus tile by their virtue, and the bonus tiles."""
    free = [f"{view.fresh[seat][virtue]} {words.name(virtue)}" for virtue in Virtue if view.fresh[seat][virtue]]
    tiles = [words.name(bonus) for bonus in Bonus if view.bonus_at[bonus] == Shelf.OWNED + seat]
    parts = [words.text("board-completed", count=_completed(view, seat))]
    if free:
        parts.append(words.text("board-fresh", virtues=", ".join(free)))
    return Text.assemble("   ", party_mark(seat), (" " + " · ".join([*parts, *tiles]), "dim"))
