"""The invariants: pieces are conserved and counts stay in range, after every move."""

from __future__ import annotations

from enum import IntEnum

from tatami.games.ronin.components.board import (
    COPIES_OF_GOOD,
    GOODS,
    LAST_TEA,
    NORMAL_SPACES,
    PARTIES,
    PAYMENTS,
    REGIONS,
    SEATS,
    SHOGUN,
)
from tatami.games.ronin.components.cards import COST, MISSIONS, SHOGUN_RONIN, SIZE, VIRTUE, VIRTUES
from tatami.games.ronin.components.options import (
    BONUSES_SHOWN,
    CASTLES,
    MISSIONS_IN_PLAY,
    MISSIONS_SHOWN,
    RONIN_A_CITY,
    ROUNDS,
)
from tatami.games.ronin.components.tiles import BONUSES, CHARACTERS, CHARACTERS_SHOWN, PAIRS, SOLO_LEAVES_OUT, Character
from tatami.games.ronin.rules.bonuses import bonuses_at, castle_regions
from tatami.games.ronin.rules.deeds import owned_characters
from tatami.games.ronin.rules.land import full_cities, is_solo, players, regions_in_use, standing, used_cities
from tatami.games.ronin.rules.piles import missions_at
from tatami.games.ronin.rules.scout import paid_pieces
from tatami.games.ronin.state import AT_HOME, EMPTY, SPACES, Japan, Question, Shelf, Spot, Step
from tatami.kernel.chance import is_wiped, total
from tatami.kernel.masks import ones
from tatami.kernel.rule import rule


class Invariant(IntEnum):
    """What ``check`` may find broken."""

    NONE = 0
    GOODS_CONSERVED = 1
    SPACES_NOT_OVERFILLED = 2
    MISSIONS_IN_PLACE = 3
    PAYMENTS_WITHIN_COST = 4
    CHARACTERS_CONSERVED = 5
    CHARACTERS_UNIQUE = 6
    BONUSES_IN_PLACE = 7
    VIRTUES_ADD_UP = 8
    CASTLES_CONSERVED = 9
    CITIES_NOT_CROWDED = 10
    TEA_IN_ORDER = 11
    COUNTS_IN_RANGE = 12
    TURN_IN_RANGE = 13
    ENDING_KNOWN = 14
    ENTROPY_WIPED = 15


@rule
def copies_of(s: Japan, good: int) -> int:
    """Every piece of a good, wherever it is but in the bag or face down."""
    count = s.box[good]
    for region in range(REGIONS):
        count += s.goods[region][good]
        if s.horse[region] == good:
            count += 1
    for seat in range(SEATS):
        count += s.purse[seat][good]
    for mission in range(MISSIONS):
        count += s.paid[mission][good]
    return count


@rule
def buried_copies_of(s: Japan, good: int) -> int:
    """Pieces of a good that lie face down."""
    count = 0
    for region in range(REGIONS):
        if s.buried[region] == good:
            count += 1
    return count


@rule
def goods_conserved(s: Japan) -> bool:
    """Sixteen of each good, none owed."""
    for good in range(GOODS):
        if s.bag[good] < 0 or s.bag[good] + copies_of(s, good) + buried_copies_of(s, good) != COPIES_OF_GOOD:
            return False
    return True


@rule
def spaces_not_overfilled(s: Japan) -> bool:
    """No region holds more than its spaces, and unused regions nothing; without the shogun nothing lies face down."""
    for region in range(REGIONS):
        room = NORMAL_SPACES[region] if region < regions_in_use(s) else 0
        if total(s.goods[region]) > room:
            return False
        if room == 0 and (s.horse[region] != EMPTY or s.buried[region] != EMPTY):
            return False
        if players(s) > 2 and s.buried[region] != EMPTY:
            return False
    return True


@rule
def missions_in_place(s: Japan) -> bool:
    """Every card in play is somewhere, and those under the pile and before the scout are where they are said to be."""
    for mission in range(MISSIONS):
        if (s.mission_at[mission] == Spot.BOX) != (mission >= MISSIONS_IN_PLAY[players(s)]):
            return False
    for place in range(MISSIONS):
        card = s.under[place]
        if (card == EMPTY) == (place < s.cards_under):
            return False
        if card != EMPTY and s.mission_at[card] != Spot.UNDER:
            return False
    looked = 0
    for place in range(len(s.looked)):
        if s.looked[place] != EMPTY:
            looked += 1
            if s.mission_at[s.looked[place]] != Spot.LOOKED_AT:
                return False
    return (
        missions_at(s, Spot.UNDER) == s.cards_under
        and missions_at(s, Spot.LOOKED_AT) == looked
        and missions_at(s, Spot.DISPLAY) <= MISSIONS_SHOWN
        and (looked > 0) == (Question.SWAP <= s.question <= Question.BURY)
    )


@rule
def payments_within_cost(s: Japan) -> bool:
    """Only held missions carry pieces, no kind more than shown, and never all of them."""
    for mission in range(MISSIONS):
        pieces = paid_pieces(s, mission)
        held = Spot.HELD <= s.mission_at[mission] < Spot.HELD + SEATS
        if pieces > 0 and (not held or pieces >= SIZE[mission]):
            return False
        for good in range(GOODS):
            if not 0 <= s.paid[mission][good] <= COST[mission][good]:
                return False
        if s.paid[mission][PAYMENTS - 1] < 0:
            return False
    return True


@rule
def copies_of_character(s: Japan, character: int) -> int:
    """How many tiles of a character are in play with so many players."""
    if is_solo(s):
        return 0 if (SOLO_LEAVES_OUT >> character) & 1 else 1
    return 0 if players(s) == 3 and character == Character.BROTHER else 2


@rule
def characters_conserved(s: Japan) -> bool:
    """Every tile is in the stack, on offer, on a board or out of the game."""
    for character in range(CHARACTERS):
        count = s.stack[character] + s.offer[character] + s.dismissed[character]
        for seat in range(SEATS):
            for space in range(SPACES):
                if s.crew[seat][space] == character:
                    count += 1
        if count != copies_of_character(s, character):
            return False
    return total(s.offer) == CHARACTERS_SHOWN or total(s.stack) == 0


@rule
def characters_unique(s: Japan) -> bool:
    """Nobody owns two of a kind, and only placed ronin have sleeping characters."""
    for seat in range(players(s)):
        owned = 0
        for space in range(SPACES):
            if s.crew[seat][space] != EMPTY:
                owned += 1
            elif s.asleep[seat][space]:
                return False
            if s.asleep[seat][space] and s.post[seat][space] == AT_HOME:
                return False
        if ones(owned_characters(s, seat)) != owned:
            return False
    return True


@rule
def virtues_add_up(s: Japan) -> bool:
    """Completed missions are fresh, or paid for a bonus tile."""
    for seat in range(players(s)):
        used = 0
        for bonus in range(BONUSES):
            if s.bonus_at[bonus] == Shelf.OWNED + seat:
                used += 2 if bonus < PAIRS else 3
        for virtue in range(VIRTUES):
            done = 0
            for mission in range(MISSIONS):
                if s.mission_at[mission] == Spot.COMPLETED + seat and VIRTUE[mission] == virtue:
                    done += 1
            if not 0 <= s.fresh[seat][virtue] <= done:
                return False
            used -= done - s.fresh[seat][virtue]
        if used != 0:
            return False
    return True


@rule
def castles_conserved(s: Japan) -> bool:
    """Five castles each, one to a region; none in unused regions."""
    for seat in range(players(s)):
        regions = castle_regions(s, seat)
        if s.castles[seat] < 0 or ones(regions) != CASTLES - s.castles[seat]:
            return False
        if regions >> regions_in_use(s):
            return False
    return s.castles[SHOGUN] >= 0


@rule
def cities_not_crowded(s: Japan) -> bool:
    """Ronin stand in used cities, each player's in different ones, and no more to a city than an apprentice makes."""
    for seat in range(players(s)):
        placed = 0
        for space in range(SPACES):
            if s.post[seat][space] != AT_HOME:
                placed += 1
        if ones(standing(s, seat)) != placed:
            return False
        if standing(s, seat) & ~used_cities(s):
            return False
    if players(s) <= 2 and s.shogun_card >= 0 and ones(standing(s, SHOGUN)) != SHOGUN_RONIN:
        return False
    return RONIN_A_CITY[players(s)] == 2 or full_cities(s, 3) == 0


@rule
def tea_in_order(s: Japan) -> bool:
    """Pawns are on the track, and no two arrived at once."""
    for party in range(PARTIES):
        if party < players(s) or (party == SHOGUN and players(s) <= 2):
            if not 1 <= s.tea[party] <= LAST_TEA:
                return False
            for other in range(party):
                if other < players(s) and s.arrival[other] == s.arrival[party]:
                    return False
    return s.arrivals >= 0


@rule
def counts_in_range(s: Japan) -> bool:
    """Nobody owes anything."""
    for seat in range(players(s)):
        if s.tokens[seat] < 0 or s.banners[seat] < 0 or s.points[seat] < 0:
            return False
        for good in range(GOODS):
            if s.purse[seat][good] < 0:
                return False
    for good in range(GOODS):
        if not 0 <= s.tradable[good] <= s.purse[s.turn][good]:
            return False
    return True


@rule
def turn_in_range(s: Japan) -> bool:
    """A round of the four, a seat at the table, and a step at which somebody decides or a question is open."""
    begun = s.round_number >= 1 or s.step == Step.KEEP
    seated = 0 <= s.turn < players(s) and 0 <= s.first < players(s)
    waits = s.step <= Step.OVER or s.question != Question.NONE
    return begun and seated and waits and s.round_number <= ROUNDS


@rule
def check(s: Japan) -> int:
    """0, or the first invariant that does not hold."""
    if not goods_conserved(s):
        return Invariant.GOODS_CONSERVED
    if not spaces_not_overfilled(s):
        return Invariant.SPACES_NOT_OVERFILLED
    if not missions_in_place(s):
        return Invariant.MISSIONS_IN_PLACE
    if not payments_within_cost(s):
        return Invariant.PAYMENTS_WITHIN_COST
    if not characters_conserved(s):
        return Invariant.CHARACTERS_CONSERVED
    if not characters_unique(s):
        return Invariant.CHARACTERS_UNIQUE
    if bonuses_at(s, Shelf.DISPLAY) != BONUSES_SHOWN[players(s)] and bonuses_at(s, Shelf.STACK) > 0:
        return Invariant.BONUSES_IN_PLACE
    if not virtues_add_up(s):
        return Invariant.VIRTUES_ADD_UP
    if not castles_conserved(s):
        return Invariant.CASTLES_CONSERVED
    if not cities_not_crowded(s):
        return Invariant.CITIES_NOT_CROWDED
    if not tea_in_order(s):
        return Invariant.TEA_IN_ORDER
    if not counts_in_range(s):
        return Invariant.COUNTS_IN_RANGE
    if not turn_in_range(s):
        return Invariant.TURN_IN_RANGE
    if (s.ending == 0) == (s.step == Step.OVER):
        return Invariant.ENDING_KNOWN
    if not is_wiped(s):
        return Invariant.ENTROPY_WIPED
    return Invariant.NONE
