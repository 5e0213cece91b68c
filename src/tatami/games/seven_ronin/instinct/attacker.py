"""The attacker plans: how large a wave the day deserves, and where each ninja of it goes."""

from __future__ import annotations

from tatami.games.seven_ronin.components import AREAS, CASUALTIES, DAYS, LIMIT, PLACES, RONIN, Place, Seat
from tatami.games.seven_ronin.instinct.worth import (
    NEAREST,
    NEVER,
    held_areas,
    points,
    share_of_days,
)
from tatami.games.seven_ronin.moves import BASE, Move
from tatami.games.seven_ronin.rules.planning import deploy_refusal, force, force_is_met, planned_ninja
from tatami.games.seven_ronin.rules.village import bearable
from tatami.games.seven_ronin.state import Question, Village
from tatami.kernel.chance import random_below
from tatami.kernel.rule import rule

NOISE = 56

# What draws ninja to an area on any day, and what it yields over the days left.
LURE = (20, 22, 22, 20, 34, 19, 12, 24, 25, 32)
YIELD = (7, 2, 0, 14, 30, 12, 10, 0, 13, 0)
FILL = -40  # more ninja for an area that is attacked already
STAY = (-39, -26, -50, -60, -58, -14)  # reinforce a held area, by progress
HUNT = 4  # a ronin known to stand there can be overwhelmed
SHUN = 33  # he cannot
OPEN_DOOR = 67  # the spy has seen nobody there

GREEN_LURE = 29
GREEN_PILE = 25  # less for each ninja already there
GREEN_LATE = 15  # less each day

PACE = (0, 25, 25, 23, 23, 22, 20, 18, 15)  # by day: an early rush leaves hunger and arrows less to take
EVEN_PACE = 10  # the same each day
WHIM = 3  # a wave is up to so many larger


@rule
def known_strength(s: Village, area: int) -> int:
    """What the ronin can bear who are known to stand there: kept by the animal pen, or named to the spy."""
    count = 0
    for ronin in range(RONIN):
        if s.plan[ronin] == area:
            count += bearable(s, ronin)
    return count


@rule
def means(s: Village, held: int) -> int:
    """The ninja that the days left can count on: the reserve, less the hungry, and what the granary feeds."""
    count = s.reserve
    for day in range(s.day, DAYS):
        count -= CASUALTIES[day]
        if held & (1 << Place.GRANARY):
            count += 2
    return count


@rule
def wave(s: Village, held: int) -> int:
    """How many ninja the day deserves: its share of the means, give or take a few."""
    return means(s, held) * PACE[s.day] // (EVEN_PACE * (DAYS + 1 - s.day)) + random_below(s, WHIM)


@rule
def known_worth(s: Village, area: int) -> int:
    """What is known of the ronin there makes an area worth more, or less."""
    known = known_strength(s, area)
    if known > 0:
        return HUNT if LIMIT[area] + s.ninja[Place.GREEN] + s.ninja[area] >= known else -SHUN
    if s.promised[Seat.DEFENDER] == area:
        return -SHUN if s.planned[area] > 0 else OPEN_DOOR
    return 0


@rule
def target_worth(s: Village, area: int, held: int) -> int:
    """The worth of one more ninja for an area."""
    worth = LURE[area] + share_of_days(s, YIELD[area]) + known_worth(s, area)
    if s.planned[area] > 0:
        worth += FILL
    elif s.ninja[area] > 0:
        worth += STAY[min(points(held, True), NEAREST)]
    return worth


@rule
def green_worth(s: Village) -> int:
    """The worth of a ninja on the green: it raises limits on the days to come, and a ronin may lose a day over it."""
    return GREEN_LURE - GREEN_PILE * s.ninja[Place.GREEN] - GREEN_LATE * s.day


@rule
def best_target(s: Village, held: int) -> int:
    """The place most worth the next ninja, chance having its say; -1 if none is open."""
    best = -1
    most = NEVER
    for place in range(PLACES):
        if deploy_refusal(s, place) == 0:
            worth = random_below(s, NOISE)
            if place == Place.GREEN:
                worth += green_worth(s)
            else:
                worth += target_worth(s, place, held)
            if worth > most:
                most = worth
                best = place
    return best


@rule
def next_ninja(s: Village) -> int:
    """Plan one more ninja, or be done with the wave."""
    held = held_areas(s)
    met = force_is_met(s)
    if met and force(s) >= wave(s, held):
        return BASE[Move.DONE]
    place = best_target(s, held)
    if place < 0 or (met and place == Place.GREEN and planned_ninja(s) + 1 >= s.reserve):
        return BASE[Move.DONE]
    return BASE[Move.DEPLOY] + place


@rule
def spied_area(s: Village) -> int:
    """Keep the token for a day on which an answer may open the way; then ask about the area most wanted."""
    held = held_areas(s)
    if points(held, True) < 2 and random_below(s, DAYS) >= s.day:
        return BASE[Move.DONE]
    best = 0
    most = NEVER
    for area in range(AREAS):
        worth = target_worth(s, area, held) + random_below(s, NOISE)
        if s.ninja[area] == 0 and worth > most:
            most = worth
            best = area
    return BASE[Move.SPY] + best


@rule
def answer_to_spy(s: Village) -> int:
    """Send any number of ninja to the area the spy watches, chance deciding."""
    if deploy_refusal(s, s.asked) != 0 or random_below(s, 2) == 0:
        return BASE[Move.DONE]
    return BASE[Move.DEPLOY] + s.asked


@rule
def attacker_plans(s: Village) -> int:
    """The attacker's decision before the screens are lifted."""
    if s.question == Question.SPY:
        return spied_area(s)
    if s.question == Question.ANSWER:
        return answer_to_spy(s)
    return next_ninja(s)
