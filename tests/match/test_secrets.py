"""Non-interference: what a seat may not know changes nothing of what reaches that seat.

Two matches are made that differ only in what one viewer may not know; then everything that is ever handed to that
viewer is compared: the view, the legal moves, the refusals, the events, and what a bot on that seat decides.
"""

from __future__ import annotations

import random

import pytest

from match.test_match import random_match
from tatami import bots
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.events import SPECTATOR
from tatami.kernel.playout import imagine
from tatami.kernel.standing import standing
from tatami.match import Match

OPTIONS: list[dict[str, str]] = [{"edition": "first"}, {"edition": "second"}, {"spies": "yes"}]


def another_world(match: Match, viewer: int, luck: random.Random) -> Match:
    """The same match to the viewer; behind the screens, another."""
    other = match.copy()
    imagined = match._now.record()
    interpreted(match.game).bind(imagine)(imagined, viewer, luck.getrandbits(32), luck.getrandbits(32))
    other._now = standing(match.game, imagined.to_bytes(), len(match.seats))
    return other


def handed_out(match: Match, viewer: int) -> list[object]:
    """Everything that reaches a viewer at one moment."""
    refusals = [match.refusal(viewer, action) for action in range(len(match.game.actions))]
    return [match.view(viewer), match.legal(viewer), match.actors, refusals, list(match.events(viewer)), match.over]


def decisions(match: Match, viewer: int, seed: int) -> list[int]:
    """What each bot would do on the viewer's seat."""
    if viewer not in match.actors:
        return []
    found = (bots.find(name, match.game, random.Random(seed)) for name in bots.names())
    return [bot.choose(match.view(viewer), viewer) for bot in found]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_nothing_hidden_reaches_a_viewer(options: dict[str, str], viewer: int) -> None:
    luck, differed = random.Random(1), 0
    for seed in range(4):
        whole = random_match(seed, options)
        for ply in range(0, len(whole.history), 3):
            match = whole.at(ply)
            other = another_world(match, viewer, luck)
            differed += match.digest() != other.digest()
            assert handed_out(match, viewer) == handed_out(other, viewer)
            assert decisions(match, viewer, ply) == decisions(other, viewer, ply)
            own = [action for action in match.legal(viewer) if match.game.actions.text(action) != "done"]
            if own:
                action = luck.choice(own)
                match.play(viewer, action)
                other.play(viewer, action)
                assert handed_out(match, viewer) == handed_out(other, viewer)
    assert differed > 20


@pytest.mark.parametrize("options", OPTIONS)
def test_a_secret_move_is_seen_by_nobody_else(options: dict[str, str]) -> None:
    seen_as_nothing = 0
    for seed in range(6):
        whole = random_match(seed, options)
        for ply, move in enumerate(whole.history):
            if not whole.game.actions.text(move.action).startswith(("deploy", "post")):
                continue
            before, after = whole.at(ply), whole.at(ply + 1)
            for viewer in (1 - move.seat, SPECTATOR):
                assert handed_out(before, viewer)[:4] == handed_out(after, viewer)[:4]
                assert not any(event.seen_from(viewer) for event in move.events)
                seen_as_nothing += 1
    assert seen_as_nothing > 200
