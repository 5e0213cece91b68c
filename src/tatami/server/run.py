"""Runs the application in this process with an embedded Uvicorn, until a signal ends it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import sys
from collections.abc import Callable, Iterator

import uvicorn

from tatami import games
from tatami.kernel.engines.loaded import appoint_library
from tatami.server.app import create_app
from tatami.server.http.protocol import LimitedHttpProtocol
from tatami.server.json_logs import log_to_stderr
from tatami.server.settings import Settings

log = logging.getLogger(__name__)

SWITCH_INTERVAL = 0.0001  # seconds after which a thread that waits gets the interpreter
# Small, frequent collections of young objects keep pauses short; few of our objects are in cycles.
GC_YOUNG, GC_OLDER = 5_000, 100
MAX_FRAME = 65_536  # bytes; Uvicorn cuts longer ones off, those above our own limit are refused with a reason
SHUTDOWN_TIMEOUT = 3  # seconds

Ready = Callable[[str], None]


class _Server(uvicorn.Server):
    """Uvicorn without its own signal handlers: clients receive a close frame before the server shuts down."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def run(database: str, host: str, port: int, ready: Ready | None = None, settings: Settings | None = None) -> None:
    """Serve until a signal ends it, on the fastest event loop of this machine."""
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        runner.run(serve(database, host, port, ready, settings))


def fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # Windows has none
        return None
    return uvloop.new_event_loop


async def serve(
    database: str, host: str, port: int, ready: Ready | None = None, settings: Settings | None = None
) -> None:
    """Serve one database at one address; calls ``ready`` with the address once it answers."""
    log_to_stderr()
    _use_compiled_rules()
    sys.setswitchinterval(SWITCH_INTERVAL)
    app = create_app(database, settings)
    gc.freeze()
    gc.set_threshold(GC_YOUNG, GC_OLDER)
    server = _Server(
        uvicorn.Config(
            app,
            host=host,
            port=port,
            http=LimitedHttpProtocol,
            ws="websockets-sansio",
            ws_max_size=MAX_FRAME,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        )
    )
    running, ending = asyncio.create_task(server.serve()), asyncio.create_task(_signal_received())
    if ready is not None:
        telling = asyncio.create_task(_call_when_ready(server, host, port, ready))
        ending.add_done_callback(lambda _: telling.cancel())
    await asyncio.wait([running, ending], return_when=asyncio.FIRST_COMPLETED)
    if not running.done():
        await app.state.services.close_connections()
        server.should_exit = True
    ending.cancel()
    await running


def _use_compiled_rules() -> None:
    """Use the rules that were compiled to libraries; without them everything is the same, and slower."""
    compiled = [name for name in games.names() if appoint_library(games.find(name))]
    log.info("compiled rules: %s", ", ".join(compiled) or "none; `tatami compile` makes them")


async def _call_when_ready(server: uvicorn.Server, host: str, port: int, ready: Ready) -> None:
    near = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    while not server.started:
        await asyncio.sleep(0.02)
    await asyncio.get_running_loop().run_in_executor(None, ready, f"http://{near}:{port}")


async def _signal_received() -> None:
    received = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: there Ctrl-C ends it at once
            asyncio.get_running_loop().add_signal_handler(number, received.set)
    await received.wait()
