"""The defender fights: abilities in the order that spoils least, and wounds where they hurt least."""

from __future__ import annotations

from tatami.games.seven_ronin.components import (
    AREAS,
    AREAS_TO_WIN,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    RONIN,
    Ronin,
)
from tatami.games.seven_ronin.instinct.defender import DEATH, DENY, GUARD, TOLL
from tatami.games.seven_ronin.instinct.worth import (
    AT_ONCE,
    NEVER,
    held_areas,
    inn_may_copy,
    nearness,
    points,
    share_of_days,
    strength,
)
from tatami.games.seven_ronin.moves import BASE, Move
from tatami.games.seven_ronin.rules.ronin import (
    contested_ability_refusal,
    hayai_refusal,
    heal_refusal,
    ride_refusal,
    shoot_refusal,
    strike_refusal,
)
from tatami.games.seven_ronin.rules.village import bearable
from tatami.games.seven_ronin.state import Question, Village
from tatami.kernel.rule import rule

# By ronin: Hayai, Kabe, Musashi, Taiko, Tasuke, Yobu, Yumi.
MEND = (27, 2, 4, 0, 7, 6, 12)  # the worth of healing each
CARE = 8  # less for each wound he can still bear
RESCUE = 28  # he would fall today without it
TOO_LATE = 28  # he falls with it
TOUGH = (0, 6, 6, 0, 13, 3, 1)  # who takes a shared wound more easily

SADDLE = (-22, -26, -11, 2, 15, 27)  # what sends Hayai out, by progress

EASE = 3  # a wound spared to Yobu
SAVE = 30  # his life
PILE = -12  # one more on an area that is held anyway
NEW_HOLD = -47  # a ninja on an empty area holds it
PASS_ON = -5  # a strong ronin takes the wound instead
TO_THE_SWORD = 16  # Musashi cuts him down
FATAL = -57  # it would fell another


@rule
def patient(s: Village) -> int:
    """Whom Taiko heals: one who would fall today, else the weakest; -1 if she cannot."""
    best = -1
    most = NEVER
    for ronin in range(RONIN):
        if heal_refusal(s, ronin) == 0:
            left = bearable(s, ronin)
            worth = MEND[ronin] - CARE * left
            spare = fight_margin(s, ronin)
            if spare == 0:
                worth += RESCUE
            elif spare < 0:
                worth -= TOO_LATE
            if worth > most:
                most = worth
                best = ronin
    return best


@rule
def fight_margin(s: Village, ronin: int) -> int:
    """What is left to bear on a ronin's area after its fight; 0 or less, and somebody falls."""
    area = s.post[ronin]
    if area >= AREAS:
        return RONIN
    return strength(s, area) - s.ninja[area]


@rule
def ride_worth(s: Village, area: int, held: int, urge: int) -> int:
    """The worth of Hayai riding to an area: what it would yield, less the wounds; anything to prevent defeat."""
    bears = bearable(s, Ronin.HAYAI) + strength(s, area)
    if s.ninja[area] > bears:
        return NEVER
    worth = GUARD[area] + share_of_days(s, DENY[area]) + urge - TOLL * s.ninja[area]
    if s.ninja[area] == bears:
        worth -= DEATH
    if points(held, True) >= AREAS_TO_WIN and points(held & ~(1 << area), inn_may_copy(s)) < AREAS_TO_WIN:
        worth += AT_ONCE
    return worth


@rule
def ride(s: Village) -> int:
    """Where Hayai rides; -1 if he stays."""
    if hayai_refusal(s) != 0:
        return -1
    held = held_areas(s)
    urge = SADDLE[nearness(s)]
    best = -1
    most = 0
    for area in range(AREAS):
        if s.ninja[area] > 0 and ride_refusal(s, area) == 0:
            worth = ride_worth(s, area, held, urge)
            if worth > most:
                most = worth
                best = area
    return best


@rule
def sword_waits(s: Village, area: int) -> bool:
    """Musashi stands there, has not struck yet, and nobody needs his blow."""
    ready = s.acted[Ronin.MUSASHI] == 0 and s.cursed[Ronin.MUSASHI] == 0
    return ready and s.post[Ronin.MUSASHI] == area and s.ninja[area] == 0


@rule
def push_worth(s: Village, area: int) -> int:
    """The worth of one more ninja on an area: best where it finds a strong ronin, worst where it finds nobody."""
    standing = strength(s, area)
    if standing == 0:
        return PILE if s.ninja[area] > 0 else NEW_HOLD
    if sword_waits(s, area):
        return TO_THE_SWORD
    if s.ninja[area] + 1 == standing:
        return FATAL
    return PASS_ON if s.ninja[area] < standing else PILE


@rule
def drive(s: Village) -> int:
    """Where Yobu drives a ninja; -1 if he would rather take it himself."""
    area = s.post[Ronin.YOBU]
    worth = SAVE if s.ninja[area] >= strength(s, area) else EASE
    one = worth + push_worth(s, CLOCKWISE[area])
    other = worth + push_worth(s, COUNTER_CLOCKWISE[area])
    if one <= 0 and other <= 0:
        return -1
    return CLOCKWISE[area] if one >= other else COUNTER_CLOCKWISE[area]


@rule
def bearer(s: Village) -> int:
    """Who takes the next wound, Tasuke or her companion: neither should fall, and who can bear more goes first."""
    best = -1
    most = 2 * NEVER
    for ronin in range(RONIN):
        if s.post[ronin] == s.asked:
            worth = TOUGH[ronin] + 3 * bearable(s, ronin)
            if bearable(s, ronin) == 1:
                worth += NEVER
            if worth > most:
                most = worth
                best = ronin
    return best


@rule
def next_ability(s: Village) -> int:
    """Who acts from a free area goes first, since Yobu may spoil it; Musashi strikes last, at whom Yobu sent him."""
    if shoot_refusal(s) == 0:
        return BASE[Move.SHOOT]
    healed = patient(s)
    if healed >= 0:
        return BASE[Move.HEAL] + healed
    target = ride(s)
    if target >= 0:
        return BASE[Move.RIDE] + target
    if contested_ability_refusal(s, Ronin.YOBU) == 0:
        refuge = drive(s)
        if refuge >= 0:
            return BASE[Move.DRIVE] + refuge
    if strike_refusal(s) == 0:
        return BASE[Move.STRIKE]
    return BASE[Move.DONE]


@rule
def defender_fights(s: Village) -> int:
    """The defender's decision in combat."""
    if s.question == Question.DIVIDE:
        return BASE[Move.WOUND] + bearer(s)
    if s.question == Question.DRIVE:
        refuge = drive(s)
        return BASE[Move.DRIVE] + refuge if refuge >= 0 else BASE[Move.DONE]
    return next_ability(s)
