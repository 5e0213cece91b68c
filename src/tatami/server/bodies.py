"""The bodies of requests and answers over HTTP."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from tatami.server.messages import TableInfo

LONGEST_NAME = 24

Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class WalkIn(Struct, forbid_unknown_fields=True):
    """Who you would like to be."""

    nickname: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Me(Struct):
    """Who you are."""

    nickname: str


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to lay: each seat is ``me``, ``open`` or ``bot:`` and a bot's name; a seat left out is open."""

    game: Word
    options: dict[Word, Word] = {}
    seats: dict[Word, Word] = {}
    private: bool = False


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
    """All is well, if this is answered."""

    status: str


class Trouble(Struct):
    """Why something was refused."""

    reason: str
    text: str
