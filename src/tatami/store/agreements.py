"""What people at a table have agreed on: the clock, what it shows, and what is being proposed."""

from __future__ import annotations

from msgspec import Struct


class Clock(Struct, frozen=True):
    """How much time there is; ``move``: for each move, ``bank``: for the whole match."""

    kind: str
    seconds: int
    increment: int = 0
    flag: str = "lose"  # or ``bot:`` and the name of the bot that plays on


class Times(Struct, frozen=True):
    """What the clock of each seat shows, in milliseconds, and since when it runs; none: it stands still."""

    left: tuple[int, ...]
    since: tuple[int | None, ...]


class Proposal(Struct, frozen=True):
    """Something that somebody asks of the others."""

    number: int
    what: str
    by: int
    seat: int | None
    waiting_for: tuple[int, ...]
