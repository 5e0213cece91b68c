"""The rule-of-thumb player of 7 Ronin, for both sides: what an experienced player does without thinking long.

``attacker`` and ``defender`` plan, ``combat`` uses the ronin and divides wounds, ``pillage`` uses the areas, ``worth``
holds the features that all of them look at. Worths are small numbers on one scale, found by letting the two sides
adapt to each other over many games; plans are mixed by chance, because a player who is predictable loses.
"""

from __future__ import annotations

from tatami.games.seven_ronin.components import Seat
from tatami.games.seven_ronin.instinct.attacker import attacker_plans
from tatami.games.seven_ronin.instinct.combat import defender_fights
from tatami.games.seven_ronin.instinct.defender import defender_plans
from tatami.games.seven_ronin.instinct.pillage import attacker_pillages
from tatami.games.seven_ronin.instinct.worth import held_areas, points, progress, strength
from tatami.games.seven_ronin.state import Step, Village
from tatami.kernel.rule import rule

__all__ = ["held_areas", "instinct", "points", "progress", "strength"]


@rule
def instinct(s: Village, seat: int) -> int:
    """The seat's action, from its view alone."""
    if s.step <= Step.PLANNING:
        return attacker_plans(s) if seat == Seat.ATTACKER else defender_plans(s)
    return attacker_pillages(s) if seat == Seat.ATTACKER else defender_fights(s)
