"""The header of a match, as the rest of the house reads it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

BOT = "bot:"


class Status(StrEnum):
    """Where a table is in its life."""

    OPEN = "open"  # people take their seats
    LIVE = "live"
    OVER = "over"
    FROZEN = "frozen"  # its moves no longer fit the rules; kept as it is


@dataclass(frozen=True)
class Sitter:
    """Who sits on a seat; nobody, if all are none."""

    identity: str | None = None
    bot: str | None = None
    guest: str | None = None  # a name out of an imported match
    nickname: str | None = None  # of the identity

    @property
    def open(self) -> bool:
        return self.identity is None and self.bot is None and self.guest is None

    @property
    def player(self) -> str:
        """The name that a match file gives the seat."""
        return BOT + self.bot if self.bot else self.nickname or self.guest or ""


@dataclass(frozen=True)
class Header:
    """Everything about a match but its moves. The seed is sealed: nothing shows it before the match is over."""

    id: str
    game: str
    rules: str
    options: dict[str, str]
    status: Status
    private: bool
    host: str
    commitment: str
    sealed_seed: bytes
    seats: tuple[Sitter, ...]
    rematch_of: str | None = None
    rematch: str | None = None  # the table that is a rematch of this one

    def __repr__(self) -> str:
        return f"Header({self.id}, {self.game}, {self.status})"

    def seat_of(self, identity: str) -> int | None:
        """The seat that somebody holds."""
        for number, sitter in enumerate(self.seats):
            if sitter.identity == identity:
                return number
        return None
