"""``tatami check``: would the server, with these rules, take up every match that is in play?"""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from tatami.cli.database import add_database, database_of, unusable
from tatami.cli.language import say
from tatami.cli.screen import console
from tatami.cli.trouble import FINE, WRONG


def add(commands: Any) -> None:
    """Add the word."""
    parser = commands.add_parser("check", help=say("help-check"), description=say("help-check-long"))
    add_database(parser)
    parser.set_defaults(run=check)


def check(asked: argparse.Namespace) -> int:
    """Replay them all, and change nothing."""
    with unusable():
        return asyncio.run(_check(database_of(asked)))


async def _check(database: str) -> int:
    from tatami.server.replay_check import check_tables
    from tatami.store import Store

    screen = console()
    store = await Store.open_without_migrating(database)
    fits, misfits = 0, 0
    try:
        async for replayed in check_tables(store):
            if replayed.error is None:
                fits += 1
                continue
            misfits += 1
            header = replayed.header
            told = say("check-misfit", table=header.id, game=header.game, detail=replayed.error)
            screen.print(told, soft_wrap=True)
    finally:
        await store.close()
    screen.print(say("check-fits", count=fits))
    return WRONG if misfits else FINE
