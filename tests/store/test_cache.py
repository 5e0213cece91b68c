"""The cache of rows: newer values win, and it does not grow for ever."""

from __future__ import annotations

from tatami.store.cache import CAPACITY, Cache


def test_what_was_read_before_it_was_written_anew_is_not_cached() -> None:
    names: Cache[str] = Cache(enabled=True)
    names.put_written("ann", "Anna")
    assert names.add_read("ann", "Ann") == "Anna"
    assert names.get("ann") == "Anna"


def test_a_cache_does_not_grow_for_ever() -> None:
    names: Cache[int] = Cache(enabled=True)
    for number in range(2 * CAPACITY):
        names.add_read(str(number), number)
    assert sum(names.get(str(number)) is not None for number in range(2 * CAPACITY)) <= CAPACITY
    assert names.get(str(2 * CAPACITY - 1)) == 2 * CAPACITY - 1
