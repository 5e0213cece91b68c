"""The invariants: cards are conserved, counts stay in range, and what minds know is true, after every move."""

from __future__ import annotations

from enum import IntEnum

from tatami.games.samurai_sword.components import (
    CARDS,
    COPIES,
    FEWEST,
    FIRST_PROPERTY,
    PLAYERS_WITH_A_HIDDEN_NINJA,
    PROPERTIES,
    ROLE_CARDS,
    ROLES,
    Property,
    Role,
)
from tatami.games.samurai_sword.rules.memory import EVERYBODY, held_elsewhere, knows, mind_of, sightings, times_fetched
from tatami.games.samurai_sword.rules.reach import full_resilience, holds
from tatami.games.samurai_sword.state import NOBODY, Feud, Step
from tatami.kernel.chance import is_wiped, total
from tatami.kernel.rule import rule


class Invariant(IntEnum):
    """What ``check`` may find broken."""

    NONE = 0
    CARDS_CONSERVED = 1
    SIZES_COUNTED = 2
    ROLES_DEALT = 3
    HONOUR_IN_RANGE = 4
    RESILIENCE_IN_RANGE = 5
    ONE_BUSHIDO = 6
    MINDS_KNOW_WHAT_IS_TRUE = 7
    SOMEBODY_DECIDES = 8
    ENDING_KNOWN = 9
    ENTROPY_WIPED = 10


@rule
def copies_found(s: Feud, card: int) -> int:
    """How many of a card are anywhere."""
    count = s.deck[card]
    for seat in range(s.players):
        count += s.hand[seat][card]
        if FIRST_PROPERTY <= card < FIRST_PROPERTY + PROPERTIES:
            count += s.front[seat][card - FIRST_PROPERTY]
    for place in range(s.pile_size):
        if s.pile[place] == card:
            count += 1
    return count + 1 if s.played == card else count


@rule
def cards_conserved(s: Feud) -> bool:
    """Ninety cards, each somewhere."""
    for card in range(CARDS):
        if s.deck[card] < 0 or copies_found(s, card) != COPIES[card]:
            return False
        for seat in range(s.players):
            if s.hand[seat][card] < 0:
                return False
    return True


@rule
def sizes_counted(s: Feud) -> bool:
    """The sizes and kinds that are kept beside the deck and the hands are theirs."""
    if total(s.deck) != s.deck_size:
        return False
    for seat in range(s.players):
        if total(s.hand[seat]) != s.hand_size[seat] or s.owed[seat] != 0:
            return False
        for card in range(CARDS):
            if holds(s, seat, card) != (s.hand[seat][card] > 0):
                return False
    return s.shuffle == 0


@rule
def roles_dealt(s: Feud) -> bool:
    """The roles of so many players, and the shogun's is open; with four a ninja card is missing."""
    missing = 0
    for role in range(ROLES):
        count = 0
        for seat in range(s.players):
            if s.role[seat] == role:
                count += 1
        cards = ROLE_CARDS[s.players - FEWEST][role]
        if count > cards or (count < cards and role < Role.NINJA_1):
            return False
        missing += cards - count
    hidden = 1 if s.players == PLAYERS_WITH_A_HIDDEN_NINJA else 0
    return missing == hidden and s.role[s.shogun] == Role.SHOGUN


@rule
def honour_in_range(s: Feud) -> bool:
    """Nobody is without honour while the game goes on."""
    for seat in range(s.players):
        if s.honour[seat] < 0 or (s.honour[seat] == 0 and s.step != Step.OVER):
            return False
    return True


@rule
def resilience_in_range(s: Feud) -> bool:
    """Nobody has more resilience than the character, and whose turn it is has some."""
    for seat in range(s.players):
        if not 0 <= s.resilience[seat] <= full_resilience(s, seat):
            return False
    return s.resilience[s.turn] > 0


@rule
def bushidos(s: Feud) -> int:
    """How many Bushido cards are in play."""
    count = 0
    for seat in range(s.players):
        count += s.front[seat][Property.BUSHIDO]
    return count


@rule
def sees_what_is_true(s: Feud, seat: int, mind: int) -> bool:
    """Cards that a mind has seen are in the hands it thinks, or in some; ``seat`` is whose mind it is, if anybody's."""
    for card in range(CARDS):
        if sightings(s, mind, card) > held_elsewhere(s, seat, card):
            return False
        for other in range(s.players):
            if knows(s, mind, other, card) > s.hand[other][card]:
                return False
    return True


@rule
def deck_holds_what_it_can(s: Feud) -> bool:
    """The deck holds no more than anybody thinks possible, and a hand no more that is older than it can."""
    for seat in range(s.players):
        older = 0
        for card in range(CARDS):
            if s.deck[card] > s.stock[card] - times_fetched(s, seat, card):
                return False
            if s.stock[card] == 0:
                older += s.hand[seat][card]
        if not older <= s.older[seat] <= s.hand_size[seat]:
            return False
    return True


@rule
def minds_know_what_is_true(s: Feud) -> bool:
    """What each mind has seen, what all have, and what can be told of the deck."""
    for seat in range(s.players):
        if not sees_what_is_true(s, seat, mind_of(seat)):
            return False
    return sees_what_is_true(s, NOBODY, EVERYBODY) and deck_holds_what_it_can(s)


@rule
def check(s: Feud) -> int:
    """0, or the first invariant that does not hold."""
    if not cards_conserved(s):
        return Invariant.CARDS_CONSERVED
    if not sizes_counted(s):
        return Invariant.SIZES_COUNTED
    if not roles_dealt(s):
        return Invariant.ROLES_DEALT
    if not honour_in_range(s):
        return Invariant.HONOUR_IN_RANGE
    if not resilience_in_range(s):
        return Invariant.RESILIENCE_IN_RANGE
    if bushidos(s) > 1:
        return Invariant.ONE_BUSHIDO
    if not minds_know_what_is_true(s):
        return Invariant.MINDS_KNOW_WHAT_IS_TRUE
    if s.step > Step.OVER or not 0 <= s.asked < s.players:
        return Invariant.SOMEBODY_DECIDES
    if (s.ending == 0) == (s.step == Step.OVER):
        return Invariant.ENDING_KNOWN
    if not is_wiped(s):
        return Invariant.ENTROPY_WIPED
    return Invariant.NONE
