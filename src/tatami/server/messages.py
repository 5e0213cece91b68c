"""The messages of the socket: JSON objects whose ``type`` says which; docs/protocol.md describes each."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from tatami.server.language import Language

MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
MoveText: TypeAlias = Annotated[str, Meta(max_length=128)]
MOST_STEPS = 100


class Watch(Struct, tag="watch", forbid_unknown_fields=True):
    """The first message: from which version on, and in which language."""

    since: Annotated[int, Meta(ge=0, lt=1 << 31)] = 0
    language: Language = "en"


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """One move."""

    id: MessageId
    move: MoveText


class PlayAll(Struct, tag="play_all", forbid_unknown_fields=True):
    """A whole plan: all of it, or nothing."""

    id: MessageId
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=MOST_STEPS)]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take the last move back."""

    id: MessageId


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    id: MessageId


Request: TypeAlias = Watch | Play | PlayAll | Undo | Ping


class SeatInfo(Struct):
    """One seat of a table."""

    seat: str
    kind: str  # open, person, bot
    name: str
    you: bool


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
    rematch_of: str | None
    rematch: str | None  # the table that is a rematch of this one


class Table(Struct, tag="table"):
    """The table, whenever it changes."""

    table: TableInfo


class Event(Struct):
    """Something that happened."""

    name: str
    arguments: dict[str, int | str]
    text: str


class Legal(Struct):
    """Something that you may do."""

    move: str
    text: str


class Outcome(Struct):
    """How the match ended, and the seed that proves it."""

    scores: dict[str, int]
    winners: list[str]
    seed: str


class Update(Struct, tag="update"):
    """What you may know after the last change that you may know of."""

    version: int
    keep: int  # so many of the events that you have still stand; ``events`` come after them
    events: list[Event]
    view: dict[str, int | list[int] | list[list[int]]]
    actors: list[str]
    legal: list[Legal]
    prompt: str
    outcome: Outcome | None


class Ack(Struct, tag="ack"):
    """Done, and on the disk."""

    id: str
    version: int


class Refusal(Struct, tag="refused"):
    """Not done; nothing has changed."""

    id: str | None
    reason: str
    text: str


class Pong(Struct, tag="pong"):
    """Yes."""

    id: str


Answer: TypeAlias = Table | Update | Ack | Refusal | Pong

_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_encoder = msgspec.json.Encoder()


def read(frame: str | bytes) -> Request:
    """A client's message; ``msgspec.DecodeError`` (or its ``ValidationError``) if it is none."""
    return _decoder.decode(frame)


def write(answer: Answer) -> str:
    """A message for a client."""
    return _encoder.encode(answer).decode()
