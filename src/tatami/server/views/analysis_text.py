"""Texts of an analysis: its moves are in notation; a reader gets them as the menu of that moment words them."""

from __future__ import annotations

from typing import Any

from tatami.match import Match
from tatami.server.views.text_cache import game_texts

Report = dict[str, Any]


def with_texts(report: Report, match: Match, language: str) -> Report:
    """A report on a finished match, with ``played_text`` and ``best_text`` at every step."""
    choices = [
        choice | {"steps": [_step_with_texts(step, match, choice["seat"], language) for step in choice["steps"]]}
        for choice in report["choices"]
    ]
    return report | {"choices": choices}


def _step_with_texts(step: Report, match: Match, seat: str, language: str) -> Report:
    view = match.at(step["move"] - 1).view(match.seats.index(seat))
    label, parse = game_texts(match.game, language).guide.label, match.game.actions.parse
    return step | {f"{which}_text": label(view, parse(step[which])) for which in ("played", "best")}
