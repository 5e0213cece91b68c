"""One tree, grown on one core."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from tatami.bots.search.simulation import (
    ABSENT,
    EDGE,
    EYES,
    FREE,
    NODE,
    ROOT,
    SEARCH_RECORDS,
    TRAIL,
    WHOLE,
    Desk,
    foresee,
    recall,
    think,
)
from tatami.bots.search.style import Style
from tatami.kernel.chance import Position
from tatami.kernel.engines.native import native
from tatami.kernel.game import Game

__all__ = ["Numbers", "Style", "Thinker"]

Numbers: TypeAlias = "np.ndarray[Any, Any]"

NODES = 1 << 18  # a power of two
EDGES = 1 << 22
LONGEST_TRAIL = 400


class Thinker:
    """Simulates games from a view and remembers what came of them.

    What is remembered is kept from move to move: nodes are views, so what was learnt about later ones still holds.
    """

    def __init__(self, game: Game, style: Style) -> None:
        engine = native(game)
        self._think, self._recall, self._foresee = (engine.bind(rule) for rule in (think, recall, foresee))
        self._column = game.record.column(SEARCH_RECORDS)
        self._raw = self._column.view(np.int64).reshape(-1)
        self._nodes = np.zeros(NODES * NODE, np.int64)
        self._edges = np.empty(EDGES * EDGE, np.int64)
        self._trail = np.zeros(LONGEST_TRAIL * TRAIL, np.int64)
        self._mask = engine.mask()
        self._points, self._standing, self._rewards = (np.zeros(len(game.seats), np.int64) for _ in range(3))
        self._desk = np.zeros(len(Desk), np.int64)
        self._adopt(style)

    def _adopt(self, style: Style) -> None:
        """Write a style on the desk."""
        shares = {
            Desk.EXPLORATION: style.exploration,
            Desk.TRUST: style.trust,
            Desk.RANDOM: style.random,
            Desk.MARGIN: style.margin,
        }
        for place, share in shares.items():
            self._desk[place] = round(share * WHOLE)
        self._desk[Desk.ADVICE] = style.advice
        self._desk[Desk.HORIZON] = style.horizon
        self._desk[Desk.GUESSES] = style.guesses
        self._desk[Desk.SETTLING] = style.settling

    def face(self, view: Position, seat: int, seed: int) -> None:
        """Turn to a view, with a stream of chance of its own; a tree that is half full is forgotten."""
        self._column[ROOT] = view.to_native()
        self._desk[Desk.SEAT] = seat
        self._desk[Desk.SEED] = seed
        self._desk[Desk.DRAWN] = 0
        if 2 * self._desk[Desk.NODES] > NODES or 2 * self._desk[Desk.EDGES] > len(self._edges):
            self._nodes[:] = 0
            self._desk[Desk.NODES] = self._desk[Desk.EDGES] = 0

    def think(self, simulations: int, first: int = FREE) -> None:
        """So many simulations, which may all begin with one action; other threads run meanwhile."""
        self._think(
            self._column,
            self._raw,
            self._nodes,
            self._edges,
            self._trail,
            self._desk,
            self._mask,
            self._points,
            self._standing,
            self._rewards,
            simulations,
            first,
        )

    @property
    def points(self) -> list[int]:
        """How the last simulation ended for every seat that is taken."""
        return [points for points in self._points.tolist() if points != ABSENT]

    def recall(self, visits: Numbers, rewards: Numbers) -> None:
        """Add how often each action was tried here, and what it has earned in all."""
        self._recall(self._column, self._raw, self._nodes, self._edges, self._desk, visits, rewards)

    def foresee(self, action: int) -> tuple[bytes, int]:
        """What the seat is likely to see after an action, and what can be said of it: the bits of ``Outlook``."""
        outlook = self._foresee(self._column, self._raw, self._desk, action, len(self._points))
        return self._column[EYES].tobytes(), int(outlook)
