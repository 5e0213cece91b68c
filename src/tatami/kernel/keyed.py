"""Chaskey: a keyed function on 32-bit words. Its outputs reveal neither the key nor the outputs that follow.

N. Mouha and others, SAC 2014, with eight rounds as published there. A draw is one block, so only the path of a message
of one whole block is here. The key is 128 bits, held as two signed 64-bit integers; all arithmetic is on 32-bit words
held in wider integers, so every engine computes the same.
"""

from __future__ import annotations

from tatami.kernel.rule import rule

WORD = 0xFFFFFFFF
ROUNDS = 8


@rule
def chaskey(low: int, high: int, m0: int, m1: int, m2: int, m3: int) -> int:
    """The first word of the tag of one block of four words, under a key of two halves."""
    k0, k1, k2, k3 = low & WORD, (low >> 32) & WORD, high & WORD, (high >> 32) & WORD
    # The subkey for a whole last block: the key doubled in the field of 2^128 elements.
    l0 = ((k0 << 1) & WORD) ^ (0x87 * (k3 >> 31))
    l1 = ((k1 << 1) & WORD) | (k0 >> 31)
    l2 = ((k2 << 1) & WORD) | (k1 >> 31)
    l3 = ((k3 << 1) & WORD) | (k2 >> 31)
    v0, v1, v2, v3 = m0 ^ k0 ^ l0, m1 ^ k1 ^ l1, m2 ^ k2 ^ l2, m3 ^ k3 ^ l3
    for _ in range(ROUNDS):
        v0 = (v0 + v1) & WORD
        v1 = (((v1 << 5) & WORD) | (v1 >> 27)) ^ v0
        v0 = ((v0 << 16) & WORD) | (v0 >> 16)
        v2 = (v2 + v3) & WORD
        v3 = (((v3 << 8) & WORD) | (v3 >> 24)) ^ v2
        v0 = (v0 + v3) & WORD
        v3 = (((v3 << 13) & WORD) | (v3 >> 19)) ^ v0
        v2 = (v2 + v1) & WORD
        v1 = (((v1 << 7) & WORD) | (v1 >> 25)) ^ v2
        v2 = ((v2 << 16) & WORD) | (v2 >> 16)
    return v0 ^ l0
