"""Draws come from a secret that was committed to and from what people add to it: nobody can choose them."""

from __future__ import annotations

import hashlib
import hmac
import random

import pytest
from hypothesis import given as given_any
from hypothesis import strategies as st

from tatami import games
from tatami.match import Match
from tatami.match.fairness import Luck, commitment, keeps, new_secret


def test_a_seed_keeps_its_own_commitment_and_no_other() -> None:
    seed, other = new_secret(), new_secret()
    assert seed != other
    assert keeps(seed, commitment(seed))
    assert not keeps(other, commitment(seed))


def test_the_commitment_tells_nothing_but_a_hash() -> None:
    seed = bytes(range(32))
    assert commitment(seed) == hashlib.sha256(b"tatami commitment\0" + seed).hexdigest()


ADDED = {"one": b"a" * 16, "two": b"b" * 32}


def test_every_secret_has_a_key_of_its_own() -> None:
    keys = {Luck(number.to_bytes(32, "big")).key for number in range(500)}
    assert len(keys) == 500
    assert all(-(1 << 63) <= half < 1 << 63 for key in keys for half in key)


def test_seed_and_key_are_the_published_formulas() -> None:
    luck = Luck.of(b"s" * 32, ADDED)
    message = b"tatami seed\0" + b"\0\0\0\3one\0\0\0\x10" + b"a" * 16 + b"\0\0\0\3two\0\0\0\x20" + b"b" * 32
    assert luck.seed == hmac.new(b"s" * 32, message, "sha256").digest()
    digest = hmac.new(luck.seed, b"tatami draws", "sha256").digest()
    halves = (digest[:8], digest[8:16])
    assert luck.key == tuple(int.from_bytes(half, "little", signed=True) for half in halves)


@given_any(st.dictionaries(st.sampled_from("abcdef"), st.binary(min_size=16, max_size=64)), st.randoms())
def test_what_is_added_counts_and_when_it_was_added_does_not(added: dict[str, bytes], luck: random.Random) -> None:
    seats = list(added)
    luck.shuffle(seats)
    seed = Luck.of(bytes(32), added).seed
    assert Luck.of(bytes(32), {seat: added[seat] for seat in seats}).seed == seed
    for seat in seats:
        less = {other: given for other, given in added.items() if other != seat}
        assert Luck.of(bytes(32), less).seed != seed
        assert Luck.of(bytes(32), {**added, seat: added[seat][:-1] + bytes([added[seat][-1] ^ 1])}).seed != seed


def test_two_people_cannot_pass_bytes_to_each_other() -> None:
    """Where one's bytes end and the next name begins is part of what is hashed."""
    one = Luck.of(bytes(32), {"a": b"x" * 16 + b"b", "c": b"y" * 16})
    other = Luck.of(bytes(32), {"a": b"x" * 16, "bc": b"y" * 16})
    assert one.seed != other.seed


@pytest.mark.parametrize("given", [b"", b"x" * 15, b"x" * 65])
def test_too_few_or_too_many_bytes_are_refused(given: bytes) -> None:
    with pytest.raises(ValueError, match="16 to 64 bytes"):
        Luck.of(bytes(32), {"one": given})


def test_what_a_person_adds_changes_the_deal() -> None:
    game = games.find("samurai-sword")
    plain = Match.new(game, secret=bytes(32))
    deals = {Match.new(game, secret=bytes(32), added={"one": bytes([n]) * 16}).digest() for n in range(8)}
    assert len(deals) == 8
    assert plain.digest() not in deals
    assert Match.new(game, secret=bytes(32)).digest() == plain.digest()
