"""``tatami verify FILE``: was this match fair, and is it the one that was played?"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.text import Text

from tatami import games
from tatami.cli.language import say, spoken
from tatami.cli.screen import console
from tatami.cli.trouble import FINE, UNPROVEN, WRONG, Usage
from tatami.kernel.words import words
from tatami.match import BadFile, Match, load
from tatami.match.fairness import Luck


def add(commands: Any) -> None:
    """Add the word."""
    parser = commands.add_parser("verify", help=say("help-verify"), description=say("help-verify-long"))
    parser.add_argument("file", type=Path, metavar=say("file"))
    parser.add_argument("--commitment", action="append", metavar="HEX", help=say("help-verify-commitment"))
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
    strange = _strangers(match, asked.commitment)
    if strange:
        _tell_wrong(f"commitment: {say('verify-not-committed', commitment=strange[0])}")
        return WRONG
    _tell_right(match)
    return FINE


def _parts(match: Match) -> list[tuple[int, int, Luck]]:
    """From which move to which the draws come from where; a match that has branched off has several parts."""
    ends = [*match.earlier, (match.ply, match.luck)]
    begins = [1, *(ply + 1 for ply, _ in match.earlier)]
    return [(begin, end, luck) for begin, (end, luck) in zip(begins, ends, strict=True)]


def _strangers(match: Match, shown: list[str] | None) -> list[str]:
    """Commitments of the file that are none of those that were shown, if any were named."""
    if shown is None:
        return []
    return [luck.commitment for _, _, luck in _parts(match) if luck.commitment not in shown]


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
        *_where_draws_come_from(match),
        say("verify-moves", moves=match.ply),
        say("verify-result", winners=_winners(match)),
        say("verify-position"),
    ):
        screen.print(Text.assemble(("✓ ", "green"), line), soft_wrap=True)
    screen.print(Text(say("verify-right"), "bold green"))
    screen.print(Text(say("verify-unproved"), "dim"), soft_wrap=True)


def _where_draws_come_from(match: Match) -> Iterator[str]:
    parts = _parts(match)
    for first, last, luck in parts:
        if len(parts) == 1:
            yield say("verify-commitment", commitment=luck.commitment)
        else:
            yield say("verify-part", first=first, last=last, commitment=luck.commitment)
        if luck.added:
            yield say("verify-added", people=len(luck.added))


def _winners(match: Match) -> str:
    """Who won; whoever played alone has points instead."""
    texts = words(match.game, spoken())
    assert match.result is not None
    if len(match.seats) == 1:
        return say("verify-alone", points=match.result.scores[0])
    return ", ".join(texts.seat(seat) for seat in match.result.winners) or say("verify-nobody")
