"""Cache of rendered texts: the same few sentences are sent over and over, so each is rendered and encoded once."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import msgspec

from tatami.kernel.actions import Action
from tatami.kernel.chance import Position
from tatami.kernel.events import Happening, spelled
from tatami.kernel.game import Game
from tatami.kernel.guide import Guide
from tatami.kernel.words import GameWords
from tatami.server.views.messages import Event, Legal, joined

MAX_TEXTS = 20_000  # in one language of one game; then the cache is cleared
_encode = msgspec.json.Encoder().encode


class CachedWords(GameWords):
    """Texts by message and values; they depend on nothing else."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, language)
        self._texts: dict[Any, str] = {}
        self._moves: dict[int, str] = {}
        self._short_moves: dict[int, str] = {}

    def _filled_in(self, message: str, attribute: str | None, values: dict[str, Any]) -> str:
        key = (message, attribute, *map(values.get, self.speaks_of(message)))
        text = self._texts.get(key)
        if text is None:
            if len(self._texts) >= MAX_TEXTS:
                self._texts.clear()
            text = self._texts[key] = super()._filled_in(message, attribute, values)
        return text

    def move(self, action: Action | int) -> str:
        number = action if isinstance(action, int) else action.id
        if number not in self._moves:
            self._moves[number] = super().move(action)
        return self._moves[number]

    def short_move(self, action: Action | int) -> str:
        number = action if isinstance(action, int) else action.id
        if number not in self._short_moves:
            self._short_moves[number] = super().short_move(action)
        return self._short_moves[number]


class GameTexts:
    """The guide of a game in one language, and the parts of messages that it has rendered, encoded."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.guide: Guide[Any] = game.guide(CachedWords(game, language))
        self._legal: dict[tuple[str, ...], dict[int, bytes]] = {}  # by the moments of the game
        self._events: dict[str, bytes] = {}

    def legal(self, view: Position, actions: Sequence[int]) -> list[Legal]:
        """The legal moves, as the menu of this moment words them."""
        if self.guide.labels_vary or not actions:
            return [self._entry(view, action) for action in actions]
        entries = self._legal.setdefault(self.guide.moments(view), {})
        try:
            return joined(map(entries.__getitem__, actions))
        except KeyError:
            entries |= {action: _encode(self._entry(view, action)) for action in actions if action not in entries}
            return joined(map(entries.__getitem__, actions))

    def _entry(self, view: Position, action: int) -> Legal:
        move = self.game.actions[action]
        arguments = {name: spelled(value) for name, value in move.arguments.items()}
        text, label = self.guide.label(view, action), self.guide.button(view, action)
        return Legal(move.text, text, label, spelled(move.kind), arguments)

    def events(self, happenings: Sequence[Happening]) -> list[Event]:
        """Events, as their sentences."""
        known = self._events
        try:
            return joined([known[happening.told] for happening in happenings])
        except KeyError:
            if len(known) >= MAX_TEXTS:
                known.clear()
            new = (happening for happening in happenings if happening.told not in known)
            known |= {happening.told: _encode(self._event(happening)) for happening in new}
            return joined([known[happening.told] for happening in happenings])

    def _event(self, happening: Happening) -> Event:
        return Event(happening.name, dict(happening.arguments), self.guide.words.event(happening))


@functools.cache
def game_texts(game: Game, language: str) -> GameTexts:
    """The texts of a game in one language."""
    return GameTexts(game, language)
