"""A bot's decision: a function that a worker runs, on the bytes of a view and on nothing else."""

from __future__ import annotations

import functools

from tatami import bots, games

CACHED_BOTS = 8  # per worker: a bot that searches builds on its last search


@functools.lru_cache(maxsize=CACHED_BOTS)
def _bot(game: str, bot: str, _table: str, _seat: int) -> bots.Bot:
    """The bot of one seat at one table, and of no other."""
    return bots.find(bot, games.find(game))


def decide(game: str, bot: str, view: bytes, table: str, seat: int) -> str:
    """The move that a bot makes."""
    played = games.find(game)
    chosen = _bot(game, bot, table, seat).choose(played.record.from_bytes(view), seat)
    return played.actions.text(chosen)
