"""Ninjato in a terminal: seven rounds, five houses, the raid under way, what is offered, the clans and the players."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tatami.cli.boards import plain
from tatami.cli.boards.ninjato.clans import draw_clans
from tatami.cli.boards.ninjato.houses import draw_houses
from tatami.cli.boards.ninjato.places import draw_offers, draw_schools
from tatami.cli.boards.ninjato.raid import draw_raid
from tatami.cli.boards.ninjato.rounds import draw_rounds
from tatami.cli.boards.ninjato.seats import draw_hands, draw_seats
from tatami.games.ninjato.state import Kyoto, Step
from tatami.kernel.chance import Position

_IN_A_HOUSE = (Step.FIGHT, Step.DARE, Step.FETCH, Step.KEEP)


class Board(plain.Board):
    """Kyoto by night."""

    def draw(self, view: Position, width: int) -> RenderableType:
        assert isinstance(view, Kyoto)
        parts: list[RenderableType] = [draw_rounds(view, self.words), draw_houses(view, self.words, width)]
        if view.step in _IN_A_HOUSE:
            parts.append(draw_raid(view, self.words))
        parts += [
            draw_schools(view, self.words),
            draw_offers(view, self.words),
            draw_clans(view, self.words),
            draw_seats(view, self.words),
            *draw_hands(view, self.words),
            Text(self.words.text("board-legend"), "dim"),
        ]
        return Group(*parts)
