"""The bodies of requests and answers over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from tatami.server.ws.server_messages import TableInfo

LONGEST_NAME = 24
LONGEST_NOTES = 4000

Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Listed: TypeAlias = Literal["open", "live"]


class WalkIn(Struct, forbid_unknown_fields=True):
    """Who you would like to be."""

    nickname: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Me(Struct):
    """Who you are, and the login of your account if you have one."""

    nickname: str
    login: str | None = None


class NewClock(Struct, forbid_unknown_fields=True):
    """How much time there is, and what happens to who has none left."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    flag: Word = "lose"


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to lay: each seat is ``me``, ``open`` or ``bot:`` and a bot's name; a seat left out is open."""

    game: Word
    options: dict[Word, Word] = {}
    seats: dict[Word, Word] = {}
    private: bool = False
    clock: NewClock | None = None
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0


class Branch(Struct, forbid_unknown_fields=True):
    """Where to play on from, and who sits where."""

    moment: Annotated[int, Meta(ge=0, lt=1 << 31)]
    seats: dict[Word, Word] = {}


class Notes(Struct, forbid_unknown_fields=True):
    """Somebody's private notes."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTES)]


class MomentInfo(Struct):
    """A moment to go back to: the events told by then, and the move that led to it."""

    events: int
    seat: str | None
    move: str | None


class HistoryInfo(Struct):
    """The moments that one may go back to, and whose knowledge they are."""

    seat: str
    moments: list[MomentInfo]


class AnalysisInfo(Struct):
    """How far an analysis has come, and its report once it is done."""

    progress: float
    report: dict[str, Any] | None


class PhraseInfo(Struct):
    """A quick phrase."""

    phrase: str
    text: str


class Join(Struct, forbid_unknown_fields=True):
    """The seat to take; any that is open, if none is named."""

    seat: Word | None = None


class MyTable(Struct):
    """A table of yours, and whether it waits for you."""

    table: TableInfo
    your_turn: bool


class OptionInfo(Struct):
    """An option of a game."""

    name: str
    title: str
    values: list[str]
    default: str
    players: list[int] | None  # the option that says how many play: how many, for each of its values


class GameInfo(Struct):
    """A game on the shelf."""

    name: str
    title: str
    tagline: str
    rules: str
    seats: list[str]
    options: list[OptionInfo]
    bots: list[str]


class Health(Struct):
    """All is well, if this is answered; how many matches are in play, and how many no longer fit the rules."""

    status: str
    live: int
    frozen: int


class Trouble(Struct):
    """Why something was refused."""

    reason: str
    text: str
