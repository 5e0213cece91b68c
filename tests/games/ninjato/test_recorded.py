"""Recorded matches replay, byte for byte, to the end that they were recorded with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tatami import games
from tatami.games.ninjato.moves import Move
from tatami.kernel.events import spelled
from tatami.match.file import load

RECORDED = sorted((Path(__file__).parents[2] / "fixtures" / "ninjato").glob("*.json"))
WINNERS = {
    "two-players": "white",
    "three-players": "purple",
    "four-players": "black",
    "every-option": "purple",
    "wanderers-one": "yellow",
    "wanderers-two": "purple",
}


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_match_replays_to_its_end(path: Path) -> None:
    match = load(path, games.find)
    assert match.result is not None
    assert [match.seats[seat] for seat in match.result.winners] == [WINNERS[path.stem]]


def test_recorded_matches_show_every_kind_of_move() -> None:
    shown = {
        spelled(match.game.actions[move.action].kind)
        for match in (load(path, games.find) for path in RECORDED)
        for move in match.history
    }
    assert shown == {spelled(move) for move in Move}
