"""Chance comes in from outside.

A position holds no shuffled deck and no generator. Before a move the host writes entropy into the position; the rules
draw with it; after the move it is wiped. Decks and bags are *multisets*: a card gets its identity at the moment it is
drawn, which has the distribution of a shuffle and leaves nothing to peek at.

Rules draw from named pools: a deck, a bag, a hand. A draw is the keyed function of the pool and of how many draws it
has given before, and of nothing else. So two matches with one key deal the same n-th card from the same untouched deck,
whatever was played between.

Who only thinks (``guess``, ``instinct``) draws from no pool. ``random_below`` and ``random_card`` are faster, and can
be inverted by whoever sees enough of what they give: no rule that a move runs may use them.
"""

from __future__ import annotations

from tatami.kernel.keyed import WORD, chaskey
from tatami.kernel.record import Record, Row, cell, row
from tatami.kernel.rule import rule

NOTHING = -1
MOST_POOLS = 12  # that a game can have


class Position(Record):
    """What every game's record begins with."""

    entropy: Row = row(2, bits=64)  # 128 bits, written before a move or a thought and wiped after it
    drawn: int = cell(bits=16)  # numbers drawn in the present move or thought
    drawn_from: Row = row(MOST_POOLS, bits=16)  # the draws that each pool has given since the game began; no secret


@rule
def scramble(word: int) -> int:
    """Mix the bits of a 32-bit word (the finaliser of MurmurHash3)."""
    word &= WORD
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & WORD
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & WORD
    return word ^ (word >> 16)


@rule
def word_at(first: int, second: int, count: int) -> int:
    """The ``count``-th word of the stream that two seed words open: quick, and no secret."""
    return scramble(scramble(scramble(first + count * 0x9E3779B9) ^ second) + count)


@rule
def below(word: int, limit: int) -> int:
    """Scale a 32-bit word to 0..limit-1."""
    return (word * limit) >> 32


@rule
def receive(s: Position, first: int, second: int) -> None:
    """Write entropy into a position: two signed 64-bit integers."""
    s.entropy[0] = first
    s.entropy[1] = second
    s.drawn = 0


@rule
def wipe(s: Position) -> None:
    """Leave no trace of the entropy."""
    receive(s, 0, 0)


@rule
def is_wiped(s: Position) -> bool:
    """Whether no entropy is left."""
    return s.entropy[0] == 0 and s.entropy[1] == 0 and s.drawn == 0


@rule
def draw_below(s: Position, pool: int, limit: int) -> int:
    """The next draw from a pool: a number from 0 to limit-1."""
    count = s.drawn_from[pool]
    s.drawn_from[pool] = count + 1
    s.drawn += 1
    return below(chaskey(s.entropy[0], s.entropy[1], pool, count, 0, 0), limit)


@rule
def total(cards: Row) -> int:
    """How many cards a multiset holds."""
    count = 0
    for card in range(len(cards)):
        count += cards[card]
    return count


@rule
def nth_card(cards: Row, n: int) -> int:
    """The n-th card of a multiset that has so many, counted from 0, like cards beside each other."""
    card = 0
    while n >= cards[card]:
        n -= cards[card]
        card += 1
    return card


@rule
def draw_of(s: Position, pool: int, cards: Row, count: int) -> int:
    """The next draw from a pool that holds so many cards: which it is. The card is not taken out."""
    return nth_card(cards, draw_below(s, pool, count))


@rule
def draw_card(s: Position, pool: int, cards: Row) -> int:
    """Take the next card of a pool out of its multiset; ``NOTHING`` if that is empty."""
    count = total(cards)
    if count == 0:
        return NOTHING
    card = draw_of(s, pool, cards, count)
    cards[card] -= 1
    return card


@rule
def random_below(s: Position, limit: int) -> int:
    """For thinking: a random number from 0 to limit-1."""
    s.drawn += 1
    return below(word_at(s.entropy[0], s.entropy[1], s.drawn), limit)


@rule
def random_card(s: Position, cards: Row) -> int:
    """For thinking: take a random card out of a multiset that is not empty."""
    card = nth_card(cards, random_below(s, total(cards)))
    cards[card] -= 1
    return card
