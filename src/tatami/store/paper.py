"""What the pen writes on: SQLite, without ever waiting."""

from __future__ import annotations

import sqlite3
from typing import Any, cast

from sqlalchemy import Connection


class NeverWaiting:
    """A connection that looks like an asynchronous one; ``driver`` is what lies below SQLAlchemy."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection.execution_options(isolation_level="AUTOCOMMIT")  # the pen begins and commits
        self.driver = cast(sqlite3.Connection, connection.connection.driver_connection)

    async def execute(self, statement: Any, parameters: Any = None) -> Any:
        return self._connection.execute(statement, parameters)

    def close(self) -> None:
        self._connection.close()
