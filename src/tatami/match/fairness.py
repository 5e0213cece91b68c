"""Fairness: nobody can choose a draw, and anyone can check it.

Before anyone sits down the house draws a *secret* and publishes its hash, the *commitment*. Whoever sits down adds
random bytes, which everybody is shown. The *seed* of the match is the keyed hash of both, and the key of all draws is
made of the seed. So the house could not choose it, for it did not know what would be added; nor could the players, for
they did not know the secret. The secret is published after the last move: whoever holds it, what was added and the
moves can replay every draw.
"""

from __future__ import annotations

import functools
import hashlib
import hmac
import secrets
import struct
from collections.abc import Mapping
from dataclasses import dataclass

SECRET_BYTES = 32
LEAST_ADDED, MOST_ADDED = 16, 64  # bytes that a person adds

_TWO_HALVES = struct.Struct("<qq")


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is published before anyone sits down."""
    return hashlib.sha256(b"tatami commitment\0" + secret).hexdigest()


def keeps(secret: bytes, committed: str) -> bool:
    """Whether a secret is the one that was committed to."""
    return hmac.compare_digest(commitment(secret).encode(), committed.encode(errors="replace"))


@dataclass(frozen=True)
class Luck:
    """Where the draws of a match come from."""

    secret: bytes  # of the house
    added: tuple[tuple[str, bytes], ...] = ()  # by the people: the seat of each, and random bytes

    @classmethod
    def of(cls, secret: bytes, added: Mapping[str, bytes]) -> Luck:
        """The same whatever the order in which people sat down."""
        if not all(LEAST_ADDED <= len(given) <= MOST_ADDED for given in added.values()):
            raise ValueError(f"added: a person adds {LEAST_ADDED} to {MOST_ADDED} bytes")
        return cls(secret, tuple(sorted(added.items())))

    @property
    def commitment(self) -> str:
        """What was published before anyone sat down."""
        return commitment(self.secret)

    @property
    def seed(self) -> bytes:
        """The keyed hash of the secret and of all that was added, each part with its length before it."""
        parts = [part for seat, given in self.added for part in (seat.encode(), given)]
        message = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
        return hmac.digest(self.secret, b"tatami seed\0" + message, "sha256")

    @functools.cached_property
    def key(self) -> tuple[int, int]:
        """The key of every draw, the layout of the table included: the two halves of its entropy."""
        low, high = _TWO_HALVES.unpack_from(hmac.digest(self.seed, b"tatami draws", "sha256"))
        return low, high
