"""``@rule`` marks a function that every engine can run; ``@slot`` marks a function that each game fills in.

A rule is ordinary Python over records and integers. The decorator changes nothing: calling a rule runs it interpreted.
The engines (``tatami.kernel.engines``) make native and CUDA versions from the same source.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeGuard, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


class Unbound(RuntimeError):
    """A function of the Game contract was called without a game."""

    def __init__(self) -> None:
        super().__init__("a function of the Game contract has no body of its own: bind it to a game with an engine")


def rule(function: F) -> F:
    """Mark a function as compilable: integers, records and passed-in scratch, no objects, no recursion."""
    function.__tatami__ = "rule"  # type: ignore[attr-defined]
    return function


def slot(function: F) -> F:
    """Mark a function of the contract: an engine puts the game's rule of the same name in its place."""
    function.__tatami__ = "slot"  # type: ignore[attr-defined]
    return function


def is_rule(value: object) -> TypeGuard[Callable[..., Any]]:
    return getattr(value, "__tatami__", None) == "rule"


def is_slot(value: object) -> TypeGuard[Callable[..., Any]]:
    return getattr(value, "__tatami__", None) == "slot"
