"""Binding: a rule's source, with every rule it calls replaced by one engine's version of it."""

from __future__ import annotations

import dis
from collections.abc import Callable, Mapping
from enum import IntEnum
from types import FunctionType, ModuleType
from typing import Any

from tatami.kernel.game import Game
from tatami.kernel.rule import is_rule, is_slot


class RecursiveRule(TypeError):
    """A rule calls itself; compiled engines, GPUs above all, cannot have that."""


class Binder:
    """Makes an engine's versions of rules, each once, callees before callers."""

    def __init__(
        self,
        game: Game,
        wrap: Callable[[FunctionType], Any],
        constant: Callable[[Any], Any] = lambda value: value,
        primitives: Mapping[str, Callable[..., Any]] | None = None,
        instead: Mapping[Callable[..., Any], Callable[..., Any]] | None = None,
    ) -> None:
        """``wrap`` compiles one function, ``constant`` converts one global value, a table say.

        ``primitives`` are the engine's own slots; ``instead`` has other rules in the place of some.
        """
        self._instead = instead or {}
        self._wrap = wrap
        self._constant = constant
        self._slots = {**(primitives or {}), **game.rules}
        self._bound: dict[Callable[..., Any], Any] = {}
        self._under_way: list[FunctionType] = []

    def bind(self, function: Callable[..., Any]) -> Any:
        """The engine's version of a rule or of a function of the contract."""
        source = self.source(function)
        if source not in self._bound:
            if source in self._under_way:
                raise RecursiveRule(" -> ".join(rule.__qualname__ for rule in [*self._under_way, source]))
            self._under_way.append(source)
            try:
                self._bound[source] = self._wrap(self.rebuilt(source))
            finally:
                self._under_way.pop()
        return self._bound[source]

    def source(self, function: Callable[..., Any]) -> FunctionType:
        """The plain function behind a rule; for a function of the contract, the game's own."""
        found = self._slots[function.__name__] if is_slot(function) else self._instead.get(function, function)
        assert isinstance(found, FunctionType)
        return found

    def rebuilt(self, source: FunctionType) -> FunctionType:
        """The same code over globals in which rules and tables are the engine's."""
        names = dict(source.__globals__)
        for name in sorted(_names(source)):
            value = names.get(name)
            if is_rule(value) or is_slot(value):
                names[name] = self.bind(value)
            elif isinstance(value, type) and issubclass(value, IntEnum):
                names[name] = integers(value)
            elif name in names:
                names[name] = self._constant(value)
        return twin(source, names, source.__qualname__)

    def missing(self, function: Callable[..., Any]) -> int:
        """How many rules must still be bound before this one is."""
        waiting, seen = [self.source(function)], set()
        while waiting:
            source = waiting.pop()
            if source not in seen and source not in self._bound:
                seen.add(source)
                found = (source.__globals__.get(name) for name in _names(source))
                waiting.extend(self.source(value) for value in found if is_rule(value) or is_slot(value))
        return len(seen)


def twin(source: FunctionType, names: dict[str, Any], qualname: str) -> FunctionType:
    """The same code over other globals, or under another name."""
    made = FunctionType(source.__code__, names, source.__name__)
    made.__annotations__ = source.__annotations__
    made.__module__ = source.__module__
    made.__qualname__ = qualname
    return made


def integers(enumeration: type[IntEnum]) -> ModuleType:
    """An enumeration as a module of plain integers.

    Compilers for GPUs do not take a member where an integer is wanted, and the interpreter reads a module faster.
    """
    module = ModuleType(enumeration.__name__)
    module.__dict__.update({member.name: int(member) for member in enumeration})
    return module


def _names(function: FunctionType) -> set[str]:
    """The global names that a function reads; its attributes' names are none of them."""
    return {str(step.argval) for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"}
