"""Refusals: whatever cannot be done is answered with a reason's name and a sentence, and nothing has changed."""

from __future__ import annotations

from typing import Any

from tatami.kernel.actions import UnknownMove
from tatami.kernel.events import spelled
from tatami.kernel.game import Game
from tatami.kernel.words import words
from tatami.match import PlanEndsHere, Refused
from tatami.match.undo import CannotUndo
from tatami.server.i18n import say

STATUS = {
    "bad-request": 400,
    "walk-in-first": 401,
    "wrong-password": 401,
    "wrong-code": 401,
    "wrong-origin": 403,
    "not-host": 403,
    "not-seated": 403,
    "not-found": 404,
    "no-such-table": 404,
    "no-such-moment": 404,
    "no-analysis": 404,
    "wrong-method": 405,
    "already-started": 409,
    "daily-runs": 409,
    "has-account": 409,
    "login-taken": 409,
    "conflict": 409,
    "not-live": 409,
    "not-over": 409,
    "seat-taken": 409,
    "seated-already": 409,
    "seats-open": 409,
    "too-large": 413,
    "bad-clock": 422,
    "bad-file": 422,
    "bad-login": 422,
    "bad-name": 422,
    "bad-options": 422,
    "bad-seats": 422,
    "no-such-bot": 422,
    "no-such-game": 422,
    "no-such-seat": 422,
    "too-fast": 429,
    "too-many": 429,
    "trouble": 500,
}


class Refusal(Exception):
    """Something that a client asked for and does not get."""

    def __init__(self, reason: str, **values: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self._values = values

    @property
    def status(self) -> int:
        """The status of an HTTP answer."""
        return STATUS[self.reason]

    def text(self, language: str) -> str:
        """The sentence that says why."""
        return say(language, f"refusal-{self.reason}", **self._values)


class MoveRefusal(Refusal):
    """A move that the rules of a game forbid."""

    status = 409

    def __init__(self, game: Game, refused: Refused) -> None:
        super().__init__(spelled(refused.reason))
        self._game = game
        self._number = refused.reason

    def text(self, language: str) -> str:
        return words(self._game, language).refusal(self._number)


def of_move(game: Game, trouble: ValueError) -> Refusal:
    """Why a match did not take a move."""
    if isinstance(trouble, Refused):
        return MoveRefusal(game, trouble)
    if isinstance(trouble, UnknownMove):
        return Refusal("unknown-move", move=trouble.text, expected=", ".join(trouble.expected))
    if isinstance(trouble, PlanEndsHere):
        return Refusal("plan-ends-here")
    if isinstance(trouble, CannotUndo):
        return Refusal(f"undo-{spelled(trouble.barrier)}")
    raise trouble
