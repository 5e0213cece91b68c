"""The header of a match as columns of the ``tables`` row, and back: the one serializer of headers."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

import msgspec
from msgspec import convert
from sqlalchemy import Row

from tatami.store.models import (
    Clock,
    Clocks,
    ClockState,
    Ending,
    EndKind,
    Header,
    Occupant,
    Origin,
    Proposal,
    Proposals,
    Rules,
    Seal,
    Status,
    Turn,
)

# The column and the attribute that it holds: columns that may change after the table was created, and all others.
_CHANGING = {
    "status": "status",
    "rules": "rules.version",
    "held_to": "rules.fingerprint",
    "times": "clocks.state",
    "paused": "clocks.paused",
    "deadline": "clocks.deadline",
    "proposal": "proposals.pending",
    "proposals": "proposals.count",
    "owing": "turn.owing",
    "owing_since": "turn.since",
    "ended": "ending.kind",
    "ended_by": "ending.seat",
    "scores": "ending.scores",
}
_FIXED = {
    "id": "id",
    "game": "game",
    "options": "options",
    "private": "private",
    "host": "host",
    "commitment": "seal.commitment",
    "sealed_seed": "seal.seed",
    "rematch_of": "origin.rematch_of",
    "branch_of": "origin.branch_of",
    "branch": "origin.seeds",
    "clock": "clocks.agreed",
    "daily": "daily",
    "delay": "delay",
    "revision": "revision",
}
CHANGING_COLUMNS = tuple(_CHANGING)
COLUMNS = (*_FIXED, *_CHANGING)

_changing_values = attrgetter(*_CHANGING.values())
_values = attrgetter(*_FIXED.values(), *_CHANGING.values())


def changing_values(header: Header) -> list[Any]:
    """The values of ``CHANGING_COLUMNS``."""
    return _plain(_changing_values(header))


def values(header: Header) -> list[Any]:
    """The values of ``COLUMNS``."""
    return _plain(_values(header))


def _plain(values: tuple[Any, ...]) -> list[Any]:
    plain: list[Any] = msgspec.to_builtins(values, builtin_types=(bytes,))
    return plain


def header_of(row: Row[Any], seats: Sequence[Occupant]) -> Header:
    """The header in a row of ``tables`` with the id of its rematch."""
    return Header(
        id=row.id,
        game=row.game,
        options=row.options,
        host=row.host,
        seats=tuple(seats),
        rules=Rules(row.rules, row.held_to),
        seal=Seal(row.commitment, bytes(row.sealed_seed)),
        status=Status(row.status),
        private=row.private,
        daily=row.daily,
        delay=row.delay,
        origin=Origin(row.rematch_of, row.branch_of, convert(row.branch or (), tuple[tuple[int, str], ...])),
        clocks=Clocks(
            convert(row.clock, Clock | None), convert(row.times, ClockState | None), row.paused, row.deadline
        ),
        proposals=Proposals(convert(row.proposal, Proposal | None), row.proposals),
        turn=Turn(tuple(row.owing), row.owing_since),
        ending=Ending(EndKind(row.ended), row.ended_by, None if row.scores is None else tuple(row.scores)),
        rematch=row.rematch,
        revision=row.revision,
    )
