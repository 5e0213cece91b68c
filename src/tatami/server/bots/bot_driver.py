"""Bots at a table: whenever one owes a decision it thinks, and comes in by the same door as people."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from tatami.server.bots.decide import thought
from tatami.server.bots.worker_pool import Workshop
from tatami.server.tables.moves import played
from tatami.server.tables.table import Table
from tatami.store import Conflict, Status

log = logging.getLogger(__name__)


def owing_bot(table: Table) -> tuple[int, str] | None:
    """A seat whose decision is a bot's, and the bot."""
    header, match = table.header, table.match
    if match is None or header.status is not Status.LIVE or header.clocks.paused:
        return None
    for seat in match.actors:
        bot = header.seats[seat].mover
        if bot is not None:
            return seat, bot
    return None


class BotPlay:
    """The task that moves a table's bots."""

    def __init__(self, table: Table, workshop: Workshop) -> None:
        self._table = table
        self._workshop = workshop
        self._task: asyncio.Task[None] | None = asyncio.create_task(self._serve())

    async def close(self) -> None:
        """Think no more; the task is let go, since how it ended remembers the table."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _serve(self) -> None:
        while True:
            await self._let_bots_play()
            await self._table.changed.wait()

    async def _let_bots_play(self) -> None:
        try:
            self._table.changed.clear()
            while (owing := owing_bot(self._table)) is not None:
                with contextlib.suppress(Conflict):
                    await self._decide(*owing)
        except Exception as trouble:  # its text may tell what a bot knows
            log.error("table %s: a bot gave up: %s", self._table.header.id, type(trouble).__name__)

    async def _decide(self, seat: int, bot: str) -> None:
        """One decision; thought over again if what the bot saw has changed meanwhile."""
        table = self._table
        view = table.live().view(seat).to_bytes()
        move = await thought(self._workshop, table.header.game, bot, view, table.header.id, seat)
        async with table.mailbox:
            if owing_bot(self._table) is None or table.header.seats[seat].mover != bot:
                return
            match = table.live()
            if seat in match.actors and match.view(seat).to_bytes() == view:
                await table.keep(*played(match, seat, None, [move]))
