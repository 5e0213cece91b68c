"""Chance comes in from outside.

A position holds no shuffled deck and no generator. Before a move the host writes fresh entropy into the position; the
rules draw words from it; after the move it is wiped. Decks and bags are *multisets*: a card gets its identity at the
moment it is drawn, which has the distribution of a shuffle and leaves nothing to peek at.

All arithmetic is on 32-bit words held in wider integers, so every engine draws the same numbers.
"""

from __future__ import annotations

from tatami.kernel.record import Record, Row, cell, row
from tatami.kernel.rule import rule

WORD = 0xFFFFFFFF
NOTHING = -1


class Position(Record):
    """What every game's record begins with."""

    entropy: Row = row(2, bits=64)  # two 32-bit words, written before a move and wiped after it
    drawn: int = cell(bits=16)  # words drawn in the present move


@rule
def scramble(word: int) -> int:
    """Mix the bits of a 32-bit word (the finaliser of MurmurHash3)."""
    word &= WORD
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & WORD
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & WORD
    return word ^ (word >> 16)


@rule
def word_at(first: int, second: int, count: int) -> int:
    """The ``count``-th word of the stream that two seed words open."""
    return scramble(scramble(scramble(first + count * 0x9E3779B9) ^ second) + count)


@rule
def below(word: int, limit: int) -> int:
    """Scale a 32-bit word to 0..limit-1."""
    return (word * limit) >> 32


@rule
def receive(s: Position, first: int, second: int) -> None:
    """Write fresh entropy into a position."""
    s.entropy[0] = first
    s.entropy[1] = second
    s.drawn = 0


@rule
def wipe(s: Position) -> None:
    """Leave no trace of the entropy."""
    receive(s, 0, 0)


@rule
def draw_word(s: Position) -> int:
    """The next random word of the present move."""
    s.drawn += 1
    return word_at(s.entropy[0], s.entropy[1], s.drawn)


@rule
def draw_below(s: Position, limit: int) -> int:
    """A random number from 0 to limit-1."""
    return below(draw_word(s), limit)


@rule
def total(pile: Row) -> int:
    """How many cards a multiset holds."""
    cards = 0
    for card in range(len(pile)):
        cards += pile[card]
    return cards


@rule
def draw_card(s: Position, pile: Row) -> int:
    """Take one card at random from a multiset; ``NOTHING`` if it is empty."""
    cards = total(pile)
    if cards == 0:
        return NOTHING
    left = draw_below(s, cards)
    card = 0
    while left >= pile[card]:
        left -= pile[card]
        card += 1
    pile[card] -= 1
    return card
