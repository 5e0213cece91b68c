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
from tatami.games.samurai_sword.rules.memory import mind_of
from tatami.games.samurai_sword.rules.reach import full_resilience
from tatami.games.samurai_sword.state import Feud, Step
from tatami.kernel.chance import total
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
    """The sizes that all may see are those of the deck and the hands."""
    if total(s.deck) != s.deck_size:
        return False
    for seat in range(s.players):
        if total(s.hand[seat]) != s.hand_size[seat] or s.owed[seat] != 0:
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
def knows_what_is_true(s: Feud, mind: int) -> bool:
    """Known cards are where they are known to be, loose ones in some hand, and the deck holds no more than it can."""
    for card in range(CARDS):
        held = 0
        known = 0
        for seat in range(s.players):
            if mind_of(seat) != mind:
                held += s.hand[seat][card]
                if s.known[mind][seat] >> card & 1:
                    known += 1
                    if s.hand[seat][card] == 0:
                        return False
        if s.loose[mind][card] < 0 or held < known + s.loose[mind][card] or s.deck[card] > s.stock[mind][card]:
            return False
    return True


@rule
def minds_know_what_is_true(s: Feud) -> bool:
    """What each mind knows, and what all do."""
    for mind in range(s.players + 1):
        if not knows_what_is_true(s, mind):
            return False
    return True


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
    if s.entropy[0] + s.entropy[1] + s.drawn != 0:
        return Invariant.ENTROPY_WIPED
    return Invariant.NONE
