"""What thinking may cost."""

from __future__ import annotations

import math
from dataclasses import dataclass

STEP_SHARE = 0.35


@dataclass(frozen=True)
class Budget:
    """For one decision as people see decisions: a plan or a turn's play is one, though it is made in steps.

    Nobody knows how many steps are to come, so each is given the same share of what is left; the tree that the first
    ones grew serves the later ones too.
    """

    seconds: float = math.inf
    simulations: float = math.inf

    def step(self) -> Budget:
        """The part for the next step."""
        return Budget(self.seconds * STEP_SHARE, self.simulations * STEP_SHARE)

    def after(self, seconds: float) -> Budget:
        """What is left after a step that took so long."""
        return Budget(max(0.0, self.seconds - seconds), self.simulations * (1 - STEP_SHARE))
