"""``tatami verify FILE``: was this match fair, and is it the one that was played?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.text import Text

from tatami import games
from tatami.cli.language import say, spoken
from tatami.cli.screen import console
from tatami.cli.trouble import FINE, UNPROVEN, WRONG, Usage
from tatami.kernel.words import words
from tatami.match import BadFile, Match, load


def add(commands: Any) -> None:
    """Add the word."""
    parser = commands.add_parser("verify", help=say("help-verify"), description=say("help-verify-long"))
    parser.add_argument("file", type=Path, metavar=say("file"))
    parser.set_defaults(run=verify)


def verify(asked: argparse.Namespace) -> int:
    """Replay the file and say what was checked."""
    if not asked.file.is_file():
        raise Usage(say("no-such-file", file=str(asked.file)))
    try:
        match = load(asked.file, games.find)
    except BadFile as trouble:
        _tell_wrong(str(trouble))
        return WRONG
    if not match.over:
        console().print(say("verify-in-progress", moves=match.ply))
        return UNPROVEN
    _tell_right(match)
    return FINE


def _tell_wrong(trouble: str) -> None:
    field, _, detail = trouble.partition(": ")
    screen = console()
    screen.print(Text(say("verify-wrong", field=field), "bold red"))
    screen.print(Text(f"  {detail}"))


def _tell_right(match: Match) -> None:
    screen = console()
    texts = words(match.game, spoken())
    for line in (
        say("verify-rules", game=texts.title, version=match.game.version),
        say("verify-commitment", commitment=match.commitment),
        say("verify-moves", moves=match.ply),
        say("verify-result", winners=_winners(match)),
        say("verify-position"),
    ):
        screen.print(Text.assemble(("✓ ", "green"), line), soft_wrap=True)
    screen.print(Text(say("verify-right"), "bold green"))


def _winners(match: Match) -> str:
    """Who won; whoever played alone has points instead."""
    texts = words(match.game, spoken())
    assert match.result is not None
    if len(match.seats) == 1:
        return say("verify-alone", points=match.result.scores[0])
    return ", ".join(texts.seat(seat) for seat in match.result.winners) or say("verify-nobody")
