"""Whether outcomes come as often as they should: a chi-square statistic against exact probabilities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from fractions import Fraction
from math import sqrt
from typing import TypeVar

Outcome = TypeVar("Outcome", bound=Hashable)


def chi_square(seen: Counter[Outcome], exact: Mapping[Outcome, Fraction]) -> float:
    """How far the counts are from what is expected; about the number of outcomes if they are right."""
    trials = seen.total()
    return sum((seen[outcome] - trials * chance) ** 2 / float(trials * chance) for outcome, chance in exact.items())


def fits(seen: Counter[Outcome], exact: Mapping[Outcome, Fraction]) -> bool:
    """Nothing impossible was seen, and all the rest about as often as it should be: within four deviations."""
    assert sum(exact.values()) == 1
    freedom = len(exact) - 1
    return set(seen) <= set(exact) and chi_square(seen, exact) < freedom + 4 * sqrt(2 * freedom)
