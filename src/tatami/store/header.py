"""The header of a match, as the rest of the house reads it."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from tatami.store.agreements import Clock, Proposal, Times

BOT = "bot:"


class Status(StrEnum):
    """Where a table is in its life."""

    OPEN = "open"  # people take their seats
    LIVE = "live"
    OVER = "over"
    ARCHIVED = "archived"  # nothing has happened for long; who sits there may go on
    FROZEN = "frozen"  # its moves no longer fit the rules; kept as it is


class Ending(StrEnum):
    """How a match ended."""

    PLAYED = "played"
    RESIGNED = "resigned"
    TIME = "time"


class Sitter(Struct, frozen=True):
    """Who sits on a seat; nobody, if all are none."""

    identity: str | None = None
    bot: str | None = None
    guest: str | None = None  # a name out of an imported match
    nickname: str | None = None  # of the identity
    stand_in: str | None = None  # the bot that plays for this person now
    stood_in: bool = False  # a bot has played for this person at some time
    for_good: bool = False  # and plays on to the end

    @property
    def open(self) -> bool:
        return self.identity is None and self.bot is None and self.guest is None

    @property
    def player(self) -> str:
        """The name that a match file gives the seat."""
        return BOT + self.bot if self.bot else self.nickname or self.guest or ""

    @property
    def mover(self) -> str | None:
        """The bot that makes this seat's moves now, if one does."""
        return self.bot or self.stand_in


class Header(Struct, frozen=True):
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
    branch_of: str | None = None
    branch: tuple[tuple[int, str], ...] = ()  # the seeds, in hexadecimal, of the moves before a branch: up to which ply
    clock: Clock | None = None
    times: Times | None = None
    paused: bool = False
    proposal: Proposal | None = None
    proposals: int = 0  # made so far
    ended: Ending = Ending.PLAYED
    ended_by: int | None = None  # the seat that resigned, or had no time left
    owing: tuple[int, ...] = ()  # the seats that owe a decision
    owing_since: int = 0  # milliseconds since 1970: the last change that everybody could see
    deadline: int | None = None  # when the first clock has run out
    daily: str | None = None  # the day whose challenge this is
    scores: tuple[int, ...] | None = None  # once it is over
    delay: int = 0  # seconds that spectators are behind
    held_to: str = ""  # the rules, to the letter, that this match is known to fit
    revision: int = 0  # counts the changes; two who change the same one at once find out

    def __repr__(self) -> str:
        return f"Header({self.id}, {self.game}, {self.status})"

    def sitting(self) -> dict[str, int]:
        """The people at the table, and the seat that each of them holds."""
        return {sitter.identity: seat for seat, sitter in enumerate(self.seats) if sitter.identity is not None}

    def seat_of(self, identity: str) -> int | None:
        """The seat that somebody holds."""
        return self.sitting().get(identity)

    def renaming(self, identity: str, nickname: str) -> Header:
        """The same, with somebody's new name."""
        seats = (replace(sitter, nickname=nickname) if sitter.identity == identity else sitter for sitter in self.seats)
        return replace(self, seats=tuple(seats))
