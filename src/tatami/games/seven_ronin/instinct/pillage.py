"""The attacker uses the areas he holds: first what wins, then what kills, then what wears the defender down."""

from __future__ import annotations

from tatami.games.seven_ronin.components import (
    AREAS,
    AREAS_TO_WIN,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    DAYS,
    RONIN,
    Edition,
    Option,
    Place,
    Ronin,
)
from tatami.games.seven_ronin.instinct.attacker import LURE
from tatami.games.seven_ronin.instinct.worth import (
    AT_ONCE,
    NEVER,
    held_areas,
    points,
    progress,
    progress_with,
    strength,
)
from tatami.games.seven_ronin.moves import BASE, Move
from tatami.games.seven_ronin.rules.areas import area_refusal, copy_refusal, is_field, occupied_areas
from tatami.games.seven_ronin.rules.village import bearable, within_reach
from tatami.games.seven_ronin.state import Question, Village
from tatami.kernel.chance import random_below
from tatami.kernel.rule import rule

NOISE = 6

# By ronin: Hayai, Kabe, Musashi, Taiko, Tasuke, Yobu, Yumi.
PREY = (15, 5, 15, 18, 2, 9, 14)  # the worth of wounding each
SILENCE = (25, 0, 22, 8, 5, 7, 12)  # of cancelling his ability
TETHER = (8, 35, 20, 11, 6, 9, 2)  # of keeping him where he is
BLEED = 5  # less for each wound he can still bear
KILL = 47

TAKE = 22  # an empty area taken through the passage
NEAR = 19  # ... that brings the attacker to the brink
STING = -4  # two ninja on a ronin who will stand it
INN_COPIES = (8, 0, 3, 13, 12, 31, 28, 0, 23, 0)  # what the inn likes to copy

# Food and wounds come first, since the passage can finish what they began; the inn sees what all the others did.
SEQUENCE = (
    Place.GRANARY,
    Place.WELL,
    Place.WATCHTOWER,
    Place.PASSAGE,
    Place.INN,
    Place.SHRINE,
    Place.ANIMAL_PEN,
    Place.BURIAL_GROUNDS,
)

SCARCE = 14  # a reserve below this wants ninja back
SURPLUS = 2  # ninja that an area keeps


@rule
def usable(s: Village, area: int) -> bool:
    """Held, and its ability unspent."""
    return s.ninja[area] > 0 and area_refusal(s, area) == 0


@rule
def victim(s: Village) -> int:
    """Whom the well poisons: a ronin who falls of it, else one worth wearing down; -1 if none is in reach."""
    best = -1
    most = NEVER
    for ronin in range(RONIN):
        if within_reach(s, ronin):
            left = bearable(s, ronin)
            worth = PREY[ronin] - BLEED * left + random_below(s, NOISE)
            if left == 1:
                worth += KILL
            if worth > most:
                most = worth
                best = ronin
    return best


@rule
def silenced(s: Village) -> int:
    """Whose ability the shrine cancels: the most harmful one; -1 if there is none."""
    best = -1
    most = NEVER
    for ronin in range(RONIN):
        if within_reach(s, ronin) and ronin != Ronin.KABE and s.marked[ronin] == 0:
            worth = SILENCE[ronin] + random_below(s, NOISE)
            if worth > most:
                most = worth
                best = ronin
    return best


@rule
def tethered(s: Village) -> int:
    """Whom the animal pen keeps: a strong ronin, where he stands uselessly; -1 if there is none."""
    best = -1
    most = NEVER
    for ronin in range(RONIN):
        if within_reach(s, ronin) and s.penned[ronin] == 0:
            worth = TETHER[ronin] - LURE[s.post[ronin]] + random_below(s, NOISE)
            if worth > most:
                most = worth
                best = ronin
    return best


@rule
def kills_worth(s: Village, area: int) -> int:
    """What the ronin of an area are worth to the attacker once they fall."""
    worth = 0
    for ronin in range(RONIN):
        if s.post[ronin] == area:
            worth += KILL + PREY[ronin]
    return worth


@rule
def infiltration_worth(s: Village, area: int) -> int:
    """The worth of bringing ninja to an area through the passage."""
    standing = strength(s, area)
    if standing == 0 and s.ninja[area] > 0:
        return NEVER
    if standing > 2 or standing > s.reserve:
        return STING - standing if s.reserve > SCARCE else NEVER
    worth = kills_worth(s, area)
    if standing < min(2, s.reserve):
        reached = progress_with(s, area)
        worth += TAKE + LURE[area]
        if reached >= AREAS_TO_WIN:
            worth += AT_ONCE
        elif reached == AREAS_TO_WIN - 1:
            worth += NEAR
    return worth


@rule
def passage_wins(s: Village) -> bool:
    """Whether one more area, without the inn's help as a field, is the fifth."""
    for area in range(AREAS):
        if strength(s, area) < min(2, s.reserve) and points(held_areas(s) | (1 << area), False) >= AREAS_TO_WIN:
            return True
    return False


@rule
def infiltration(s: Village) -> int:
    """Where the passage brings how many; -1 if nowhere is worth it."""
    if s.reserve == 0:
        return -1
    best = -1
    most = 0
    for area in range(AREAS):
        worth = infiltration_worth(s, area) + random_below(s, NOISE)
        if worth > most:
            most = worth
            best = area
    if best < 0:
        return -1
    second = 1 if s.reserve > 1 and strength(s, best) > 0 else 0
    return BASE[Move.INFILTRATE] + 2 * best + second


@rule
def recalled(s: Village) -> int:
    """The area with the most ninja to spare, while the reserve is scarce; -1 if there is none."""
    best = -1
    most = SURPLUS
    if s.reserve < SCARCE and s.day < DAYS:
        for area in range(AREAS):
            if s.ninja[area] > most:
                most = s.ninja[area]
                best = area
    return best


@rule
def volley_hits(s: Village, area: int) -> bool:
    """Whether a ronin stands beside the archers."""
    return strength(s, CLOCKWISE[area]) + strength(s, COUNTER_CLOCKWISE[area]) > 0


@rule
def archers(s: Village) -> int:
    """Whence the inn shoots when it copies the watchtower."""
    if s.options[Option.EDITION] == Edition.SECOND or s.options[Option.INN_SHOOTS_FROM_INN]:
        return Place.INN
    return Place.WATCHTOWER


@rule
def aimed(first: int, target: int) -> int:
    """The action of a kind that is aimed at a target; -1 without one."""
    return first + target if target >= 0 else -1


@rule
def use_of(s: Village, area: int) -> int:
    """The best use of an area's ability; -1 if it would be idle."""
    if area == Place.GRANARY:
        return BASE[Move.LOOT] if s.supply > 0 else -1
    if area == Place.WATCHTOWER:
        return BASE[Move.VOLLEY] if volley_hits(s, area) else -1
    if area == Place.PASSAGE:
        return infiltration(s)
    if area == Place.WELL:
        return aimed(BASE[Move.POISON], victim(s))
    if s.day == DAYS:
        return -1
    if area == Place.SHRINE:
        return aimed(BASE[Move.CURSE], silenced(s))
    if area == Place.ANIMAL_PEN:
        return aimed(BASE[Move.PEN], tethered(s))
    if area == Place.BURIAL_GROUNDS:
        return aimed(BASE[Move.RECALL], recalled(s))
    return -1


@rule
def copy_worth(s: Village, area: int) -> int:
    """The worth of doing once more what an area does."""
    if is_field(area):
        return AT_ONCE if progress(s) >= AREAS_TO_WIN else NEVER
    if area == Place.WATCHTOWER:
        return INN_COPIES[area] if volley_hits(s, archers(s)) else NEVER
    if area == Place.PASSAGE and passage_wins(s):
        return AT_ONCE
    if use_of(s, area) < 0:
        return NEVER
    return INN_COPIES[area] + random_below(s, NOISE)


@rule
def copied(s: Village) -> int:
    """What the inn copies; -1 if nothing is worth it."""
    best = -1
    most = 0
    for area in range(AREAS):
        if s.ninja[area] > 0 and copy_refusal(s, area) == 0:
            worth = copy_worth(s, area)
            if worth > most:
                most = worth
                best = area
    return best


@rule
def next_use(s: Village) -> int:
    """The next area to use, in the order in which one helps the other; -1 when all is done."""
    for turn in range(len(SEQUENCE)):
        area = SEQUENCE[turn]
        if usable(s, area):
            action = use_of(s, area)
            if area == Place.INN:
                action = aimed(BASE[Move.COPY], copied(s))
            if action >= 0:
                return action
    return -1


@rule
def attacker_pillages(s: Village) -> int:
    """The attacker's decision in step 3."""
    action = -1
    if s.question == Question.COPY:
        action = use_of(s, s.asked)
    elif s.question == Question.RECALL:
        action = aimed(BASE[Move.RECALL], recalled(s))
    elif occupied_areas(s) < AREAS_TO_WIN:
        if usable(s, Place.INN) and progress(s) >= AREAS_TO_WIN:
            action = aimed(BASE[Move.COPY], copied(s))
        else:
            action = next_use(s)
    return action if action >= 0 else BASE[Move.DONE]
