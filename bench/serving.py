"""``python -m bench.serving DATABASE PORT``: a server for measurements, which grants as much as is asked for."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

from tatami.server.run import run
from tatami.server.settings import Rate, Settings

FREELY = Rate(1e9, 1e9)
GENEROUS = Settings(
    walk_ins=FREELY,
    logins=FREELY,
    requests=FREELY,
    tables=FREELY,
    messages=FREELY,
    moves=FREELY,
    lines=FREELY,
    hints=FREELY,
    sockets=10_000,
    address_sockets=10_000,
    watchers=10_000,
    open_tables=10_000,
)


@contextmanager
def served(database: str, port: int, by: str = "bench.serving") -> Iterator[subprocess.Popen[bytes]]:
    """A server in a process of its own, until the block ends; it may be killed before."""
    server = subprocess.Popen([sys.executable, "-m", by, database, str(port)], stderr=subprocess.DEVNULL)
    try:
        _wait_until_well(port)
        yield server
    finally:
        if server.poll() is None:
            server.send_signal(signal.SIGTERM)
        server.wait()


def _wait_until_well(port: int) -> None:
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health") as answer:
                answer.read()
            return
        except urllib.error.URLError:
            time.sleep(0.02)


if __name__ == "__main__":
    run(sys.argv[1], "127.0.0.1", int(sys.argv[2]), settings=GENEROUS)
