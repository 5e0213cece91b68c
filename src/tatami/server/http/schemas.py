"""The bodies of requests and answers over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tatami.server.tables.lobby import Word
from tatami.server.views.messages import TableInfo

LONGEST_NAME = 24
LONGEST_NOTES = 4000

Listed: TypeAlias = Literal["open", "live"]


class WalkIn(Struct, forbid_unknown_fields=True):
    """Who you would like to be."""

    nickname: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Me(Struct):
    """Who you are, and the login of your account if you have one."""

    nickname: str
    login: str | None = None


class Notes(Struct, forbid_unknown_fields=True):
    """Somebody's private notes."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTES)]


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


class Credentials(Struct, forbid_unknown_fields=True):
    """A login and its password."""

    login: Annotated[str, Meta(max_length=64)]
    password: Annotated[str, Meta(min_length=8, max_length=256)]

    def __repr__(self) -> str:
        return "Credentials"


class Code(Struct, forbid_unknown_fields=True):
    """A code from another device."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]

    def __repr__(self) -> str:
        return "Code"


class NewCode(Struct):
    """A code to type on another device, or a picture to show to it."""

    code: str
    seconds: int  # it lives
    address: str  # that the picture shows
    picture: str  # a data URI of an SVG


class Score(Struct):
    """How far somebody came."""

    name: str
    score: int
    you: bool


class DailyResult(Struct):
    """The best score of a day and who reached it, and your own."""

    day: str
    best: int | None
    name: str | None
    yours: int | None


class ScoreCurve(Struct):
    """A finished challenge as a curve: the points after each round and, last, the final score."""

    day: str
    name: str
    you: bool
    points: list[int]


class Daily(Struct):
    """The challenge of a day: your table, if you have begun, the scores, the last days, the best games as curves."""

    day: str
    game: str
    table: str | None
    scores: list[Score]
    best: int | None  # of all your challenges
    days: list[DailyResult]  # the last seven, today first
    curves: list[ScoreCurve]  # today's best, and your own best


class Health(Struct):
    """All is well, if this is answered; how many matches are in play, and how many no longer fit the rules."""

    status: str
    live: int
    frozen: int


class Trouble(Struct):
    """Why something was refused."""

    reason: str
    text: str
