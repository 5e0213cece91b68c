"""What a viewer is told step by step is what he would be told from the start."""

from __future__ import annotations

from pathlib import Path

import pytest

from tatami import games
from tatami.kernel.events import SPECTATOR
from tatami.match import Match, load
from tatami.match.undo import CannotUndo
from tatami.server.views.stream import Scene, Stream, look

FIXTURES = Path(__file__).parents[1] / "fixtures"
RECORDED = [sorted((FIXTURES / name).glob("*.json"))[0] for name in games.names()]


def viewers(match: Match) -> tuple[int, ...]:
    return (*range(len(match.seats)), SPECTATOR)


def taken_in(match: Match, known: Scene | None) -> Scene:
    """Look once more through everybody's eyes; whoever looks for the first time sees the same."""
    scene = look(match, viewers(match), known)
    assert scene.sights == look(match, viewers(match)).sights
    for viewer, before in known.sights.items() if known else ():
        assert (scene.sights[viewer] is before) == (scene.sights[viewer] == before)
    return scene


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.parent.name)
def test_what_is_new_comes_after_what_is_known(path: Path) -> None:
    recorded = load(path, games.find)
    match = Match.new(recorded.game, recorded.options, seed=recorded.seed)
    known, undone = taken_in(match, None), 0
    for move in recorded.history:
        known = taken_in(match, known)
        match.play(move.seat, move.action)
        known = taken_in(match, known)
        try:
            match.undo(move.seat)
        except CannotUndo:
            continue
        known = taken_in(match, known)
        undone += 1
        match.play(move.seat, move.action)
    taken_in(match, known)
    assert match.over
    assert undone


def test_several_moves_may_be_made_before_somebody_looks_again() -> None:
    recorded = load(RECORDED[-1], games.find)
    match = Match.new(recorded.game, recorded.options, seed=recorded.seed)
    early, stream = look(match, [0]), Stream(0)
    stream.advance(early.sights[0])
    for move in recorded.history[:40]:
        match.play(move.seat, move.action)
    late = look(match, [0], early)
    assert late.sights == look(match, [0]).sights
    assert late.sights[0].told > early.sights[0].told
    assert stream.advance(late.sights[0])
    assert stream.kept_since(1) == early.sights[0].told
    assert not stream.advance(look(match, [0], late).sights[0])


def test_sights_that_part_tell_each_its_own_story() -> None:
    """Whoever could not keep a move looks again from where he was; what he saw meanwhile is nobody's story."""
    recorded = load(RECORDED[-1], games.find)
    match = recorded.at(len(recorded.history) // 2)
    known = look(match, viewers(match))
    events = {viewer: sight.events() for viewer, sight in known.sights.items()}
    for action in match.legal(match.actors[0]):
        parted = match.copy()
        parted.play(match.actors[0], action)
        assert look(parted, viewers(match), known).sights == look(parted, viewers(match)).sights
        assert {viewer: sight.events() for viewer, sight in known.sights.items()} == events
