"""History: every moment that a viewer has known of a match, without what was taken back.

A moment is where what the viewer may know has changed; so their number tells no more than the versions of a stream do.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from tatami.kernel.events import SPECTATOR
from tatami.match import Match
from tatami.server.errors import Refusal
from tatami.server.http.schemas import HistoryInfo, MomentInfo
from tatami.server.tables.table import Table
from tatami.server.views.render import shown_update
from tatami.server.views.stream import Picture, Sight, Stream, look
from tatami.server.ws.server_messages import Update

ALL = -1  # a viewer who may know everything: anybody, once the match is over
ALL_NAME, SPECTATOR_NAME = "all", "spectator"


@dataclass(frozen=True)
class Moment:
    """So many moves had been made, and the viewer knew this."""

    ply: int
    sight: Sight


def moments(match: Match, viewer: int) -> list[Moment]:
    """The moments of a viewer."""
    found: list[Moment] = []
    for ply, sight in enumerate(_sights(match, viewer)):
        if not found or sight != found[-1].sight:
            found.append(Moment(ply, sight))
    return found


def _sights(match: Match, viewer: int) -> Iterator[Sight]:
    """What a viewer knew after each move."""
    scene = None
    for ply in range(match.ply + 1):
        now = match if ply == match.ply else match.at(ply)
        if viewer == ALL:
            truth, happened = match.revealed(ply).to_bytes(), now.happened()
            yield Sight(Picture(match.game.record, truth, now.actors, (), now.result), happened, len(happened))
        else:
            scene = look(now, (viewer,), scene)
            yield scene.sights[viewer]


def chosen_viewer(table: Table, identity: str, seat: str | None) -> int:
    """Through whose eyes somebody may look back: his own, and everybody's once the match is over."""
    match = table.match
    if match is None:
        raise Refusal("not-live")
    own = table.viewer(identity)
    names = (*match.seats, SPECTATOR_NAME, ALL_NAME)
    if own == SPECTATOR and table.header.delay and not match.over:
        raise Refusal("not-over")
    if seat is None:
        return ALL if match.over else own
    if seat not in names:
        raise Refusal("no-such-seat", name=seat, known=", ".join(names))
    viewer = {SPECTATOR_NAME: SPECTATOR, ALL_NAME: ALL}.get(seat, names.index(seat))
    if viewer not in (own, SPECTATOR) and not match.over:
        raise Refusal("not-over")
    return viewer


def name_of(match: Match, viewer: int) -> str:
    """A viewer's name."""
    return {SPECTATOR: SPECTATOR_NAME, ALL: ALL_NAME}.get(viewer) or match.seats[viewer]


def shown_history(match: Match, viewer: int, found: list[Moment]) -> HistoryInfo:
    """How far one can go back."""
    return HistoryInfo(name_of(match, viewer), [_shown_moment(match, viewer, moment) for moment in found])


def _shown_moment(match: Match, viewer: int, moment: Moment) -> MomentInfo:
    """A moment, and the move that led to it if it was the viewer's own, or once the match is over."""
    told = moment.sight.told
    if moment.ply == 0:
        return MomentInfo(told, None, None)
    move = match.move(moment.ply)
    if not match.over and move.seat != viewer:
        return MomentInfo(told, None, None)
    return MomentInfo(told, match.seats[move.seat], match.game.actions.text(move.action))


def shown_at(match: Match, viewer: int, found: list[Moment], number: int, after: int | None, language: str) -> Update:
    """What a viewer knew at a moment, with the events that are new since another."""
    if not 0 <= number < len(found) or (after is not None and not 0 <= after < len(found)):
        raise Refusal("no-such-moment", count=len(found))
    stream = Stream(SPECTATOR if viewer == ALL else viewer)
    stream.advance(found[number].sight)
    keep = 0 if after is None else min(found[after].sight.told, found[number].sight.told)
    return msgspec.structs.replace(shown_update(match.at(found[number].ply), stream, keep, language), version=number)
