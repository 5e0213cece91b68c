"""``tatami games``: what is on the shelf."""

from __future__ import annotations

import argparse
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tatami import games
from tatami.cli.language import say, spoken
from tatami.cli.lookup import default_of
from tatami.cli.screen import console
from tatami.cli.trouble import FINE
from tatami.kernel.game import Game
from tatami.kernel.words import GameWords, words


def add(commands: Any) -> None:
    """Add the word."""
    parser = commands.add_parser("games", help=say("help-games"), description=say("help-games"))
    parser.set_defaults(run=list_games)


def list_games(_: argparse.Namespace) -> int:
    """Each game with its players and options."""
    screen = console()
    for name in games.names():
        game = games.find(name)
        texts = words(game, spoken())
        screen.print(Text.assemble((texts.title, "bold"), ("  ", ""), (name, "cyan")))
        screen.print(Padding(Text(texts.text("tagline")), (0, 2)))
        screen.print(Padding(Text(_players(game, texts)), (0, 2)))
        screen.print(Padding(_options(game, texts), (0, 2, 1, 2)))
    return FINE


def _players(game: Game, texts: GameWords) -> str:
    """How many play, and as whom."""
    names = ", ".join(texts.seat(seat) for seat in range(len(game.seats)))
    if game.players_option is None:
        return say("players", count=str(len(game.seats)), seats=names)
    counts = [int(value) for value in game.options.choices[game.players_option].values]
    return say("players", count=f"{min(counts)}–{max(counts)}", seats=names)


def _options(game: Game, texts: GameWords) -> Table:
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for name, choice in game.options.choices.items():
        values = Text(" | ").join(Text(value, "bold" if value == default_of(choice) else "") for value in choice.names)
        table.add_row(f"{name}=", Text.assemble(values, "\n", (texts.option(name), "dim")))
    return table
