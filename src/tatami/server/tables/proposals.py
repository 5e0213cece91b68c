"""Proposals: what needs the consent of the others: undoing revealed moves, a pause, a bot for an absent person."""

from __future__ import annotations

from tatami.match.replay import position_hash
from tatami.server import timestamps
from tatami.server.errors import Reason, Refusal
from tatami.server.tables.stand_ins import DEFAULT_STAND_IN
from tatami.server.tables.table import Table
from tatami.server.views.daily_seal import expect_unsealed
from tatami.store import MoveRecord, Proposal, Proposals

PATIENCE = 120_000  # milliseconds that a seat may keep the others waiting


async def propose(table: Table, identity: str, what: str, seat_name: str | None) -> None:
    """Ask the others; carried out at once if there is nobody to ask."""
    async with table.lock:
        by, header = table.seat(identity), table.header
        table.match_in_play()
        target = _target(table, what, seat_name)
        pending = header.proposals.pending
        if pending is not None and (pending.by, pending.what, pending.seat) == (by, what, target):
            return
        if pending is not None:
            raise Refusal(Reason.PROPOSAL_LIES)
        if what == "undo":
            expect_unsealed(header)
            if _last_move(table, by) is None:
                raise Refusal(Reason.UNDO_NO_MOVE)
        others = tuple(seat for seat in range(len(header.seats)) if seat != by and _is_asked(table, seat, target))
        proposal = Proposal(header.proposals.count + 1, what, by, target, others)
        if others:
            await table.update(proposals=Proposals(proposal, proposal.number))
        else:
            await _carry_out(table, proposal)


def _target(table: Table, what: str, seat_name: str | None) -> int | None:
    """The seat for which a bot is proposed: of a person who keeps the others waiting."""
    if what != "bot":
        if seat_name is not None:
            raise Refusal(Reason.BAD_PROPOSAL)
        return None
    names = table.live_match().seats
    if seat_name not in names:
        raise Refusal(Reason.NO_SUCH_SEAT, name=str(seat_name), known=", ".join(names))
    seat, header = names.index(seat_name), table.header
    occupant = header.seats[seat]
    away_since = header.turn.since
    if not table.is_connected(occupant.identity):  # secret steps do not count: they would show
        away_since = max(away_since, table.left_at(occupant.identity))
    waits = timestamps.now() - away_since
    # Where a clock is agreed, the clock decides how long a person may take.
    if seat not in header.turn.owing or occupant.mover or header.clocks.agreed or waits < PATIENCE:
        raise Refusal(Reason.NOT_AWAY)
    return seat


def _is_asked(table: Table, seat: int, target: int | None) -> bool:
    """Everybody who plays for himself; a person for whom a bot is proposed, if he is connected."""
    occupant = table.header.seats[seat]
    if occupant.identity is None or occupant.stand_in is not None:
        return False
    return seat != target or table.is_connected(occupant.identity)


def _last_move(table: Table, seat: int) -> int | None:
    """The ply before the last move of a seat; none if there is no such move."""
    plies = [ply for ply, move in enumerate(table.live_match().history) if move.seat == seat]
    return plies[-1] if plies else None


async def answer(table: Table, identity: str, number: int, agree: bool) -> None:
    """Agree or disagree; an answer to a proposal that is settled already changes nothing."""
    async with table.lock:
        seat, proposals = table.seat(identity), table.header.proposals
        if number == 0 or number > proposals.count:
            raise Refusal(Reason.NO_PROPOSAL)
        proposal = proposals.pending
        if proposal is None or number != proposal.number:
            return
        if not agree and seat in (proposal.by, *proposal.waiting_for):
            await table.update(proposals=proposals.settled())
        elif agree and seat in proposal.waiting_for:
            rest = proposal.without(seat)
            if rest.waiting_for:
                await table.update(proposals=Proposals(rest, proposals.count))
            else:
                await _carry_out(table, proposal)


async def _carry_out(table: Table, proposal: Proposal) -> None:
    """Everybody agrees."""
    settled = Proposals(None, proposal.number)
    if proposal.what == "undo":
        await _undo(table, proposal.by, settled)
    elif proposal.what == "bot":
        assert proposal.seat is not None
        occupant = table.header.seats[proposal.seat].handed_to(DEFAULT_STAND_IN)
        await table.update(seats=table.header.with_occupant(proposal.seat, occupant).seats, proposals=settled)
    else:
        await table.update(clocks=table.header.clocks.with_paused(proposal.what == "pause"), proposals=settled)


async def _undo(table: Table, by: int, settled: Proposals) -> None:
    """Go back to before the last move of who asked; if that was taken back meanwhile, the proposal is just settled."""
    ply = _last_move(table, by)
    if ply is None:
        await table.update(proposals=settled)
        return
    draft = table.live_match().at(ply)
    entry = MoveRecord(by, None, None, 0, position_hash(draft), back_to=ply)
    await table.commit([draft], [entry], proposals=settled)
