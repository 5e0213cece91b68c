"""What the board shows: the words that the other rules are written in."""

from __future__ import annotations

from tatami.games.seven_ronin.components import (
    AREAS,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    PLACES,
    RONIN,
    THREAT,
    VITALITY,
    Option,
    Place,
    Ronin,
)
from tatami.games.seven_ronin.moves import Reason
from tatami.games.seven_ronin.state import FALLEN, Village
from tatami.kernel.record import Row
from tatami.kernel.rule import rule


@rule
def is_area(place: int) -> bool:
    """The green is no village area."""
    return 0 <= place < AREAS


@rule
def adjacent(area: int, other: int) -> bool:
    """Areas lie in a ring; the green is next to nothing."""
    return is_area(area) and (CLOCKWISE[area] == other or COUNTER_CLOCKWISE[area] == other)


@rule
def alive(s: Village, ronin: int) -> bool:
    """Not eliminated."""
    return s.post[ronin] != FALLEN


@rule
def within_reach(s: Village, ronin: int) -> bool:
    """Stands on an area: the abilities of areas reach nobody on the green."""
    return is_area(s.post[ronin])


@rule
def defenders(s: Village, place: int) -> int:
    """How many ronin stand there."""
    count = 0
    for ronin in range(RONIN):
        if s.post[ronin] == place:
            count += 1
    return count


@rule
def defended(s: Village, place: int) -> bool:
    """At least one ronin stands there."""
    return defenders(s, place) > 0


@rule
def free(s: Village, area: int) -> bool:
    """No ninja stand there."""
    return is_area(area) and s.ninja[area] == 0


@rule
def contested(s: Village, area: int) -> bool:
    """Ninja and ronin stand there."""
    return is_area(area) and s.ninja[area] > 0 and defended(s, area)


@rule
def occupied(s: Village, area: int) -> bool:
    """Only ninja stand there."""
    return is_area(area) and s.ninja[area] > 0 and not defended(s, area)


@rule
def bearable(s: Village, ronin: int) -> int:
    """How many more wounds fill a ronin's vitality spaces."""
    return VITALITY[ronin] - s.wounds[ronin]


@rule
def threat_level(s: Village) -> int:
    """How many areas may be attacked today."""
    return THREAT[s.options[Option.TIME_TRACK]][s.day]


@rule
def minimum_force(s: Village) -> int:
    """How many ninja must at least attack today: the day's number, or the threat level if that is lower."""
    return min(s.day, threat_level(s))


@rule
def ninja_on(s: Village, first: int, last: int) -> int:
    """Ninja on the places from ``first`` up to, not including, ``last``."""
    count = 0
    for place in range(first, last):
        count += s.ninja[place]
    return count


@rule
def ninja_on_areas(s: Village) -> int:
    """Ninja on village areas."""
    return ninja_on(s, 0, AREAS)


@rule
def ninja_left(s: Village) -> int:
    """Ninja that keep the attacker in the game: on the board or in the reserve; wounds do not count."""
    if s.options[Option.GREEN_NINJA_COUNT]:
        return s.reserve + ninja_on(s, 0, PLACES)
    return s.reserve + ninja_on_areas(s)


@rule
def ronin_left(s: Village) -> int:
    """Ronin not eliminated."""
    count = 0
    for ronin in range(RONIN):
        if alive(s, ronin):
            count += 1
    return count


@rule
def companion_allowed(s: Village) -> bool:
    """Tasuke shares an area with one other ronin, unless the shrine has cancelled her ability."""
    return s.cursed[Ronin.TASUKE] == 0


@rule
def joining_refusal(s: Village, ronin: int, area: int, posts: Row) -> int:
    """One ronin an area; Tasuke may keep one other company.

    ``posts`` says where the others are: on the board, or on the planning board.
    """
    others = 0
    with_tasuke = ronin == Ronin.TASUKE
    for other in range(RONIN):
        if other != ronin and posts[other] == area:
            others += 1
            if other == Ronin.TASUKE:
                with_tasuke = True
    if others == 0:
        return Reason.NONE
    if area == Place.GREEN:
        return Reason.GREEN_IS_TAKEN
    if others > 1 or not with_tasuke:
        return Reason.AREA_IS_DEFENDED
    if not companion_allowed(s):
        return Reason.TASUKE_IS_CURSED
    return Reason.NONE
