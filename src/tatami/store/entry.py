"""What a match consists of, as it is kept."""

from __future__ import annotations

from msgspec import Struct


class Entry(Struct, frozen=True):
    """A move, or the taking back of one: a match is the list of these."""

    seat: int
    action: str | None  # none: the seat takes its last move back
    message: str | None  # the client's id of it; none for a bot
    step: int  # of a plan that was sent as one message
    position: str  # hash of the position it led to
    back_to: int | None = None  # by agreement, the match goes back to so many moves
    at: int = 0  # milliseconds since 1970
