"""The invariants: pieces are conserved and counts stay in range, after every move."""

from __future__ import annotations

from enum import IntEnum

from tatami.games.seven_ronin.components import (
    AREAS,
    DAYS,
    MARKERS,
    PLACES,
    RONIN,
    VITALITY,
    Place,
    Ronin,
)
from tatami.games.seven_ronin.rules.planning import above_limits, attacked_areas, planned_ninja
from tatami.games.seven_ronin.rules.village import contested, defenders, ninja_on, threat_level
from tatami.games.seven_ronin.state import FALLEN, Question, Step, Village
from tatami.kernel.chance import is_wiped
from tatami.kernel.rule import rule


class Invariant(IntEnum):
    """What ``check`` may find broken."""

    NONE = 0
    MARKERS_CONSERVED = 1
    COUNTS_IN_RANGE = 2
    DAY_IN_RANGE = 3
    WOUNDS_BELOW_VITALITY = 4
    ONE_RONIN_AN_AREA = 5
    PLAN_WITHIN_RULES = 6
    FIGHTS_ARE_SETTLED = 7
    ENDING_KNOWN = 8
    ENTROPY_WIPED = 9
    NOTHING_LEFT_BEHIND = 10


@rule
def wounds_on_tiles(s: Village) -> int:
    """Markers that lie on tiles as wounds."""
    count = 0
    for ronin in range(RONIN):
        count += s.wounds[ronin]
    return count


@rule
def counts_in_range(s: Village) -> bool:
    """No place and no pile holds a count that cannot be; substitutes are at most the wounds on tiles."""
    if not 0 <= s.reserve <= MARKERS or not -wounds_on_tiles(s) <= s.supply <= MARKERS:
        return False
    for place in range(PLACES):
        if s.ninja[place] < 0 or s.planned[place] < 0 or not 0 <= s.used[place] <= 1:
            return False
    return s.planned[Place.GREEN] <= 1


@rule
def wounds_below_vitality(s: Village) -> bool:
    """A full tile falls at once, and a fallen ronin keeps nothing."""
    for ronin in range(RONIN):
        if not 0 <= s.wounds[ronin] < VITALITY[ronin]:
            return False
        if s.post[ronin] == FALLEN:
            if s.wounds[ronin] + s.held[ronin] + s.penned[ronin] + s.cursed[ronin] + s.marked[ronin] > 0:
                return False
    return s.cursed[Ronin.KABE] + s.marked[Ronin.KABE] == 0


@rule
def one_ronin_an_area(s: Village) -> bool:
    """Two ronin share an area only if one of them is Tasuke, and never the green."""
    for place in range(PLACES):
        count = defenders(s, place)
        if count > 2 or (count == 2 and (s.post[Ronin.TASUKE] != place or place == Place.GREEN)):
            return False
    return True


@rule
def plan_within_rules(s: Village) -> bool:
    """A plan never breaks a limit, not even half-made."""
    if s.step != Step.PLANNING:
        return True
    within = attacked_areas(s) <= threat_level(s) and planned_ninja(s) <= s.reserve
    return within and above_limits(s) <= s.ninja[Place.GREEN]


@rule
def fights_are_settled(s: Village) -> bool:
    """After step 2 no area is contested, unless its wounds are being divided."""
    if s.step != Step.AREAS and s.step != Step.PLANNING:
        return True
    for area in range(AREAS):
        if contested(s, area) and not (s.question == Question.DIVIDE and s.asked == area):
            return False
    return True


@rule
def nothing_left_behind(s: Village) -> bool:
    """Without a question there is no place it is about; only divided wounds are counted; only turns have a seat."""
    if s.question == Question.NONE and s.asked != 0:
        return False
    if s.question != Question.DIVIDE and s.left != 0:
        return False
    return s.turn == 0 or (s.step != Step.PLANNING and s.step != Step.OVER)


@rule
def check(s: Village) -> int:
    """0, or the first invariant that does not hold."""
    if s.reserve + s.supply + ninja_on(s, 0, PLACES) + wounds_on_tiles(s) != MARKERS:
        return Invariant.MARKERS_CONSERVED
    if not counts_in_range(s):
        return Invariant.COUNTS_IN_RANGE
    if not 1 <= s.day <= DAYS:
        return Invariant.DAY_IN_RANGE
    if not wounds_below_vitality(s):
        return Invariant.WOUNDS_BELOW_VITALITY
    if not one_ronin_an_area(s):
        return Invariant.ONE_RONIN_AN_AREA
    if not plan_within_rules(s):
        return Invariant.PLAN_WITHIN_RULES
    if not fights_are_settled(s):
        return Invariant.FIGHTS_ARE_SETTLED
    if (s.ending == 0) == (s.step == Step.OVER):
        return Invariant.ENDING_KNOWN
    if not is_wiped(s):
        return Invariant.ENTROPY_WIPED
    if not nothing_left_behind(s):
        return Invariant.NOTHING_LEFT_BEHIND
    return Invariant.NONE
