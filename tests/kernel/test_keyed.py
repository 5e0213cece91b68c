"""Chaskey gives what its authors published, in every engine."""

from __future__ import annotations

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.kernel.engines.native import Native
from tatami.kernel.keyed import WORD, chaskey

KEY = (0x833D3433, 0x009F389F, 0x2398E64F, 0x417ACF39)

# The first words of the tags in the authors' chaskey.c, of the messages 00, 00 01, ... of 0 to 16 bytes.
PUBLISHED = (
    *(0x792E8FE5, 0x13A9307B, 0x55DF8922, 0x1BDBB264, 0x30B2D171, 0xBC983D0C, 0x0DD0688A, 0x7F670454, 0x09330F69),
    *(0x89B3B1BE, 0xAC5B9DAE, 0xD5B0DBEC, 0xFC2C3391, 0x29496F33, 0xBF668497, 0x51B94DA4, 0x79271CA9),
)

words = st.integers(0, WORD)
halves = st.integers(-(1 << 63), (1 << 63) - 1)


def in_halves(key: tuple[int, ...]) -> tuple[int, int]:
    """Four words as two signed integers of 64 bits."""
    low, high = struct.unpack("<qq", struct.pack("<4I", *key))
    return low, high


def doubled(key: tuple[int, ...]) -> tuple[int, ...]:
    """A key times two in the field: the subkeys are the key doubled once and twice."""
    whole = int.from_bytes(struct.pack("<4I", *key), "little") << 1
    if whole >> 128:
        whole = (whole ^ 0x87) & ((1 << 128) - 1)
    return struct.unpack("<4I", whole.to_bytes(16, "little"))


def tag_word(message: bytes) -> int:
    """The first word of the tag of at most one block: a padded one takes the other subkey."""
    subkey, other = doubled(KEY), doubled(doubled(KEY))
    block = struct.unpack("<4I", message if len(message) == 16 else (message + b"\1").ljust(16, b"\0"))
    if len(message) == 16:
        return chaskey(*in_halves(KEY), *block)
    swapped = [word ^ one ^ two for word, one, two in zip(block, subkey, other, strict=True)]
    return chaskey(*in_halves(KEY), *swapped) ^ subkey[0] ^ other[0]


@pytest.mark.parametrize("length", range(17))
def test_the_published_tags_come_out(length: int) -> None:
    assert tag_word(bytes(range(length))) == PUBLISHED[length]


@given(halves, halves, words, words, words, words)
def test_native_words_are_the_interpreted_ones(
    native_lanterns: Native, low: int, high: int, m0: int, m1: int, m2: int, m3: int
) -> None:
    block = (m0, m1, m2, m3)
    assert native_lanterns.bind(chaskey)(low, high, *block) == chaskey(low, high, *block)
    assert 0 <= chaskey(low, high, *block) <= WORD
