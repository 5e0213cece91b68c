"""A real server in a process of its own, which no test can ask too much of; it can go away and come back."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
import time

import httpx

PATIENCE = 60  # seconds for the process to come up, or to end
HOST = "127.0.0.1"


class House:
    """A server over one database, at one address for as long as the test lasts."""

    def __init__(self, database: str) -> None:
        self._database = database
        with socket.create_server((HOST, 0)) as free:
            self._port = free.getsockname()[1]
        self.open()

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self._port}"

    def open(self) -> None:
        """Start, and wait until it answers."""
        self._process = subprocess.Popen([sys.executable, __file__, self._database, str(self._port)])
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self._process.poll() is None, "the server has ended"
            try:
                if httpx.get(f"{self.url}/health").is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise TimeoutError

    def close(self) -> None:
        """End it as Ctrl-C does."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(PATIENCE)


def _serve(database: str, port: int) -> None:
    """``tatami serve``, but for its patience: browsers that are driven by programs click faster than people."""
    from tatami.server import run as serving
    from tatami.server.settings import Rate, Settings

    freely = Rate(1_000_000, 1_000_000)
    settings = Settings(walk_ins=freely, requests=freely, tables=freely, messages=freely, moves=freely)
    asyncio.run(serving.serve(database, HOST, port, settings=settings))


if __name__ == "__main__":
    _serve(sys.argv[1], int(sys.argv[2]))
