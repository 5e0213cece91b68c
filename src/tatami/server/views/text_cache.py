"""Speech: a game's guide whose words remember what they have said; the same few sentences are told over and over."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from tatami.kernel.actions import Action
from tatami.kernel.chance import Position
from tatami.kernel.events import Happening, spelled
from tatami.kernel.game import Game
from tatami.kernel.guide import Guide
from tatami.kernel.words import GameWords
from tatami.server.ws.server_messages import Event, Legal, encode, joined

MOST_SENTENCES = 20_000  # in one language of one game; then it begins anew


class RememberedWords(GameWords):
    """A text is worded once for the same values; it depends on nothing else."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, language)
        self._said: dict[Any, str] = {}
        self._moves: dict[int, str] = {}
        self._short_moves: dict[int, str] = {}

    def _filled_in(self, message: str, attribute: str | None, values: dict[str, Any]) -> str:
        key = (message, attribute, *map(values.get, self.speaks_of(message)))
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_SENTENCES:
                self._said.clear()
            said = self._said[key] = super()._filled_in(message, attribute, values)
        return said

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


class Speech:
    """A game's guide, and what it has put into messages, ready to be sent: most of that is said again at every move."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.guide: Guide[Any] = game.guide(RememberedWords(game, language))
        self._lines: dict[tuple[str, ...], dict[int, bytes]] = {}  # of menus, by the moment
        self._events: dict[str, bytes] = {}

    def legal(self, view: Position, actions: Sequence[int]) -> list[Legal]:
        """Moves to choose from, as a menu of this moment words them."""
        if self.guide.labels_vary or not actions:
            return [self._line(view, action) for action in actions]
        lines = self._lines.setdefault(self.guide.moments(view), {})
        try:
            return joined(map(lines.__getitem__, actions))
        except KeyError:
            lines |= {action: encode(self._line(view, action)) for action in actions if action not in lines}
            return joined(map(lines.__getitem__, actions))

    def _line(self, view: Position, action: int) -> Legal:
        move = self.game.actions[action]
        arguments = {name: spelled(value) for name, value in move.arguments.items()}
        text, label = self.guide.label(view, action), self.guide.button(view, action)
        return Legal(move.text, text, label, spelled(move.kind), arguments)

    def events(self, happenings: Sequence[Happening]) -> list[Event]:
        """What happened."""
        known = self._events
        try:
            return joined([known[happening.told] for happening in happenings])
        except KeyError:
            if len(known) >= MOST_SENTENCES:
                known.clear()
            new = (happening for happening in happenings if happening.told not in known)
            known |= {happening.told: encode(self._event(happening)) for happening in new}
            return joined([known[happening.told] for happening in happenings])

    def _event(self, happening: Happening) -> Event:
        return Event(happening.name, dict(happening.arguments), self.guide.words.event(happening))


@functools.cache
def speech(game: Game, language: str) -> Speech:
    """How the house speaks of a game in one language."""
    return Speech(game, language)
