"""``tatami serve``: tables for people, with nothing to configure."""

from __future__ import annotations

import argparse
import asyncio
import socket
from typing import Any

from tatami.cli.database import add_database, database_of, unusable
from tatami.cli.language import say
from tatami.cli.screen import console
from tatami.cli.trouble import FINE, Trouble


def add(commands: Any) -> None:
    """Add the word."""
    parser = commands.add_parser("serve", help=say("help-serve"), description=say("help-serve"))
    parser.add_argument("--host", default="127.0.0.1", metavar=say("host"), help=say("help-host"))
    parser.add_argument("--port", type=int, default=8000, metavar=say("port"), help=say("help-port"))
    parser.add_argument("--no-open", action="store_true", help=say("help-no-open"))
    add_database(parser)
    parser.set_defaults(run=serve)


def serve(asked: argparse.Namespace) -> int:
    """Serve until somebody ends it."""
    from tatami.server.run import run

    database = database_of(asked)
    _expect_free(asked.host, asked.port)
    with unusable():
        asyncio.run(_prepare(database))
    console().print(say("serving", address=f"http://{asked.host}:{asked.port}"), soft_wrap=True)
    run(database, asked.host, asked.port, None if asked.no_open else _open_browser)
    return FINE


def _open_browser(address: str) -> None:
    """Show the first page to whoever sits at this machine."""
    import webbrowser

    webbrowser.open(address)


async def _prepare(database: str) -> None:
    """Open the database once, so that what is wrong with it is said in one sentence."""
    from tatami.store import Store

    await (await Store.open(database)).close()


def _expect_free(host: str, port: int) -> None:
    try:
        with socket.create_server((host, port)):
            pass
    except (OSError, OverflowError) as trouble:
        raise Trouble(say("port-taken", host=host, port=str(port), detail=str(trouble))) from None
