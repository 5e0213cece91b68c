"""The player that searches: how long it thinks, on how many cores, and what it makes of it."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from time import perf_counter

import numpy as np

from tatami.bots.search.budget import Budget
from tatami.bots.search.simulation import Outlook
from tatami.bots.search.style import Style, usual_style
from tatami.bots.search.thinker import Numbers, Thinker
from tatami.kernel.chance import Position
from tatami.kernel.choices import choices
from tatami.kernel.game import Game

GLANCE = 0.01  # seconds between two looks at the clock, as far as simulations let us
EARNEST = 0.5  # a secret action is drawn from those tried at least so often, compared with the favourite
SHORTEST = 1e-6  # no simulation takes less
_WORD = 1 << 32


class SearchBot:
    """Plays what has paid best in simulated games.

    A public action is the one most often tried. A secret one is drawn from those tried often, each as likely as it was
    tried: a plan that can be foreseen can be met.
    """

    def __init__(
        self,
        game: Game,
        luck: random.Random,
        budget: Budget,
        style: Style | None = None,
        threads: int = 1,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._game = game
        self._thinkers = [Thinker(game, style or usual_style(game)) for _ in range(threads)]
        self._luck = luck
        self._budget = budget
        self._left = budget
        self.decisions = 0  # begun so far, as people count them: a plan or a turn's play is one
        self._expected = b""  # the view to come if the present decision has more steps
        self._turn_goes_on = False  # whatever the view to come is
        self._clock = clock
        self._stop = threading.Event()

    def choose(self, view: Position, seat: int) -> int:
        """A legal action; -1 if the seat has none."""
        begun = self._clock()
        options = choices(self._game, view, seat)
        if not options:
            return -1
        if not self._turn_goes_on and view.to_bytes() != self._expected:
            self._left = self._budget
            self.decisions += 1
        for thinker in self._thinkers:
            thinker.face(view, seat, self._luck.randrange(_WORD))
        if len(options) > 1:
            self._think(begun)
        action = self._pick(options)
        self._left = self._left.after(self._clock() - begun)
        return action

    def stop(self) -> None:
        """Answer now; may be called from another thread."""
        self._stop.set()

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
        """Think in slices, one simulation at least so that there is something to go by.

        A slice is as long as the last one says it may be: till the next glance at the clock, and no longer than half of
        what is left.
        """
        done, size, now = 0, 1, self._clock()
        while done == 0 or (done < simulations and now < deadline and not self._stop.is_set()):
            thinker.think(size)
            done += size
            took, now = self._clock() - now, self._clock()
            pace = max(took / size, SHORTEST)
            size = max(1, int(min(GLANCE / pace, (deadline - now) / 2 / pace, 2 * size, simulations - done)))

    def _pick(self, options: list[int]) -> int:
        """The favourite, or one of the earnest if it is a secret."""
        visits = self._visits()
        favourite = max(options, key=lambda action: int(visits[action]))
        if not self._look_ahead(favourite) & Outlook.SECRET:
            return favourite
        earnest = [action for action in options if visits[action] >= EARNEST * visits[favourite]]
        drawn = self._luck.choices(earnest, [1 + int(visits[action]) for action in earnest])[0]
        self._look_ahead(drawn)
        return drawn

    def _look_ahead(self, action: int) -> int:
        """Remember what is to come after an action; gives the bits of ``Outlook``."""
        self._expected, outlook = self._thinkers[0].foresee(action)
        self._turn_goes_on = outlook & Outlook.TURN_GOES_ON != 0
        return outlook

    def _visits(self) -> Numbers:
        """How often all thinkers together tried each action."""
        visits, rewards = (np.zeros(len(self._game.actions), np.int64) for _ in range(2))
        for thinker in self._thinkers:
            thinker.recall(visits, rewards)
        return visits
