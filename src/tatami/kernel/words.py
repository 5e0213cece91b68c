"""Words: every text people read comes from Fluent catalogues, one per language, beside what it speaks of."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from enum import IntEnum
from pathlib import Path
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tatami.kernel.actions import Action
from tatami.kernel.events import Happening, name_of, spelled
from tatami.kernel.game import Game
from tatami.kernel.guide import Guide

LANGUAGES = ("en", "fr")
Values: TypeAlias = Mapping[str, int | str]  # what a text speaks of; a member of an enumeration stands for its name
SHORT = "short"  # the attribute of a message that words it for a button


class UnknownLanguage(ValueError):
    """A language that the house does not speak."""

    def __init__(self, language: str) -> None:
        super().__init__(f"there are no words in {language!r}; the languages are {', '.join(LANGUAGES)}")


class MissingWords(LookupError):
    """A text that a catalogue lacks, or that asks for something it was not given."""


class Catalogue:
    """The texts of one folder in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        texts = FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8"))
        self._bundle.add_resource(texts)
        self._entries = {entry.id.name: entry for entry in texts.body if isinstance(entry, ast.Message)}
        self._speaks_of: dict[str, frozenset[str]] = {}
        self._first: dict[tuple[str, tuple[str, ...]], str | None] = {}

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def first_of(self, topic: str, moments: tuple[str, ...]) -> str | None:
        """The message on a topic for the first of several moments that has one."""
        key = (topic, moments)
        if key not in self._first:
            self._first[key] = next(filter(self.has, (f"{topic}-{moment}" for moment in moments)), None)
        return self._first[key]

    def text(self, message: str, **values: Any) -> str:
        """A text with its values filled in."""
        return self._filled_in(message, None, values)

    def short(self, message: str, **values: Any) -> str:
        """A text for a button: its attribute ``.short``, or the text itself where that is short enough."""
        return self._filled_in(message, SHORT, values)

    def _filled_in(self, message: str, attribute: str | None, values: dict[str, Any]) -> str:
        if not self.has(message):
            raise MissingWords(f"{self.language}: {message}")
        entry: Any = self._bundle.get_message(message)
        text, errors = self._bundle.format_pattern(entry.attributes.get(attribute, entry.value), values)
        if errors:
            raise MissingWords(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def speaks_of(self, message: str) -> frozenset[str]:
        """The values that a text depends on, its own and those of the texts that it quotes."""
        if message not in self._speaks_of:
            if message not in self._entries:
                raise MissingWords(f"{self.language}: {message}")
            found = _Mentions()
            found.visit(self._entries[message])
            quoted = (self.speaks_of(other) for other in found.texts)
            self._speaks_of[message] = frozenset(found.values).union(*quoted)
        return self._speaks_of[message]


class _Mentions(Visitor):
    """The values and the other texts that a text mentions."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.texts.add(node.id.name)


class GameWords(Catalogue):
    """A game's texts: its names, moves, events, prompts and refusals."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game.folder / "words", language)
        self.game = game

    @property
    def title(self) -> str:
        return self.text("game")

    def seat(self, seat: int) -> str:
        return self.text(f"seat-{self.game.seats[seat]}")

    def name(self, member: IntEnum) -> str:
        """What a place, a person or a card is called."""
        return self.text(str(name_of(type(member), member)))

    def short_name(self, member: IntEnum) -> str:
        """What it is called on a button."""
        return self.short(str(name_of(type(member), member)))

    def sentence(self, message: str, values: Values) -> str:
        """A text with its values; members of enumerations are named."""
        return self.text(message, **{key: _named(value, self.name) for key, value in values.items()})

    def button(self, message: str, values: Values) -> str:
        """The same as a button."""
        return self.short(message, **{key: _named(value, self.short_name) for key, value in values.items()})

    def your_move(self, seat: int) -> str:
        """What can be said to whoever must act in any game."""
        return _phrases(self.language).text("your-move", seat=self.seat(seat))

    def move(self, action: Action | int) -> str:
        """A move in plain words: "Send one ninja to the well"."""
        return self.sentence(*self._wording(action))

    def short_move(self, action: Action | int) -> str:
        """A move as a button."""
        return self.button(*self._wording(action))

    def _wording(self, action: Action | int) -> tuple[str, Values]:
        if isinstance(action, int):
            action = self.game.actions[action]
        keys = {f"{name}-key": spelled(value) for name, value in action.arguments.items()}
        return f"move-{spelled(action.kind)}", {**action.arguments, **keys}

    def event(self, happening: Happening) -> str:
        """What happened, as a sentence."""
        values = dict(happening.arguments)
        keys = {f"{name}-key": value.partition("-")[2] for name, value in values.items() if isinstance(value, str)}
        return self.text(f"event-{happening.name}", **self._resolved(values), **keys)

    def refusal(self, reason: int) -> str:
        """Why a move is refused."""
        return self.text(f"refusal-{spelled(self.game.reasons(reason))}")

    def option(self, name: str, value: str | None = None) -> str:
        """An option's name, or the name of one of its values."""
        return self.text(f"option-{name}" if value is None else f"option-{name}-{value}")

    def _resolved(self, values: Mapping[str, int | str]) -> dict[str, int | str]:
        return {name: self.text(value) if isinstance(value, str) else value for name, value in values.items()}


def _named(value: int | str, name: Callable[[IntEnum], str]) -> int | str:
    return name(value) if isinstance(value, IntEnum) else value


@functools.cache
def _phrases(language: str) -> Catalogue:
    """The texts that belong to no game."""
    return Catalogue(Path(__file__).parent / "phrases", language)


@functools.cache
def words(game: Game, language: str) -> GameWords:
    """A game's texts in one language."""
    return GameWords(game, language)


@functools.cache
def guide(game: Game, language: str) -> Guide[Any]:
    """A game's guide in one language."""
    return game.guide(words(game, language))
