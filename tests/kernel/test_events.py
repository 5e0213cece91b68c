"""Events: told once, read as people read them, and only by those who may."""

from __future__ import annotations

from enum import IntEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.kernel.events import CAPACITY, EVERYONE, SPECTATOR, Events, Happening, Log, name_of, spelled, tell


class Place(IntEnum):
    WELL = 0
    FIELDS_2 = 1


class Event(IntEnum):
    DAWN = 0
    ARRIVE = 1
    COUNTED = 2


EVENTS = Events(
    Event,
    {
        Event.ARRIVE: {"place": Place, "count": int},
        Event.COUNTED: {"one": int, "two": int, "three": int},
    },
)

numbers = st.integers(-(1 << 15), (1 << 15) - 1)


def test_names_are_spelled_as_people_type_them() -> None:
    assert spelled(Place.FIELDS_2) == "fields-2"
    assert name_of(Place, 1) == "place-fields-2"
    assert name_of(int, 1) == 1


def test_events_are_read_in_the_order_they_were_told() -> None:
    log = Log()
    tell(log, EVERYONE, Event.DAWN, 0, 0, 0)
    tell(log, 0b10, Event.ARRIVE, Place.FIELDS_2, 3, 0)
    assert EVENTS.read(log) == [
        Happening("dawn", {}, EVERYONE),
        Happening("arrive", {"place": "place-fields-2", "count": 3}, 0b10),
    ]


@given(st.lists(st.tuples(numbers, numbers, numbers), max_size=CAPACITY))
def test_numbers_come_back_as_they_were_told(told: list[tuple[int, int, int]]) -> None:
    log = Log()
    for one, two, three in told:
        tell(log, EVERYONE, Event.COUNTED, one, two, three)
    kept = Log.from_bytes(log.to_bytes())
    assert [tuple(happening.arguments.values()) for happening in EVENTS.read(kept)] == told


def test_everyone_is_every_seat_and_the_spectator() -> None:
    happening = Happening("dawn", {}, EVERYONE)
    assert all(happening.seen_from(seat) for seat in range(SPECTATOR + 1))


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR - 1])
def test_what_one_seat_may_see_no_other_sees(seat: int) -> None:
    log = Log()
    tell(log, 1 << seat, Event.DAWN, 0, 0, 0)
    (happening,) = EVENTS.read(log)
    assert [other for other in range(SPECTATOR + 1) if happening.seen_from(other)] == [seat]


def test_a_full_log_is_read_whole() -> None:
    log = Log()
    for count in range(CAPACITY):
        tell(log, EVERYONE, Event.COUNTED, count, 0, 0)
    assert [happening.arguments["one"] for happening in EVENTS.read(log)] == list(range(CAPACITY))


def test_a_log_that_overflowed_says_so_instead_of_losing_events() -> None:
    log = Log()
    for _ in range(CAPACITY + 2):
        tell(log, EVERYONE, Event.DAWN, 0, 0, 0)
    with pytest.raises(OverflowError, match=f"told {CAPACITY + 2} events; a log holds {CAPACITY}"):
        EVENTS.read(log)
