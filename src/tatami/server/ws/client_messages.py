"""What a client sends over the WebSocket: JSON objects whose ``type`` says which; docs/protocol.md describes each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from tatami.server.i18n import Language

MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
MoveText: TypeAlias = Annotated[str, Meta(max_length=128)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Number: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 31)]
What: TypeAlias = Literal["undo", "pause", "resume", "bot"]
MOST_STEPS = 100
LONGEST_LINE = 300


class Watch(Struct, tag="watch", forbid_unknown_fields=True):
    """The first message: from which version and which line of chat on, and in which language."""

    since: Number = 0
    language: Language = "en"
    chat: Number = 0


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    id: MessageId


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


class Replan(Struct, tag="replan", forbid_unknown_fields=True):
    """Take so many of my last moves back and play others instead: all of it, or nothing."""

    id: MessageId
    back: Annotated[int, Meta(ge=1, le=MOST_STEPS)]
    moves: Annotated[list[MoveText], Meta(max_length=MOST_STEPS)] = []


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Which rule forbids a move?"""

    id: MessageId
    move: MoveText


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a bot do here?"""

    id: MessageId


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give the match up."""

    id: MessageId


class HandOver(Struct, tag="hand_over", forbid_unknown_fields=True):
    """Let a bot play for me."""

    id: MessageId
    bot: Name


class TakeBack(Struct, tag="take_back", forbid_unknown_fields=True):
    """I play myself again."""

    id: MessageId


class Propose(Struct, tag="propose", forbid_unknown_fields=True):
    """Ask the others."""

    id: MessageId
    what: What
    seat: Name | None = None


class Reply(Struct, tag="answer", forbid_unknown_fields=True):
    """An answer to a proposal."""

    id: MessageId
    proposal: Number
    agree: bool


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A line of chat: a text, or a quick phrase."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)] | None = None
    phrase: Name | None = None


class Mute(Struct, tag="mute", forbid_unknown_fields=True):
    """No longer hear what somebody says; or again."""

    id: MessageId
    seat: Name
    muted: bool


Request: TypeAlias = (
    Watch
    | Ping
    | Play
    | PlayAll
    | Undo
    | Replan
    | Why
    | AskHint
    | Resign
    | HandOver
    | TakeBack
    | Propose
    | Reply
    | Say
    | Mute
)

# Decodes a client's message; raises ``msgspec.DecodeError`` (or its ``ValidationError``).
decode: Callable[[str | bytes], Request] = msgspec.json.Decoder(Request).decode
