"""Serving: the application in this very process, until a signal asks it to end."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable

from granian.constants import Interfaces
from granian.server.embed import Server

from tatami.server.app import create_app
from tatami.server.limits import Limits
from tatami.server.logs import log_to_stderr

A_TURN = 0.0005  # seconds that the event loop may keep the thread that writes waiting


async def serve(
    database: str, host: str, port: int, ready: Callable[[str], None] | None = None, limits: Limits | None = None
) -> None:
    """Serve one database at one address, and say when it can be visited.

    Sockets hear goodbye before the server lets go of them.
    """
    log_to_stderr()
    sys.setswitchinterval(A_TURN)
    app = create_app(database, limits, workers=max(1, (os.cpu_count() or 2) - 1))
    server = Server(app, address=host, port=port, interface=Interfaces.ASGI, log_enabled=False)
    running, ending = asyncio.create_task(server.serve()), asyncio.create_task(_asked_to_end())
    if ready is not None:
        telling = asyncio.create_task(_tell_when_up(host, port, ready))
        ending.add_done_callback(lambda _: telling.cancel())
    await asyncio.wait([running, ending], return_when=asyncio.FIRST_COMPLETED)
    if not running.done():
        await app.state.house.say_goodbye()
        server.stop()  # type: ignore[no-untyped-call]
    ending.cancel()
    await running


async def _tell_when_up(host: str, port: int, ready: Callable[[str], None]) -> None:
    """Wait until somebody answers at the port."""
    near = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    while True:
        try:
            _, writer = await asyncio.open_connection(near, port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            break
    await asyncio.get_running_loop().run_in_executor(None, ready, f"http://{near}:{port}")


async def _asked_to_end() -> None:
    asked = asyncio.Event()
    for ask in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: there Ctrl-C ends it at once
            asyncio.get_running_loop().add_signal_handler(ask, asked.set)
    await asked.wait()
