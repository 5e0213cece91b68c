"""The defender plans: ronin by ronin, the strongest first, each to the place where he serves best."""

from __future__ import annotations

from tatami.games.seven_ronin.components import AREAS, DAYS, LIMIT, PLACES, RONIN, Place, Ronin
from tatami.games.seven_ronin.instinct.worth import (
    NEVER,
    completes_fields,
    held_areas,
    nearness,
    share_of_days,
)
from tatami.games.seven_ronin.moves import BASE, Move
from tatami.games.seven_ronin.rules.planning import must_be_planned, post_refusal
from tatami.games.seven_ronin.rules.village import bearable
from tatami.games.seven_ronin.state import HIDDEN, Question, Village
from tatami.kernel.chance import random_below
from tatami.kernel.rule import rule

NOISE = 48

# Who is posted first: those who fight, then those who act from a free area, Tasuke last, since she keeps company.
ROLL = (Ronin.KABE, Ronin.MUSASHI, Ronin.YOBU, Ronin.HAYAI, Ronin.TAIKO, Ronin.YUMI, Ronin.TASUKE)

# What an area is worth guarding on any day, and what it would yield to the attacker over the days left.
GUARD = (25, 32, 8, 10, 22, 22, 31, 24, 34, 3)
DENY = (13, 10, 0, 15, 11, 18, 28, 0, 18, 0)
FIELDS_PAIR = 10
RECLAIM = (0, 34, 47, 54, 67, 78)  # more for taking back a held area, by progress
TOLL = 1  # less for each wound that must be taken there
RISK = 12  # less where a full attack would fell him
DEATH = 56  # less where he is sure to fall

# By ronin: Hayai, Kabe, Musashi, Taiko, Tasuke, Yobu, Yumi.
GIFT = (24, 0, -33, 24, 0, -11, 24)  # what his ability loses on an area with ninja
SPARED = (0, 0, 1, 0, 0, 2, 0)  # wounds that his ability spares him
CALM = (-2, 11, 0, 4, -14, 8, -2, 2, 12, -7)  # areas where those who act from a free area are left in peace
COMPANY = -17  # Tasuke beside another ...
RELIEF = 27  # ... who would not bear it alone

CLEAR = 26  # for each ninja on the green
AWAY = 7  # a ronin on the green guards nothing
SAFE = 28  # but one near death is safe there


@rule
def acts_when_free(ronin: int) -> bool:
    """Whose ability needs an area without ninja."""
    return ronin == Ronin.HAYAI or ronin == Ronin.TAIKO or ronin == Ronin.YUMI


@rule
def companion(s: Village, ronin: int, area: int) -> int:
    """Who else is planned on an area; -1 if nobody."""
    for other in range(RONIN):
        if other != ronin and s.plan[other] == area:
            return other
    return -1


@rule
def expected(s: Village, area: int) -> int:
    """How many new ninja an area must reckon with: what the spy was told, or else its limit."""
    if s.planned[area] != HIDDEN:
        return s.planned[area]
    return LIMIT[area]


@rule
def wounds_awaiting(s: Village, ronin: int, area: int) -> int:
    """How many wounds a ronin is sure to take on an area."""
    count = s.ninja[area]
    if s.cursed[ronin] == 0:
        count = max(0, count - SPARED[ronin])
    return count


@rule
def peril(s: Village, ronin: int, area: int, bears: int) -> int:
    """What the wounds on an area cost: the certain ones, the likely ones, and a life."""
    awaiting = wounds_awaiting(s, ronin, area)
    if awaiting > bears:
        return -NEVER
    cost = TOLL * awaiting
    if awaiting == bears:
        cost += DEATH
    elif awaiting + expected(s, area) >= bears:
        cost += RISK
    return cost


@rule
def area_worth(s: Village, area: int, held: int, reclaim: int) -> int:
    """What it is worth to have any ronin on an area."""
    worth = GUARD[area] + share_of_days(s, DENY[area])
    if s.ninja[area] > 0:
        worth += reclaim
    if completes_fields(area, held):
        worth += FIELDS_PAIR
    return worth


@rule
def ability_worth(s: Village, ronin: int, area: int) -> int:
    """What a ronin's ability gains or loses by the place."""
    if s.cursed[ronin]:
        return 0
    if s.ninja[area] > 0:
        return -GIFT[ronin]
    return CALM[area] if acts_when_free(ronin) else 0


@rule
def company_worth(s: Village, ronin: int, other: int, area: int) -> int:
    """Two on one area leave another open, but may live where one would fall."""
    worth = COMPANY
    if wounds_awaiting(s, other, area) + expected(s, area) >= bearable(s, other):
        worth += RELIEF
    return worth - peril(s, ronin, area, bearable(s, ronin) + bearable(s, other))


@rule
def green_worth(s: Village, ronin: int) -> int:
    """The green is cleared without a wound."""
    worth = CLEAR * s.ninja[Place.GREEN] - AWAY
    if bearable(s, ronin) == 1:
        worth += SAFE
    return worth


@rule
def post_worth(s: Village, ronin: int, place: int, held: int, reclaim: int) -> int:
    """The worth of a ronin on a place."""
    if place == Place.GREEN:
        return green_worth(s, ronin)
    other = companion(s, ronin, place)
    if other >= 0:
        return company_worth(s, ronin, other, place)
    worth = area_worth(s, place, held, reclaim) + ability_worth(s, ronin, place)
    return worth - peril(s, ronin, place, bearable(s, ronin))


@rule
def best_post(s: Village, ronin: int) -> int:
    """The place where a ronin serves best, chance having its say."""
    held = held_areas(s)
    reclaim = RECLAIM[nearness(s)]
    best = -1
    most = 2 * NEVER
    for place in range(PLACES):
        if post_refusal(s, ronin, place) == 0:
            worth = post_worth(s, ronin, place, held, reclaim) + random_below(s, NOISE)
            if worth > most:
                most = worth
                best = place
    return best


@rule
def next_ronin(s: Village) -> int:
    """Post the next of the seven, or be done."""
    for turn in range(RONIN):
        ronin = ROLL[turn]
        if must_be_planned(s, ronin):
            return BASE[Move.POST] + ronin * PLACES + best_post(s, ronin)
    return BASE[Move.DONE]


@rule
def spied_area(s: Village) -> int:
    """Keep the token until the attacker is dangerous, or the days run out; then ask about an area worth guarding."""
    held = held_areas(s)
    if nearness(s) < 2 and random_below(s, DAYS) >= s.day:
        return BASE[Move.DONE]
    best = 0
    most = NEVER
    for area in range(AREAS):
        worth = area_worth(s, area, held, 0) + random_below(s, NOISE)
        if s.ninja[area] == 0 and worth > most:
            most = worth
            best = area
    return BASE[Move.SPY] + best


@rule
def answer_to_spy(s: Village) -> int:
    """Name the ronin who serves best on the area that the spy watches, or nobody."""
    if companion(s, -1, s.asked) >= 0 or random_below(s, 3) == 0:
        return BASE[Move.DONE]
    held = held_areas(s)
    reclaim = RECLAIM[nearness(s)]
    best = -1
    most = 0
    for ronin in range(RONIN):
        if post_refusal(s, ronin, s.asked) == 0:
            worth = post_worth(s, ronin, s.asked, held, reclaim) + random_below(s, NOISE)
            if worth > most:
                most = worth
                best = ronin
    if best < 0:
        return BASE[Move.DONE]
    return BASE[Move.POST] + best * PLACES + s.asked


@rule
def defender_plans(s: Village) -> int:
    """The defender's decision before the screens are lifted."""
    if s.question == Question.SPY:
        return spied_area(s)
    if s.question == Question.ANSWER:
        return answer_to_spy(s)
    return next_ronin(s)
