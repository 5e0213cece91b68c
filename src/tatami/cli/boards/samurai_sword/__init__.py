"""Samurai Sword in a terminal: a line for each seat around the table, the piles, and one's own hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tatami.cli.boards import plain
from tatami.games.samurai_sword.components import Card, Character, Option, Property, Role
from tatami.games.samurai_sword.rules.reach import difficulty, full_resilience, harmless
from tatami.games.samurai_sword.state import HIDDEN, Feud
from tatami.kernel.chance import Position

WIDE = 80


class Board(plain.Board):
    """The table as one seat sees it."""

    def draw(self, view: Position, width: int) -> RenderableType:
        assert isinstance(view, Feud)
        parts: list[RenderableType] = []
        if view.options[Option.QUICK_RESPONSES]:
            parts.append(Text(self.words.text("header-quick-responses"), "italic yellow"))
        parts += [self._seats(view, width), self._piles(view), *self._hands(view)]
        parts.append(Text(self.words.text("board-legend"), "dim"))
        return Group(*parts)

    def _seats(self, view: Feud, width: int) -> Table:
        """One line for each seat: who it is, what is left, and what lies in front."""
        table = Table.grid(padding=(0, 2 if width >= WIDE else 1, 0, 0))
        viewer = self._viewer(view)
        for seat in range(view.players):
            left = view.resilience[seat]
            lost = full_resilience(view, seat) - left
            style = "dim" if harmless(view, seat) else "bold cyan"
            table.add_row(
                Text("▶" if view.turn == seat else "?" if view.asked == seat else " ", "bold red"),
                Text(self.words.seat(seat), style),
                self.words.name(Character(view.character[seat])),
                Text(self._role(view, seat), "magenta"),
                Text.assemble(("●" * left, "red"), ("○" * lost, "dim")),
                Text(f"✿ {view.honour[seat]}", "yellow"),
                Text(f"▮ {view.hand_size[seat]}", "cyan"),
                Text(self._reach(view, viewer, seat), "green"),
                ", ".join(self.words.name(what) for what in Property for _ in range(view.front[seat][what])),
            )
        return table

    def _viewer(self, view: Feud) -> int | None:
        """Whose eyes these are: the one seat whose hand is seen."""
        seen = [seat for seat in range(view.players) if view.hand[seat][0] != HIDDEN]
        return seen[0] if len(seen) == 1 else None

    def _reach(self, view: Feud, viewer: int | None, seat: int) -> str:
        """What a weapon of the viewer must reach to hit a seat."""
        if viewer is None:
            return ""
        if viewer == seat:
            return self.words.text("board-you")
        return "–" if harmless(view, seat) else f"↔ {difficulty(view, viewer, seat)}"

    def _role(self, view: Feud, seat: int) -> str:
        return "?" if view.role[seat] == HIDDEN else self.words.name(Role(view.role[seat]))

    def _piles(self, view: Feud) -> Text:
        deck = self.words.text("board-deck", count=view.deck_size)
        if view.pile_size == 0:
            return Text(deck)
        top = self.words.name(Card(view.pile[view.pile_size - 1]))
        return Text(f"{deck} · {self.words.text('board-pile', count=view.pile_size, card=top)}")

    def _hands(self, view: Feud) -> list[Text]:
        """The hands that can be seen: one's own or, when the game is over, all."""
        seen = [seat for seat in range(view.players) if view.hand[seat][0] != HIDDEN]
        return [self._hand(view, seat) for seat in seen]

    def _hand(self, view: Feud, seat: int) -> Text:
        owner = self.words.text("board-hand", seat=self.words.seat(seat))
        return Text.assemble((f"{owner} ", "bold"), ", ".join(self._held(view, seat)) or "–")

    def _held(self, view: Feud, seat: int) -> list[str]:
        counts = [(card, view.hand[seat][card]) for card in Card if view.hand[seat][card] > 0]
        return [self.words.name(card) if count == 1 else f"{count} × {self.words.name(card)}" for card, count in counts]
