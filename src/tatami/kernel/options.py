"""Options of a game: named choices, each with a default, stored as small integers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

from tatami.kernel.events import spelled


class UnknownOption(ValueError):
    """An option or a value that the game does not have; the message names the field."""


@dataclass(frozen=True)
class Choice:
    """The values one option may take, and the one it has if nobody chooses."""

    values: type[IntEnum]
    default: IntEnum

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(spelled(value) for value in self.values)


class Options:
    """A game's options, in the order of the enumeration that names them."""

    def __init__(self, names: type[IntEnum], choices: Mapping[IntEnum, IntEnum]) -> None:
        """``choices`` gives each option its default; the default's enumeration lists the values."""
        self.names = names
        self.choices = {spelled(name): Choice(type(choices[name]), choices[name]) for name in names}

    def encode(self, chosen: Mapping[str, str] | None = None) -> list[int]:
        """Every option's value as a number, the defaults filled in."""
        wanted = dict(chosen or {})
        encoded = []
        for name, choice in self.choices.items():
            text = wanted.pop(name, None)
            if text is None:
                encoded.append(int(choice.default))
            elif text in choice.names:
                encoded.append(int(list(choice.values)[choice.names.index(text)]))
            else:
                raise UnknownOption(f"option {name}: {text!r} is none of {', '.join(choice.names)}")
        for name in wanted:
            raise UnknownOption(f"there is no option {name!r}; this game has {', '.join(self.choices) or 'none'}")
        return encoded

    def decode(self, encoded: list[int]) -> dict[str, str]:
        """Every option's value by name."""
        return {
            name: spelled(choice.values(value))
            for (name, choice), value in zip(self.choices.items(), encoded, strict=True)
        }
