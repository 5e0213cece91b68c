"""What a bot is, and the bots by name.

A new player is one more class with ``choose`` and one more line in ``_BOTS``. A searching player can be told its
temper, ``bold-master`` or ``careful-master``, and a number of simulations for each decision instead of its time:
``master@1000``.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from tatami.bots.novice import NoviceBot
from tatami.bots.search.levels import adept, master
from tatami.bots.search.style import TEMPERS
from tatami.bots.simple import InstinctBot, RandomBot
from tatami.kernel.chance import Position
from tatami.kernel.game import Game


class Bot(Protocol):
    """Chooses an action from what one seat may know."""

    def choose(self, view: Position, seat: int) -> int:
        """A legal action for the seat; the view is the bot's own copy."""
        ...


class UnknownBot(LookupError):
    """No bot of that name."""


_BOTS: dict[str, Callable[[Game, random.Random], Bot]] = {
    "random": RandomBot,
    "instinct": InstinctBot,
    "novice": NoviceBot,
    "adept": adept,
    "master": master,
}
_SEARCHING = {"adept": adept, "master": master}


def names() -> tuple[str, ...]:
    """Every bot by the name people type."""
    return tuple(_BOTS)


def known(name: str) -> bool:
    """Whether there is such a bot, be it spelled with a temper or a number of simulations."""
    asked = _Spelling(name)
    return name in _BOTS or (asked.level in _SEARCHING and asked.is_sound)


def simulations(name: str) -> int | None:
    """The simulations for each decision that a name asks for, if it asks for any."""
    return _Spelling(name).simulations()


def needs_compiler(name: str) -> bool:
    """Whether a bot thinks in compiled code, which is made the first time it is asked for."""
    return _Spelling(name).level in _SEARCHING


def find(name: str, game: Game, luck: random.Random | None = None) -> Bot:
    """The bot of that name, for one game; ``luck`` makes its choices repeatable."""
    luck = luck or random.SystemRandom()
    asked = _Spelling(name)
    if asked.level in _SEARCHING:
        return _SEARCHING[asked.level](game, luck, asked.temper, asked.simulations())
    if name not in _BOTS:
        raise UnknownBot(f"there is no bot {name!r}; the bots are {', '.join(names())}")
    return _BOTS[name](game, luck)


class _Spelling:
    """A name taken apart: ``bold-master@1000`` is a master, bold, with 1,000 simulations for each decision."""

    def __init__(self, name: str) -> None:
        self._name = name
        whole, self._at, self._count = name.partition("@")
        self.temper, self.level = "", whole
        first, dash, rest = whole.partition("-")
        if dash and first in TEMPERS:
            self.temper, self.level = first, rest

    @property
    def is_sound(self) -> bool:
        """Whether what comes after the @, if anything does, is a number."""
        return not self._at or (self._count.isdecimal() and int(self._count) > 0)

    def simulations(self) -> int | None:
        """The simulations that a name asks for, if it asks for any."""
        if not self.is_sound:
            raise UnknownBot(
                f"there is no bot {self._name!r}: after the @ comes a number of simulations, as in master@1000"
            )
        return int(self._count) if self._at else None
