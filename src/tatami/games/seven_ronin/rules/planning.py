"""Planning: both sides deploy in secret, one marker at a time, until both are ready."""

from __future__ import annotations

from tatami.games.seven_ronin.components import (
    ALL_AREAS,
    AREAS,
    GREEN_BIT,
    LIMIT,
    PLACES,
    RONIN,
    Option,
    Place,
    Ronin,
    Seat,
)
from tatami.games.seven_ronin.moves import BASE, Event, Move, Reason
from tatami.games.seven_ronin.rules.village import (
    alive,
    companion_allowed,
    joining_refusal,
    minimum_force,
    threat_level,
)
from tatami.games.seven_ronin.state import IN_HAND, Question, Step, Village
from tatami.kernel.events import Log, tell
from tatami.kernel.masks import allow, allow_many
from tatami.kernel.record import Words
from tatami.kernel.rule import rule


@rule
def planned_ninja(s: Village) -> int:
    """Ninja on the planning board, the green included."""
    count = 0
    for place in range(PLACES):
        count += s.planned[place]
    return count


@rule
def attacked_areas(s: Village) -> int:
    """Areas that receive new ninja; those only held from before are free."""
    count = 0
    for area in range(AREAS):
        if s.planned[area] > 0:
            count += 1
    return count


@rule
def above_limits(s: Village) -> int:
    """New ninja above the areas' limits: each needs a ninja on the green."""
    count = 0
    for area in range(AREAS):
        count += max(0, s.planned[area] - LIMIT[area])
    return count


@rule
def force(s: Village) -> int:
    """Planned ninja that count towards the minimum attack force."""
    if s.options[Option.GREEN_COUNTS_TO_MINIMUM]:
        return planned_ninja(s)
    return planned_ninja(s) - s.planned[Place.GREEN]


@rule
def force_is_met(s: Village) -> bool:
    """The minimum attack force, or every ninja at the attacker's disposal if he has fewer."""
    return force(s) >= min(minimum_force(s), s.reserve)


@rule
def green_refusal(s: Village) -> int:
    """One more ninja for the green each round, unless the minimum needs them all."""
    if s.planned[Place.GREEN] > 0:
        return Reason.GREEN_TAKES_ONE
    if s.options[Option.GREEN_COUNTS_TO_MINIMUM] == 0 and s.reserve <= minimum_force(s):
        return Reason.MINIMUM_COMES_FIRST
    return Reason.NONE


@rule
def deploy_refusal(s: Village, place: int) -> int:
    """A ninja needs a reserve to come from, an area within the threat level, and room within its limit."""
    if s.question == Question.ANSWER:
        if place != s.asked:
            return Reason.NOT_THE_QUESTION
    elif s.step != Step.PLANNING:
        return Reason.NOT_NOW
    elif s.promised[Seat.ATTACKER] == place:
        return Reason.PROMISED_TO_THE_SPY
    if planned_ninja(s) >= s.reserve:
        return Reason.RESERVE_IS_EMPTY
    if place == Place.GREEN:
        return green_refusal(s)
    if s.planned[place] == 0 and attacked_areas(s) >= threat_level(s):
        return Reason.THREAT_REACHED
    if s.planned[place] >= LIMIT[place] and above_limits(s) >= s.ninja[Place.GREEN]:
        return Reason.LIMIT_REACHED
    return Reason.NONE


@rule
def deploy(s: Village, place: int, log: Log | None) -> None:
    """Put one ninja on the planning board; it leaves the reserve only when the screens are lifted."""
    s.planned[place] += 1
    tell(log, 1 << Seat.ATTACKER, Event.NINJA_PLANNED, place, 0, 0)


@rule
def allow_deploying(s: Village, mask: Words) -> None:
    """The places where one more ninja may be planned."""
    if planned_ninja(s) >= s.reserve:
        return
    places = 0
    new_area = attacked_areas(s) < threat_level(s)
    above = above_limits(s) < s.ninja[Place.GREEN]
    for area in range(AREAS):
        if (s.planned[area] > 0 or new_area) and (s.planned[area] < LIMIT[area] or above):
            places |= 1 << area
    if s.promised[Seat.ATTACKER] >= 0:
        places &= ~(1 << s.promised[Seat.ATTACKER])
    if green_refusal(s) == 0:
        places |= GREEN_BIT
    allow_many(mask, BASE[Move.DEPLOY], places)


@rule
def must_be_planned(s: Village, ronin: int) -> bool:
    """Every ronin takes part, except the fallen and those the animal pen keeps."""
    return s.plan[ronin] == IN_HAND


@rule
def post_refusal(s: Village, ronin: int, place: int) -> int:
    """A ronin must be available, and his place open to him."""
    if s.question == Question.ANSWER:
        if place != s.asked:
            return Reason.NOT_THE_QUESTION
    elif s.step != Step.PLANNING:
        return Reason.NOT_NOW
    elif s.promised[Seat.DEFENDER] == place:
        return Reason.PROMISED_TO_THE_SPY
    if not alive(s, ronin):
        return Reason.RONIN_HAS_FALLEN
    if s.held[ronin]:
        return Reason.RONIN_IS_HELD
    if not must_be_planned(s, ronin):
        return Reason.RONIN_IS_PLANNED
    if place == Place.GREEN and s.ninja[Place.GREEN] == 0:
        return Reason.GREEN_IS_EMPTY
    return joining_refusal(s, ronin, place, s.plan)


@rule
def post(s: Village, ronin: int, place: int, log: Log | None) -> None:
    """Put one ronin on the planning board."""
    s.plan[ronin] = place
    tell(log, 1 << Seat.DEFENDER, Event.RONIN_PLANNED, ronin, place, 0)


@rule
def allow_posting(s: Village, mask: Words) -> None:
    """For each ronin in hand, the places open to him."""
    taken = 0
    full = 0
    for ronin in range(RONIN):
        if s.plan[ronin] >= 0:
            full |= taken & (1 << s.plan[ronin])
            taken |= 1 << s.plan[ronin]
    empty = ALL_AREAS & ~taken
    if s.ninja[Place.GREEN] > 0:
        empty |= GREEN_BIT & ~taken
    beside_tasuke = 0
    beside_another = 0
    if companion_allowed(s):
        beside_another = taken & ~full & ALL_AREAS
        if s.plan[Ronin.TASUKE] >= 0:
            beside_tasuke = beside_another & (1 << s.plan[Ronin.TASUKE])
    closed = 0
    if s.promised[Seat.DEFENDER] >= 0:
        closed = 1 << s.promised[Seat.DEFENDER]
    for ronin in range(RONIN):
        if must_be_planned(s, ronin):
            shared = beside_another if ronin == Ronin.TASUKE else beside_tasuke
            allow_many(mask, BASE[Move.POST] + ronin * PLACES, (empty | shared) & ~closed)


@rule
def readiness_refusal(s: Village, seat: int) -> int:
    """The attacker must bring his minimum force, the defender every ronin he has."""
    if seat == Seat.ATTACKER:
        return Reason.NONE if force_is_met(s) else Reason.MINIMUM_NOT_MET
    for ronin in range(RONIN):
        if must_be_planned(s, ronin):
            return Reason.RONIN_ARE_LEFT
    return Reason.NONE


@rule
def allow_planning(s: Village, seat: int, mask: Words) -> None:
    """One more marker, or ready."""
    if seat == Seat.ATTACKER:
        allow_deploying(s, mask)
    else:
        allow_posting(s, mask)
    if readiness_refusal(s, seat) == 0:
        allow(mask, BASE[Move.DONE])
