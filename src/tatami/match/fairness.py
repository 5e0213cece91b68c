"""Fairness: no draw can be fixed, and anyone can check it.

A match draws its entropy from ``HMAC-SHA256(seed, ply)``. The seed's hash, the *commitment*, is published before the
first move, the seed itself after the last: whoever holds both and the moves can replay every draw.
"""

from __future__ import annotations

import functools
import hashlib
import hmac
import secrets
import struct

SEED_BYTES = 32
_TWO_WORDS = struct.Struct(">II")


def new_seed() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the first move."""
    return hashlib.sha256(b"tatami commitment\0" + seed).hexdigest()


def keeps(seed: bytes, committed: str) -> bool:
    """Whether a seed is the one that was committed to."""
    return hmac.compare_digest(commitment(seed), committed)


def entropy(seed: bytes, ply: int) -> tuple[int, int]:
    """The two words of entropy of a ply; the layout of the table is ply 0."""
    drawn = _keyed(seed).copy()
    drawn.update(b"tatami ply\0" + ply.to_bytes(8, "big"))
    return _TWO_WORDS.unpack_from(drawn.digest())


@functools.lru_cache(maxsize=1024)
def _keyed(seed: bytes) -> hmac.HMAC:
    """Where the HMAC of every ply begins."""
    return hmac.new(seed, digestmod="sha256")
