"""``tatami serve``: tables for people, with nothing to configure."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
from typing import TYPE_CHECKING, Any

from tatami.cli.database import add_database, database_of, unusable
from tatami.cli.language import say
from tatami.cli.screen import console
from tatami.cli.trouble import FINE, Trouble

if TYPE_CHECKING:
    from tatami.server.settings import Settings


def add(commands: Any) -> None:
    """Add the word."""
    parser = commands.add_parser("serve", help=say("help-serve"), description=say("help-serve"))
    parser.add_argument("--host", default="127.0.0.1", metavar=say("host"), help=say("help-host"))
    parser.add_argument("--port", type=int, default=8000, metavar=say("port"), help=say("help-port"))
    parser.add_argument("--no-open", action="store_true", help=say("help-no-open"))
    parser.add_argument("--set", action="append", default=[], metavar=say("setting"), help=say("help-set"))
    add_database(parser)
    parser.set_defaults(run=serve)


def serve(asked: argparse.Namespace) -> int:
    """Serve until somebody ends it."""
    from tatami.server.run import run

    database, settings = database_of(asked), _settings(asked.set)
    _expect_free(asked.host, asked.port)
    with unusable():
        asyncio.run(_prepare(database))
    console().print(say("serving", address=f"http://{asked.host}:{asked.port}"), soft_wrap=True)
    run(database, asked.host, asked.port, None if asked.no_open else _open_browser, settings)
    return FINE


def _settings(chosen: list[str]) -> Settings:
    """The settings of the environment, and of the command line in their place."""
    from tatami.server.settings import BadSetting, Settings

    try:
        pairs = [pair.partition("=") for pair in chosen]
        return Settings().from_environment(os.environ).changed({name: value for name, _, value in pairs})
    except BadSetting as error:
        raise Trouble(say("bad-setting", detail=str(error))) from None


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
