"""What a client receives over the WebSocket: JSON objects with a ``type``; docs/protocol.md describes each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec
from msgspec import Struct

from tatami.server.views.messages import Chat, Clocks, Hint, TableInfo, Update


class TableChanged(Struct, tag="table"):
    """The table, whenever it changes."""

    table: TableInfo


class WhyNot(Struct, tag="why"):
    """The rule that forbids a move; none, if it may be played."""

    id: str
    move: str
    reason: str | None
    text: str | None


class Ack(Struct, tag="ack"):
    """Done, and on the disk."""

    id: str
    version: int


class Refused(Struct, tag="refused"):
    """Not done; nothing has changed."""

    id: str | None
    reason: str
    text: str


class Pong(Struct, tag="pong"):
    """The answer to a ping; whatever happened before has been sent."""

    id: str


Answer: TypeAlias = TableChanged | Update | Clocks | Chat | WhyNot | Hint | Ack | Refused | Pong

encode: Callable[[Answer], bytes] = msgspec.json.Encoder().encode
