"""The player that searches: how long it thinks, on how many cores, and what it makes of it."""

from __future__ import annotations

import random
import threading
from time import perf_counter

import numpy as np

from tatami.bots.search.budget import Budget
from tatami.bots.search.thinker import Numbers, Style, Thinker
from tatami.kernel.chance import Position
from tatami.kernel.contract import legal
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.game import Game
from tatami.kernel.masks import allows

SLICE = 32  # simulations between two looks at the clock
EARNEST = 0.6  # a secret action is drawn from those tried at least so often, compared with the favourite
_WORD = 1 << 32


class SearchBot:
    """Plays what has paid best in simulated games.

    A public action is the one most often tried. A secret one is drawn from those tried often, each as likely as it was
    tried: a plan that can be foreseen can be met.
    """

    def __init__(
        self, game: Game, luck: random.Random, budget: Budget, style: Style | None = None, threads: int = 1
    ) -> None:
        self._actions = game.actions
        self._legal = interpreted(game).bind(legal)
        self._thinkers = [Thinker(game, style or Style()) for _ in range(threads)]
        self._luck = luck
        self._budget = budget
        self._left = budget
        self._expected = b""  # the view to come if the present decision has more steps
        self._stop = threading.Event()

    def choose(self, view: Position, seat: int) -> int:
        """A legal action; -1 if the seat has none."""
        begun = perf_counter()
        options = self._options(view, seat)
        if not options:
            return -1
        if view.to_bytes() != self._expected:
            self._left = self._budget
        for thinker in self._thinkers:
            thinker.face(view, seat, self._luck.randrange(_WORD))
        if len(options) > 1:
            self._think(begun)
        action = self._pick(options)
        self._left = self._left.after(perf_counter() - begun)
        return action

    def stop(self) -> None:
        """Answer now; may be called from another thread."""
        self._stop.set()

    def _options(self, view: Position, seat: int) -> list[int]:
        mask = [0] * self._actions.mask_words
        self._legal(view, seat, mask)
        return [action for action in range(len(self._actions)) if allows(mask, action)]

    def _think(self, begun: float) -> None:
        """Every thinker in a thread of its own, until this step's part of the budget is spent."""
        self._stop.clear()
        part = self._left.step()
        task = (part.simulations / len(self._thinkers), begun + part.seconds)
        others = [threading.Thread(target=self._grow, args=(thinker, *task)) for thinker in self._thinkers[1:]]
        for other in others:
            other.start()
        self._grow(self._thinkers[0], *task)
        for other in others:
            other.join()

    def _grow(self, thinker: Thinker, simulations: float, deadline: float) -> None:
        """Think in slices; one slice at least, so that there is something to go by."""
        done = 0
        while done == 0 or (done < simulations and perf_counter() < deadline and not self._stop.is_set()):
            thinker.think(SLICE)
            done += SLICE

    def _pick(self, options: list[int]) -> int:
        """The favourite, or one of the earnest if it is a secret."""
        visits = self._visits()
        favourite = max(options, key=lambda action: int(visits[action]))
        self._expected, secret = self._thinkers[0].foresee(favourite)
        if not secret:
            return favourite
        earnest = [action for action in options if visits[action] >= EARNEST * visits[favourite]]
        drawn = self._luck.choices(earnest, [1 + int(visits[action]) for action in earnest])[0]
        self._expected, _ = self._thinkers[0].foresee(drawn)
        return drawn

    def _visits(self) -> Numbers:
        """How often all thinkers together tried each action."""
        visits = np.zeros(len(self._actions), np.int64)
        for thinker in self._thinkers:
            thinker.recall(visits)
        return visits
