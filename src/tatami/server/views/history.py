"""History: every moment that a viewer has known of a match, without what was taken back.

A moment is where what the viewer may know has changed, so their number tells no more than the versions of a stream do.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from tatami.kernel.events import SPECTATOR
from tatami.match import Match
from tatami.server.errors import Reason, Refusal
from tatami.server.views.event_log import EventLog
from tatami.server.views.messages import HistoryInfo, MomentInfo, Update
from tatami.server.views.observation import Observation, ViewerState, observe
from tatami.server.views.render import render_update
from tatami.server.views.stream import Stream

ALL = -1  # a viewer who may know everything: anybody, once the match is over
ALL_NAME, SPECTATOR_NAME = "all", "spectator"


@dataclass(frozen=True)
class Moment:
    """What a viewer knew after so many moves."""

    ply: int
    state: ViewerState


def moments(match: Match, viewer: int) -> list[Moment]:
    """The moments of a viewer."""
    found: list[Moment] = []
    for ply, state in enumerate(_states(match, viewer)):
        if not found or state != found[-1].state:
            found.append(Moment(ply, state))
    return found


def _states(match: Match, viewer: int) -> Iterator[ViewerState]:
    """What a viewer knew after each move."""
    states = None
    for ply in range(match.ply + 1):
        then = match if ply == match.ply else match.at(ply)
        if viewer == ALL:
            truth = Observation(match.game.record, match.revealed(ply).to_bytes(), then.actors, (), then.result)
            yield ViewerState(truth, EventLog(then.happened()))
        else:
            states = observe(then, (viewer,), states)
            yield states.of[viewer]


def chosen_viewer(match: Match, own: int, seat: str | None, delayed: bool) -> int:
    """The viewer whose knowledge somebody may look back on: his own, and everybody's once the match is over."""
    names = (*match.seats, SPECTATOR_NAME, ALL_NAME)
    if own == SPECTATOR and delayed and not match.over:
        raise Refusal(Reason.NOT_OVER)
    if seat is None:
        return ALL if match.over else own
    if seat not in names:
        raise Refusal(Reason.NO_SUCH_SEAT, name=seat, known=", ".join(names))
    viewer = {SPECTATOR_NAME: SPECTATOR, ALL_NAME: ALL}.get(seat, names.index(seat))
    if viewer not in (own, SPECTATOR) and not match.over:
        raise Refusal(Reason.NOT_OVER)
    return viewer


def render_history(match: Match, viewer: int, found: list[Moment]) -> HistoryInfo:
    """The list of moments."""
    name = {SPECTATOR: SPECTATOR_NAME, ALL: ALL_NAME}.get(viewer) or match.seats[viewer]
    return HistoryInfo(name, [_render_moment(match, viewer, moment) for moment in found])


def _render_moment(match: Match, viewer: int, moment: Moment) -> MomentInfo:
    """A moment; the move that led to it is shown if it was the viewer's own, or once the match is over."""
    events = len(moment.state.events)
    if moment.ply == 0:
        return MomentInfo(events, None, None)
    move = match.move(moment.ply)
    if not match.over and move.seat != viewer:
        return MomentInfo(events, None, None)
    return MomentInfo(events, match.seats[move.seat], match.game.actions.text(move.action))


def update_at(match: Match, viewer: int, found: list[Moment], number: int, after: int | None, language: str) -> Update:
    """What a viewer knew at a moment, with the events that are new since another."""
    if not 0 <= number < len(found) or (after is not None and not 0 <= after < len(found)):
        raise Refusal(Reason.NO_SUCH_MOMENT, count=len(found))
    moment = found[number]
    stream = Stream(SPECTATOR if viewer == ALL else viewer)
    stream.advance(moment.state)
    keep = 0 if after is None else min(len(found[after].state.events), len(moment.state.events))
    return msgspec.structs.replace(render_update(match.at(moment.ply), stream, keep, language), version=number)
