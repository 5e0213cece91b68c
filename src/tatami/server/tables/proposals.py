"""Manners: resigning, bots that stand in for people, flags that fall, and whatever needs the others' consent."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tatami.server.bots.decide import expect_bot
from tatami.server.errors import Refusal
from tatami.server.tables.clock import milliseconds, out_of_time
from tatami.server.tables.table import Table
from tatami.server.views.daily_seal import expect_unsealed
from tatami.server.ws.client_messages import Propose, Reply
from tatami.store import Ending, Entry, Proposal, Sitter, Status, fingerprint
from tatami.store.header import BOT

PATIENCE = 120_000  # milliseconds that one may keep the others waiting
STAND_IN = "instinct"  # for those who do not choose


async def resign(table: Table, identity: str) -> None:
    """Give the match up; resigning twice is resigning once."""
    async with table.mailbox:
        seat = table.seat(identity)
        if table.header.ended_by != seat and not table.header.seats[seat].for_good:
            _expect_play(table)
            await _give_up(table, seat, Ending.RESIGNED)


async def let_flags_fall(table: Table) -> None:
    """Whoever has no time left loses, or is played on by a bot, as the table has chosen."""
    async with table.mailbox:
        for seat in out_of_time(table.header, milliseconds()):
            clock = table.header.clock
            assert clock is not None
            if clock.flag.startswith(BOT):
                await _seat_bot(table, seat, clock.flag.removeprefix(BOT))
            else:
                await _give_up(table, seat, Ending.TIME)
            if table.header.status is not Status.LIVE:
                return


async def _give_up(table: Table, seat: int, how: Ending) -> None:
    """A match of two has ended; at a larger table a bot plays on."""
    if len(table.header.seats) > 2:
        await _seat_bot(table, seat, table.header.seats[seat].stand_in or STAND_IN, for_good=True)
        return
    over = {"status": Status.OVER, "paused": False, "proposal": None, "owing": ()}
    await table.revise(**over, ended=how, ended_by=seat)


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
            await table.revise(seats=_reseated(table, seat, stand_in=None))


async def _seat_bot(table: Table, seat: int, bot: str, for_good: bool = False) -> None:
    await table.revise(seats=_reseated(table, seat, stand_in=bot, stood_in=True, for_good=for_good))


def _reseated(table: Table, seat: int, **changes: Any) -> tuple[Sitter, ...]:
    """The seats, one of them changed."""
    seats = list(table.header.seats)
    seats[seat] = replace(seats[seat], **changes)
    return tuple(seats)


async def propose(table: Table, identity: str, asked: Propose) -> None:
    """Ask the others; granted at once if there is nobody to ask."""
    async with table.mailbox:
        by, header = table.seat(identity), table.header
        _expect_play(table)
        target = _target(table, asked)
        lies = header.proposal
        if lies is not None and (lies.by, lies.what, lies.seat) == (by, asked.what, target):
            return
        if lies is not None:
            raise Refusal("proposal-lies")
        if asked.what == "undo":
            expect_unsealed(header)
            _expect_moved(table, by)
        others = tuple(seat for seat, sitter in enumerate(header.seats) if _asked(sitter) and seat not in (by, target))
        proposal = Proposal(header.proposals + 1, asked.what, by, target, others)
        if others:
            await table.revise(proposal=proposal, proposals=proposal.number)
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
    waits = milliseconds() - table.header.owing_since
    if seat not in table.header.owing or table.header.seats[seat].mover or waits < PATIENCE:
        raise Refusal("not-away")
    return seat


def _asked(sitter: Sitter) -> bool:
    return sitter.identity is not None and sitter.stand_in is None


def _expect_moved(table: Table, seat: int) -> None:
    if all(move.seat != seat for move in table.live().history):
        raise Refusal("undo-no-move")


async def answer(table: Table, identity: str, given: Reply) -> None:
    """Agree or disagree; an answer to what is settled already changes nothing."""
    async with table.mailbox:
        seat, proposal = table.seat(identity), table.header.proposal
        if given.proposal == 0 or given.proposal > table.header.proposals:
            raise Refusal("no-proposal")
        if proposal is None or given.proposal != proposal.number:
            return
        if not given.agree and seat in (proposal.by, *proposal.waiting_for):
            await table.revise(proposal=None)
        elif given.agree and seat in proposal.waiting_for:
            rest = tuple(other for other in proposal.waiting_for if other != seat)
            if rest:
                await table.revise(proposal=replace(proposal, waiting_for=rest))
            else:
                await _carry_out(table, proposal)


async def _carry_out(table: Table, proposal: Proposal) -> None:
    """Everybody agrees."""
    if proposal.what == "undo":
        await _go_back(table, proposal)
    elif proposal.what == "bot":
        assert proposal.seat is not None
        seats = _reseated(table, proposal.seat, stand_in=STAND_IN, stood_in=True)
        await table.revise(seats=seats, proposal=None, proposals=proposal.number)
    else:
        paused = proposal.what == "pause"
        await table.revise(paused=paused, proposal=None, proposals=proposal.number)


async def _go_back(table: Table, proposal: Proposal) -> None:
    """To before the last move of who asked."""
    match = table.live()
    plies = [ply for ply, move in enumerate(match.history) if move.seat == proposal.by]
    draft = match.at(plies[-1])
    entry = Entry(proposal.by, None, None, 0, fingerprint(draft), back_to=plies[-1])
    await table.keep([draft], [entry], proposal=None, proposals=proposal.number)


def _expect_play(table: Table) -> None:
    if table.live().over or table.header.status is not Status.LIVE:
        raise Refusal("not-live")
