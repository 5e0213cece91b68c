"""``tatami scores``: the best of the games that were played alone."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tatami import games
from tatami.cli.language import say, spoken
from tatami.cli.lookup import game_named, match_in
from tatami.cli.play import BOT, PERSON
from tatami.cli.scorebook import Entry, Scorebook, entry_of, usual_book
from tatami.cli.screen import console
from tatami.cli.trouble import FINE, Trouble, Usage
from tatami.kernel.words import words
from tatami.match import Match

SHOWN = 10  # of each game


def add(commands: Any) -> None:
    """Add the word."""
    parser = commands.add_parser("scores", help=say("help-scores"), description=say("help-scores"))
    parser.add_argument("game", nargs="?", metavar=say("game"), help=say("help-scores-game"))
    parser.add_argument("--all", action="store_true", help=say("help-scores-all"))
    parser.add_argument("--add", type=Path, metavar=say("file"), help=say("help-scores-add"))
    parser.set_defaults(run=scores)


def scores(asked: argparse.Namespace) -> int:
    """Print the table; with a match file, write it down first."""
    book = usual_book()
    latest = _write_down(book, asked.add) if asked.add else None
    wanted = [game_named(asked.game).name] if asked.game else games.names()
    try:
        page = book.read()
    except OSError as trouble:
        raise Trouble(say("book-unreadable", file=str(book.path), detail=trouble.strerror or str(trouble))) from trouble
    screen = console()
    entries = [entry for entry in page.entries if entry.game in wanted]
    if not entries:
        screen.print(Text(say("no-scores")))
    for name in wanted:
        of_game = [entry for entry in entries if entry.game == name]
        if of_game:
            screen.print(table_of(of_game, None if asked.all else SHOWN, latest))
    if page.broken:
        lines = ", ".join(map(str, page.broken))
        raise Trouble(say("book-broken", file=str(book.path), lines=lines, count=len(page.broken)))
    return FINE


def _write_down(book: Scorebook, path: Path) -> str:
    """Add a finished match of one player; gives what marks it in the book."""
    entry = entry_of(match_in(path), datetime.fromtimestamp(path.stat().st_mtime).astimezone())
    if entry is None:
        raise Usage(say("not-a-solo-match", file=str(path)))
    book.add(entry)
    return entry.match


def keep_score(match: Match, screen: Console) -> None:
    """After a game that was played alone: write it down and show its place; trouble is told and spoils nothing."""
    entry = entry_of(match, datetime.now().astimezone())
    if entry is None:
        return
    book = usual_book()
    try:
        book.add(entry)
        page = book.read()
    except OSError as trouble:
        detail = trouble.strerror or str(trouble)
        screen.print(Text(say("book-unwritable", file=str(book.path), detail=detail), "yellow"), soft_wrap=True)
        return
    of_game = [known for known in page.entries if known.game == entry.game]
    place = 1 + next(place for place, known in enumerate(of_game) if known.match == entry.match)
    screen.print(Text(say("your-place", place=place, count=len(of_game)), "bold"))
    screen.print(table_of(of_game, SHOWN, entry.match))
    if page.broken:
        lines = ", ".join(map(str, page.broken))
        complaint = say("book-broken", file=str(book.path), lines=lines, count=len(page.broken))
        screen.print(Text(complaint, "yellow"), soft_wrap=True)


def table_of(entries: list[Entry], most: int | None, latest: str | None) -> Table:
    """The best games, and the latest wherever it stands."""
    texts = words(games.find(entries[0].game), spoken())
    table = Table(title=say("scores-title", game=texts.title), title_justify="left", box=None, padding=(0, 2, 0, 0))
    for heading in ("place", "points", "band", "date", "player", "options"):
        table.add_column(Text(say(f"scores-{heading}"), "dim"), justify="right" if heading == "points" else "left")
    for place, entry in enumerate(entries, 1):
        if most is None or place <= most or entry.match == latest:
            style = "bold red" if entry.match == latest else ""
            mark = "▶ " if entry.match == latest else "  "
            band = texts.text(f"band-{entry.ending}") if texts.has(f"band-{entry.ending}") else entry.ending
            options = " ".join(f"{name}={value}" for name, value in entry.options.items())
            day = f"{entry.when.astimezone():%Y-%m-%d %H:%M}"
            table.add_row(f"{mark}{place}", str(entry.points), band, day, _player(entry), options, style=style)
    return table


def _player(entry: Entry) -> str:
    if entry.player == PERSON:
        return say("scores-person")
    if entry.player.startswith(BOT):
        return say("scores-bot", name=entry.player.removeprefix(BOT))
    return entry.player
