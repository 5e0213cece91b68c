"""Outcomes: what the draws of a move may be, how likely each is, and the move with outcomes that somebody chose.

A move draws in the middle of its rules, perhaps several times, and what comes out decides whether it draws again. So
the draws of a move form a tree. It is walked from its root: the rules run interpreted on a copy, with the outcomes that
were chosen so far, until they ask for one more. A draw that can only come out one way is no branch of the tree.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from tatami.kernel.chance import Position, draw_below, draw_of
from tatami.kernel.contract import play, setup
from tatami.kernel.engines.interpreted import Interpreted
from tatami.kernel.game import Game
from tatami.kernel.record import Row
from tatami.kernel.rule import rule


@dataclass(frozen=True)
class Draw:
    """A draw that is due: from which pool, and how often each outcome is there."""

    pool: int
    weights: tuple[int, ...]

    @functools.cached_property
    def chances(self) -> dict[int, Fraction]:
        """The probability of every outcome that can be."""
        whole = sum(self.weights)
        return {outcome: Fraction(weight, whole) for outcome, weight in enumerate(self.weights) if weight}


class Outcome(NamedTuple):
    """One way in which all draws of a move may come out."""

    probability: Fraction
    chosen: tuple[int, ...]  # what came out of each draw that could come out in several ways
    position: Position


class NotAnOutcome(ValueError):
    """An outcome that a draw cannot have."""


class _Due(Exception):
    """The rules ask for an outcome that was not chosen yet."""

    def __init__(self, draw: Draw) -> None:
        self.draw = draw


_script: ContextVar[Iterator[int]] = ContextVar("outcomes chosen for the draws to come")


def _outcome(s: Position, draw: Draw) -> int:
    """What was chosen for a draw."""
    outcome = next(iter(draw.chances)) if len(draw.chances) == 1 else next(_script.get(), None)
    if outcome is None:
        raise _Due(draw)
    if outcome not in draw.chances:
        raise NotAnOutcome(f"{outcome} cannot come out of a draw from pool {draw.pool} with weights {draw.weights}")
    s.drawn += 1
    s.drawn_from[draw.pool] += 1
    return outcome


@rule
def _chosen_below(s: Position, pool: int, limit: int) -> int:
    return _outcome(s, Draw(pool, (1,) * limit))


@rule
def _chosen_of(s: Position, pool: int, cards: Row, count: int) -> int:  # noqa: ARG001
    return _outcome(s, Draw(pool, tuple(cards)))


_CHOSEN: Mapping[Callable[..., Any], Callable[..., Any]] = {draw_below: _chosen_below, draw_of: _chosen_of}


class Outcomes:
    """The draws of a game's moves."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._rules = Interpreted(game, instead=_CHOSEN)

    def play(self, position: Position, seat: int, action: int, chosen: Sequence[int] = ()) -> Draw | Position:
        """The position that a legal action leads to with these outcomes; or the draw that is due after them."""
        return self._run(position, chosen, play, seat, action, None)

    def setup(self, options: Mapping[str, str], chosen: Sequence[int] = ()) -> Draw | Position:
        """The same for the layout of a table."""
        return self._run(self.game.record(), chosen, setup, self.game.options.encode(options))

    def of(self, position: Position, seat: int, action: int) -> Iterator[Outcome]:
        """Every way in which the draws of a legal action may come out, one after the other; it may be very many."""
        yield from self._below(position, seat, action, (), Fraction(1))

    def distribution(self, position: Position, seat: int, action: int) -> dict[Position, Fraction]:
        """The positions that a legal action may lead to, each with its probability."""
        found: dict[Position, Fraction] = {}
        for probability, _, after in self.of(position, seat, action):
            found[after] = found.get(after, Fraction(0)) + probability
        return found

    def _below(
        self, position: Position, seat: int, action: int, chosen: tuple[int, ...], probability: Fraction
    ) -> Iterator[Outcome]:
        found = self.play(position, seat, action, chosen)
        if isinstance(found, Draw):
            for outcome, chance in found.chances.items():
                yield from self._below(position, seat, action, (*chosen, outcome), probability * chance)
        else:
            yield Outcome(probability, chosen, found)

    def _run(
        self, position: Position, chosen: Sequence[int], function: Callable[..., None], *arguments: Any
    ) -> Draw | Position:
        s, script = position.copy(), iter(chosen)
        token = _script.set(script)
        try:
            self._rules.bind(function)(s, *arguments)
        except _Due as due:
            return due.draw
        finally:
            _script.reset(token)
        if (surplus := next(script, None)) is not None:
            raise NotAnOutcome(f"{surplus} was chosen for a draw that this move does not make")
        s.drawn = 0
        return s


@functools.cache
def outcomes(game: Game) -> Outcomes:
    """The draws of a game's moves."""
    return Outcomes(game)
