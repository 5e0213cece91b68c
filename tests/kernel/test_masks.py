"""Masks, held to Python's sets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.kernel.masks import (
    allow,
    allow_many,
    allows,
    clear,
    count_allowed,
    lowest,
    nth_allowed,
    nth_one,
    ones,
    words_for,
)

ACTIONS = 100
EDGES = (0, 1, 30, 31, 32, 33, 63, 64, 65, 95, 96, 99)

# Ids around the words' boundaries come often.
ids = st.one_of(st.sampled_from(EDGES), st.integers(0, ACTIONS - 1))
sets = st.sets(ids)
words = st.integers(0, 0xFFFFFFFF)


def mask_of(actions: set[int]) -> list[int]:
    mask = [0] * words_for(ACTIONS)
    for action in actions:
        allow(mask, action)
    return mask


def set_of(mask: list[int]) -> set[int]:
    return {action for action in range(32 * len(mask)) if allows(mask, action)}


@pytest.mark.parametrize(("actions", "words"), [(1, 1), (31, 1), (32, 1), (33, 2), (64, 2), (65, 3)])
def test_a_mask_has_a_word_for_every_32_actions(actions: int, words: int) -> None:
    assert words_for(actions) == words


@given(sets)
def test_a_mask_allows_what_was_allowed_and_nothing_else(actions: set[int]) -> None:
    assert set_of(mask_of(actions)) == actions


@given(sets)
def test_words_of_a_mask_stay_within_32_bits(actions: set[int]) -> None:
    assert all(0 <= word <= 0xFFFFFFFF for word in mask_of(actions))


@given(sets)
def test_allowing_twice_is_allowing_once(actions: set[int]) -> None:
    mask = mask_of(actions)
    for action in actions:
        allow(mask, action)
    assert mask == mask_of(actions)


@given(sets)
def test_a_cleared_mask_allows_nothing(actions: set[int]) -> None:
    mask = mask_of(actions)
    clear(mask)
    assert set_of(mask) == set()
    assert count_allowed(mask) == 0


@given(sets)
def test_allowed_actions_are_counted(actions: set[int]) -> None:
    assert count_allowed(mask_of(actions)) == len(actions)


@given(sets)
def test_the_nth_allowed_action_is_the_nth_smallest(actions: set[int]) -> None:
    mask = mask_of(actions)
    assert [nth_allowed(mask, n) for n in range(len(actions))] == sorted(actions)


@given(sets)
def test_beyond_the_last_allowed_action_there_is_none(actions: set[int]) -> None:
    assert nth_allowed(mask_of(actions), len(actions)) == -1


@given(words)
def test_set_bits_are_counted(word: int) -> None:
    assert ones(word) == word.bit_count()


@given(words)
def test_the_nth_set_bit_is_found(word: int) -> None:
    places = [place for place in range(32) if word >> place & 1]
    assert [nth_one(word, n) for n in range(len(places))] == places


@given(before=sets, first=st.integers(0, ACTIONS - 31), bits=st.integers(0, (1 << 31) - 1))
def test_allowing_many_is_allowing_each(before: set[int], first: int, bits: int) -> None:
    mask = mask_of(before)
    allow_many(mask, first, bits)
    assert set_of(mask) == before | {first + bit for bit in range(31) if bits >> bit & 1}


@pytest.mark.parametrize("first", [31, 32, 33])
def test_many_allowed_across_a_boundary_land_in_both_words(first: int) -> None:
    mask = mask_of(set())
    allow_many(mask, first, 0b111)
    assert set_of(mask) == {first, first + 1, first + 2}


def test_many_allowed_up_to_the_end_of_a_mask_do_not_reach_beyond_it() -> None:
    mask = [0]
    allow_many(mask, 30, 0b11)
    assert mask == [0b11 << 30]


@given(st.integers(1, 0x7FFF))
def test_the_lowest_seat_of_a_set_is_found(seats: int) -> None:
    assert lowest(seats) == min(seat for seat in range(15) if seats >> seat & 1)
