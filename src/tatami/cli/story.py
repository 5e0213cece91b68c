"""What is told: the events as one seat was told them, how a match ended, and the rules."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from rich.text import Text

from tatami.cli.language import say
from tatami.kernel.events import Happening
from tatami.kernel.guide import Passage
from tatami.kernel.words import GameWords
from tatami.match import Match
from tatami.match.match import Move


def told(moves: Iterable[Move], seat: int | None) -> list[Happening]:
    """The events of some moves that a seat may see; of every seat, if none is given."""
    return [event for move in moves for event in move.events if seat is None or event.seen_from(seat)]


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
    result = match.result
    assert result is not None
    names = ", ".join(words.seat(seat) for seat in result.winners)
    if not result.winners or 1 < len(match.seats) == len(result.winners):
        headline = say("nobody-wins")
    else:
        headline = say("winners", names=names, count=len(result.winners))
    last = [words.event(event) for event in told(match.history[-1:], None)[-1:]]
    scores = ", ".join(f"{words.seat(seat)} {points}" for seat, points in enumerate(result.scores))
    return Text("\n").join([Text(headline, "bold"), *(Text(line) for line in last), Text(scores, "dim")])
