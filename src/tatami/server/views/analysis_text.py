"""Verdicts in words: an analysis tells moves in notation; its reader gets them as a menu of the moment would."""

from __future__ import annotations

from typing import Any

from tatami.match import Match
from tatami.server.views.text_cache import speech

Values = dict[str, Any]


def worded(report: Values, match: Match, language: str) -> Values:
    """A report on a finished match, with ``played_text`` and ``best_text`` at every step."""
    choices = [
        choice | {"steps": [_worded_step(step, match, choice["seat"], language) for step in choice["steps"]]}
        for choice in report["choices"]
    ]
    return report | {"choices": choices}


def _worded_step(step: Values, match: Match, seat: str, language: str) -> Values:
    view = match.at(step["move"] - 1).view(match.seats.index(seat))
    label, parse = speech(match.game, language).guide.label, match.game.actions.parse
    return step | {f"{which}_text": label(view, parse(step[which])) for which in ("played", "best")}
