"""What both sides look at: areas held and how near they are to five, and what the ronin can still bear."""

from __future__ import annotations

from tatami.games.seven_ronin.components import AREAS, DAYS, RONIN, Place
from tatami.games.seven_ronin.rules.areas import is_field
from tatami.games.seven_ronin.rules.village import bearable
from tatami.games.seven_ronin.state import Village
from tatami.kernel.masks import ones
from tatami.kernel.rule import rule

NEVER = -10_000  # the worth of what must not be done
AT_ONCE = 10_000  # the worth of what wins
FIELDS = (1 << Place.FIELDS_2) | (1 << Place.FIELDS_3)
FIELDS_AND_INN = FIELDS | (1 << Place.INN)
NEAREST = 5  # tables by progress end here


@rule
def strength(s: Village, area: int) -> int:
    """How many ninja the ronin on an area can bear together."""
    count = 0
    for ronin in range(RONIN):
        if s.post[ronin] == area:
            count += bearable(s, ronin)
    return count


@rule
def held_areas(s: Village) -> int:
    """The areas, one bit each, where more ninja stand than the ronin there can bear."""
    held = 0
    for area in range(AREAS):
        if s.ninja[area] > 0 and s.ninja[area] > strength(s, area):
            held |= 1 << area
    return held


@rule
def points(held: int, inn_may_copy: bool) -> int:
    """What a set of areas counts for victory, if the inn makes the best of it."""
    count = ones(held)
    fields = ones(held & FIELDS)
    if fields == 2 or (fields == 1 and inn_may_copy and held & (1 << Place.INN)):
        count += 1
    return count


@rule
def inn_may_copy(s: Village) -> bool:
    """Whether the inn stands for a field today, or still can."""
    return s.used[Place.INN] == 0 or s.inn_is_field == 1


@rule
def progress(s: Village) -> int:
    """How far the attacker is on his way to five areas, the inn's help included."""
    return points(held_areas(s), inn_may_copy(s))


@rule
def progress_with(s: Village, area: int) -> int:
    """How far he would be with one more area."""
    return points(held_areas(s) | (1 << area), inn_may_copy(s))


@rule
def nearness(s: Village) -> int:
    """The progress as the tables count it."""
    return min(progress(s), NEAREST)


@rule
def share_of_days(s: Village, worth: int) -> int:
    """A worth that an area yields day by day: less, the fewer days are left."""
    return worth * (DAYS - s.day) // DAYS


@rule
def completes_fields(area: int, held: int) -> bool:
    """Whether an area makes a pair that counts three: the two fields, or one of them and the inn."""
    if area == Place.INN:
        return held & FIELDS != 0
    return is_field(area) and held & FIELDS_AND_INN & ~(1 << area) != 0
