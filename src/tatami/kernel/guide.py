"""Guides: how a game speaks to whoever must act. One sentence, the moves as lines of a menu, the rules of the moment.

A guide is handed a view and nothing else, so it can tell nobody what that seat may not know. A game says which moment
a view shows and which numbers its sentences speak of; the sentences themselves are in its catalogues.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from tatami.kernel.actions import Action
from tatami.kernel.chance import Position
from tatami.kernel.events import spelled

if TYPE_CHECKING:
    from tatami.kernel.words import GameWords

View = TypeVar("View", bound=Position)
Fact: TypeAlias = int | str | Callable[[Any, int], int | str]  # of a view and a seat, if a sentence speaks of it
Facts: TypeAlias = Mapping[str, Fact]
Wording: TypeAlias = tuple[str, Mapping[str, int | str]]  # a message and its values; members are named
Derived: TypeAlias = int | Sequence[int | Sequence[int]]  # a number, a row or a table

MOST_ON_A_BUTTON = 28  # characters


@dataclass(frozen=True)
class Passage:
    """A piece of the rules."""

    key: str  # the message that it is
    text: str
    title: str = ""  # whom or what it is about, where it is not the moment itself


class Guide(Generic[View]):
    """The guide of any game; a game with more to say overrides some of it."""

    def __init__(self, words: GameWords) -> None:
        self.words = words

    def moments(self, view: View) -> tuple[str, ...]:  # noqa: ARG002
        """What is being decided, the narrowest first: the open question, then the step."""
        return ()

    def facts(self, view: View, seat: int) -> Facts:  # noqa: ARG002
        """What the sentence of the moment may speak of."""
        return {}

    def seat(self, view: View, seat: int) -> str:  # noqa: ARG002
        """What a seat is called in this match: a number says less than a character that everybody sees."""
        return self.words.seat(seat)

    def derived(self, view: View, seat: int) -> Mapping[str, Derived]:  # noqa: ARG002
        """Numbers that boards show and the record does not hold, such as distances: rules compute them on the view."""
        return {}

    def matters(self, view: View) -> Iterable[IntEnum]:  # noqa: ARG002
        """The people, places and cards that the rules of the moment are about."""
        return ()

    def points(self, view: View, seat: int) -> int | None:  # noqa: ARG002
        """What a seat has, as people count it; nothing where there is only a winner."""
        return None

    def prompt(self, view: View, seat: int) -> str:
        """One sentence: what the seat must do."""
        message = self._at_this_moment("prompt", view)
        if message is None:
            return self.words.your_move(seat)
        facts, values = self.facts(view, seat), {}
        for name in self.words.speaks_of(message):
            if (fact := facts.get(name)) is not None:
                values[name] = fact(view, seat) if callable(fact) else fact
        return self.words.text(message, **values)

    def label(self, view: View, action: int) -> str:
        """A move as a line of a menu."""
        wording = self.wording(view, self.words.game.actions[action])
        return self.words.sentence(*wording) if wording else self.words.move(action)

    def button(self, view: View, action: int) -> str:
        """A move as a button: the same in ``MOST_ON_A_BUTTON`` characters or fewer."""
        wording = self.wording(view, self.words.game.actions[action])
        return self.words.button(*wording) if wording else self.words.short_move(action)

    def wording(self, view: View, move: Action) -> Wording | None:
        """How a move is worded now, if not as always; without arguments it may have a message for the moment."""
        message = None if move.arguments else self._at_this_moment(spelled(move.kind), view)
        return (message, {}) if message else None

    @property
    def labels_vary(self) -> bool:
        """Whether the words for a move depend on more than the move and the moment."""
        return type(self).wording is not Guide.wording

    def offered(self, view: View, moves: Sequence[int]) -> list[int]:  # noqa: ARG002
        """The moves that a menu lists: of several that come to the same, one is enough."""
        return list(moves)

    def rank(self, action: Action) -> int:
        """Where a move stands in a menu, from the first: what ends a step comes after everything else."""
        return 1 if spelled(action.kind) == "done" else 0

    def heading(self, view: View, action: Action) -> str:  # noqa: ARG002
        """Moves of one kind that share the first argument, as a line of a menu."""
        first, value = next(iter(action.arguments.items()))
        message = f"menu-{spelled(action.kind)}"
        if not self.words.has(message):
            return f"{self.words.name(value)}…"
        return self.words.text(message, **{first: self.words.name(value), f"{first}-key": spelled(value)})

    def rules(self, view: View) -> list[Passage]:
        """The rules of the moment, of all that matters in it, and how the game ends."""
        now = self._at_this_moment("rules", view) or "tagline"
        passages = [self._passage(now), *(self._about(member) for member in self.matters(view))]
        if now != "rules-over" and self.words.has("rules-over"):
            passages.append(self._passage("rules-over"))
        return passages

    def about(self, name: str) -> str | None:
        """What a place, a person or a card does."""
        return self.words.text(f"about-{name}") if self.words.has(f"about-{name}") else None

    def _at_this_moment(self, topic: str, view: View) -> str | None:
        """The message on a topic for the narrowest moment that has one."""
        return self.words.first_of(topic, self.moments(view))

    def _passage(self, message: str) -> Passage:
        return Passage(message, self.words.text(message))

    def _about(self, member: IntEnum) -> Passage:
        message = f"about-{spelled(member)}"
        return Passage(message, self.words.text(message), self.words.name(member))
