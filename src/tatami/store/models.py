"""What the store reads and writes: people, accounts, chat lines, and the header of a match in groups of fields."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypedDict, Unpack

from msgspec import Struct
from msgspec.structs import replace

from tatami.match.replay import MatchSetup

BOT = "bot:"


class Status(StrEnum):
    """The life cycle of a table."""

    OPEN = "open"  # people take their seats
    LIVE = "live"
    OVER = "over"
    ARCHIVED = "archived"  # nothing has happened for long; the players may resume it
    FROZEN = "frozen"  # its moves are refused by the present rules; kept as it is


class EndKind(StrEnum):
    """How a match ended."""

    PLAYED = "played"
    RESIGNED = "resigned"
    TIME = "time"


class Occupant(Struct, frozen=True):
    """Who holds a seat; nobody, if all fields are none."""

    identity: str | None = None
    bot: str | None = None
    guest: str | None = None  # a name from an imported match
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

    def handed_to(self, bot: str, for_good: bool = False) -> Occupant:
        """The same person, for whom a bot plays."""
        return replace(self, stand_in=bot, stood_in=True, for_good=for_good)

    def taken_back(self) -> Occupant:
        """The same person, who plays again."""
        return replace(self, stand_in=None)


class Rules(Struct, frozen=True):
    """The rules of a match: their version, and the exact code with which its log was last replayed."""

    version: str
    fingerprint: str = ""


class Seal(Struct, frozen=True):
    """The seed, which nothing shows before the match is over, and the published commitment to it."""

    commitment: str
    seed: bytes

    def __repr__(self) -> str:
        return f"Seal({self.commitment})"


class Origin(Struct, frozen=True):
    """The match that this one follows."""

    rematch_of: str | None = None
    branch_of: str | None = None
    seeds: tuple[tuple[int, str], ...] = ()  # of the moves before a branch, in hexadecimal: up to which ply, which seed

    def __repr__(self) -> str:
        return f"Origin({self.rematch_of}, {self.branch_of})"


class Clock(Struct, frozen=True):
    """The agreed time; ``move``: for each move, ``bank``: for the whole match."""

    kind: str
    seconds: int
    increment: int = 0
    flag: str = "lose"  # or ``bot:`` and the name of the bot that plays on


class ClockState(Struct, frozen=True):
    """The milliseconds left to each seat, and since when its clock runs; none: it is stopped."""

    left: tuple[int, ...]
    since: tuple[int | None, ...]


class Clocks(Struct, frozen=True):
    """The clocks of a table."""

    agreed: Clock | None = None
    state: ClockState | None = None
    paused: bool = False
    deadline: int | None = None  # milliseconds since 1970: when the first clock runs out

    def with_paused(self, paused: bool) -> Clocks:
        return replace(self, paused=paused)


class Proposal(Struct, frozen=True):
    """A question of one seat to the others."""

    number: int
    what: str
    by: int
    seat: int | None
    waiting_for: tuple[int, ...]

    def without(self, seat: int) -> Proposal:
        """The same, after a seat has agreed."""
        return replace(self, waiting_for=tuple(other for other in self.waiting_for if other != seat))


class Proposals(Struct, frozen=True):
    """The pending proposal, and how many were made so far."""

    pending: Proposal | None = None
    count: int = 0

    def settled(self) -> Proposals:
        return Proposals(None, self.count)


class Turn(Struct, frozen=True):
    """The seats that owe a decision, and when everybody last saw a change, in milliseconds since 1970."""

    owing: tuple[int, ...] = ()
    since: int = 0


class Ending(Struct, frozen=True):
    """How a match ended, the seat that resigned or ran out of time, and the scores."""

    kind: EndKind = EndKind.PLAYED
    seat: int | None = None
    scores: tuple[int, ...] | None = None


class HeaderChanges(TypedDict, total=False):
    """The fields of a header that change during its life."""

    status: Status
    seats: tuple[Occupant, ...]
    rules: Rules
    clocks: Clocks
    proposals: Proposals
    turn: Turn
    ending: Ending


class HeaderFields(HeaderChanges, total=False):
    """The fields of a header that may be chosen when it is created."""

    id: str
    private: bool
    daily: str | None
    delay: int
    seal: Seal
    origin: Origin


class Header(Struct, frozen=True):
    """Everything about a match but its moves."""

    id: str
    game: str
    options: dict[str, str]
    host: str
    seats: tuple[Occupant, ...]
    rules: Rules
    seal: Seal
    status: Status = Status.OPEN
    private: bool = False
    daily: str | None = None  # the day whose challenge this is
    delay: int = 0  # seconds that spectators are behind
    origin: Origin = Origin()
    clocks: Clocks = Clocks()
    proposals: Proposals = Proposals()
    turn: Turn = Turn()
    ending: Ending = Ending()
    rematch: str | None = None  # the table that is a rematch of this one; read, never written
    revision: int = 0  # counts the changes, to detect concurrent ones

    def __repr__(self) -> str:
        return f"Header({self.id}, {self.game}, {self.status})"

    def changed(self, **changes: Unpack[HeaderFields]) -> Header:
        """A copy with other values."""
        return replace(self, **changes)

    def at_revision(self, revision: int) -> Header:
        """A copy that the database holds at a revision."""
        return replace(self, revision=revision)

    def setup(self) -> MatchSetup:
        """What the match is laid out from."""
        players = tuple(occupant.player for occupant in self.seats)
        earlier = tuple((ply, bytes.fromhex(seed)) for ply, seed in self.origin.seeds)
        return MatchSetup(self.game, self.options, players, self.seal.seed, earlier)

    def seat_numbers(self) -> dict[str, int]:
        """The people at the table, and the seat that each of them holds."""
        return {held.identity: seat for seat, held in enumerate(self.seats) if held.identity is not None}

    def seat_of(self, identity: str) -> int | None:
        """The seat that somebody holds."""
        return self.seat_numbers().get(identity)

    def with_occupant(self, seat: int, occupant: Occupant) -> Header:
        """A copy with one seat held by another."""
        return replace(self, seats=(*self.seats[:seat], occupant, *self.seats[seat + 1 :]))

    def with_nickname(self, identity: str, nickname: str) -> Header:
        """A copy with somebody's new name."""
        seats = (replace(held, nickname=nickname) if held.identity == identity else held for held in self.seats)
        return replace(self, seats=tuple(seats))


@dataclass(frozen=True)
class Person:
    """An identity, with or without an account."""

    id: str
    nickname: str


@dataclass(frozen=True)
class Account:
    """An identity with a password, of which only the hash is stored."""

    login: str
    identity: str
    password: str

    def __repr__(self) -> str:
        return f"Account({self.login})"


@dataclass(frozen=True)
class ChatLine:
    """A line of chat: a quick phrase, or a text."""

    number: int
    identity: str
    seat: int
    phrase: str | None
    text: str | None
    at: int  # milliseconds since 1970
    nickname: str


@dataclass(frozen=True)
class Snapshot:
    """A match after so many log entries, packed by the server with the rules of a fingerprint."""

    ply: int
    rules: str
    body: bytes

    def __repr__(self) -> str:
        return f"Snapshot({self.ply}, {self.rules})"


@dataclass(frozen=True)
class AnalysisRecord:
    """A requested analysis; without a report, it is not finished."""

    report: dict[str, Any] | None
