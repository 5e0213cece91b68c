"""The places that are no houses: the dojo and the sensei; the envoys of the palace and the rumours of the pavilion."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tatami.cli.boards.ninjato.marks import letter, seat_mark, times
from tatami.games.ninjato.components import (
    CARDS,
    ENVOY_MASK,
    ENVOYS,
    FIRST_WAY,
    PRICE_OF,
    RUMOURS_A_TOPIC,
    WARES,
    WAYS,
    Envoy,
    Price,
    Rumour,
    Skill,
    Topic,
)
from tatami.games.ninjato.state import ON_OFFER, Kyoto
from tatami.kernel.events import spelled
from tatami.kernel.words import GameWords


def draw_schools(view: Kyoto, words: GameWords) -> Table:
    """What the dojo and the sensei offer."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(Text(words.text("board-dojo"), "bold cyan"), _dojo(view, words))
    taught = [times(words.name(skill), view.sensei[skill]) for skill in Skill if view.sensei[skill] > 0]
    grid.add_row(Text(words.text("board-sensei"), "bold cyan"), Text(", ".join(taught) or "–"))
    return grid


def _dojo(view: Kyoto, words: GameWords) -> Text:
    """The open cards, the deck, and the stack that gives the next turn order."""
    line = Text()
    for card in range(CARDS):
        for _ in range(view.face_up[card]):
            line.append(f"[{card + 1}] ", "bold")
    line.append(words.text("board-deck", count=view.deck_left), "dim")
    stack = sorted((seat for seat in range(len(view.stacked)) if view.stacked[seat]), key=lambda s: -view.stacked[s])
    if stack:
        line.append(f" · {words.text('board-stack')} ", "dim").append(Text(" ").join(map(seat_mark, stack)))
    return line


def draw_offers(view: Kyoto, words: GameWords) -> Table:
    """Palace and pavilion side by side."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    envoys = [_envoy(envoy, words) for envoy in Envoy if view.envoy_at[envoy] == ON_OFFER]
    rumours = [_rumour(rumour, words) for rumour in Rumour if view.rumour_at[rumour] == ON_OFFER]
    nothing = (Text(), Text())
    grid.add_row(Text(words.text("board-palace"), "bold cyan"), "", Text(words.text("board-pavilion"), "bold cyan"), "")
    for place in range(max(len(envoys), len(rumours))):
        left = envoys[place] if place < len(envoys) else nothing
        right = rumours[place] if place < len(rumours) else nothing
        grid.add_row(*left, *right)
    return grid


def _envoy(envoy: Envoy, words: GameWords) -> tuple[Text, Text]:
    """Clan and age, a mask if there is one, and the price."""
    mask = (" ◒", "magenta") if ENVOY_MASK[envoy] else ""
    return Text.assemble(words.short_name(envoy), mask), _price(envoy, words)


def _rumour(rumour: Rumour, words: GameWords) -> tuple[Text, Text]:
    return Text(words.name(Topic(rumour // RUMOURS_A_TOPIC))), _price(ENVOYS + rumour, words)


def _price(buying: int, words: GameWords) -> Text:
    """A price in letters, or in a word where it leaves a choice."""
    price = Price(PRICE_OF[buying])
    if FIRST_WAY[price + 1] - FIRST_WAY[price] > 1:
        return Text(words.text(f"short-{spelled(price)}"), "green")
    way = WAYS[FIRST_WAY[price]]
    return Text(" ".join(letter(ware, words) for ware in range(WARES) for _ in range(way[ware])), "green")
