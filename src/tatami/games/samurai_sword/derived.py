"""Numbers that a board shows and the record does not hold, computed by the rules on what a viewer may know.

``difficulty`` and ``full`` are the table's; ``aim``, ``wounds`` and ``weapons`` are what the viewer's own
weapons can do; ``belief`` and ``moved`` are the rule-of-thumb player's opinion of the hidden roles; ``tally`` is the
count of points when the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping

from tatami.games.samurai_sword.components import FEWEST, TEAMS, WEAPONS, Card, Role, Team
from tatami.games.samurai_sword.instinct.belief import chance
from tatami.games.samurai_sword.rules.combat import weapons_reaching
from tatami.games.samurai_sword.rules.honour import multiplier, seat_points
from tatami.games.samurai_sword.rules.reach import (
    difficulty,
    full_resilience,
    harmless,
    weapons_allowed,
    wounds_dealt,
)
from tatami.games.samurai_sword.state import HIDDEN, Feud, Step
from tatami.kernel.guide import Derived


def derived(view: Feud, seat: int) -> Mapping[str, Derived]:
    """All of them; a spectator has no weapons and no opinion."""
    seats = range(view.players)
    found: dict[str, Derived] = {
        "difficulty": [[_difficulty(view, one, other) for other in seats] for one in seats],
        "full": [full_resilience(view, each) for each in seats],
    }
    if view.step == Step.OVER:
        found["tally"] = [_tally(view, each) for each in seats]
    elif seat < view.players:
        found["weapons"] = _weapons_left(view, seat)
        found["aim"] = [_aim(view, seat, target) for target in seats]
        found["wounds"] = [[wounds_dealt(view, seat, target, weapon) for weapon in range(WEAPONS)] for target in seats]
        if view.players > FEWEST:
            found["belief"] = [_belief(view, seat, other) for other in seats]
            found["moved"] = [[_moved(view, seat, other, target) for target in seats] for other in seats]
    return found


def _difficulty(view: Feud, seat: int, target: int) -> int:
    return 0 if seat == target else difficulty(view, seat, target)


def _weapons_left(view: Feud, seat: int) -> int:
    """How many weapons the seat may still play in its turn, or in the next one."""
    played = view.attacks if view.turn == seat else 0
    return max(0, weapons_allowed(view, seat) - played)


def _aim(view: Feud, seat: int, target: int) -> int:
    """The weapons, one bit each, that reach a target; none if it is harmless."""
    if seat == target or harmless(view, target):
        return 0
    return weapons_reaching(view, seat, difficulty(view, seat, target))


def _belief(view: Feud, seat: int, other: int) -> list[int]:
    """The chance, in percent, that a player is on each team."""
    return [chance(view, seat, other, team) for team in range(TEAMS)]


def _moved(view: Feud, seat: int, other: int, target: int) -> int:
    """By how many percent what a player did to another makes it likelier that it is a ninja."""
    done = view.deeds[other][target]
    if done == 0 or view.role[other] != HIDDEN:
        return 0
    now = chance(view, seat, other, Team.NINJA)
    view.deeds[other][target] = 0
    without = chance(view, seat, other, Team.NINJA)
    view.deeds[other][target] = done
    return now - without


def _tally(view: Feud, seat: int) -> list[int]:
    """Honour, what each is worth, the points of Daimyo cards, what a lost blade costs, and the sum."""
    honour, worth, points = view.honour[seat], multiplier(view, seat), seat_points(view, seat)
    daimyos = 0 if view.role[seat] == Role.RONIN else view.hand[seat][Card.DAIMYO]
    return [honour, worth, daimyos, honour * worth + daimyos - points, points]
