"""A cache of rows, for a database that no other server writes to; without effect for any other."""

from __future__ import annotations

from typing import Generic, TypeVar

Value = TypeVar("Value")

CAPACITY = 10_000  # values; then the cache is emptied


class Cache(Generic[Value]):
    """Values of one kind, by their keys."""

    def __init__(self, enabled: bool) -> None:
        self._enabled = enabled
        self._values: dict[str, Value] = {}

    def get(self, key: str) -> Value | None:
        return self._values.get(key)

    def add_read(self, key: str, value: Value) -> Value:
        """Cache a value read from the database unless a newer one was written since; returns the current one."""
        if not self._enabled:
            return value
        self._make_room()
        return self._values.setdefault(key, value)

    def put_written(self, key: str, value: Value) -> None:
        """Cache a value that has been written."""
        if self._enabled:
            self._make_room()
            self._values[key] = value

    def _make_room(self) -> None:
        if len(self._values) >= CAPACITY:
            self._values.clear()
