"""``tatami replay FILE``: a match again, move by move, from any seat."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from tatami.cli.boards import Board, board_of
from tatami.cli.language import say, spoken
from tatami.cli.lookup import match_in, seat_named
from tatami.cli.screen import console, interactive, read_line
from tatami.cli.story import outcome, sentences, told
from tatami.cli.trouble import FINE, Usage
from tatami.kernel.chance import Position
from tatami.kernel.events import SPECTATOR
from tatami.match import Match


def add(commands: Any) -> None:
    """Add the word."""
    parser = commands.add_parser("replay", help=say("help-replay"), description=say("help-replay"))
    parser.add_argument("file", type=Path, metavar=say("file"))
    parser.add_argument("--seat", metavar=say("seat"), help=say("help-replay-seat"))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--step", action="store_true", help=say("help-step"))
    where.add_argument("--at", type=int, metavar="N", help=say("help-at"))
    where.add_argument("--jump", type=int, metavar="N", help=say("help-jump"))
    parser.set_defaults(run=replay)


def replay(asked: argparse.Namespace) -> int:
    """Step through a match, or print it."""
    match = match_in(asked.file)
    seat = seat_named(asked.seat, match.seats) if asked.seat else None
    last = match.ply
    for ply in (asked.at, asked.jump):
        if ply is not None and not 0 <= ply <= last:
            raise Usage(say("no-such-move", number=ply, last=last))
    theatre = Replay(match, seat, board_of(match.game, spoken()), console())
    stepping = asked.step or asked.jump is not None or (asked.at is None and interactive())
    if stepping:
        theatre.step(0 if asked.jump is None else asked.jump)
    else:
        theatre.print_up_to(last if asked.at is None else asked.at)
    return FINE


class Replay:
    """A match seen again from one seat; once it is over, from all of them."""

    def __init__(self, match: Match, seat: int | None, board: Board, screen: Console) -> None:
        self.match = match
        self.board = board
        self.screen = screen
        self.seat = seat if seat is not None or match.over else SPECTATOR

    @property
    def last(self) -> int:
        return self.match.ply

    def seen(self, ply: int) -> Position:
        """The position after so many moves, as far as this seat knew it then."""
        if self.seat is None:
            return self.match.revealed(ply)
        return self.match.at(ply).view(self.seat)

    def print_up_to(self, ply: int) -> None:
        """The whole story so far, then the board."""
        self.screen.print(sentences(told(self.match.history[:ply], self.seat), self.board.words))
        self._show_board(ply)

    def step(self, ply: int) -> None:
        """Forwards and backwards, as the keys say."""
        while True:
            if interactive():
                self.screen.clear()
            self._show_board(ply)
            self._tell_move(ply)
            self.screen.print(Text(say("replay-keys"), "dim"))
            try:
                wanted = self._next(ply, read_line(self.screen).lower())
            except EOFError:
                return
            if wanted is None:
                return
            ply = min(max(wanted, 0), self.last)

    def _next(self, ply: int, key: str) -> int | None:
        """The move that a key leads to; nothing at the end."""
        if key.isdigit():
            return int(key)
        return {"": ply + 1, "n": ply + 1, "p": ply - 1, "e": self.last, "q": None}.get(key, ply)

    def _tell_move(self, ply: int) -> None:
        """What the move before this moment made happen, as far as this seat may know."""
        events = told(self.match.history[max(ply - 1, 0) : ply], self.seat)
        if events:
            self.screen.print(sentences(events, self.board.words))

    def _show_board(self, ply: int) -> None:
        self.screen.print(Text(say("replay-at", number=ply, last=self.last), "bold"))
        self.screen.print(self.board.draw(self.seen(ply), self.screen.width))
        if ply == self.last and self.match.over:
            self.screen.print(outcome(self.match, self.board.words))
