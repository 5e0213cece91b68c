"""Serving: the application in this very process, until a signal asks it to end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator

import uvicorn

from tatami import games
from tatami.kernel.engines.loaded import appoint_library
from tatami.server.access.rate_limit import Limits
from tatami.server.app import create_app
from tatami.server.http.protocol import Door
from tatami.server.json_logs import log_to_stderr

log = logging.getLogger(__name__)

A_TURN = 0.0001  # seconds that a thread may keep the others waiting
# The collector looks for what holds itself among so many new objects, and after so many looks among those that stayed:
# little does, looking costs, and everybody waits meanwhile.
LITTER, LOOKS = 5_000, 100
LONGEST_FRAME = 65_536  # bytes; longer ones are cut off unread, those above our own limit are refused with a reason
LAST_WORDS = 3  # seconds


class _Server(uvicorn.Server):
    """Signals are ours: sockets hear goodbye before the server lets go of them."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def run(
    database: str, host: str, port: int, ready: Callable[[str], None] | None = None, limits: Limits | None = None
) -> None:
    """Serve until somebody ends it, on the quickest event loop that this machine has."""
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        runner.run(serve(database, host, port, ready, limits))


def fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # Windows has none
        return None
    return uvloop.new_event_loop


async def serve(
    database: str, host: str, port: int, ready: Callable[[str], None] | None = None, limits: Limits | None = None
) -> None:
    """Serve one database at one address, and say when it can be visited."""
    log_to_stderr()
    _use_libraries()
    sys.setswitchinterval(A_TURN)
    app = create_app(database, limits, workers=max(1, (os.cpu_count() or 2) - 1))
    gc.freeze()
    gc.set_threshold(LITTER, LOOKS)
    server = _Server(
        uvicorn.Config(
            app,
            host=host,
            port=port,
            http=Door,
            ws="websockets-sansio",
            ws_max_size=LONGEST_FRAME,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=LAST_WORDS,
        )
    )
    running, ending = asyncio.create_task(server.serve()), asyncio.create_task(_asked_to_end())
    if ready is not None:
        telling = asyncio.create_task(_tell_when_up(server, host, port, ready))
        ending.add_done_callback(lambda _: telling.cancel())
    await asyncio.wait([running, ending], return_when=asyncio.FIRST_COMPLETED)
    if not running.done():
        await app.state.house.say_goodbye()
        server.should_exit = True
    ending.cancel()
    await running


def _use_libraries() -> None:
    """Compiled rules, where they have been made; without them everything is the same, and slower."""
    swift = [name for name in games.names() if appoint_library(games.find(name))]
    log.info("compiled rules: %s", ", ".join(swift) or "none; `tatami compile` makes them")


async def _tell_when_up(server: uvicorn.Server, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Wait until somebody answers at the port."""
    near = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    while not server.started:
        await asyncio.sleep(0.02)
    await asyncio.get_running_loop().run_in_executor(None, ready, f"http://{near}:{port}")


async def _asked_to_end() -> None:
    asked = asyncio.Event()
    for ask in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: there Ctrl-C ends it at once
            asyncio.get_running_loop().add_signal_handler(ask, asked.set)
    await asked.wait()
