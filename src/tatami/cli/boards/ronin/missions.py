"""Missions: those on display, those drawn to place a ronin, and everybody's own with what lies on them."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tatami.cli.boards.ronin.marks import GOODS_STYLE, letter, party_mark
from tatami.games.ronin.components.board import Good, Payment
from tatami.games.ronin.components.cards import (
    COST,
    ICON,
    MISSION_CITIES,
    POINTS_IN_BOTH,
    POINTS_IN_ONE,
    VIRTUE,
    Icon,
    Mission,
    Virtue,
)
from tatami.games.ronin.rules.land import players
from tatami.games.ronin.rules.missions import presence
from tatami.games.ronin.state import Japan, Spot
from tatami.kernel.words import GameWords

_SMALL_TABLE = 2  # players whose missions are all drawn in full
_ICONS = {Icon.NONE: "", Icon.TOKEN: "◇", Icon.TEA: "茶", Icon.FLAG: "⚑"}


def draw_missions(view: Japan, words: GameWords) -> Group:
    """One line for each mission that lies open; at a large table, only names of those that others hold."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for spot, heading in ((Spot.DISPLAY, "display"), (Spot.SHOWN, "shown"), (Spot.LOOKED_AT, "looked-at")):
        _add(grid, view, words, spot, Text(words.text(f"board-{heading}"), "bold cyan"))
    named = []
    for seat in range(players(view)):
        owner = Text.assemble(party_mark(seat), f" {words.seat(seat)}")
        if players(view) <= _SMALL_TABLE or seat == view.turn:
            _add(grid, view, words, Spot.HELD + seat, owner, seat)
        else:
            held = [words.name(mission) for mission in Mission if view.mission_at[mission] == Spot.HELD + seat]
            named.append(owner.append(f"  {', '.join(held) or '–'}", "dim"))
    return Group(grid, *named)


def _add(grid: Table, view: Japan, words: GameWords, spot: int, heading: Text, seat: int | None = None) -> None:
    """The missions of one place."""
    for mission in Mission:
        if view.mission_at[mission] == spot:
            grid.add_row(heading, *_mission(view, mission, words), _presence(view, mission, words, seat))
            heading = Text()


def _mission(view: Japan, mission: Mission, words: GameWords) -> tuple[Text, Text, Text, Text]:
    """Its name and cities, its price, its points, its icon and virtue."""
    points = f"{POINTS_IN_ONE[mission]}/{POINTS_IN_BOTH[mission]}"
    icon = _ICONS[Icon(ICON[mission])]
    virtue = words.name(Virtue(VIRTUE[mission]))
    return (
        Text(words.name(mission)),
        _price(view, mission, words),
        Text(f"✿ {points} {icon}".rstrip(), "yellow"),
        Text(virtue, "dim"),
    )


def _price(view: Japan, mission: Mission, words: GameWords) -> Text:
    """Each good that is asked for, ticked if it is paid; then the tokens that stand for others."""
    pieces = []
    for good in Good:
        paid = view.paid[mission][good]
        for number in range(COST[mission][good]):
            done = number < paid
            pieces.append(Text(letter(good, words) + ("✓" if done else ""), "dim" if done else GOODS_STYLE))
    tokens = view.paid[mission][Payment.TOKEN]
    return Text(" ").join([*pieces, *[Text("◇✓", "dim")] * tokens])


def _presence(view: Japan, mission: Mission, words: GameWords, seat: int | None) -> Text:
    """For an owner: whether the ronin stand in one of the cities, or in both."""
    if seat is None:
        return Text()
    count = (presence(view, seat) & MISSION_CITIES[mission]).bit_count()
    return Text(words.text("board-present", count=count) if count else "", "bold green")
