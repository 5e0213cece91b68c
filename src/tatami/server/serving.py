"""Serving: the application in this very process, until a signal asks it to end."""

from __future__ import annotations

import asyncio
import contextlib
import signal

from granian.constants import Interfaces
from granian.server.embed import Server

from tatami.server.app import create_app


async def serve(database: str, host: str, port: int) -> None:
    """Serve one database at one address. Sockets hear goodbye before the server lets go of them."""
    app = create_app(database)
    server = Server(app, address=host, port=port, interface=Interfaces.ASGI, log_enabled=False)
    running, ending = asyncio.create_task(server.serve()), asyncio.create_task(_asked_to_end())
    await asyncio.wait([running, ending], return_when=asyncio.FIRST_COMPLETED)
    if not running.done():
        await app.state.house.say_goodbye()
        server.stop()  # type: ignore[no-untyped-call]
    ending.cancel()
    await running


async def _asked_to_end() -> None:
    asked = asyncio.Event()
    for ask in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: there Ctrl-C ends it at once
            asyncio.get_running_loop().add_signal_handler(ask, asked.set)
    await asked.wait()
