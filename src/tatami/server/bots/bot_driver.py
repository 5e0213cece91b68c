"""The task that moves the bots of a table. Bots decide in workers; their moves take the same way as those of people."""

from __future__ import annotations

import asyncio
import contextlib

from tatami.server.bots.decide import decide
from tatami.server.bots.worker_pool import Priority, WorkerPool
from tatami.server.metrics import Metrics, report_error
from tatami.server.tables.moves import played
from tatami.server.tables.table import Table
from tatami.store import Conflict, Status

IMMEDIATE = ("random", "instinct")  # bots that decide within a millisecond, and need no worker
FIRST_RETRY, LAST_RETRY = 1.0, 60.0  # seconds between two attempts after an error


class BotDriver:
    """Lets every bot that owes a decision decide; after an error it tries again, less and less often."""

    def __init__(self, table: Table, workers: WorkerPool, metrics: Metrics) -> None:
        self._table = table
        self._workers = workers
        self._metrics = metrics
        self._task: asyncio.Task[None] | None = asyncio.create_task(self._run())

    @property
    def busy(self) -> bool:
        return self._owing_bot() is not None

    async def close(self) -> None:
        """Cancel the task, and forget it: its traceback would hold the table."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _run(self) -> None:
        retry = FIRST_RETRY
        while True:
            try:
                self._table.changed.clear()
                await self._play_all()
                retry = FIRST_RETRY
                await self._table.changed.wait()
            except Exception as error:
                report_error(self._metrics, "bot", error, f"table {self._table.header.id}")
                self._mark_stuck(self._owing_bot())
                await asyncio.sleep(retry)
                retry = min(2 * retry, LAST_RETRY)

    def _mark_stuck(self, owing: tuple[int, str] | None) -> None:
        """Let everybody see which bot failed, until it has moved."""
        seat = owing[0] if owing else None
        if seat != self._table.stuck:
            self._table.stuck = seat
            self._table.publish()

    def _owing_bot(self) -> tuple[int, str] | None:
        """A seat whose decision is a bot's, and the bot."""
        header, match = self._table.header, self._table.match
        if match is None or header.status is not Status.LIVE or header.clocks.paused:
            return None
        owing = ((seat, header.seats[seat].mover) for seat in match.actors)
        return next(((seat, bot) for seat, bot in owing if bot is not None), None)

    async def _play_all(self) -> None:
        while (owing := self._owing_bot()) is not None:
            with contextlib.suppress(Conflict):
                await self._play_one(*owing)
                self._mark_stuck(None)

    async def _play_one(self, seat: int, bot: str) -> None:
        """One decision; made again if what the bot saw has changed meanwhile."""
        table = self._table
        view = table.live_match().view(seat).to_bytes()
        move = await self._decide(bot, view, seat)
        async with table.lock:
            if self._owing_bot() is None or table.header.seats[seat].mover != bot:
                return
            match = table.live_match()
            if seat in match.actors and match.view(seat).to_bytes() == view:
                await table.commit(*played(match, seat, None, [move]))

    async def _decide(self, bot: str, view: bytes, seat: int) -> str:
        header = self._table.header
        asked = (header.game, bot, view, header.id, seat)
        if bot in IMMEDIATE:
            return decide(*asked)
        return await self._workers.run(Priority.MOVE, header.host, decide, *asked)
