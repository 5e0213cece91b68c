"""Chance: the same draws on every engine, addressed by pool and number, from multisets that act like shuffled decks."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.frequencies import fits
from tatami.kernel.chance import (
    NOTHING,
    Position,
    below,
    draw_below,
    draw_card,
    is_wiped,
    random_below,
    random_card,
    receive,
    scramble,
    total,
    wipe,
    word_at,
)
from tatami.kernel.engines.native import Native
from tatami.kernel.keyed import WORD
from tatami.kernel.record import Row, row

words = st.integers(0, WORD)
halves = st.integers(-(1 << 63), (1 << 63) - 1)

POOL, OTHER_POOL = 0, 3


class Deck(Position):
    pile: Row = row(3)


def deck(*pile: int, seed: int = 0) -> Deck:
    """A deck with fresh entropy in it."""
    s = Deck()
    s.pile = list(pile)
    receive(s, seed, 2024)
    return s


def test_the_stream_of_words_is_fixed_for_ever() -> None:
    """Recorded matches depend on it; the first is the finaliser's published value for 1."""
    assert scramble(1) == 0x514E28B7
    assert [word_at(1, 2, count) for count in range(4)] == [0xDFB2A4B0, 0xFC022A93, 0xBE6F0D78, 0x41A94993]


@given(st.integers(0, 1 << 62))
def test_only_the_low_32_bits_of_a_word_count(word: int) -> None:
    assert scramble(word) == scramble(word & WORD)
    assert 0 <= scramble(word) <= WORD


@given(first=words, second=st.integers(0, 1 << 40), count=st.integers(0, 1 << 20))
def test_native_words_are_the_interpreted_ones(native_lanterns: Native, first: int, second: int, count: int) -> None:
    assert native_lanterns.bind(word_at)(first, second, count) == word_at(first, second, count)


@given(word=words, limit=st.integers(1, 1 << 15))
def test_native_numbers_below_a_limit_are_the_interpreted_ones(native_lanterns: Native, word: int, limit: int) -> None:
    assert native_lanterns.bind(below)(word, limit) == below(word, limit)


@given(word=words, limit=st.integers(1, 1 << 31))
def test_a_word_scales_to_less_than_the_limit(word: int, limit: int) -> None:
    assert 0 <= below(word, limit) < limit
    assert (below(0, limit), below(WORD, limit)) == (0, limit - 1)


@given(first=halves, second=halves, pile=st.lists(st.integers(0, 9), min_size=3, max_size=3))
def test_native_cards_are_the_interpreted_ones(
    native_lanterns: Native, first: int, second: int, pile: list[int]
) -> None:
    plain = native_lanterns.game.record()
    plain.deck = pile  # type: ignore[attr-defined]
    receive(plain, first, second)
    native = plain.to_native()
    for _ in range(sum(pile) + 1):
        assert native_lanterns.bind(draw_card)(native, POOL, native.deck) == draw_card(plain, POOL, pile)
        assert native.tobytes() == plain.to_bytes()


def test_draws_differ_and_are_counted_for_the_move_and_for_the_pool() -> None:
    s = deck(1, 1, 1)
    assert len({draw_below(s, POOL, WORD) for _ in range(100)}) == 100
    draw_below(s, OTHER_POOL, WORD)
    assert s.drawn == 101
    assert s.drawn_from[POOL] == 100
    assert sum(s.drawn_from) == 101


def test_a_wiped_position_keeps_no_trace_of_its_entropy() -> None:
    before = deck(2, 2, 2)
    wipe(before)
    s = deck(2, 2, 2, seed=77)
    random_below(s, 6)
    assert not is_wiped(s)
    wipe(s)
    assert is_wiped(s)
    assert s.to_bytes() == before.to_bytes()


@pytest.mark.parametrize(("first", "second", "drawn"), [(5, -5, 0), (0, -1, 1), (0, 0, 1), (-1, 0, 0), (0, 3, 0)])
def test_entropy_that_adds_up_to_nothing_is_not_wiped(first: int, second: int, drawn: int) -> None:
    s = deck()
    receive(s, first, second)
    s.drawn = drawn
    assert not is_wiped(s)


@given(key=halves, between=st.lists(st.sampled_from((1, 2, OTHER_POOL)), max_size=8), moves=st.integers(1, 5))
def test_a_draw_depends_on_its_pool_and_its_number_and_on_nothing_between(
    key: int, between: list[int], moves: int
) -> None:
    """Whatever else is drawn, and in however many moves: the n-th card of an untouched deck is the same."""
    plain, other = deck(4, 3, 2), deck(4, 3, 2)
    expected, found = [], []
    for _ in range(moves):
        receive(plain, key, 7)
        expected.append(draw_card(plain, POOL, plain.pile))
        receive(other, key, 7)
        for pool in between:
            draw_below(other, pool, 10)
        found.append(draw_card(other, POOL, other.pile))
        wipe(other)
    assert found == expected


def test_pools_of_one_key_are_dealt_apart() -> None:
    s = deck(seed=11)
    one, other = ([draw_below(s, pool, WORD) for _ in range(50)] for pool in (POOL, OTHER_POOL))
    assert not set(one) & set(other)


def test_every_bit_of_the_key_counts() -> None:
    """Two hundred and fifty-six bits of the tag under 129 keys: no two agree."""
    keys = [(0, 0), *((1 << bit, 0) for bit in range(63)), (-(1 << 63), 0)]
    keys += [(second, first) for first, second in keys[1:]]
    seen = set()
    for first, second in keys:
        s = deck()
        receive(s, first, second)
        seen.add(tuple(draw_below(s, POOL, WORD) for _ in range(8)))
    assert len(seen) == len(keys) == 129


def test_numbers_below_a_limit_are_equally_likely() -> None:
    seen = Counter(draw_below(deck(seed=seed), POOL, 7) for seed in range(3000))
    assert fits(seen, dict.fromkeys(range(7), Fraction(1, 7)))


def test_successive_draws_are_independent() -> None:
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(3000):
        s = deck(seed=seed)
        seen[draw_below(s, POOL, 4), draw_below(s, POOL, 4)] += 1
    assert fits(seen, dict.fromkeys(((one, two) for one in range(4) for two in range(4)), Fraction(1, 16)))


@given(pile=st.lists(st.integers(0, 5), min_size=1, max_size=6), seed=words)
def test_drawing_to_the_end_gives_every_card_once(pile: list[int], seed: int) -> None:
    s = deck(*pile, seed=seed)
    drawn = Counter(draw_card(s, POOL, s.pile) for _ in range(sum(pile)))
    assert [drawn[card] for card in range(len(pile))] == pile
    assert total(s.pile) == 0


def test_an_empty_multiset_gives_nothing_and_is_no_draw() -> None:
    s = deck(0, 0, 0)
    assert draw_card(s, POOL, s.pile) == NOTHING
    assert s.pile == [0, 0, 0]
    assert s.drawn == s.drawn_from[POOL] == 0


def test_a_thought_draws_from_no_pool() -> None:
    s = deck(3, 2, 1, seed=4)
    drawn = Counter(random_card(s, s.pile) for _ in range(6))
    assert drawn == {0: 3, 1: 2, 2: 1}
    assert len({random_below(s, WORD) for _ in range(100)}) == 100
    assert sum(s.drawn_from) == 0
    assert s.drawn == 106


def test_thoughts_are_equally_likely() -> None:
    seen = Counter(random_below(deck(seed=seed), 7) for seed in range(3000))
    assert fits(seen, dict.fromkeys(range(7), Fraction(1, 7)))


@pytest.mark.parametrize("pile", [(1, 1, 1), (3, 2, 1), (5, 0, 3)])
def test_a_card_is_drawn_as_often_as_it_is_there(pile: tuple[int, ...]) -> None:
    seen: Counter[int] = Counter()
    for seed in range(3000):
        s = deck(*pile, seed=seed)
        seen[draw_card(s, POOL, s.pile)] += 1
    assert fits(seen, {card: Fraction(count, sum(pile)) for card, count in enumerate(pile) if count})


@pytest.mark.parametrize(("pile", "cards"), [((3, 2, 1), 2), ((2, 1, 1), 4)])
def test_drawing_one_by_one_has_the_distribution_of_a_shuffle(pile: tuple[int, ...], cards: int) -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(4000):
        s = deck(*pile, seed=seed)
        seen[tuple(draw_card(s, POOL, s.pile) for _ in range(cards))] += 1
    assert fits(seen, shuffled(pile, cards))


def shuffled(pile: tuple[int, ...], cards: int) -> dict[tuple[int, ...], Fraction]:
    """The chance of each beginning of a shuffled deck, by going through every order."""
    deck_of_cards = [card for card, count in enumerate(pile) for _ in range(count)]
    orders = Counter(order[:cards] for order in permutations(deck_of_cards))
    return {beginning: Fraction(count, orders.total()) for beginning, count in orders.items()}
