"""A lock on a SQLite database for the life of a server: a second server on the same file is refused."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from tatami.store.errors import UnusableDatabase

PATIENCE = 1.0  # seconds: a server that is being restarted may overlap with itself


class ServerLock:
    """An exclusive lock on a file beside the database; the system releases it when the process ends, however it ends.

    It is SQLite's own lock on an empty database, so that it works wherever SQLite does.
    """

    def __init__(self, database: Path) -> None:
        self._connection = sqlite3.connect(
            f"{database}.lock", timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._connection.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise UnusableDatabase(f"another server is using {database}; one SQLite file serves one server") from None

    def release(self) -> None:
        self._connection.close()
