"""Events: what a move made happen, for people to read, with who may see each.

Rules call ``tell``; without a log the call costs nothing in compiled engines.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol, TypeAlias

from tatami.kernel.record import Record, Row, cell, row
from tatami.kernel.rule import rule

CAPACITY = 160
WIDTH = 5  # cells of an event
EVERYONE = 0x7FFF  # bits of the seats that may see an event; the highest is a spectator's
SPECTATOR = 14

MOST_KNOWN = 10_000  # of a game's happenings, which matches share

Argument: TypeAlias = type[IntEnum] | type[int]


class Log(Record):
    """The events of one move."""

    told: int = cell(bits=16)  # how many
    lines: Row = row(CAPACITY * WIDTH, bits=16)  # of each: its kind, three arguments, the bits of who may see it


class Told(Protocol):
    """A log to be read, wherever it is kept."""

    @property
    def told(self) -> int: ...
    @property
    def lines(self) -> Iterable[int]: ...


@rule
def tell(log: Log | None, seen_by: int, kind: int, first: int, second: int, third: int) -> None:
    """Write down an event and the seats that may see it."""
    if log is not None:
        if log.told < CAPACITY:
            line = log.told * WIDTH
            log.lines[line] = kind
            log.lines[line + 1] = first
            log.lines[line + 2] = second
            log.lines[line + 3] = third
            log.lines[line + 4] = seen_by
        log.told += 1


@dataclass(frozen=True)
class Happening:
    """An event as people read it: its name, its named arguments, and who may see it."""

    name: str
    arguments: Mapping[str, int | str]
    seen_by: int

    def seen_from(self, seat: int) -> bool:
        return bool(self.seen_by >> seat & 1)

    @functools.cached_property
    def told(self) -> str:
        """What is told of it: two that agree in this are worded alike."""
        return " ".join(map(str, (self.name, *self.arguments.values())))


def told_to(seat: int, happenings: Iterable[Happening]) -> list[Happening]:
    """Those that a seat may see."""
    return [happening for happening in happenings if happening.seen_from(seat)]


class Events:
    """A game's kinds of event and what their arguments mean."""

    def __init__(self, kinds: type[IntEnum], arguments: Mapping[IntEnum, Mapping[str, Argument]]) -> None:
        self.kinds = kinds
        self.arguments = {kind: dict(arguments.get(kind, {})) for kind in kinds}
        self._happening = functools.lru_cache(MOST_KNOWN)(self._named)  # the same things happen in every match

    def read(self, log: Told) -> list[Happening]:
        """The events of a log in order."""
        told = log.told
        if told > CAPACITY:
            raise OverflowError(f"one move told {told} events; a log holds {CAPACITY}")
        cells = itertools.islice(log.lines, told * WIDTH)
        return list(map(self._happening, *[cells] * WIDTH))

    def _named(self, number: int, first: int, second: int, third: int, seen_by: int) -> Happening:
        kind = self.kinds(number)
        given = zip(self.arguments[kind].items(), (first, second, third), strict=False)
        named = {name: name_of(meaning, value) for (name, meaning), value in given}
        return Happening(spelled(kind), named, seen_by)


@functools.lru_cache(maxsize=None, typed=True)  # members of two enumerations may be equal as numbers
def spelled(member: IntEnum) -> str:
    """A member's name as people type it: ``FIELDS_2`` is ``fields-2``."""
    return member.name.lower().replace("_", "-")


def name_of(meaning: Argument, value: int) -> int | str:
    """An argument's value as a word, ``place-well``, or a plain number."""
    if issubclass(meaning, IntEnum):
        return _name_in(meaning, value)
    return value


@functools.cache
def _name_in(meaning: type[IntEnum], value: int) -> str:
    return f"{meaning.__name__.lower()}-{spelled(meaning(value))}"
