"""Rendering: from what a viewer may know to messages, by allow-list, in the viewer's language."""

from __future__ import annotations

import functools
from operator import attrgetter

from tatami import games
from tatami.kernel.chance import Position
from tatami.kernel.events import SPECTATOR
from tatami.kernel.guide import Derived, Guide
from tatami.match import Match, Result
from tatami.server.i18n import say
from tatami.server.views.messages import (
    Chat,
    ChatLineInfo,
    ClockInfo,
    Outcome,
    ProposalInfo,
    SeatInfo,
    TableInfo,
    Update,
)
from tatami.server.views.observation import Observation
from tatami.server.views.stream import Stream
from tatami.server.views.text_cache import game_texts
from tatami.store import ChatLine, Clock, Header, Occupant, Proposal

MAX_RENDERED = 8  # updates of one version

# The fields of a header that ``render_table`` shows: while they stay the same, there is nothing new to send.
visible_fields = attrgetter(
    *("rules.version", "options", "status", "private", "host", "seats", "clocks.agreed", "delay", "clocks.paused"),
    *("proposals.pending", "origin.rematch_of", "rematch", "origin.branch_of"),
)


def render_table(
    header: Header, identity: str, muted: frozenset[str] = frozenset(), stuck: int | None = None
) -> TableInfo:
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
        seats=[
            _render_seat(name, occupant, identity, muted, number == stuck)
            for number, (name, occupant) in enumerate(zip(seats, header.seats, strict=True))
        ],
        clock=_render_clock(header.clocks.agreed),
        delay=header.delay,
        paused=header.clocks.paused,
        proposal=_render_proposal(header.proposals.pending, seats),
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


def _render_seat(name: str, occupant: Occupant, identity: str, muted: frozenset[str], stuck: bool) -> SeatInfo:
    kind = "open" if occupant.open else "bot" if occupant.bot else "person"
    return SeatInfo(
        seat=name,
        kind=kind,
        name=occupant.bot or occupant.player,
        you=occupant.identity == identity,
        stand_in=occupant.stand_in,
        stood_in=occupant.stood_in,
        muted=occupant.identity in muted,
        stuck=stuck,
    )


def _render_clock(clock: Clock | None) -> ClockInfo | None:
    return None if clock is None else ClockInfo(clock.kind, clock.seconds, clock.increment, clock.flag)


def _render_proposal(proposal: Proposal | None, seats: tuple[str, ...]) -> ProposalInfo | None:
    if proposal is None:
        return None
    target = None if proposal.seat is None else seats[proposal.seat]
    waiting = [seats[seat] for seat in proposal.waiting_for]
    return ProposalInfo(proposal.number, proposal.what, seats[proposal.by], target, waiting)


def render_update(match: Match, stream: Stream, keep: int, language: str) -> Update:
    """All that is new to a viewer who keeps so many of the events that he was sent."""
    if stream.viewer != SPECTATOR:
        return _render_update(match, stream, keep, language)
    known = stream.rendered  # spectators may be many, and most are sent the same
    if (keep, language) not in known:
        if len(known) >= MAX_RENDERED:
            known.clear()
        known[keep, language] = _render_update(match, stream, keep, language)
    return known[keep, language]


def _render_update(match: Match, stream: Stream, keep: int, language: str) -> Update:
    assert stream.state is not None
    state, texts = stream.state, game_texts(match.game, language)
    seen = state.observation
    view = seen.position()
    return Update(
        version=stream.version,
        keep=keep,
        events=texts.events(state.events.since(keep)),
        view=render_view(view),
        actors=[match.seats[seat] for seat in seen.actors],
        legal=texts.legal(view, seen.legal),
        prompt=_prompt(seen, view, stream.viewer, texts.guide),
        outcome=_outcome(match, seen.result, view, texts.guide),
        derived=dict(texts.guide.derived(view, stream.viewer)),
    )


def render_view(view: Position) -> dict[str, Derived]:
    """Every field that the game's record adds to a position, by its name."""
    values = vars(view)
    return {name: values[name] for name in view.names[len(Position.names) :]}


def _prompt(seen: Observation, view: Position, viewer: int, guide: Guide[Position]) -> str:
    """One sentence: what the viewer must do, as the game says it; to others no more than who must act."""
    texts = guide.words
    if seen.result is not None:
        winners = ", ".join(guide.seat(view, seat) for seat in seen.result.winners)
        return say(texts.language, "prompt-over", winners=winners, count=len(seen.result.winners))
    if viewer in seen.actors:
        return guide.prompt(view, viewer)
    seats = ", ".join(guide.seat(view, seat) for seat in seen.actors)
    return _waiting_for(texts.language, seats, len(seen.actors))


@functools.lru_cache(maxsize=1024)
def _waiting_for(language: str, seats: str, count: int) -> str:
    return say(language, "prompt-wait", seats=seats, count=count)


def _outcome(match: Match, result: Result | None, view: Position, guide: Guide[Position]) -> Outcome | None:
    if result is None:
        return None
    winners = [match.seats[seat] for seat in result.winners]
    ended, by = ("played", None) if match.forfeit is None else (match.forfeit.how, match.seats[match.forfeit.seat])
    return Outcome(_scores(match, result, view, guide), winners, match.secret.hex(), ended, by)


def _scores(match: Match, result: Result, view: Position, guide: Guide[Position]) -> dict[str, int]:
    """Each seat's points as people count them; where there are none, or somebody left, what the rules compare."""
    scores = {}
    for seat, name in enumerate(match.seats):
        points = guide.points(view, seat) if match.forfeit is None else None
        scores[name] = result.scores[seat] if points is None else points
    return scores


def render_chat(header: Header, lines: list[ChatLine], language: str) -> Chat:
    """Lines of chat; quick phrases in the reader's language."""
    seats = seat_names(header)
    return Chat([_render_line(line, seats[line.seat], language) for line in lines])


def _render_line(line: ChatLine, seat: str, language: str) -> ChatLineInfo:
    text = line.text if line.phrase is None else say(language, f"phrase-{line.phrase}")
    return ChatLineInfo(line.number, seat, line.nickname, line.phrase, text or "", line.at / 1000)
