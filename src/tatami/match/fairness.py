"""Fairness: no draw can be fixed, and anyone can check it.

The key of a match's draws is made of its seed. The seed's hash, the *commitment*, is published before the first move,
the seed itself after the last: whoever holds both and the moves can replay every draw.
"""

from __future__ import annotations

import functools
import hashlib
import hmac
import secrets
import struct

SEED_BYTES = 32
_TWO_HALVES = struct.Struct("<qq")


def new_seed() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the first move."""
    return hashlib.sha256(b"tatami commitment\0" + seed).hexdigest()


def keeps(seed: bytes, committed: str) -> bool:
    """Whether a seed is the one that was committed to."""
    return hmac.compare_digest(commitment(seed), committed)


@functools.lru_cache(maxsize=1024)
def draw_key(seed: bytes) -> tuple[int, int]:
    """The key of every draw of a match, the layout of the table included: the two halves of its entropy."""
    low, high = _TWO_HALVES.unpack_from(hmac.digest(seed, b"tatami draws", "sha256"))
    return low, high
