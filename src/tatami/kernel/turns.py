"""Turns: an action, and all that follows from it, for whoever keeps matches for others."""

from __future__ import annotations

from enum import IntEnum

from tatami.kernel.contract import actors, legal, over, refusal, view
from tatami.kernel.engines.primitives import duplicate
from tatami.kernel.events import SPECTATOR, Log
from tatami.kernel.masks import clear
from tatami.kernel.playout import step
from tatami.kernel.record import Column, Words
from tatami.kernel.rule import rule

ASKED = 5  # words of a question: how many seats, who plays, what, and two words of entropy


class Found(IntEnum):
    """What is found out about a turn, besides what each viewer may know."""

    REASON = 0  # why the action is refused; 0 if it is not
    DRAWN = 1
    OVER = 2
    ACTORS = 3


@rule
def turn(column: Column, seat: int, action: int, first: int, second: int, log: Log | None, found: Words) -> None:
    """Play an action in the first record of a column, if it is legal there."""
    found[Found.REASON] = refusal(column[0], seat, action)
    found[Found.DRAWN] = 0
    if found[Found.REASON] == 0:
        found[Found.DRAWN] = step(column[0], seat, action, first, second, log)


@rule
def survey(column: Column, seats: int, found: Words, mask: Words, masks: Words) -> None:
    """What follows from the first record of a column: behind it, what each seat, and then a spectator, may know.

    The masks hold, one behind the other, what each seat may do.
    """
    found[Found.OVER] = 1 if over(column[0]) else 0
    found[Found.ACTORS] = actors(column[0])
    for viewer in range(seats + 1):
        duplicate(column, 0, viewer + 1)
        if found[Found.OVER] == 0:
            view(column[viewer + 1], viewer if viewer < seats else SPECTATOR)
    for seat in range(seats):
        clear(mask)
        if (found[Found.ACTORS] >> seat) & 1:
            legal(column[0], seat, mask)
        for word in range(len(mask)):
            masks[seat * len(mask) + word] = mask[word]
