"""Speech: a game's guide whose words remember what they have said; the same few sentences are told over and over."""

from __future__ import annotations

import functools
from typing import Any

from tatami.kernel.actions import Action
from tatami.kernel.game import Game
from tatami.kernel.guide import Guide
from tatami.kernel.words import GameWords

MOST_SENTENCES = 20_000  # in one language of one game; then it begins anew


class RememberedWords(GameWords):
    """A text is worded once for the same values; it depends on nothing else."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, language)
        self._said: dict[Any, str] = {}
        self._moves: dict[int, str] = {}

    def text(self, message: str, **values: Any) -> str:
        key = (message, *values.items())
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_SENTENCES:
                self._said.clear()
            said = self._said[key] = super().text(message, **values)
        return said

    def move(self, action: Action | int) -> str:
        number = action if isinstance(action, int) else action.id
        if number not in self._moves:
            self._moves[number] = super().move(action)
        return self._moves[number]


@functools.cache
def speech(game: Game, language: str) -> Guide[Any]:
    """A game's guide in one language."""
    return game.guide(RememberedWords(game, language))
