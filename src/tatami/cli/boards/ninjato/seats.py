"""The players in turn order, and the hands that can be seen."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tatami.cli.boards.ninjato.marks import counted, seat_mark, times
from tatami.games.ninjato.components import CARDS, ELITE_HONOUR, RUMOURS_A_TOPIC, SHURIKEN, Rumour, Skill, Topic
from tatami.games.ninjato.rules.board import players
from tatami.games.ninjato.state import HIDDEN, Kyoto, Step
from tatami.kernel.chance import total
from tatami.kernel.record import Row
from tatami.kernel.words import GameWords


def draw_seats(view: Kyoto, words: GameWords) -> Table:
    """One line for each player: honour, shuriken, cards, treasures, rumours, elites and tiles."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for place in range(players(view)):
        seat = view.order[place]
        deciding = view.turn == seat and view.step != Step.OVER
        grid.add_row(
            Text("▶" if deciding else " ", "bold red"),
            Text.assemble(seat_mark(seat), f" {words.seat(seat)}"),
            Text(f"✿ {view.honour[seat]}", "yellow"),
            Text(_shuriken(view, place), "red"),
            _cards(view, seat),
            Text(counted(view.purse[seat], words), "green"),
            Text(f"≡ {view.rumours_held[seat]}", "magenta"),
            _elites(view, seat),
            _tiles(view, seat, words),
        )
    return grid


def _shuriken(view: Kyoto, place: int) -> str:
    """Those still to be placed this round, and the room of those that are."""
    gone = (view.placed - place + players(view) - 1) // players(view)
    return "✦" * (SHURIKEN - gone) + "·" * gone


def _cards(view: Kyoto, seat: int) -> Text:
    """The size of a hand, and the cards of it that all have seen taken."""
    text = Text(f"▮ {view.held[seat]}", "cyan")
    if view.hand[seat][0] == HIDDEN and total(view.known[seat]):
        text.append(f" ({_values(view.known[seat])})", "dim")
    return text


def _values(cards: Row) -> str:
    return " ".join(str(card + 1) for card in range(CARDS) for _ in range(cards[card]))


def _elites(view: Kyoto, seat: int) -> Text:
    """Elites beaten, and what they are worth."""
    worth = sum(count * ELITE_HONOUR[elite] for elite, count in enumerate(view.beaten[seat]))
    return Text(f"⚔ {total(view.beaten[seat])}" + (f" (✿ {worth})" if worth else ""), "red")


def _tiles(view: Kyoto, seat: int, words: GameWords) -> Text:
    """Skill tiles, the used ones in brackets."""
    names = []
    for skill in Skill:
        ready, used = view.ready[seat][skill], view.tiles[seat][skill] - view.ready[seat][skill]
        if ready:
            names.append(Text(times(words.name(skill), ready)))
        if used:
            names.append(Text(f"({times(words.name(skill), used)})", "dim"))
    return Text(", ").join(names)


def draw_hands(view: Kyoto, words: GameWords) -> list[Text]:
    """The cards and rumours that can be seen."""
    lines = []
    for seat in range(players(view)):
        if view.hand[seat][0] != HIDDEN:
            lines.append(_hand(view, seat, words))
    return lines


def _hand(view: Kyoto, seat: int, words: GameWords) -> Text:
    cards = "  ".join(f"[{value}]" for value in _values(view.hand[seat]).split()) or "–"
    line = Text.assemble((f"{words.text('board-hand', seat=words.seat(seat))} ", "bold"), (cards, "bold cyan"))
    topics = [rumour // RUMOURS_A_TOPIC for rumour in Rumour if view.rumour_at[rumour] == seat]
    told = [f"{words.name(topic)} ×{topics.count(topic)}" for topic in Topic if topic in topics]
    if told:
        line.append(f"\n{words.text('board-rumours')} ", "bold").append(", ".join(told), "magenta")
    return line
