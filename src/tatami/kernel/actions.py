"""Action spaces: flat ids declared once as named kinds with typed arguments.

From the declaration come the ids, the decoding tables that rules use, and the text notation: ``post kabe well``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from itertools import product

from tatami.kernel.events import spelled
from tatami.kernel.masks import words_for

Parameters = Mapping[str, type[IntEnum]]


class UnknownMove(ValueError):
    """A text that names no move; the message says which word was not understood."""

    def __init__(self, text: str, complaint: str, expected: tuple[str, ...]) -> None:
        super().__init__(f"{text!r}: {complaint}")
        self.text = text
        self.expected = expected


@dataclass(frozen=True)
class Action:
    """One action, decoded."""

    id: int
    kind: IntEnum
    arguments: Mapping[str, IntEnum]

    @property
    def text(self) -> str:
        return " ".join([spelled(self.kind), *(spelled(value) for value in self.arguments.values())])


class Actions:
    """A game's whole action space.

    ``base[kind]`` is the first id of a kind; ``kind_of``, ``first`` and ``second`` decode an id. All are tuples of
    integers, so rules may index them.
    """

    def __init__(self, kinds: type[IntEnum], parameters: Mapping[IntEnum, Parameters]) -> None:
        self.kinds = kinds
        self.parameters = {kind: dict(parameters.get(kind, {})) for kind in kinds}
        self._actions: list[Action] = []
        base = []
        for kind in kinds:
            base.append(len(self._actions))
            names = list(self.parameters[kind])
            if len(names) > 2:
                raise TypeError(
                    f"{spelled(kind)}: an action takes at most two arguments; ask for the third in a step of its own"
                )
            for values in product(*self.parameters[kind].values()):
                self._actions.append(Action(len(self._actions), kind, dict(zip(names, values, strict=True))))
        self.base = tuple(base)
        self.kind_of = tuple(int(action.kind) for action in self._actions)
        self.first = tuple(self._argument(action, 0) for action in self._actions)
        self.second = tuple(self._argument(action, 1) for action in self._actions)
        self._texts = tuple(action.text for action in self._actions)
        self._by_text = dict(zip(self._texts, self._actions, strict=True))

    @staticmethod
    def _argument(action: Action, place: int) -> int:
        values = list(action.arguments.values())
        return int(values[place]) if place < len(values) else 0

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __getitem__(self, action: int) -> Action:
        return self._actions[action]

    @property
    def mask_words(self) -> int:
        """The length of a mask over this space."""
        return words_for(len(self))

    def text(self, action: int) -> str:
        """An action in text notation."""
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The id of an action in text notation; extra spaces and capitals are forgiven."""
        words = text.lower().split()
        action = self._by_text.get(" ".join(words))
        if action is None:
            raise self._complaint(text, words)
        return action.id

    def _complaint(self, text: str, words: list[str]) -> UnknownMove:
        """Say which word of a text is wrong, and what could stand there."""
        kinds = {spelled(kind): kind for kind in self.kinds}
        if not words:
            return UnknownMove(text, "no move was given", tuple(kinds))
        if words[0] not in kinds:
            return UnknownMove(text, f"there is no move {words[0]!r}", tuple(kinds))
        parameters = list(self.parameters[kinds[words[0]]].items())
        for (name, values), word in zip(parameters, words[1:], strict=False):
            known = tuple(spelled(value) for value in values)
            if word not in known:
                return UnknownMove(text, f"{word!r} is no {name}; one of {', '.join(known)}", known)
        form = " ".join([words[0], *(f"<{name}>" for name, _ in parameters)])
        return UnknownMove(text, f"this move is written {form!r}", (form,))
