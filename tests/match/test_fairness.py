"""Draws come from the seed that was committed to."""

from __future__ import annotations

import hashlib
import hmac

from tatami.match.fairness import commitment, draw_key, keeps, new_seed


def test_a_seed_keeps_its_own_commitment_and_no_other() -> None:
    seed, other = new_seed(), new_seed()
    assert seed != other
    assert keeps(seed, commitment(seed))
    assert not keeps(other, commitment(seed))


def test_the_commitment_tells_nothing_but_a_hash() -> None:
    seed = bytes(range(32))
    assert commitment(seed) == hashlib.sha256(b"tatami commitment\0" + seed).hexdigest()


def test_every_seed_has_a_key_of_its_own() -> None:
    keys = {draw_key(number.to_bytes(32, "big")) for number in range(500)}
    assert len(keys) == 500
    assert all(-(1 << 63) <= half < 1 << 63 for key in keys for half in key)


def test_the_key_is_the_published_formula() -> None:
    seed = b"s" * 32
    digest = hmac.new(seed, b"tatami draws", "sha256").digest()
    halves = (digest[:8], digest[8:16])
    assert draw_key(seed) == tuple(int.from_bytes(half, "little", signed=True) for half in halves)
