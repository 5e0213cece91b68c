"""What a record's form decides: how one record of a column is copied over another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tatami.kernel.record import Column
from tatami.kernel.rule import Unbound, rule, slot


@slot
def duplicate(column: Column, source: int, target: int) -> None:
    """Copy one record of a column over another."""
    raise Unbound


@rule
def duplicate_memory(column: Column, source: int, target: int) -> None:
    """In an array: a memory copy."""
    column[target] = column[source]


@rule
def duplicate_object(column: Column, source: int, target: int) -> None:
    """In a list: a twin in its place."""
    column[target] = column[source].copy()


COMPILED: Mapping[str, Callable[..., Any]] = {"duplicate": duplicate_memory}
INTERPRETED: Mapping[str, Callable[..., Any]] = {"duplicate": duplicate_object}
