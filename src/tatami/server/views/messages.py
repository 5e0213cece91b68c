"""What clients are sent, over HTTP and WebSocket: the parts that depend on what a viewer may know.

docs/protocol.md describes each; the client's TypeScript types are generated from these structs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from tatami.kernel.guide import Derived


class SeatInfo(Struct):
    """One seat of a table."""

    seat: str
    kind: str  # open, person, bot
    name: str
    you: bool
    stand_in: str | None  # the bot that plays for this person now
    stood_in: bool  # a bot has played for this person at some time
    muted: bool  # by you
    stuck: bool  # its bot failed, and will try again


class ClockInfo(Struct):
    """How much time there is."""

    kind: str
    seconds: int
    increment: int
    flag: str


class ProposalInfo(Struct):
    """Something that somebody asks of the others."""

    number: int
    what: str
    by: str
    seat: str | None
    waiting_for: list[str]


class TableInfo(Struct):
    """A table, as anybody may know it."""

    id: str
    game: str
    rules: str
    options: dict[str, str]
    status: str
    private: bool
    commitment: str
    yours: bool  # you laid it
    seats: list[SeatInfo]
    clock: ClockInfo | None
    delay: int  # seconds that spectators are behind
    paused: bool
    proposal: ProposalInfo | None
    rematch_of: str | None
    rematch: str | None  # the table that is a rematch of this one
    branch_of: str | None  # the table that this one plays on from


class Event(Struct):
    """Something that happened."""

    name: str
    arguments: dict[str, int | str]
    text: str


class Legal(Struct):
    """Something that you may do: as text notation, in words, as a button, and as a kind with its arguments."""

    move: str
    text: str
    label: str
    kind: str
    arguments: dict[str, str]


class Outcome(Struct):
    """How the match ended, and the seed that proves it."""

    scores: dict[str, int]
    winners: list[str]
    seed: str | None  # none while others still play the same draws
    ended: str  # played, resigned, time
    by: str | None  # who resigned, or had no time left


class Update(Struct, tag="update"):
    """What you may know after the last change that you may know of."""

    version: int
    keep: int  # so many of the events that you have still stand; ``events`` come after them
    events: list[Event]
    view: dict[str, Derived]
    actors: list[str]
    legal: list[Legal]
    prompt: str
    outcome: Outcome | None
    derived: dict[str, Derived]  # numbers that the rules compute from the view


class Clocks(Struct, tag="clocks"):
    """Seconds left to each seat, and those whose time runs."""

    left: dict[str, float]
    running: list[str]


class ChatLineInfo(Struct):
    """A line of chat."""

    number: int
    seat: str
    name: str
    phrase: str | None
    text: str
    time: float


class Chat(Struct, tag="chat"):
    """What was said since the last line that you have."""

    lines: list[ChatLineInfo]


class HintOption(Struct):
    """A sensible move, and what it is worth: the chance of winning, or alone with the game the points in sight."""

    move: str
    text: str
    value: float
    low: float
    high: float


class Hint(Struct, tag="hint"):
    """What could be done, the best first, as far as it is known by now."""

    id: str
    progress: float  # 1 with the last
    options: list[HintOption]


class MomentInfo(Struct):
    """A moment to go back to: the number of events by then, and the move that led to it."""

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


def joined(parts: Iterable[bytes]) -> list[Any]:
    """A list of parts that are encoded already; msgspec copies it into a message as it is."""
    return msgspec.Raw(b"[%b]" % b",".join(parts))  # type: ignore[return-value]
