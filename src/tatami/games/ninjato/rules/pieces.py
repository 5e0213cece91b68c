"""The invariants: pieces are conserved and counts stay in range, after every move."""

from __future__ import annotations

from enum import IntEnum

from tatami.games.ninjato.components import (
    CARDS,
    DOJO_DECKS,
    ELITE_DECK,
    ELITES,
    ENVOYS,
    FACE_UP,
    GUARD_DECKS,
    GUARDS,
    HAND_LIMIT,
    HOUSES,
    OFFERED,
    ROUNDS,
    RUMOURS,
    SEATS,
    SHURIKEN,
    SKILLS,
    TILES,
    TREASURE_TOKENS,
    TREASURES,
    WARES,
    Option,
)
from tatami.games.ninjato.rules.board import on_offer, open_house, players
from tatami.games.ninjato.state import IN_PILE, NONE, NOT_SET, Foe, Kyoto, Step
from tatami.kernel.chance import is_wiped, total
from tatami.kernel.rule import rule


class Invariant(IntEnum):
    """What ``check`` may find broken."""

    NONE = 0
    DOJO_CARDS_CONSERVED = 1
    HANDS_ARE_COUNTED = 2
    TREASURES_CONSERVED = 3
    GUARDS_CONSERVED = 4
    ELITES_CONSERVED = 5
    TILES_CONSERVED = 6
    CARDS_ARE_SOMEWHERE = 7
    BANNERS_ARE_DIFFERENT = 8
    HOUSES_ARE_OPEN_OR_EMPTY = 9
    ORDER_IS_WHOLE = 10
    RAID_IS_WHOLE = 11
    NOTHING_LEFT_BEHIND = 12
    STEP_IS_A_DECISION = 13
    ENTROPY_WIPED = 14


@rule
def dojo_cards_conserved(s: Kyoto) -> bool:
    """Every card is in the deck, face up, discarded or in a hand."""
    for card in range(CARDS):
        if s.deck[card] < 0 or s.face_up[card] < 0 or s.discards[card] < 0:
            return False
        count = s.deck[card] + s.face_up[card] + s.discards[card]
        for seat in range(SEATS):
            count += s.hand[seat][card]
        if count != DOJO_DECKS[s.options[Option.DOJO_DECK]][card]:
            return False
    return s.deck_left == total(s.deck) and total(s.face_up) <= FACE_UP


@rule
def hands_are_counted(s: Kyoto) -> bool:
    """Hands are as large as they look, hold what all have seen taken, and keep to the limit."""
    for seat in range(SEATS):
        if s.held[seat] != total(s.hand[seat]):
            return False
        if s.held[seat] > HAND_LIMIT and (s.turn != seat or (s.step != Step.LIMIT and s.step != Step.TRAIN)):
            return False
        for card in range(CARDS):
            if not 0 <= s.known[seat][card] <= s.hand[seat][card]:
                return False
    return True


@rule
def treasures_conserved(s: Kyoto) -> bool:
    """Every token is in the bag, spent, in a house, on the shuriken or in a purse."""
    for treasure in range(TREASURES):
        if s.bag[treasure] < 0 or s.spent[treasure] < 0 or s.loot_light[treasure] < 0 or s.loot_red[treasure] < 0:
            return False
        count = s.bag[treasure] + s.spent[treasure] + s.loot_light[treasure] + s.loot_red[treasure]
        for house in range(HOUSES):
            if s.light[house][treasure] < 0 or s.red[house][treasure] < 0:
                return False
            count += s.light[house][treasure] + s.red[house][treasure]
        for seat in range(SEATS):
            if s.purse[seat][treasure] < 0:
                return False
            count += s.purse[seat][treasure]
        if count != TREASURE_TOKENS[s.options[Option.TREASURES]][treasure]:
            return False
    return True


@rule
def guards_conserved(s: Kyoto) -> bool:
    """Every guard is in the pile, discarded, a sentry, or the one in the way."""
    for guard in range(GUARDS):
        count = s.guards[guard] + s.guards_gone[guard]
        for house in range(HOUSES):
            if s.sentry[house] == guard:
                count += 1
        if s.foe == Foe.GUARD and s.foe_kind == guard:
            count += 1
        if s.guards[guard] < 0 or s.guards_gone[guard] < 0 or count != GUARD_DECKS[s.options[Option.ALARMS]][guard]:
            return False
    return True


@rule
def elites_conserved(s: Kyoto) -> bool:
    """Every elite is in the pile, discarded, kept, or the one in the way."""
    for elite in range(ELITES):
        count = s.elites[elite] + s.elites_gone[elite]
        for seat in range(SEATS):
            count += s.beaten[seat][elite]
        if s.foe == Foe.ELITE and s.foe_kind == elite:
            count += 1
        if s.elites[elite] < 0 or s.elites_gone[elite] < 0 or count != ELITE_DECK[elite]:
            return False
    return True


@rule
def tiles_conserved(s: Kyoto) -> bool:
    """Every tile is in a pile, at the sensei, learnt or gone; no more are face up than were learnt."""
    for skill in range(SKILLS):
        count = s.pile[skill] + s.sensei[skill] + s.lost[skill]
        for seat in range(SEATS):
            count += s.tiles[seat][skill]
            if not 0 <= s.ready[seat][skill] <= s.tiles[seat][skill]:
                return False
        if s.pile[skill] < 0 or s.sensei[skill] < 0 or count != TILES[skill]:
            return False
    return True


@rule
def cards_are_somewhere(s: Kyoto) -> bool:
    """Envoys and rumours are in their pile, on offer or with a player; rumours are counted."""
    for envoy in range(ENVOYS):
        if not IN_PILE <= s.envoy_at[envoy] < players(s) or not 0 <= s.disguised[envoy] <= 1:
            return False
    rumours = 0
    for rumour in range(RUMOURS):
        if not IN_PILE <= s.rumour_at[rumour] < players(s):
            return False
        if s.rumour_at[rumour] >= 0:
            rumours += 1
    return rumours == total(s.rumours_held) and on_offer(s.envoy_at) <= OFFERED and on_offer(s.rumour_at) <= OFFERED


@rule
def banners_are_different(s: Kyoto) -> bool:
    """No clan token lies on two houses."""
    for house in range(HOUSES):
        for other in range(house):
            if s.banner[house] == s.banner[other]:
                return False
    return True


@rule
def houses_are_open_or_empty(s: Kyoto) -> bool:
    """A house has a sentry as long as it has a treasure."""
    for house in range(HOUSES):
        if open_house(s, house) != (total(s.light[house]) + total(s.red[house]) > 0):
            return False
    return True


@rule
def raiding(s: Kyoto) -> bool:
    """Whether a raid is under way."""
    return Step.FIGHT <= s.step <= Step.CLAIM


@rule
def order_is_whole(s: Kyoto) -> bool:
    """Every player is in the order once, and rounds have their shuriken."""
    seats = 0
    for place in range(players(s)):
        seats |= 1 << s.order[place]
    if seats != (1 << players(s)) - 1:
        return False
    return 1 <= s.round_number <= ROUNDS and 0 <= s.placed <= SHURIKEN * players(s)


@rule
def raid_is_whole(s: Kyoto) -> bool:
    """A guard stands while it is fought and only then; nothing is laid out but in a fight."""
    if (s.step == Step.FIGHT or s.back_to == Step.FIGHT) != (s.standing > 0):
        return False
    if (s.standing > 0) != (s.foe != Foe.NOBODY):
        return False
    return s.prepared == 0 or s.step == Step.FIGHT


@rule
def nothing_left_behind(s: Kyoto) -> bool:
    """No loot outside a raid, no price half paid outside a purchase, no play half made outside a fight."""
    if s.step != Step.PAY:
        for ware in range(WARES):
            if s.paid[ware] != 0:
                return False
    if s.prepared == 0 and (s.swing != 0 or s.setting != NOT_SET):
        return False
    if raiding(s):
        return True
    for treasure in range(TREASURES):
        if s.loot_light[treasure] != 0 or s.loot_red[treasure] != 0:
            return False
    return s.house == 0 and s.mode == 0


@rule
def check(s: Kyoto) -> int:
    """0, or the first invariant that does not hold."""
    if not dojo_cards_conserved(s):
        return Invariant.DOJO_CARDS_CONSERVED
    if not hands_are_counted(s):
        return Invariant.HANDS_ARE_COUNTED
    if not treasures_conserved(s):
        return Invariant.TREASURES_CONSERVED
    if not guards_conserved(s):
        return Invariant.GUARDS_CONSERVED
    if not elites_conserved(s):
        return Invariant.ELITES_CONSERVED
    if not tiles_conserved(s):
        return Invariant.TILES_CONSERVED
    if not cards_are_somewhere(s):
        return Invariant.CARDS_ARE_SOMEWHERE
    if not banners_are_different(s):
        return Invariant.BANNERS_ARE_DIFFERENT
    if not houses_are_open_or_empty(s):
        return Invariant.HOUSES_ARE_OPEN_OR_EMPTY
    if not order_is_whole(s):
        return Invariant.ORDER_IS_WHOLE
    if not raid_is_whole(s):
        return Invariant.RAID_IS_WHOLE
    if not nothing_left_behind(s):
        return Invariant.NOTHING_LEFT_BEHIND
    if s.step > Step.OVER or s.turn == NONE:
        return Invariant.STEP_IS_A_DECISION
    if not is_wiped(s):
        return Invariant.ENTROPY_WIPED
    return Invariant.NONE
