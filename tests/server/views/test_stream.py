"""What a viewer is told step by step is what he would be told from the start."""

from __future__ import annotations

from pathlib import Path

import pytest

from tatami import games
from tatami.kernel.events import SPECTATOR
from tatami.match import Match, load
from tatami.match.undo import CannotUndo
from tatami.server.views.observation import ViewerStates, observe
from tatami.server.views.stream import Stream

FIXTURES = Path(__file__).parents[2] / "fixtures"
FIRST = {"samurai-sword": "four-swordmaster"}  # a match in which moves can be taken back
RECORDED = [sorted((FIXTURES / name).glob(f"{FIRST.get(name, '')}*.json"))[0] for name in games.names()]


def viewers(match: Match) -> tuple[int, ...]:
    return (*range(len(match.seats)), SPECTATOR)


def taken_in(match: Match, known: ViewerStates | None) -> ViewerStates:
    """Look once more through everybody's eyes; whoever looks for the first time sees the same."""
    states = observe(match, viewers(match), known)
    assert states.of == observe(match, viewers(match)).of
    for viewer, before in known.of.items() if known else ():
        assert (states.of[viewer] is before) == (states.of[viewer] == before)
    return states


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.parent.name)
def test_what_is_new_comes_after_what_is_known(path: Path) -> None:
    recorded = load(path, games.find)
    match = Match.new(recorded.game, recorded.options, secret=recorded.secret)
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
    match = Match.new(recorded.game, recorded.options, secret=recorded.secret)
    early, stream = observe(match, [0]), Stream(0)
    stream.advance(early.of[0])
    for move in recorded.history[:40]:
        match.play(move.seat, move.action)
    late = observe(match, [0], early)
    assert late.of == observe(match, [0]).of
    assert len(late.of[0].events) > len(early.of[0].events)
    assert stream.advance(late.of[0])
    assert stream.kept_since(1) == len(early.of[0].events)
    assert not stream.advance(observe(match, [0], late).of[0])


def test_states_that_part_tell_each_its_own_story() -> None:
    """Whoever could not keep a move looks again from where he was; what he saw meanwhile is nobody's story."""
    recorded = load(RECORDED[-1], games.find)
    match = recorded.at(len(recorded.history) // 2)
    known = observe(match, viewers(match))
    events = {viewer: state.events.since(0) for viewer, state in known.of.items()}
    for action in match.legal(match.actors[0]):
        parted = match.copy()
        parted.play(match.actors[0], action)
        assert observe(parted, viewers(match), known).of == observe(parted, viewers(match)).of
        assert {viewer: state.events.since(0) for viewer, state in known.of.items()} == events
