"""Bots at tables: they think beside the event loop, on the bytes of a view, and on nothing else."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor

from tatami import bots, games
from tatami.server.refusal import Refusal


def expect_bot(bot: str) -> None:
    """Refuse a bot that does not exist."""
    if bot not in bots.names():
        raise Refusal("no-such-bot", name=bot, known=", ".join(bots.names()))


def think(game: str, bot: str, view: bytes, seat: int) -> str:
    """The move that a bot makes; runs in any thread or process."""
    played = games.find(game)
    chosen = bots.find(bot, played).choose(played.record.from_bytes(view), seat)
    return played.actions.text(chosen)


async def thought(executor: Executor, game: str, bot: str, view: bytes, seat: int) -> str:
    """The same, awaited."""
    return await asyncio.get_running_loop().run_in_executor(executor, think, game, bot, view, seat)
