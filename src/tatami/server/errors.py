"""Refusals: a client does not get what it asked for, and nothing has changed. Each has a reason and a sentence."""

from __future__ import annotations

from enum import Enum
from typing import Any

from tatami.kernel.actions import UnknownMove
from tatami.kernel.events import spelled
from tatami.kernel.game import Game
from tatami.kernel.words import words
from tatami.match import PlanEndsHere, Refused
from tatami.match.undo import Barrier, CannotUndo
from tatami.server.i18n import say


class Reason(Enum):
    """Every reason but the rules of the games: its code in the protocol, and the HTTP status it goes with."""

    BAD_REQUEST = "bad-request", 400
    BAD_MESSAGE = "bad-message", 400
    BAD_PROPOSAL = "bad-proposal", 400
    WALK_IN_FIRST = "walk-in-first", 401
    WRONG_CODE = "wrong-code", 401
    WRONG_PASSWORD = "wrong-password", 401
    NOT_HOST = "not-host", 403
    NOT_SEATED = "not-seated", 403
    WRONG_ORIGIN = "wrong-origin", 403
    NO_ANALYSIS = "no-analysis", 404
    NO_PROPOSAL = "no-proposal", 404
    NO_SUCH_MOMENT = "no-such-moment", 404
    NO_SUCH_TABLE = "no-such-table", 404
    NOT_FOUND = "not-found", 404
    WRONG_METHOD = "wrong-method", 405
    ALREADY_STARTED = "already-started", 409
    CONFLICT = "conflict", 409
    DAILY_RUNS = "daily-runs", 409
    HAS_ACCOUNT = "has-account", 409
    LOGIN_TAKEN = "login-taken", 409
    NOBODY_THERE = "nobody-there", 409
    NOT_AWAY = "not-away", 409
    NOT_LIVE = "not-live", 409
    NOT_OVER = "not-over", 409
    NOTHING_TO_DECIDE = "nothing-to-decide", 409
    PAUSED = "paused", 409
    PLAN_ENDS_HERE = "plan-ends-here", 409
    PROPOSAL_LIES = "proposal-lies", 409
    RESIGNED = "resigned", 409
    SEAT_TAKEN = "seat-taken", 409
    SEATED_ALREADY = "seated-already", 409
    SEATS_OPEN = "seats-open", 409
    STAND_IN = "stand-in", 409
    UNDO_CHANCE = "undo-chance", 409
    UNDO_NO_MOVE = "undo-no-move", 409
    UNDO_OTHERS_MOVED_ON = "undo-others-moved-on", 409
    UNDO_SOMETHING_WAS_SHOWN = "undo-something-was-shown", 409
    TOO_LARGE = "too-large", 413
    BAD_CLOCK = "bad-clock", 422
    BAD_FILE = "bad-file", 422
    BAD_LOGIN = "bad-login", 422
    BAD_NAME = "bad-name", 422
    BAD_OPTIONS = "bad-options", 422
    BAD_SEATS = "bad-seats", 422
    BAD_TEXT = "bad-text", 422
    NO_SUCH_BOT = "no-such-bot", 422
    NO_SUCH_GAME = "no-such-game", 422
    NO_SUCH_PHRASE = "no-such-phrase", 422
    NO_SUCH_SEAT = "no-such-seat", 422
    UNKNOWN_MOVE = "unknown-move", 422
    TOO_FAST = "too-fast", 429
    TOO_MANY = "too-many", 429
    TROUBLE = "trouble", 500

    def __init__(self, code: str, status: int) -> None:
        self.code = code
        self.status = status


_BARRIERS = {
    Barrier.NO_MOVE: Reason.UNDO_NO_MOVE,
    Barrier.CHANCE: Reason.UNDO_CHANCE,
    Barrier.OTHERS_MOVED_ON: Reason.UNDO_OTHERS_MOVED_ON,
    Barrier.SOMETHING_WAS_SHOWN: Reason.UNDO_SOMETHING_WAS_SHOWN,
}


class Refusal(Exception):
    """A request that is refused."""

    def __init__(self, reason: Reason, **values: Any) -> None:
        super().__init__(reason.code)
        self.code = reason.code
        self.status = reason.status
        self._values = values

    def text(self, language: str) -> str:
        """The sentence that says why."""
        return say(language, f"refusal-{self.code}", **self._values)


class MoveRefusal(Refusal):
    """A move that the rules of a game forbid; its code is the name of the rule."""

    def __init__(self, game: Game, refused: Refused) -> None:
        super().__init__(Reason.CONFLICT)
        self.code = spelled(refused.reason)
        self._game = game
        self._rule = refused.reason

    def text(self, language: str) -> str:
        return words(self._game, language).refusal(self._rule)


def move_refusal(game: Game, error: ValueError) -> Refusal:
    """The refusal of a move that a match did not accept."""
    if isinstance(error, Refused):
        return MoveRefusal(game, error)
    if isinstance(error, UnknownMove):
        return Refusal(Reason.UNKNOWN_MOVE, move=error.text, expected=", ".join(error.expected))
    if isinstance(error, PlanEndsHere):
        return Refusal(Reason.PLAN_ENDS_HERE)
    if isinstance(error, CannotUndo):
        return Refusal(_BARRIERS[error.barrier])
    raise error
