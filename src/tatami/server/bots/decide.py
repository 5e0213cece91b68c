"""Bots at tables: they think in other processes, on the bytes of a view, and on nothing else."""

from __future__ import annotations

import functools

from tatami import bots, games
from tatami.server.bots.worker_pool import Workshop
from tatami.server.errors import Refusal

MOST_MINDS = 8  # bots that a worker remembers: one that searches builds on what it thought before


def expect_bot(bot: str) -> None:
    """Refuse a bot that does not exist."""
    if not bots.known(bot):
        raise Refusal("no-such-bot", name=bot, known=", ".join(bots.names()))


@functools.lru_cache(maxsize=MOST_MINDS)
def _mind(game: str, bot: str, _table: str, _seat: int) -> bots.Bot:
    """The bot of one seat at one table, and of no other."""
    return bots.find(bot, games.find(game))


def think(game: str, bot: str, view: bytes, table: str, seat: int) -> str:
    """The move that a bot makes; runs in any thread or process."""
    played = games.find(game)
    chosen = _mind(game, bot, table, seat).choose(played.record.from_bytes(view), seat)
    return played.actions.text(chosen)


async def thought(workshop: Workshop, game: str, bot: str, view: bytes, table: str, seat: int) -> str:
    """The same, awaited."""
    return await workshop.run(think, game, bot, view, table, seat)
