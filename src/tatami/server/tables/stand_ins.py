"""Bots that play for people: on request until the person comes back, or for good."""

from __future__ import annotations

from tatami import bots
from tatami.server.errors import Reason, Refusal
from tatami.server.tables.table import Table

DEFAULT_STAND_IN = "instinct"
MAX_SIMULATIONS = 20_000  # for each decision: some seconds


def expect_bot(bot: str) -> None:
    """Refuse a bot that does not exist, or that would think for too long."""
    if not bots.known(bot) or (bots.simulations(bot) or 0) > MAX_SIMULATIONS:
        raise Refusal(Reason.NO_SUCH_BOT, name=bot, known=", ".join(bots.names()))


async def hand_over(table: Table, identity: str, bot: str) -> None:
    """Let a bot play for oneself."""
    async with table.lock:
        seat = table.seat(identity)
        table.match_in_play()
        expect_bot(bot)
        if not table.header.seats[seat].for_good:
            await seat_bot(table, seat, bot)


async def take_back(table: Table, identity: str) -> None:
    """Play oneself again; not after resigning."""
    async with table.lock:
        seat = table.seat(identity)
        table.match_in_play()
        occupant = table.header.seats[seat]
        if occupant.for_good:
            raise Refusal(Reason.RESIGNED)
        if occupant.stand_in is not None:
            await table.update(seats=table.header.with_occupant(seat, occupant.taken_back()).seats)


async def seat_bot(table: Table, seat: int, bot: str, for_good: bool = False) -> None:
    """Let a bot play for the person on a seat; the caller holds the table's lock."""
    occupant = table.header.seats[seat].handed_to(bot, for_good)
    await table.update(seats=table.header.with_occupant(seat, occupant).seats)
