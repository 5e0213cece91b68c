"""Masks of legal actions: one bit per action id, 32 bits a word."""

from __future__ import annotations

from tatami.kernel.record import Words
from tatami.kernel.rule import rule


def words_for(actions: int) -> int:
    """The number of words a mask over so many actions needs."""
    return (actions + 31) // 32


@rule
def clear(mask: Words) -> None:
    """Allow nothing."""
    for word in range(len(mask)):
        mask[word] = 0


@rule
def allow(mask: Words, action: int) -> None:
    """Allow one action."""
    mask[action >> 5] |= 1 << (action & 31)


@rule
def allow_many(mask: Words, first: int, bits: int) -> None:
    """Allow ``first + i`` for every set bit i of up to 31 bits."""
    shifted = bits << (first & 31)
    mask[first >> 5] |= shifted & 0xFFFFFFFF
    if shifted >> 32:
        mask[(first >> 5) + 1] |= shifted >> 32


@rule
def allows(mask: Words, action: int) -> bool:
    """Whether an action is allowed."""
    return (mask[action >> 5] >> (action & 31)) & 1 == 1


@rule
def ones(word: int) -> int:
    """The number of set bits of a 32-bit word."""
    word = word - ((word >> 1) & 0x55555555)
    word = (word & 0x33333333) + ((word >> 2) & 0x33333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F
    return ((word * 0x01010101) & 0xFFFFFFFF) >> 24


@rule
def count_allowed(mask: Words) -> int:
    """How many actions are allowed."""
    count = 0
    for word in range(len(mask)):
        if mask[word] != 0:
            count += ones(mask[word])
    return count


@rule
def nth_one(word: int, n: int) -> int:
    """The place of the n-th set bit of a 32-bit word, counted from 0."""
    for _ in range(n):
        word &= word - 1
    return ones((word & -word) - 1)


@rule
def nth_allowed(mask: Words, n: int) -> int:
    """The n-th allowed action, counted from 0."""
    for word in range(len(mask)):
        if mask[word] != 0:
            here = ones(mask[word])
            if n < here:
                return (word << 5) + nth_one(mask[word], n)
            n -= here
    return -1


@rule
def lowest(bits: int) -> int:
    """The place of the lowest set bit: the first seat of a set of seats."""
    return ones((bits & -bits) - 1)


@rule
def first_to_decide(waiting: int, seat: int) -> int:
    """Of several who decide in secret any may be first: the seat for whom we ask, if it is one of them."""
    if (waiting >> seat) & 1:
        return seat
    return lowest(waiting)
