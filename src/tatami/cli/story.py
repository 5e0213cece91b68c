"""What is told: the events as one seat was told them, how a match ended, and the rules."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from rich.text import Text

from tatami.cli.language import say, spoken
from tatami.kernel.events import EVERYONE, Happening, told_to
from tatami.kernel.guide import Passage
from tatami.kernel.words import GameWords, guide
from tatami.match import Match
from tatami.match.match import Move


def told(moves: Iterable[Move], seat: int | None) -> list[Happening]:
    """The events of some moves that a seat may see; if none is given, all of them, each from whoever knew most."""
    if seat is None:
        return [event for move in moves for event in move.events if not _is_half_told(event, move)]
    return told_to(seat, (event for move in moves for event in move.events))


def _is_half_told(event: Happening, move: Move) -> bool:
    """Told to many what another event of the move tells better to the rest: that a card was drawn, and which."""
    rest = EVERYONE & ~event.seen_by
    return rest.bit_count() < event.seen_by.bit_count() and any(other.seen_by == rest for other in move.events)


def sentences(events: Iterable[Happening], words: GameWords) -> Text:
    """One line for each event."""
    return Text("\n").join(Text.assemble(("• ", "dim"), words.event(event)) for event in events)


def passages(rules: Iterable[Passage]) -> Text:
    """The rules in paragraphs; whom and what they are about line by line."""
    paragraphs = []
    for named, group in groupby(rules, key=lambda passage: bool(passage.title)):
        lines = [Text.assemble((f"{it.title} — ", "bold"), it.text) if named else Text(it.text) for it in group]
        paragraphs.append(Text("\n" if named else "\n\n").join(lines))
    return Text("\n\n").join(paragraphs)


def outcome(match: Match, words: GameWords) -> Text:
    """How a match ended."""
    last = [words.event(event) for event in told(match.history[-1:], None)[-1:]]
    if len(match.seats) == 1:
        return Text("\n").join(Text(line, "bold") for line in last)
    lines = [Text(_headline(match, words), "bold"), *map(Text, last)]
    points = points_of(match)
    if points:
        lines.append(Text(", ".join(f"{words.seat(seat)} {count}" for seat, count in enumerate(points)), "dim"))
    return Text("\n").join(lines)


def _headline(match: Match, words: GameWords) -> str:
    result = match.result
    assert result is not None
    if not result.winners:
        return say("nobody-wins")
    if len(match.seats) == len(result.winners):
        return say("all-win")
    names = ", ".join(words.seat(seat) for seat in result.winners)
    return say("winners", names=names, count=len(result.winners))


def points_of(match: Match) -> list[int]:
    """What each seat has in the end, in games where points are counted."""
    speech, view = guide(match.game, spoken()), match.view()
    counted = [speech.points(view, seat) for seat in range(len(match.seats))]
    return [points for points in counted if points is not None]
