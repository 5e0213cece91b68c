"""Draws come from the seed that was committed to, ply by ply."""

from __future__ import annotations

import hashlib
import hmac

from tatami.match.fairness import commitment, entropy, keeps, new_seed


def test_a_seed_keeps_its_own_commitment_and_no_other() -> None:
    seed, other = new_seed(), new_seed()
    assert seed != other
    assert keeps(seed, commitment(seed))
    assert not keeps(other, commitment(seed))


def test_the_commitment_tells_nothing_but_a_hash() -> None:
    seed = bytes(range(32))
    assert commitment(seed) == hashlib.sha256(b"tatami commitment\0" + seed).hexdigest()


def test_every_ply_has_entropy_of_its_own() -> None:
    seed = bytes(32)
    drawn = [entropy(seed, ply) for ply in range(500)]
    assert len(set(drawn)) == 500
    assert all(0 <= word < 1 << 32 for pair in drawn for word in pair)


def test_entropy_is_the_published_formula() -> None:
    seed = b"s" * 32
    digest = hmac.new(seed, b"tatami ply\0" + (3).to_bytes(8, "big"), "sha256").digest()
    assert entropy(seed, 3) == (int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big"))
