"""Memory: what was read or written before, of a database that nobody else writes to; any other is asked every time."""

from __future__ import annotations

from typing import Generic, TypeVar

Value = TypeVar("Value")

MOST = 10_000  # values; then it begins anew


class Memory(Generic[Value]):
    """Values of one kind, by their keys."""

    def __init__(self, single_server: bool) -> None:
        self._single_server = single_server
        self._values: dict[str, Value] = {}

    def get(self, key: str) -> Value | None:
        """What is known."""
        return self._values.get(key)

    def read(self, key: str, value: Value) -> Value:
        """Take in what was read, and give what is so: whatever was written meanwhile is newer."""
        if not self._single_server:
            return value
        self._make_room()
        return self._values.setdefault(key, value)

    def written(self, key: str, value: Value) -> None:
        """Take in what has been written."""
        if self._single_server:
            self._make_room()
            self._values[key] = value

    def _make_room(self) -> None:
        if len(self._values) >= MOST:
            self._values.clear()
