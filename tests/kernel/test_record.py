"""Records: one position, three forms, the same bytes."""

from __future__ import annotations

import struct
from enum import IntEnum
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.kernel.record import Field, Record, Row, Table, cell, row, table


class Suit(IntEnum):
    MOON = 0
    STAR = 1
    SUN = 2


class Small(Record):
    """Only bytes: nothing to align."""

    first: int = cell()
    suits: Row = row(Suit)


class Mixed(Small):
    """Every width, and gaps before, between and after the fields."""

    wide: int = cell(bits=64)
    odd: Row = row(3)
    middle: int = cell(bits=16)
    board: Table = table(Suit, 2)
    far: Table = table(2, Suit, bits=32)
    last: int = cell()


# Where each field of Mixed lies: aligned to its own width, the whole to the widest.
OFFSETS = {"first": 0, "suits": 1, "wide": 8, "odd": 16, "middle": 20, "board": 22, "far": 28, "last": 52}
SIZE = 56


def values_of(field: Field) -> st.SearchStrategy[Any]:
    """Any value that the field can hold."""
    strategy: st.SearchStrategy[Any] = st.integers(-(1 << field.bits - 1), (1 << field.bits - 1) - 1)
    for length in reversed(field.shape):
        strategy = st.lists(strategy, min_size=length, max_size=length)
    return strategy


@st.composite
def mixed_records(draw: st.DrawFn) -> Mixed:
    record = Mixed()
    for field in Mixed.fields:
        setattr(record, field.name, draw(values_of(field)))
    return record


def test_a_new_record_is_all_zero() -> None:
    record = Mixed()
    assert (record.first, record.suits, record.board) == (0, [0, 0, 0], [[0, 0], [0, 0], [0, 0]])
    assert record.to_bytes() == bytes(SIZE)


def test_a_subclass_has_the_fields_of_its_base_first() -> None:
    assert [field.name for field in Mixed.fields] == list(OFFSETS)
    assert [field.name for field in Small.fields] == ["first", "suits"]


def test_the_layout_is_aligned_and_padded() -> None:
    layout = Mixed.dtype().fields
    assert layout is not None
    assert {name: place[1] for name, place in layout.items()} == OFFSETS
    assert Mixed.dtype().itemsize == Mixed.packing.size == SIZE
    assert Small.dtype().itemsize == 4


def test_each_value_lies_where_the_layout_says() -> None:
    record = Mixed()
    record.middle = -2
    record.board[2][1] = 7
    record.far[1][2] = 1 << 30
    data = record.to_bytes()
    assert data[20:22] == b"\xfe\xff"
    assert data[22 + 2 * 2 + 1] == 7
    assert struct.unpack_from("<i", data, 28 + (1 * 3 + 2) * 4) == (1 << 30,)
    assert sum(byte != 0 for byte in data) == 4


@given(mixed_records())
def test_the_three_forms_hold_the_same_bytes(record: Mixed) -> None:
    column = Mixed.column(3)
    column[1] = record.to_native()
    assert record.to_native().tobytes() == record.to_bytes()
    assert column.tobytes() == bytes(SIZE) + record.to_bytes() + bytes(SIZE)


@given(mixed_records())
def test_a_record_comes_back_from_every_form(record: Mixed) -> None:
    assert Mixed.from_bytes(record.to_bytes()) == record
    assert Mixed.from_native(record.to_native()) == record


@given(mixed_records())
def test_native_fields_have_the_values_of_the_plain_ones(record: Mixed) -> None:
    native: Any = record.to_native()
    for field in Mixed.fields:
        assert np.asarray(native[field.name]).tolist() == getattr(record, field.name)


def test_the_native_form_can_be_written_and_shares_nothing_with_the_plain_one() -> None:
    record = Mixed()
    native: Any = record.to_native()
    native.middle = 9
    native.board[1][0] = 4
    assert record == Mixed()
    assert Mixed.from_native(native).board == [[0, 0], [4, 0], [0, 0]]


@given(mixed_records())
def test_a_copy_shares_nothing(record: Mixed) -> None:
    before = record.to_bytes()
    twin = record.copy()
    assert twin == record
    assert type(twin) is Mixed
    twin.wide ^= 1
    twin.odd[2] ^= 1
    twin.board[2][1] ^= 1
    twin.far[0][0] ^= 1
    assert record.to_bytes() == before
    assert twin != record


@given(mixed_records(), mixed_records())
def test_records_are_equal_when_their_bytes_are(one: Mixed, other: Mixed) -> None:
    assert (one == other) == (one.to_bytes() == other.to_bytes())
    assert hash(one) == hash(Mixed.from_bytes(one.to_bytes()))


def test_records_of_two_classes_are_never_equal() -> None:
    class Twin(Record):
        first: int = cell()
        suits: Row = row(Suit)

    assert Twin().to_bytes() == Small().to_bytes()
    assert Twin() != Small()


@pytest.mark.parametrize(("bits", "most"), [(8, 127), (16, 32767), (32, (1 << 31) - 1), (64, (1 << 63) - 1)])
def test_a_value_too_large_for_its_field_is_refused(bits: int, most: int) -> None:
    class Tight(Record):
        worth: int = cell(bits=bits)

    record = Tight()
    record.worth = most
    assert Tight.from_bytes(record.to_bytes()).worth == most
    record.worth = most + 1
    with pytest.raises(struct.error):
        record.to_bytes()


def test_names_that_numpy_keeps_for_itself_are_refused() -> None:
    for name in dir(np.record):
        if not name.startswith("_"):
            with pytest.raises(TypeError, match=rf"Bad\.{name}:"):
                type("Bad", (Record,), {name: cell()})


@pytest.mark.parametrize("name", ["fields", "column", "to_bytes", "from_native"])
def test_names_that_records_keep_for_themselves_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match=rf"Bad\.{name}:"):
        type("Bad", (Record,), {name: row(Suit)})


def test_a_record_shows_its_fields() -> None:
    assert repr(Small()) == "Small(first=0, suits=[0, 0, 0])"
