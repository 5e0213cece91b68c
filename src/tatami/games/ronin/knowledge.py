"""Who knows what: goods that lie face down, the counts of the reserve, and the mission pile are hidden from all.

What the scout sees, and where the scout puts it, is known to its owner alone, unless it lay open before. If another
scout takes such a card up again, the first owner no longer knows where it goes. Missions lie open before their owners
from the deal on; stacks are known as sets, since all that has left them lies open.

In a view the cards that a seat does not know are back in the pile, and the reserve shows only which kinds it holds.
"""

from __future__ import annotations

from tatami.games.ronin.components.board import COPIES_OF_GOOD, EVERY_SEAT, GOODS, REGIONS, SEATS
from tatami.games.ronin.rules.pieces import copies_of
from tatami.games.ronin.rules.piles import missions_at, nth_mission_at
from tatami.games.ronin.state import EMPTY, HIDDEN, Japan, Spot
from tatami.kernel.chance import random_below, random_card, wipe
from tatami.kernel.record import Row
from tatami.kernel.rule import rule

MOST_TRIES = 64


@rule
def knows(seat: int, seen_by: int) -> bool:
    """A spectator knows only what everybody knows."""
    return seen_by == EVERY_SEAT or (seat < SEATS and (seen_by >> seat) & 1 == 1)


@rule
def view(s: Japan, seat: int) -> None:
    """Blank what the seat may not know."""
    wipe(s)
    for region in range(REGIONS):
        if s.buried[region] != EMPTY:
            s.buried[region] = HIDDEN
    for good in range(GOODS):
        s.bag[good] = min(s.bag[good], 1)
    hide_cards(s, seat, s.under, s.under_seen)
    hide_cards(s, seat, s.looked, s.looked_seen)


@rule
def hide_cards(s: Japan, seat: int, cards: Row, seen_by: Row) -> None:
    """Cards that the seat does not know look like cards of the pile."""
    for place in range(len(cards)):
        if cards[place] >= 0 and not knows(seat, seen_by[place]):
            s.mission_at[cards[place]] = Spot.PILE
            cards[place] = HIDDEN


@rule
def guess(s: Japan, seat: int) -> None:  # noqa: ARG001
    """Deal the cards that nobody told of, and the goods that lie face down, from all that was not seen."""
    deal_hidden(s, s.under, Spot.UNDER)
    deal_hidden(s, s.looked, Spot.LOOKED_AT)
    guess_goods(s)


@rule
def deal_hidden(s: Japan, cards: Row, spot: int) -> None:
    """A random card of the pile in each hidden place."""
    for place in range(len(cards)):
        if cards[place] == HIDDEN:
            card = nth_mission_at(s, Spot.PILE, random_below(s, missions_at(s, Spot.PILE)))
            cards[place] = card
            s.mission_at[card] = spot


@rule
def kinds_in_bag(s: Japan) -> int:
    """The kinds of goods that the reserve holds, one bit each."""
    kinds = 0
    for good in range(GOODS):
        if s.bag[good] > 0:
            kinds |= 1 << good
    return kinds


@rule
def guess_goods(s: Japan) -> None:
    """Divide what was not seen between the reserve and the face-down places; the reserve keeps the kinds it shows."""
    kinds = kinds_in_bag(s)
    for good in range(GOODS):
        s.bag[good] = COPIES_OF_GOOD - copies_of(s, good)
    bury_what_the_bag_lacks(s, kinds)
    tries = 0
    while tries < MOST_TRIES:
        tries += 1
        for region in range(REGIONS):
            if s.buried[region] == HIDDEN:
                s.buried[region] = random_card(s, s.bag) + GOODS
        if kinds_in_bag(s) == kinds:
            tries = MOST_TRIES
        elif tries < MOST_TRIES:
            take_back(s)
    turn_over_and_mix(s)


@rule
def bury_what_the_bag_lacks(s: Japan, kinds: int) -> None:
    """Goods of a kind that the reserve does not hold can only lie face down."""
    region = 0
    for good in range(GOODS):
        if not (kinds >> good) & 1:
            while s.bag[good] > 0:
                if s.buried[region] == HIDDEN:
                    s.buried[region] = good
                    s.bag[good] -= 1
                region += 1


@rule
def take_back(s: Japan) -> None:
    """A draw that emptied the reserve of a kind it holds is drawn again."""
    for region in range(REGIONS):
        if s.buried[region] >= GOODS:
            s.bag[s.buried[region] - GOODS] += 1
            s.buried[region] = HIDDEN


@rule
def turn_over_and_mix(s: Japan) -> None:
    """Every order of the face-down goods is as likely."""
    for region in range(REGIONS):
        if s.buried[region] >= GOODS:
            s.buried[region] -= GOODS
    mixed = 0
    for region in range(REGIONS):
        if s.buried[region] != EMPTY:
            mixed += 1
            other = nth_buried(s, random_below(s, mixed))
            good = s.buried[other]
            s.buried[other] = s.buried[region]
            s.buried[region] = good


@rule
def nth_buried(s: Japan, n: int) -> int:
    """The n-th region where a good lies face down, counted from 0."""
    for region in range(REGIONS):
        if s.buried[region] != EMPTY:
            if n == 0:
                return region
            n -= 1
    return EMPTY
