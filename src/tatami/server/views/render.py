"""Showing: from what a viewer may know to messages, by allow-list, in the viewer's language."""

from __future__ import annotations

import functools
from operator import attrgetter

from tatami import games
from tatami.kernel.chance import Position
from tatami.kernel.events import SPECTATOR
from tatami.kernel.guide import Derived, Guide
from tatami.match import Match, Result
from tatami.server.i18n import say
from tatami.server.views.stream import Picture, Stream
from tatami.server.views.text_cache import speech
from tatami.server.ws.server_messages import ClockInfo, Outcome, ProposalInfo, SeatInfo, TableInfo, Update
from tatami.store import Clock, Header, Occupant, Proposal

MOST_WORDED = 8  # updates of one version

# What is shown of a header; while these stay as they are, there is nothing to be told of the table itself.
face_of = attrgetter(
    *("rules.version", "options", "status", "private", "host", "seats", "clocks.agreed", "delay", "clocks.paused"),
    *("proposals.pending", "origin.rematch_of", "rematch", "origin.branch_of"),
)


def shown_table(header: Header, identity: str, muted: frozenset[str] = frozenset()) -> TableInfo:
    """A table's header: neither its seed nor its moves."""
    seats = seat_names(header)
    return TableInfo(
        id=header.id,
        game=header.game,
        rules=header.rules.version,
        options=header.options,
        status=header.status,
        private=header.private,
        commitment=header.seal.commitment,
        yours=header.host == identity,
        seats=[_shown_seat(name, held, identity, muted) for name, held in zip(seats, header.seats, strict=True)],
        clock=_shown_clock(header.clocks.agreed),
        delay=header.delay,
        paused=header.clocks.paused,
        proposal=_shown_proposal(header.proposals.pending, seats),
        rematch_of=header.origin.rematch_of,
        rematch=header.rematch,
        branch_of=header.origin.branch_of,
    )


def seat_names(header: Header) -> tuple[str, ...]:
    """The names of a table's seats."""
    return _seats_of(header.game, tuple(header.options.items()))


@functools.lru_cache(maxsize=1024)
def _seats_of(game: str, options: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    return games.find(game).seats_at(dict(options))


def _shown_seat(name: str, occupant: Occupant, identity: str, muted: frozenset[str]) -> SeatInfo:
    kind = "open" if occupant.open else "bot" if occupant.bot else "person"
    return SeatInfo(
        seat=name,
        kind=kind,
        name=occupant.bot or occupant.player,
        you=occupant.identity == identity,
        stand_in=occupant.stand_in,
        stood_in=occupant.stood_in,
        muted=occupant.identity in muted,
    )


def _shown_clock(clock: Clock | None) -> ClockInfo | None:
    return None if clock is None else ClockInfo(clock.kind, clock.seconds, clock.increment, clock.flag)


def _shown_proposal(proposal: Proposal | None, seats: tuple[str, ...]) -> ProposalInfo | None:
    if proposal is None:
        return None
    target = None if proposal.seat is None else seats[proposal.seat]
    waiting = [seats[seat] for seat in proposal.waiting_for]
    return ProposalInfo(proposal.number, proposal.what, seats[proposal.by], target, waiting)


def shown_update(match: Match, stream: Stream, keep: int, language: str) -> Update:
    """All that is new to a viewer who keeps so many of the events that he was told."""
    if stream.viewer != SPECTATOR:
        return _worded(match, stream, keep, language)
    known = stream.worded  # spectators may be many, and most are told the same
    if (keep, language) not in known:
        if len(known) >= MOST_WORDED:
            known.clear()
        known[keep, language] = _worded(match, stream, keep, language)
    return known[keep, language]


def _worded(match: Match, stream: Stream, keep: int, language: str) -> Update:
    assert stream.sight is not None
    sight, told = stream.sight, speech(match.game, language)
    picture = sight.picture
    view = picture.view()
    return Update(
        version=stream.version,
        keep=keep,
        events=told.events(sight.events(keep)),
        view=shown_view(view),
        actors=[match.seats[seat] for seat in picture.actors],
        legal=told.legal(view, picture.legal),
        prompt=_prompt(picture, view, stream.viewer, told.guide),
        outcome=_outcome(match, picture.result, view, told.guide),
        derived=dict(told.guide.derived(view, stream.viewer)),
    )


def shown_view(view: Position) -> dict[str, Derived]:
    """Every field that the game's record adds to a position, by its name."""
    values = vars(view)
    return {name: values[name] for name in view.names[len(Position.names) :]}


def _prompt(picture: Picture, view: Position, viewer: int, guide: Guide[Position]) -> str:
    """One sentence: what the viewer must do, as the game says it; to others no more than who must act."""
    texts = guide.words
    if picture.result is not None:
        winners = ", ".join(guide.seat(view, seat) for seat in picture.result.winners)
        return say(texts.language, "prompt-over", winners=winners, count=len(picture.result.winners))
    if viewer in picture.actors:
        return guide.prompt(view, viewer)
    seats = ", ".join(guide.seat(view, seat) for seat in picture.actors)
    return _waiting_for(texts.language, seats, len(picture.actors))


@functools.lru_cache(maxsize=1024)
def _waiting_for(language: str, seats: str, count: int) -> str:
    return say(language, "prompt-wait", seats=seats, count=count)


def _outcome(match: Match, result: Result | None, view: Position, guide: Guide[Position]) -> Outcome | None:
    if result is None:
        return None
    winners = [match.seats[seat] for seat in result.winners]
    ended, by = ("played", None) if match.forfeit is None else (match.forfeit.how, match.seats[match.forfeit.seat])
    return Outcome(_scores(match, result, view, guide), winners, match.seed.hex(), ended, by)


def _scores(match: Match, result: Result, view: Position, guide: Guide[Position]) -> dict[str, int]:
    """Each seat's points as people count them; where there are none, or somebody left, what the rules compare."""
    scores = {}
    for seat, name in enumerate(match.seats):
        points = guide.points(view, seat) if match.forfeit is None else None
        scores[name] = result.scores[seat] if points is None else points
    return scores
