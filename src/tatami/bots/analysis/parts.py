"""Luck and skill apart: how a result came about.

For every seat, exactly:

    result = what could be expected before the match + its own choices + the others' choices + luck

All of it is measured in steady play (``steady``). A choice counts with what it changed compared with what a steady
player would have done, judged on the view of who chose. What is left is luck: the deal, the draws, and how secret plans
met; on average it is nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tatami.bots.analysis.estimate import Estimate, total
from tatami.bots.analysis.review import Choice


@dataclass(frozen=True)
class Part:
    """How one seat's result came about."""

    seat: int
    result: float
    start: Estimate  # before the match
    own: Estimate  # what its own choices changed
    others: Estimate  # what the others' choices changed
    luck: Estimate


@dataclass(frozen=True)
class Surprise:
    """What came to a seat from outside between two of its choices: draws, what was revealed, and what others did."""

    seat: int
    since: int  # moves before the last step of the earlier choice; 0: from the start
    until: int  # moves before the later choice; after the last: all of them
    change: Estimate


def parts(
    results: Sequence[float], start: Sequence[Estimate], made: Sequence[Choice], forfeit: int | None = None
) -> list[Part]:
    """Every seat's result in its parts; to resign, or to run out of time, is a choice of the seat that did."""
    expected = made[-1].after if made else start  # when it was given up
    found = []
    for seat, result in enumerate(results):
        own = total(choice.effects[seat] for choice in made if choice.seat == seat)
        others = total(choice.effects[seat] for choice in made if choice.seat != seat)
        if forfeit == seat:
            own = own + Estimate(result) - expected[seat]
        elif forfeit is not None:
            others = others + Estimate(result) - expected[seat]
        luck = Estimate(result) - start[seat] - own - others
        found.append(Part(seat, result, start[seat], own, others, luck))
    return found


def surprises(
    seat: int, result: float, start: Estimate, made: Sequence[Choice], last: int, forfeit: int | None = None
) -> list[Surprise]:
    """What came to a seat from outside, in order; with its own choices it leads from the start to the result.

    Who has resigned, or run out of time, was not surprised by the end.
    """
    found = []
    since, expected = 0, start
    for choice in made:
        if choice.seat == seat:
            found.append(Surprise(seat, since, choice.steps[0].ply, choice.before[seat] - expected))
            since, expected = choice.steps[-1].ply, choice.after[seat]
    if seat != forfeit:
        found.append(Surprise(seat, since, last, Estimate(result) - expected))
    return found
