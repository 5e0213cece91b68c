"""The rule-of-thumb player of Ninjato: what an experienced player does without thinking long.

``errands`` chooses the place of each shuriken and everything outside a raid, ``raids`` fights, dares and leaves by the
odds that ``odds`` counts over the guards that are left, and ``worth`` says what things are worth, in tenths of a point.
"""

from __future__ import annotations

from tatami.games.ninjato.instinct.errands import runs_errands
from tatami.games.ninjato.instinct.odds import chance_of_next
from tatami.games.ninjato.instinct.raids import raids
from tatami.games.ninjato.instinct.worth import (
    envoy_worth,
    influence_worth,
    rumour_worth,
    tile_worth,
)
from tatami.games.ninjato.state import Kyoto, Step
from tatami.kernel.rule import rule

__all__ = [
    "chance_of_next",
    "envoy_worth",
    "influence_worth",
    "instinct",
    "rumour_worth",
    "tile_worth",
]


@rule
def instinct(s: Kyoto, seat: int) -> int:
    """The seat's action, from its view alone."""
    if Step.FIGHT <= s.step <= Step.CLAIM:
        return raids(s, seat)
    return runs_errands(s, seat)
