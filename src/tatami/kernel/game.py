"""A game: its record, its vocabulary and its rules, bound together under one name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from tatami.kernel.actions import Actions
from tatami.kernel.chance import MOST_POOLS, Position
from tatami.kernel.contract import CONTRACT, DEFAULTS
from tatami.kernel.events import Events
from tatami.kernel.fingerprint import fingerprint
from tatami.kernel.guide import Guide
from tatami.kernel.options import Options
from tatami.kernel.rule import is_rule


@dataclass(frozen=True, eq=False)
class Game:
    """Everything the rest of the house needs to know about one game."""

    name: str  # as people type it: seven-ronin
    version: str  # of the rules; a match file carries it
    record: type[Position]
    seats: tuple[str, ...]  # as many as the largest table has
    actions: Actions
    events: Events
    reasons: type[IntEnum]  # why a move is refused; 0 is "it is not"
    options: Options
    modules: tuple[ModuleType, ...]  # where the rules of the contract are found
    folder: Path  # of the sources and the words
    pools: type[IntEnum] | None = None  # what the rules draw from; nothing in a game without chance
    players_option: str | None = None  # the option whose value says how many of the seats are taken
    guide: type[Guide[Any]] = Guide  # how the game speaks to whoever must act
    rules: Mapping[str, Callable[..., Any]] = field(init=False)

    def __post_init__(self) -> None:
        if self.pools is not None and len(self.pools) > MOST_POOLS:
            raise TypeError(f"{self.name}: {len(self.pools)} pools to draw from; a record counts up to {MOST_POOLS}")
        object.__setattr__(self, "rules", {slot.__name__: self._find(slot.__name__) for slot in CONTRACT})

    def _find(self, name: str) -> Callable[..., Any]:
        for module in self.modules:
            function = getattr(module, name, None)
            if is_rule(function):
                return function
        if name in DEFAULTS:
            return DEFAULTS[name]
        raise TypeError(f"{self.name}: no module of the game has a rule named {name!r}")

    def seats_at(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The seats of a table with these options."""
        if self.players_option is None:
            return self.seats
        values = dict(zip(self.options.choices, self.options.encode(options), strict=True))
        return self.seats[: values[self.players_option]]

    @cached_property
    def fingerprint(self) -> str:
        """A hash of the code that the rules are compiled from."""
        modules = [module.__name__ for module in self.modules]
        return fingerprint(self.name, self.folder, [*modules, self.record.__module__])
