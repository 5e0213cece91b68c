"""Manners: resigning, bots that stand in for people, flags that fall, and whatever needs the others' consent."""

from __future__ import annotations

from tatami.match.replay import position_hash
from tatami.server.bots.decide import expect_bot
from tatami.server.errors import Refusal
from tatami.server.tables.clock import milliseconds, out_of_time
from tatami.server.tables.table import Table
from tatami.server.views.daily_seal import expect_unsealed
from tatami.server.ws.client_messages import Propose, Reply
from tatami.store import BOT, Ending, EndKind, MoveRecord, Occupant, Proposal, Proposals, Status, Turn

PATIENCE = 120_000  # milliseconds that one may keep the others waiting
STAND_IN = "instinct"  # for those who do not choose


async def resign(table: Table, identity: str) -> None:
    """Give the match up; resigning twice is resigning once."""
    async with table.mailbox:
        seat = table.seat(identity)
        if table.header.ending.seat != seat and not table.header.seats[seat].for_good:
            _expect_play(table)
            await _give_up(table, seat, EndKind.RESIGNED)


async def let_flags_fall(table: Table) -> None:
    """Whoever has no time left loses, or is played on by a bot, as the table has chosen."""
    async with table.mailbox:
        for seat in out_of_time(table.header, milliseconds()):
            clock = table.header.clocks.agreed
            assert clock is not None
            if clock.flag.startswith(BOT):
                await _seat_bot(table, seat, clock.flag.removeprefix(BOT))
            else:
                await _give_up(table, seat, EndKind.TIME)
            if table.header.status is not Status.LIVE:
                return


async def _give_up(table: Table, seat: int, how: EndKind) -> None:
    """A match of two has ended; at a larger table a bot plays on."""
    if len(table.header.seats) > 2:
        await _seat_bot(table, seat, table.header.seats[seat].stand_in or STAND_IN, for_good=True)
        return
    header = table.header
    await table.revise(
        status=Status.OVER,
        clocks=header.clocks.with_paused(False),
        proposals=header.proposals.settled(),
        turn=Turn((), header.turn.since),
        ending=Ending(how, seat, header.ending.scores),
    )


async def hand_over(table: Table, identity: str, bot: str) -> None:
    """Let a bot play for oneself."""
    async with table.mailbox:
        seat = table.seat(identity)
        _expect_play(table)
        expect_bot(bot)
        if not table.header.seats[seat].for_good:
            await _seat_bot(table, seat, bot)


async def take_back(table: Table, identity: str) -> None:
    """Play oneself again; not after resigning."""
    async with table.mailbox:
        seat = table.seat(identity)
        _expect_play(table)
        if table.header.seats[seat].for_good:
            raise Refusal("resigned")
        if table.header.seats[seat].stand_in is not None:
            await table.revise(seats=_reseated(table, seat, table.header.seats[seat].taken_back()))


async def _seat_bot(table: Table, seat: int, bot: str, for_good: bool = False) -> None:
    await table.revise(seats=_reseated(table, seat, table.header.seats[seat].handed_to(bot, for_good)))


def _reseated(table: Table, seat: int, occupant: Occupant) -> tuple[Occupant, ...]:
    """The seats, one of them held by another."""
    return table.header.with_occupant(seat, occupant).seats


async def propose(table: Table, identity: str, asked: Propose) -> None:
    """Ask the others; granted at once if there is nobody to ask."""
    async with table.mailbox:
        by, header = table.seat(identity), table.header
        _expect_play(table)
        target = _target(table, asked)
        lies = header.proposals.pending
        if lies is not None and (lies.by, lies.what, lies.seat) == (by, asked.what, target):
            return
        if lies is not None:
            raise Refusal("proposal-lies")
        if asked.what == "undo":
            expect_unsealed(header)
            _expect_moved(table, by)
        others = tuple(seat for seat, held in enumerate(header.seats) if _asked(held) and seat not in (by, target))
        proposal = Proposal(header.proposals.count + 1, asked.what, by, target, others)
        if others:
            await table.revise(proposals=Proposals(proposal, proposal.number))
        else:
            await _carry_out(table, proposal)


def _target(table: Table, asked: Propose) -> int | None:
    """The seat that a bot is asked for: of somebody who keeps the others waiting."""
    if asked.what != "bot":
        if asked.seat is not None:
            raise Refusal("bad-proposal")
        return None
    names = table.live().seats
    if asked.seat not in names:
        raise Refusal("no-such-seat", name=str(asked.seat), known=", ".join(names))
    seat = names.index(asked.seat)
    waits = milliseconds() - table.header.turn.since
    if seat not in table.header.turn.owing or table.header.seats[seat].mover or waits < PATIENCE:
        raise Refusal("not-away")
    return seat


def _asked(occupant: Occupant) -> bool:
    return occupant.identity is not None and occupant.stand_in is None


def _expect_moved(table: Table, seat: int) -> None:
    if all(move.seat != seat for move in table.live().history):
        raise Refusal("undo-no-move")


async def answer(table: Table, identity: str, given: Reply) -> None:
    """Agree or disagree; an answer to what is settled already changes nothing."""
    async with table.mailbox:
        seat, proposal = table.seat(identity), table.header.proposals.pending
        if given.proposal == 0 or given.proposal > table.header.proposals.count:
            raise Refusal("no-proposal")
        if proposal is None or given.proposal != proposal.number:
            return
        if not given.agree and seat in (proposal.by, *proposal.waiting_for):
            await table.revise(proposals=table.header.proposals.settled())
        elif given.agree and seat in proposal.waiting_for:
            rest = proposal.without(seat)
            if rest.waiting_for:
                await table.revise(proposals=Proposals(rest, table.header.proposals.count))
            else:
                await _carry_out(table, proposal)


async def _carry_out(table: Table, proposal: Proposal) -> None:
    """Everybody agrees."""
    settled = Proposals(None, proposal.number)
    if proposal.what == "undo":
        await _go_back(table, proposal)
    elif proposal.what == "bot":
        assert proposal.seat is not None
        stood_in = table.header.seats[proposal.seat].handed_to(STAND_IN)
        await table.revise(seats=_reseated(table, proposal.seat, stood_in), proposals=settled)
    else:
        await table.revise(clocks=table.header.clocks.with_paused(proposal.what == "pause"), proposals=settled)


async def _go_back(table: Table, proposal: Proposal) -> None:
    """To before the last move of who asked."""
    match = table.live()
    plies = [ply for ply, move in enumerate(match.history) if move.seat == proposal.by]
    draft = match.at(plies[-1])
    entry = MoveRecord(proposal.by, None, None, 0, position_hash(draft), back_to=plies[-1])
    await table.keep([draft], [entry], proposals=Proposals(None, proposal.number))


def _expect_play(table: Table) -> None:
    if table.live().over or table.header.status is not Status.LIVE:
        raise Refusal("not-live")
