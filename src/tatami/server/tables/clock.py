"""Clocks: what they show after a change that everybody can see; they tell nothing of what is done in secret.

A clock runs while a person owes a decision. Only a move that a spectator can see winds it up again, so the steps of a
secret plan share one span of time and nobody's clock shows how many there were.
"""

from __future__ import annotations

import time
from collections.abc import Collection

from tatami.store import Clock, Clocks, ClockState, Header, Status

GRACE = 1000  # milliseconds that even an empty bank gives to who owes a decision anew


def milliseconds() -> int:
    """Now, since 1970."""
    return int(time.time() * 1000)


def wound_up(clock: Clock | None, seats: int) -> ClockState | None:
    """The clocks before the first move."""
    if clock is None:
        return None
    return ClockState((clock.seconds * 1000,) * seats, (None,) * seats)


def left(times: ClockState, now: int) -> tuple[int, ...]:
    """What each clock shows."""
    spent = (0 if since is None else max(0, now - since) for since in times.since)
    return tuple(max(0, rest - gone) for rest, gone in zip(times.left, spent, strict=True))


def ticked(before: Header, after: Header, now: int, mover: int | None = None) -> Header:
    """The header after a change that everybody can see, made by a mover or by nobody in particular."""
    clock, times = after.clocks.agreed, after.clocks.state
    if clock is None or times is None:
        return after
    runs = _running(after)
    fresh = [seat for seat in runs if times.since[seat] is None and not before.clocks.paused]
    rests = list(left(times, now))
    if mover is not None and clock.kind == "bank":
        rests[mover] += clock.increment * 1000
    for seat in fresh if mover is None else (mover, *fresh):
        rests[seat] = max(rests[seat], GRACE) if clock.kind == "bank" else clock.seconds * 1000
    since = tuple(now if seat in runs else None for seat in range(len(rests)))
    ends = [now + rests[seat] for seat in runs]
    state = ClockState(tuple(rests), since)
    return after.changed(clocks=Clocks(clock, state, after.clocks.paused, min(ends, default=None)))


def _running(header: Header) -> Collection[int]:
    """The seats whose time runs."""
    if header.status is not Status.LIVE or header.clocks.paused:
        return ()
    return [seat for seat in header.turn.owing if header.seats[seat].mover is None]


def out_of_time(header: Header, now: int) -> list[int]:
    """The seats that have no time left."""
    if header.clocks.state is None:
        return []
    shown = left(header.clocks.state, now)
    return [seat for seat in _running(header) if header.clocks.state.since[seat] is not None and shown[seat] == 0]
