"""What can be told about cards that are not seen: kept in the record, so that guesses fit what was seen.

A *mind* is a seat, or everybody; sets of minds have one bit for each. All of it errs on the safe side: a mind may know
less than a perfect memory would, but what it knows is true.
"""

from __future__ import annotations

from tatami.games.samurai_sword.components import CARDS
from tatami.games.samurai_sword.state import ANY_HAND, COUNTED, SIGHTINGS, Feud
from tatami.kernel.rule import rule

EVERYBODY = 1  # what a spectator has seen too


@rule
def mind_of(seat: int) -> int:
    """The mind of a seat."""
    return EVERYBODY << (seat + 1)


@rule
def minds_but(s: Feud, holder: int) -> int:
    """Every mind but that of one seat."""
    return ((EVERYBODY << (s.players + 1)) - 1) & ~mind_of(holder)


@rule
def knows(s: Feud, mind: int, holder: int, card: int) -> int:
    """How many of a card a mind knows to be in a hand."""
    count = 0
    for place in range(s.seen):
        if s.seen_by[place] & mind and s.seen_with[place] == holder and s.seen_card[place] == card:
            count += 1
    return count


@rule
def sightings(s: Feud, mind: int, card: int) -> int:
    """How many of a card a mind knows to be in hands, whosoever."""
    count = 0
    for place in range(s.seen):
        if s.seen_by[place] & mind and s.seen_card[place] == card:
            count += 1
    return count


@rule
def held_elsewhere(s: Feud, seat: int, card: int) -> int:
    """How many of a card all hands but one's own have."""
    count = 0
    for other in range(s.players):
        if other != seat:
            count += s.hand[other][card]
    return count


@rule
def learn(s: Feud, minds: int, holder: int, card: int) -> None:
    """Minds see a card go into a hand; too much at a time is not kept."""
    if s.seen < SIGHTINGS and minds:
        s.seen_card[s.seen] = card
        s.seen_with[s.seen] = holder
        s.seen_by[s.seen] = minds
        s.seen += 1


@rule
def forget_one(s: Feud, minds: int, holder: int, card: int) -> int:
    """Each of the minds forgets one such card in a hand; gives those that knew of none."""
    for place in range(s.seen):
        if s.seen_with[place] == holder and s.seen_card[place] == card:
            knew = s.seen_by[place] & minds
            s.seen_by[place] -= knew
            minds -= knew
    return minds


@rule
def tidy(s: Feud) -> None:
    """Sightings that no mind keeps are dropped; the others stay in order."""
    kept = 0
    for place in range(s.seen):
        card, holder, minds = s.seen_card[place], s.seen_with[place], s.seen_by[place]
        s.seen_card[place] = s.seen_with[place] = s.seen_by[place] = 0
        if minds:
            s.seen_card[kept] = card
            s.seen_with[kept] = holder
            s.seen_by[kept] = minds
            kept += 1
    s.seen = kept


@rule
def unlearn(s: Feud, minds: int, holder: int, card: int) -> None:
    """Minds see a card leave a hand: it may be the one they knew of, there or somewhere."""
    if s.seen:
        forget_one(s, forget_one(s, minds, holder, card), ANY_HAND, card)
        tidy(s)


@rule
def lose_track(s: Feud, minds: int, holder: int) -> None:
    """A card leaves a hand unseen: every card known there may now be elsewhere, but in somebody's hand."""
    for place in range(s.seen):
        if s.seen_with[place] == holder:
            knew = s.seen_by[place] & minds
            s.seen_by[place] -= knew
            learn(s, knew, ANY_HAND, s.seen_card[place])
    tidy(s)


@rule
def seen_leaving(s: Feud, holder: int, card: int) -> None:
    """Everyone else sees a card leave a hand."""
    unlearn(s, minds_but(s, holder), holder, card)


@rule
def seen_taking(s: Feud, holder: int, card: int) -> None:
    """Everyone else sees a card go into a hand that does not come from the deck."""
    s.older[holder] += 1
    learn(s, minds_but(s, holder), holder, card)


@rule
def seen_stealing(s: Feud, thief: int, victim: int, card: int) -> None:
    """The thief and the victim see which card changes hands; the others do not."""
    s.older[thief] += 1
    unlearn(s, mind_of(thief), victim, card)
    lose_track(s, minds_but(s, victim) & ~mind_of(thief), victim)
    learn(s, mind_of(victim), thief, card)


@rule
def seen_drawing(s: Feud, seat: int, card: int) -> None:
    """A seat alone sees which card it draws."""
    bit = 1 << card
    for time in range(COUNTED):
        if not s.fetched[seat][time] & bit:
            s.fetched[seat][time] |= bit
            return


@rule
def times_fetched(s: Feud, seat: int, card: int) -> int:
    """How often a seat remembers to have drawn a card from this deck."""
    count = 0
    for time in range(COUNTED):
        count += s.fetched[seat][time] >> card & 1
    return count


@rule
def seen_turning_up(s: Feud, card: int) -> None:
    """Everyone sees a card leave the deck for the pile."""
    s.stock[card] -= 1


@rule
def seen_shuffling(s: Feud) -> None:
    """Everyone has seen what the new deck is made of, and that no card in hand is from it."""
    for card in range(CARDS):
        s.stock[card] = s.deck[card]
    for seat in range(s.players):
        s.older[seat] = s.hand_size[seat]
        for time in range(COUNTED):
            s.fetched[seat][time] = 0


@rule
def remember_deed(s: Feud, seat: int, target: int, worth: int) -> None:
    """Everyone sees what one does to another."""
    s.deeds[seat][target] = max(-100, min(100, s.deeds[seat][target] + worth))
