"""``tatami play``: a game against bots, new or resumed."""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.text import Text

from tatami.cli.language import say, spoken
from tatami.cli.lookup import bot_named, game_named, match_in, options_from, seat_named
from tatami.cli.screen import console, read_line
from tatami.cli.trouble import FINE, Usage
from tatami.kernel.game import Game
from tatami.kernel.words import words
from tatami.match import Match
from tatami.match.fairness import SECRET_BYTES

PERSON = "person"
BOT = "bot:"


def add(commands: Any) -> None:
    """Add the word."""
    parser = commands.add_parser("play", help=say("help-play"), description=say("help-play"))
    parser.add_argument("game", nargs="?", metavar=say("game"), help=say("help-game"))
    parser.add_argument("--seat", metavar=say("seat"), help=say("help-seat"))
    parser.add_argument("--bot", default="instinct", metavar=say("bot"), help=say("help-bot"))
    parser.add_argument("--edition", metavar=say("edition"), help=say("help-edition"))
    parser.add_argument("--option", action="append", default=[], metavar=say("setting"), help=say("help-option"))
    parser.add_argument("--file", type=Path, metavar=say("file"), help=say("help-file"))
    parser.add_argument("--seed", type=seed_from, metavar="HEX", help=say("help-seed"))
    parser.add_argument("--resume", type=Path, metavar=say("file"), help=say("help-resume"))
    parser.set_defaults(run=play)


def seed_from(text: str) -> bytes:
    """A seed in hexadecimal; a short one is filled up with zeros."""
    if len(text) > 2 * SECRET_BYTES:
        raise argparse.ArgumentTypeError(say("bad-seed", digits=2 * SECRET_BYTES))
    try:
        return bytes.fromhex(text.zfill(2 * SECRET_BYTES))
    except ValueError:
        raise argparse.ArgumentTypeError(say("bad-seed", digits=2 * SECRET_BYTES)) from None


def play(asked: argparse.Namespace) -> int:
    """Sit down at a table."""
    if asked.resume is not None:
        return _sit_down(match_in(asked.resume), asked.resume, None)
    if asked.game is None:
        from tatami import games

        raise Usage(say("which-game", known=", ".join(games.names())))
    game = game_named(asked.game)
    options = options_from(game, asked.option, asked.edition)
    bot = bot_named(asked.bot)
    seats = game.seats_at(options)
    try:
        seat = seat_named(asked.seat, seats) if asked.seat else _ask_for_seat(game, len(seats))
    except EOFError:
        return FINE
    players = [PERSON if place == seat else BOT + bot for place in range(len(seats))]
    match = Match.new(game, options, players, asked.seed)
    return _sit_down(match, asked.file or _new_file(game), asked.seed)


def _ask_for_seat(game: Game, seats: int) -> int:
    """Which seat the person takes; whoever plays alone need not be asked."""
    if seats == 1:
        return 0
    screen = console()
    texts = words(game, spoken())
    screen.print(Text.assemble((texts.title, "bold"), ("\n" + texts.text("tagline"), "dim")))
    screen.print(Text(f"▶ {say('which-seat')}", "bold red"))
    names = {str(number): number - 1 for number in range(1, seats + 1)}
    for number, seat in names.items():
        screen.print(Text.assemble((f"{number:>3} ", "bold yellow"), texts.seat(seat)))
        names = names | {game.seats[seat]: seat}
    while (answer := read_line(screen).lower()) not in names:
        if answer == "q":
            raise EOFError
        screen.print(Text(say("no-such-number", number=answer, last=seats), "yellow"))
    return names[answer]


def _new_file(game: Game) -> Path:
    """Where a match is kept if nobody says where."""
    import platformdirs

    folder = platformdirs.user_data_path("tatami") / "matches"
    return folder / f"{game.name}-{datetime.now():%Y%m%d-%H%M%S-%f}.json"


@contextmanager
def _waiting_shown(compiling: bool) -> Iterator[None]:
    """A line that moves while a searching bot is compiled; who plays without one need not load the compiler."""
    if not compiling:
        yield
        return
    from tatami.cli.compiling import compiling_shown, progress_on

    with progress_on(console(stderr=True)) as progress, compiling_shown(progress):
        yield


def _sit_down(match: Match, path: Path, seed: bytes | None) -> int:
    """Seat the person and the bots that the match names; a given seed also makes the bots' choices repeatable."""
    from tatami import bots
    from tatami.cli.boards import board_of
    from tatami.cli.table import Table

    people = [seat for seat, player in enumerate(match.players) if not player.startswith(BOT)]
    if len(people) != 1:
        raise Usage(say("one-person", count=len(people)))
    luck = random.Random(seed) if seed is not None else random.SystemRandom()
    named = {
        seat: bot_named(player.removeprefix(BOT)) for seat, player in enumerate(match.players) if player.startswith(BOT)
    }
    with _waiting_shown(any(bots.needs_compiler(name) for name in named.values())):
        minds = {seat: bots.find(name, match.game, luck) for seat, name in named.items()}
    table = Table(match, path, people[0], minds, board_of(match.game, spoken()), console())
    table.remark = say("committed", commitment=match.commitment)
    return table.play()
