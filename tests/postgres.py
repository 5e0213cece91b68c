"""A private PostgreSQL cluster for tests: made in a folder of its own, on a port of its own, gone afterwards."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FOLDERS = Path("/usr/lib/postgresql")
MISSING = "PostgreSQL is not installed (Debian: apt-get install postgresql): scale-out is NOT tested"


def programs() -> Path | None:
    """Where ``initdb`` and its like are; Debian does not put them on the path."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    installed = sorted(FOLDERS.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return installed[-1].parent if installed else None


class Cluster:
    """A running cluster; ``database`` makes a new, empty database and gives its URL."""

    def __init__(self, programs: Path, port: int) -> None:
        self._programs = programs
        self._port = port
        self._made = 0

    def database(self) -> str:
        self._made += 1
        name = f"tatami{self._made}"
        where = ("-h", "127.0.0.1", "-p", str(self._port), "-U", "tatami")
        subprocess.run([self._programs / "createdb", *where, name], check=True, capture_output=True)
        return f"postgresql+asyncpg://tatami@127.0.0.1:{self._port}/{name}"


@contextmanager
def cluster(durable: bool = False) -> Iterator[Cluster]:
    """Start a cluster, durable or quick; PostgreSQL does not run as root, so root becomes its user."""
    found = programs()
    assert found is not None
    folder = Path(tempfile.mkdtemp(prefix="tatami-postgres-"))
    user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    if user:
        shutil.chown(folder, "postgres")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    data = folder / "data"
    control: list[str | Path] = [*user, found / "pg_ctl", "-D", data, "-w", "-l", folder / "log"]
    settings = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync={'on' if durable else 'off'}"
    make: list[str | Path] = [
        *user,
        found / "initdb",
        "-D",
        data,
        "-U",
        "tatami",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--no-sync",
    ]
    try:
        subprocess.run(make, check=True, capture_output=True, cwd="/")
        subprocess.run([*control, "-o", settings, "start"], check=True, cwd="/", stdout=subprocess.DEVNULL)
        try:
            yield Cluster(found, port)
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], check=True, cwd="/", stdout=subprocess.DEVNULL)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
