"""Numbers that are not quite known."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

SURE = 1.959963984540054  # standard errors to either side of a 95 % interval


@dataclass(frozen=True)
class Estimate:
    """A mean and its standard error."""

    value: float
    error: float = 0.0

    @property
    def low(self) -> float:
        return self.value - SURE * self.error

    @property
    def high(self) -> float:
        return self.value + SURE * self.error

    def __neg__(self) -> Estimate:
        return Estimate(-self.value, self.error)

    def __add__(self, other: Estimate) -> Estimate:
        return Estimate(self.value + other.value, math.hypot(self.error, other.error))

    def __sub__(self, other: Estimate) -> Estimate:
        return self + -other

    def half(self) -> Estimate:
        return Estimate(self.value / 2, self.error / 2)


NOTHING = Estimate(0.0)


def total(estimates: Iterable[Estimate]) -> Estimate:
    """The sum of independent estimates."""
    return sum(estimates, NOTHING)


class Sample:
    """Observations of some numbers at once, one for each seat."""

    def __init__(self, width: int) -> None:
        self.count = 0
        self._sums = [0.0] * width
        self._squares = [0.0] * width

    def add(self, values: Iterable[float]) -> None:
        self.count += 1
        for place, value in enumerate(values):
            self._sums[place] += value
            self._squares[place] += value * value

    def means(self) -> tuple[Estimate, ...]:
        """The mean of each."""
        return tuple(
            self._mean(total / self.count, squares / self.count)
            for total, squares in zip(self._sums, self._squares, strict=True)
        )

    def _mean(self, mean: float, square: float) -> Estimate:
        return Estimate(mean, math.sqrt(max(0.0, square - mean * mean) / max(1, self.count - 1)))
