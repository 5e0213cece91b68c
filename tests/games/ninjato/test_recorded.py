"""Recorded matches show every kind of move."""

from __future__ import annotations

from pathlib import Path

from tatami import games
from tatami.games.ninjato.moves import Move
from tatami.kernel.events import spelled
from tatami.match.file import load

RECORDED = sorted((Path(__file__).parents[2] / "fixtures" / "ninjato").glob("*.json"))


def test_recorded_matches_show_every_kind_of_move() -> None:
    shown = {
        spelled(match.game.actions[move.action].kind)
        for match in (load(path, games.find) for path in RECORDED)
        for move in match.history
    }
    assert shown == {spelled(move) for move in Move}
