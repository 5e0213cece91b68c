"""Giving up: by resigning, or by running out of time."""

from __future__ import annotations

from tatami.server import timestamps
from tatami.server.tables.clock import expired_seats
from tatami.server.tables.stand_ins import DEFAULT_STAND_IN, seat_bot
from tatami.server.tables.table import Table
from tatami.store import BOT, Ending, EndKind, Status, Turn


async def resign(table: Table, identity: str) -> None:
    """Give the match up; resigning twice is resigning once."""
    async with table.lock:
        seat = table.seat(identity)
        if table.header.ending.seat != seat and not table.header.seats[seat].for_good:
            table.match_in_play()
            await _give_up(table, seat, EndKind.RESIGNED)


async def expire_clocks(table: Table) -> None:
    """A seat without time left loses, or a bot plays on for it, as the table has agreed."""
    async with table.lock:
        for seat in expired_seats(table.header, timestamps.now()):
            clock = table.header.clocks.agreed
            assert clock is not None
            if clock.flag.startswith(BOT):
                await seat_bot(table, seat, clock.flag.removeprefix(BOT))
            else:
                await _give_up(table, seat, EndKind.TIME)
            if table.header.status is not Status.LIVE:
                return


async def _give_up(table: Table, seat: int, how: EndKind) -> None:
    """A match of two ends; at a larger table a bot plays on."""
    header = table.header
    if len(header.seats) > 2:
        await seat_bot(table, seat, header.seats[seat].stand_in or DEFAULT_STAND_IN, for_good=True)
        return
    await table.update(
        status=Status.OVER,
        clocks=header.clocks.with_paused(False),
        proposals=header.proposals.settled(),
        turn=Turn((), header.turn.since),
        ending=Ending(how, seat, header.ending.scores),
    )
