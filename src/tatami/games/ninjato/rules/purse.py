"""Prices: an envoy of the palace or a rumour of the pavilion, paid exactly, one treasure after the other.

Every price is a list of ways to meet it (``WAYS``). A treasure may be paid if some way can still be finished with what
is in the purse; gold fills any gap. ``settle`` finishes at once with the least gold and, with that, the most honour.
"""

from __future__ import annotations

from tatami.games.ninjato.components import (
    ENVOYS,
    FIRST_WAY,
    HONOUR,
    LEAST,
    PRICE_OF,
    WARES,
    WAY_HONOUR,
    WAYS,
    Treasure,
)
from tatami.games.ninjato.moves import Event, Reason
from tatami.games.ninjato.rules.board import told_of_rumours
from tatami.games.ninjato.state import NONE, ON_OFFER, Kyoto, Step
from tatami.kernel.chance import total
from tatami.kernel.events import EVERYONE, Log, tell
from tatami.kernel.rule import rule

MISFIT = 99  # more has been paid than the way takes


@rule
def gold_for(s: Kyoto, seat: int, way: int) -> int:
    """Gold that a way still takes, when the purse gives what it has of everything else."""
    gold = 0
    for ware in range(WARES):
        due = WAYS[way][ware] - s.paid[ware]
        if due < 0:
            return MISFIT
        gold += max(0, due - s.purse[seat][ware])
    return gold


@rule
def affordable(s: Kyoto, seat: int, buying: int) -> bool:
    """Whether the purse can meet a price exactly."""
    price = PRICE_OF[buying]
    if total(s.purse[seat]) < LEAST[price]:
        return False
    gold = s.purse[seat][Treasure.GOLD]
    for way in range(FIRST_WAY[price], FIRST_WAY[price + 1]):
        if gold_for(s, seat, way) <= gold:
            return True
    return False


@rule
def bribe_refusal(s: Kyoto, seat: int, envoy: int) -> int:
    """An envoy who is in the palace, and whom the purse can satisfy."""
    if s.envoy_at[envoy] != ON_OFFER:
        return Reason.NOT_IN_THE_PALACE
    return Reason.NONE if affordable(s, seat, envoy) else Reason.CANNOT_PAY


@rule
def spread_refusal(s: Kyoto, seat: int, rumour: int) -> int:
    """A rumour of the pavilion; it costs nothing at a scoring."""
    if s.rumour_at[rumour] != ON_OFFER:
        return Reason.NOT_IN_THE_PAVILION
    if s.step == Step.PLACE and not affordable(s, seat, ENVOYS + rumour):
        return Reason.CANNOT_PAY
    return Reason.NONE


@rule
def go_and_buy(s: Kyoto, seat: int, buying: int, log: Log | None) -> None:
    """Open the purse; what can be paid in one way only is paid at once."""
    s.buying = buying
    s.step = Step.PAY
    price = PRICE_OF[buying]
    way = FIRST_WAY[price]
    if FIRST_WAY[price + 1] == way + 1:
        gold = gold_for(s, seat, way)
        if s.purse[seat][Treasure.GOLD] == gold or gold == LEAST[price]:
            settle(s, seat, log)


@rule
def payable(s: Kyoto, seat: int, ware: int, with_gold: bool) -> bool:
    """Whether the price can still be met after paying one of a ware, in kind or with gold.

    Paid in kind, it leaves the gold that a way takes as it is; paid with gold, it saves a gold only where the purse had
    no more of the ware.
    """
    price = PRICE_OF[s.buying]
    gold = s.purse[seat][Treasure.GOLD]
    for way in range(FIRST_WAY[price], FIRST_WAY[price + 1]):
        due = WAYS[way][ware] - s.paid[ware]
        if due > 0:
            needed = gold_for(s, seat, way)
            if with_gold and due <= s.purse[seat][ware]:
                needed += 1
            if needed <= gold:
                return True
    return False


@rule
def pay_refusal(s: Kyoto, seat: int, treasure: int) -> int:
    """A treasure that the price still has room for."""
    if treasure == Treasure.GOLD:
        return Reason.GOLD_STANDS_FOR_ANOTHER
    if s.purse[seat][treasure] == 0:
        return Reason.NO_SUCH_TREASURE
    return Reason.NONE if payable(s, seat, treasure, False) else Reason.PRICE_IS_EXACT


@rule
def gild_refusal(s: Kyoto, seat: int, treasure: int) -> int:
    """Gold stands for any other treasure, whether one has that too or not."""
    if treasure == Treasure.GOLD:
        return Reason.GOLD_STANDS_FOR_ANOTHER
    if s.purse[seat][Treasure.GOLD] == 0:
        return Reason.NO_GOLD
    return Reason.NONE if payable(s, seat, treasure, True) else Reason.PRICE_IS_EXACT


@rule
def met(s: Kyoto) -> bool:
    """Whether what has been paid is a whole price."""
    price = PRICE_OF[s.buying]
    for way in range(FIRST_WAY[price], FIRST_WAY[price + 1]):
        same = True
        for ware in range(WARES):
            if WAYS[way][ware] != s.paid[ware]:
                same = False
        if same:
            return True
    return False


@rule
def more_can_be_paid(s: Kyoto, seat: int) -> bool:
    """Whether another treasure fits the price: only where one to four alike are asked for."""
    for ware in range(WARES):
        if s.purse[seat][ware] > 0 and payable(s, seat, ware, False):
            return True
        if s.purse[seat][Treasure.GOLD] > 0 and payable(s, seat, ware, True):
            return True
    return False


@rule
def hand_over(s: Kyoto, seat: int, ware: int, treasure: int) -> None:
    """One treasure, counted as a ware, goes to the discards."""
    s.purse[seat][treasure] -= 1
    s.spent[treasure] += 1
    s.paid[ware] += 1


@rule
def pay(s: Kyoto, seat: int, ware: int, treasure: int, log: Log | None) -> None:
    """Pay one; the purchase is done when no more can be paid."""
    hand_over(s, seat, ware, treasure)
    tell(log, EVERYONE, Event.PAID, seat, ware, 1 if treasure == Treasure.GOLD else 0)
    if not more_can_be_paid(s, seat):
        conclude(s, seat, log)


@rule
def exact_change(s: Kyoto, seat: int) -> int:
    """The way that takes the least gold and, among those, gives the most honour."""
    price = PRICE_OF[s.buying]
    best = NONE
    best_worth = 0
    for way in range(FIRST_WAY[price], FIRST_WAY[price + 1]):
        gold = gold_for(s, seat, way)
        worth = WAY_HONOUR[way] - gold * MISFIT
        if gold <= s.purse[seat][Treasure.GOLD] and (best == NONE or worth > best_worth):
            best = way
            best_worth = worth
    return best


@rule
def settle(s: Kyoto, seat: int, log: Log | None) -> None:
    """Pay the rest in exact change."""
    way = exact_change(s, seat)
    for ware in range(WARES):
        while s.paid[ware] < WAYS[way][ware]:
            treasure = ware if s.purse[seat][ware] > 0 else int(Treasure.GOLD)
            hand_over(s, seat, ware, treasure)
            tell(log, EVERYONE, Event.PAID, seat, ware, 1 if treasure == Treasure.GOLD else 0)
    conclude(s, seat, log)


@rule
def worth_of_payment(s: Kyoto) -> int:
    """The honour of what has been paid."""
    honour = 0
    for ware in range(WARES):
        honour += HONOUR[ware] * s.paid[ware]
    return honour


@rule
def conclude(s: Kyoto, seat: int, log: Log | None) -> None:
    """The honour of the treasures is scored, and the envoy or the rumour is the player's."""
    honour = worth_of_payment(s)
    s.honour[seat] += honour
    for ware in range(WARES):
        s.paid[ware] = 0
    if s.buying < ENVOYS:
        s.envoy_at[s.buying] = seat
        tell(log, EVERYONE, Event.BRIBED, seat, s.buying, honour)
    else:
        take_rumour(s, seat, s.buying - ENVOYS)
        told = told_of_rumours(s, seat)
        tell(log, told, Event.RUMOUR_BOUGHT, seat, s.buying - ENVOYS, honour)
        if told != EVERYONE:
            tell(log, EVERYONE & ~told, Event.RUMOUR_BOUGHT_UNSEEN, seat, honour, 0)
    s.buying = 0
    s.step = Step.TURN_ENDS


@rule
def take_rumour(s: Kyoto, seat: int, rumour: int) -> None:
    """A rumour leaves the pavilion, where it lay open."""
    s.rumour_at[rumour] = seat
    s.rumours_held[seat] += 1
