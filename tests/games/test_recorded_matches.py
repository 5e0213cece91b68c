"""Recorded matches replay for ever, to the byte; each game has one for every way it can end."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path

import pytest

from tatami import games
from tatami.kernel.events import spelled
from tatami.match import load

FIXTURES = Path(__file__).parents[1] / "fixtures"
RECORDED = sorted(FIXTURES.glob("*/*.json"))


def endings(game: str) -> set[str]:
    """The endings that a game's recorded matches show."""
    shown = set()
    for path in (FIXTURES / game).glob("*.json"):
        for event in load(path, games.find).history[-1].events:
            shown.add(str(event.arguments.get("ending")))
    return shown - {"None"}


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_match_replays_to_its_result(path: Path) -> None:
    """Loading compares the result, the scores and the hash of the final position with what the file says."""
    match = load(path, games.find)
    assert match.over
    assert match.game.name == path.parent.name


@pytest.mark.parametrize("game", games.names())
def test_every_way_to_end_is_recorded(game: str) -> None:
    rules = games.find(game).events
    known = {meanings["ending"] for meanings in rules.arguments.values() if "ending" in meanings}
    if not known:
        assert any((FIXTURES / game).glob("*.json")), "a game that always ends alike has a recorded match all the same"
        return
    (enumeration,) = known
    assert issubclass(enumeration, IntEnum)
    expected = {f"ending-{spelled(ending)}" for ending in enumeration if ending.name != "NONE"}
    assert endings(game) == expected
