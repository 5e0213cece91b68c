"""Clocks: what they show after a change that everybody can see; they tell nothing of what is done in secret.

A clock runs while a person owes a decision. Only a move that a spectator can see starts it anew, so the steps of a
secret plan share one span of time and no clock shows how many there were.
"""

from __future__ import annotations

from collections.abc import Collection

from tatami.store import Clock, Clocks, ClockState, Header, Status

GRACE = 1000  # milliseconds that even an empty bank gives to a seat that owes a new decision


def initial_state(clock: Clock | None, seats: int) -> ClockState | None:
    """The clocks before the first move."""
    return None if clock is None else ClockState((clock.seconds * 1000,) * seats, (None,) * seats)


def time_left(state: ClockState, now: int) -> tuple[int, ...]:
    """The milliseconds that each clock shows."""
    spent = (0 if since is None else max(0, now - since) for since in state.since)
    return tuple(max(0, rest - gone) for rest, gone in zip(state.left, spent, strict=True))


def with_clocks(before: Header, after: Header, now: int, mover: int | None = None) -> Header:
    """The header after a change that everybody can see, with its clocks set; ``mover`` made it, if anybody."""
    clock, state = after.clocks.agreed, after.clocks.state
    if clock is None or state is None:
        return after
    runs = _running(after)
    rests = list(time_left(state, now))
    if mover is not None and clock.kind == "bank":
        rests[mover] += clock.increment * 1000
    for seat in _restarted(before, after, mover):
        rests[seat] = max(rests[seat], GRACE) if clock.kind == "bank" else clock.seconds * 1000
    since = tuple(now if seat in runs else None for seat in range(len(rests)))
    ends = [now + rests[seat] for seat in runs]
    clocks = Clocks(clock, ClockState(tuple(rests), since), after.clocks.paused, min(ends, default=None))
    return after.changed(clocks=clocks)


def _restarted(before: Header, after: Header, mover: int | None) -> Collection[int]:
    """The seats that owe a new decision. A bot that stood in for a while, or a pause, makes no decision new."""
    owed = before.turn.owing if before.status is Status.LIVE else ()
    new = {seat for seat in after.turn.owing if seat not in owed}
    return new if mover is None else {mover, *new}


def _running(header: Header) -> Collection[int]:
    """The seats whose clock runs."""
    if header.status is not Status.LIVE or header.clocks.paused:
        return ()
    return [seat for seat in header.turn.owing if header.seats[seat].mover is None]


def expired_seats(header: Header, now: int) -> list[int]:
    """The seats that have no time left."""
    state = header.clocks.state
    if state is None:
        return []
    left = time_left(state, now)
    return [seat for seat in _running(header) if state.since[seat] is not None and left[seat] == 0]
