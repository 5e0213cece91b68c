"""What each mind can tell about cards it does not see: kept in the record, so that guesses fit what was seen.

Row 0 of each table is what everyone has seen; a seat's own row is one further. All of it errs on the safe side: a mind
may know less than a perfect memory would, but what it knows is true.
"""

from __future__ import annotations

from tatami.games.samurai_sword.components import CARDS
from tatami.games.samurai_sword.state import Feud
from tatami.kernel.rule import rule


@rule
def mind_of(seat: int) -> int:
    """The row of a seat's memory."""
    return seat + 1


@rule
def learn(s: Feud, mind: int, holder: int, card: int) -> None:
    """A mind sees a card go into a hand; of a second one of its kind it keeps less in mind."""
    bit = 1 << card
    if s.known[mind][holder] & bit:
        s.loose[mind][card] += 1
    else:
        s.known[mind][holder] |= bit


@rule
def unlearn(s: Feud, mind: int, holder: int, card: int) -> None:
    """A mind sees a card leave a hand: it may be the one it knew of."""
    bit = 1 << card
    if s.known[mind][holder] & bit:
        s.known[mind][holder] &= ~bit
    elif s.loose[mind][card] > 0:
        s.loose[mind][card] -= 1


@rule
def lose_track(s: Feud, mind: int, holder: int) -> None:
    """A card leaves a hand unseen: every card known there may now be elsewhere, but in somebody's hand."""
    if s.known[mind][holder] == 0:
        return
    for card in range(CARDS):
        if s.known[mind][holder] >> card & 1:
            s.loose[mind][card] += 1
    s.known[mind][holder] = 0


@rule
def seen_leaving(s: Feud, holder: int, card: int) -> None:
    """Everyone else sees a card leave a hand."""
    for mind in range(s.players + 1):
        if mind != mind_of(holder):
            unlearn(s, mind, holder, card)


@rule
def seen_taking(s: Feud, holder: int, card: int) -> None:
    """Everyone else sees a card go into a hand."""
    for mind in range(s.players + 1):
        if mind != mind_of(holder):
            learn(s, mind, holder, card)


@rule
def seen_stealing(s: Feud, thief: int, victim: int, card: int) -> None:
    """The thief and the victim see which card changes hands; the others do not."""
    for mind in range(s.players + 1):
        if mind == mind_of(thief):
            unlearn(s, mind, victim, card)
        elif mind == mind_of(victim):
            learn(s, mind, thief, card)
        else:
            lose_track(s, mind, victim)


@rule
def seen_turning_up(s: Feud, card: int) -> None:
    """Everyone sees a card leave the deck."""
    for mind in range(s.players + 1):
        s.stock[mind][card] -= 1


@rule
def seen_shuffling(s: Feud) -> None:
    """Everyone has seen what the new deck is made of."""
    for mind in range(s.players + 1):
        for card in range(CARDS):
            s.stock[mind][card] = s.deck[card]


@rule
def remember_deed(s: Feud, seat: int, target: int, worth: int) -> None:
    """Everyone sees what one does to another."""
    s.deeds[seat][target] = max(-100, min(100, s.deeds[seat][target] + worth))
