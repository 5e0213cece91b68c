"""Where the rule-of-thumb player places a shuriken, and what it takes, pays and chooses there."""

from __future__ import annotations

from tatami.games.ninjato.components import (
    CARDS,
    DRAWS,
    ENVOYS,
    ENVOYS_A_CLAN,
    HOUSES,
    RUMOURS,
    SKILLS,
    WARES,
    WAY_HONOUR,
    WAY_OF,
    WAYS,
    Card,
    Treasure,
)
from tatami.games.ninjato.instinct.raids import raid_worth
from tatami.games.ninjato.instinct.worth import (
    IN_PURSE,
    LEFT_OVER,
    SPENT_AT_ONCE,
    envoy_worth,
    reward_for,
    rumour_worth,
    tile_worth,
    turns_left,
)
from tatami.games.ninjato.moves import BASE, Move, Reason
from tatami.games.ninjato.rules.board import house_honour, knows_way
from tatami.games.ninjato.rules.dojo import hand_refusal, take_refusal
from tatami.games.ninjato.rules.purse import bribe_refusal, exact_change, gold_for, spread_refusal
from tatami.games.ninjato.rules.raid import raid_refusal
from tatami.games.ninjato.rules.scoring import clan_asked, disguise_refusal
from tatami.games.ninjato.rules.sensei import learn_refusal
from tatami.games.ninjato.state import NONE, Kyoto, Step
from tatami.kernel.chance import random_below, total
from tatami.kernel.rule import rule

MOOD = 6  # worths this close are as good as equal
CARD_TO_COME = 17  # a card drawn with few in hand
FIRST_IN_ORDER = 6  # to be high on the dojo's stack
TUITION_WORTH = 14  # the card that a tile costs
UNSEEN = 15  # a card of the deck, beside those that lie open


@rule
def place(s: Kyoto, seat: int) -> int:
    """The place that promises most."""
    turns = turns_left(s, seat)
    best = BASE[Move.DOJO]
    most = dojo_worth(s, seat, turns) + random_below(s, MOOD)
    for house in range(HOUSES):
        if raid_refusal(s, house) == Reason.NONE:
            for mode in range(2):
                worth = raid_worth(s, seat, house, mode) + random_below(s, MOOD)
                if worth > most:
                    most = worth
                    best = BASE[Move.RAID] + house * 2 + mode
    for skill in range(SKILLS):
        if learn_refusal(s, seat, skill) == Reason.NONE:
            worth = tile_worth(s, seat, skill) + random_below(s, MOOD)
            if not knows_way(s, seat, WAY_OF[skill]):
                worth -= TUITION_WORTH
            if worth > most:
                most = worth
                best = BASE[Move.LEARN] + skill
    for ware in range(ENVOYS + RUMOURS):
        worth = ware_worth(s, seat, ware, turns)
        if worth > 0 and worth + random_below(s, MOOD) > most:
            most = worth
            best = BASE[Move.BRIBE] + ware if ware < ENVOYS else BASE[Move.SPREAD] + ware - ENVOYS
    return best


@rule
def dojo_worth(s: Kyoto, seat: int, turns: int) -> int:
    """Cards are for the raids that there is still time for, and to spend what they bring."""
    cards = DRAWS[min(s.held[seat], len(DRAWS) - 1)]
    each = CARD_TO_COME - s.held[seat]
    return (cards * each + FIRST_IN_ORDER) * min(turns - 1, 3) // 3


@rule
def ware_worth(s: Kyoto, seat: int, ware: int, turns: int) -> int:
    """An envoy or a rumour: its price in honour and what it does, less what the treasures were worth; 0 if closed."""
    if ware < ENVOYS:
        if bribe_refusal(s, seat, ware) != Reason.NONE:
            return 0
        return envoy_worth(s, seat, ware) + gain_of_price(s, seat, ware, turns)
    if spread_refusal(s, seat, ware - ENVOYS) != Reason.NONE:
        return 0
    return rumour_worth(s, seat, ware - ENVOYS) + gain_of_price(s, seat, ware, turns)


@rule
def gain_of_price(s: Kyoto, seat: int, ware: int, turns: int) -> int:
    """Honour for treasures, paid in exact change."""
    s.buying = ware
    way = exact_change(s, seat)
    gold = gold_for(s, seat, way)
    s.buying = 0
    crowded = total(s.purse[seat]) - turns * SPENT_AT_ONCE
    gain = WAY_HONOUR[way] * 10 - gold * (IN_PURSE[Treasure.GOLD] if crowded <= 0 else LEFT_OVER)
    for kind in range(WARES):
        paid = WAYS[way][kind]
        cheap = min(paid, max(0, crowded))
        gain -= (paid - cheap) * IN_PURSE[kind] + cheap * LEFT_OVER
    return gain


@rule
def card_worth(s: Kyoto, seat: int, card: int) -> int:
    """A card in this hand: the ends of the scale before the middle, threes for support, and what suits the others."""
    lean = s.hand[seat][Card.FIVE] + s.hand[seat][Card.FOUR] - s.hand[seat][Card.ONE] - s.hand[seat][Card.TWO]
    if card == Card.THREE:
        return 16
    if card == Card.ONE or card == Card.FIVE:
        worth = 18
    else:
        worth = 13
    return worth + (lean if card > Card.THREE else -lean) * 2


@rule
def take_best(s: Kyoto, seat: int) -> int:
    """The best card that lies open, or the deck."""
    best = BASE[Move.DRAW]
    most = UNSEEN
    for card in range(CARDS):
        if take_refusal(s, card) == Reason.NONE and card_worth(s, seat, card) > most:
            most = card_worth(s, seat, card)
            best = BASE[Move.TAKE] + card
    return best


@rule
def discard_least(s: Kyoto, seat: int) -> int:
    """The card that is missed least."""
    best = NONE
    least = 0
    for card in range(CARDS):
        if hand_refusal(s, seat, card) == Reason.NONE:
            worth = card_worth(s, seat, card)
            if best == NONE or worth < least:
                least = worth
                best = card
    return BASE[Move.DISCARD] + best


@rule
def disguise_best(s: Kyoto, seat: int) -> int:
    """The masked envoy whose influence gains most."""
    best = NONE
    most = 0
    for envoy in range(ENVOYS):
        if disguise_refusal(s, seat, envoy) == Reason.NONE:
            clan = envoy // ENVOYS_A_CLAN
            gain = reward_for(s, clan, seat, 1) - reward_for(s, clan, seat, 0)
            if best == NONE or gain > most:
                best = envoy
                most = gain
    return BASE[Move.DISGUISE] + best


@rule
def choose_reward(s: Kyoto, seat: int) -> int:
    """The best rumour, or the honour of the houses if that is more and offered."""
    best = NONE
    most = 0
    if s.step == Step.LEADERS:
        best = BASE[Move.HONOUR]
        most = house_honour(s, clan_asked(s)) * 10
    for rumour in range(RUMOURS):
        if spread_refusal(s, seat, rumour) == Reason.NONE:
            worth = rumour_worth(s, seat, rumour)
            if best == NONE or worth > most:
                most = worth
                best = BASE[Move.SPREAD] + rumour
    return best


@rule
def runs_errands(s: Kyoto, seat: int) -> int:
    """Every decision outside a raid."""
    if s.step == Step.PLACE:
        return place(s, seat)
    if s.step == Step.TRAIN:
        return take_best(s, seat)
    if s.step == Step.PAY:
        return BASE[Move.SETTLE]
    if s.step == Step.DISGUISE:
        return disguise_best(s, seat)
    if s.step == Step.LEADERS or s.step == Step.SECONDS:
        return choose_reward(s, seat)
    return discard_least(s, seat)
