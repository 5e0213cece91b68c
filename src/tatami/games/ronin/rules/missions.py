"""Phase 3: missions are paid, in part or in full, and completed."""

from __future__ import annotations

from tatami.games.ronin.components.board import AROUND, GOODS, PAYMENTS, Payment
from tatami.games.ronin.components.cards import (
    COST,
    ICON,
    MISSION_CITIES,
    MISSION_TEA_STEPS,
    MISSIONS,
    POINTS_IN_BOTH,
    POINTS_IN_ONE,
    SIZE,
    VIRTUE,
    Icon,
)
from tatami.games.ronin.components.tiles import COURTIER_POINTS, Character
from tatami.games.ronin.moves import BASE, Cause, Event, Move, Reason
from tatami.games.ronin.rules.land import city_of, regions_in_use, score_points, standing, stands_in
from tatami.games.ronin.rules.scout import paid_pieces
from tatami.games.ronin.rules.supplies import advance_tea, fly_flag, gain_tokens
from tatami.games.ronin.state import AT_HOME, Japan, Spot
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.masks import allow, allow_many
from tatami.kernel.record import Words
from tatami.kernel.rule import rule


@rule
def presence(s: Japan, seat: int) -> int:
    """The cities that count for a player's missions: where ronin stand, and all around the messenger."""
    cities = standing(s, seat)
    messenger = city_of(s, seat, Character.MESSENGER)
    if messenger != AT_HOME:
        cities |= AROUND[regions_in_use(s)][messenger]
    return cities


@rule
def left_to_pay(s: Japan, seat: int, mission: int) -> int:
    """What a mission still costs; one less where the steward stands."""
    left = SIZE[mission] - paid_pieces(s, mission)
    if stands_in(s, seat, Character.STEWARD, MISSION_CITIES[mission]):
        left -= 1
    return left


@rule
def payments_for(s: Japan, seat: int, mission: int) -> int:
    """The pieces that a player could put on a mission, one bit each."""
    payments = 0
    if left_to_pay(s, seat, mission) > 0:
        for good in range(GOODS):
            if s.purse[seat][good] > 0 and s.paid[mission][good] < COST[mission][good]:
                payments |= 1 << good
        if s.tokens[seat] > 0:
            payments |= 1 << Payment.TOKEN
    return payments


@rule
def allow_missions(s: Japan, seat: int, mask: Words) -> None:
    """Payments for the missions that one is present for, and those that need none any more."""
    cities = presence(s, seat)
    for mission in range(MISSIONS):
        if s.mission_at[mission] == Spot.HELD + seat and MISSION_CITIES[mission] & cities:
            allow_many(mask, BASE[Move.PAY] + mission * PAYMENTS, payments_for(s, seat, mission))
            if left_to_pay(s, seat, mission) <= 0:
                allow(mask, BASE[Move.COMPLETE] + mission)


@rule
def mission_can_grow(s: Japan, seat: int) -> bool:
    """Some mission can be paid or completed."""
    cities = presence(s, seat)
    for mission in range(MISSIONS):
        if s.mission_at[mission] == Spot.HELD + seat and MISSION_CITIES[mission] & cities:
            if left_to_pay(s, seat, mission) <= 0 or payments_for(s, seat, mission):
                return True
    return False


@rule
def presence_refusal(s: Japan, seat: int, mission: int) -> int:
    """A mission of one's own, with a ronin in one of its cities."""
    if s.mission_at[mission] != Spot.HELD + seat:
        return Reason.NOT_YOUR_MISSION
    return Reason.NONE if MISSION_CITIES[mission] & presence(s, seat) else Reason.NOT_PRESENT


@rule
def pay_refusal(s: Japan, seat: int, mission: int, payment: int) -> int:
    """A piece that one has, that the mission shows, and that it still lacks."""
    refused = presence_refusal(s, seat, mission)
    if refused:
        return refused
    if left_to_pay(s, seat, mission) <= 0:
        return Reason.NOTHING_LEFT_TO_PAY
    if payment == Payment.TOKEN:
        return Reason.NONE if s.tokens[seat] > 0 else Reason.NOTHING_TO_PAY_WITH
    if s.purse[seat][payment] == 0:
        return Reason.NOTHING_TO_PAY_WITH
    shown = s.paid[mission][payment] < COST[mission][payment]
    return Reason.NONE if shown else Reason.NOT_SHOWN_ON_MISSION


@rule
def complete_refusal(s: Japan, seat: int, mission: int) -> int:
    """By a payment of nothing, once the steward has made the rest unnecessary."""
    refused = presence_refusal(s, seat, mission)
    if refused:
        return refused
    return Reason.NOT_YET_PAID if left_to_pay(s, seat, mission) > 0 else Reason.NONE


@rule
def pay(s: Japan, seat: int, mission: int, payment: int, log: Log | None) -> None:
    """One piece; the last one completes the mission."""
    if payment == Payment.TOKEN:
        s.tokens[seat] -= 1
    else:
        s.purse[seat][payment] -= 1
    s.paid[mission][payment] += 1
    end_trading(s)
    tell(log, EVERYONE, Event.PAID, seat, mission, payment)
    if left_to_pay(s, seat, mission) == 0:
        complete(s, seat, mission, log)


@rule
def complete(s: Japan, seat: int, mission: int, log: Log | None) -> None:
    """The pieces go back to the reserve; points, more for both cities, and the icon."""
    end_trading(s)
    for good in range(GOODS):
        s.bag[good] += s.paid[mission][good]
    for payment in range(PAYMENTS):
        s.paid[mission][payment] = 0
    s.mission_at[mission] = Spot.COMPLETED + seat
    s.fresh[seat][VIRTUE[mission]] += 1
    cities = MISSION_CITIES[mission]
    both = presence(s, seat) & cities == cities
    if both:
        s.doubles[seat] += 1
    tell(log, EVERYONE, Event.COMPLETED, seat, mission, 2 if both else 1)
    score_points(s, seat, POINTS_IN_BOTH[mission] if both else POINTS_IN_ONE[mission], Cause.MISSION, log)
    if stands_in(s, seat, Character.COURTIER, cities):
        score_points(s, seat, COURTIER_POINTS, Cause.COURTIER, log)
    give_icon(s, seat, ICON[mission], log)


@rule
def give_icon(s: Japan, seat: int, icon: int, log: Log | None) -> None:
    """A token, two steps at tea, or a flag."""
    if icon == Icon.TOKEN:
        gain_tokens(s, seat, 1, log)
    elif icon == Icon.TEA:
        advance_tea(s, seat, MISSION_TEA_STEPS, log)
    elif icon == Icon.FLAG:
        fly_flag(s, seat, log)


@rule
def begin_trading(s: Japan, seat: int) -> None:
    """With an awake merchant each good may be exchanged once, before the first payment."""
    trades = city_of(s, seat, Character.MERCHANT) != AT_HOME
    for good in range(GOODS):
        s.tradable[good] = s.purse[seat][good] if trades else 0


@rule
def end_trading(s: Japan) -> None:
    """The merchant is done."""
    for good in range(GOODS):
        s.tradable[good] = 0


@rule
def allow_trades(s: Japan, mask: Words) -> None:
    """Any good not exchanged yet, for any other kind that the reserve holds."""
    for given in range(GOODS):
        if s.tradable[given] > 0:
            for good in range(GOODS):
                if good != given and s.bag[good] > 0:
                    allow(mask, BASE[Move.TRADE] + given * GOODS + good)


@rule
def may_trade(s: Japan) -> bool:
    """Some exchange is possible."""
    for given in range(GOODS):
        if s.tradable[given] > 0:
            for good in range(GOODS):
                if good != given and s.bag[good] > 0:
                    return True
    return False


@rule
def trade_refusal(s: Japan, given: int, good: int) -> int:
    """A good to give, and another kind to get."""
    if s.tradable[given] == 0:
        return Reason.NO_MERCHANT
    if given == good:
        return Reason.SAME_GOOD
    return Reason.RESERVE_LACKS_IT if s.bag[good] == 0 else Reason.NONE


@rule
def trade(s: Japan, seat: int, given: int, good: int, log: Log | None) -> None:
    """One for one with the reserve."""
    s.tradable[given] -= 1
    s.purse[seat][given] -= 1
    s.bag[given] += 1
    s.bag[good] -= 1
    s.purse[seat][good] += 1
    tell(log, EVERYONE, Event.TRADED, seat, given, good)
