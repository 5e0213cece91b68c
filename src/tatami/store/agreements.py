"""What people at a table have agreed on: the clock, what it shows, and what is being proposed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Clock:
    """How much time there is; ``move``: for each move, ``bank``: for the whole match."""

    kind: str
    seconds: int
    increment: int = 0
    flag: str = "lose"  # or ``bot:`` and the name of the bot that plays on


@dataclass(frozen=True)
class Times:
    """What the clock of each seat shows, in milliseconds, and since when it runs; none: it stands still."""

    left: tuple[int, ...]
    since: tuple[int | None, ...]


@dataclass(frozen=True)
class Proposal:
    """Something that somebody asks of the others."""

    number: int
    what: str
    by: int
    seat: int | None
    waiting_for: tuple[int, ...]
