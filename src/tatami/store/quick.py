"""Quick statements: made once, and handed to SQLite as they are. For what every move writes: there, SQLAlchemy takes
ten times as long as the database does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import Insert, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from tatami.store.pen import NeverWaiting

_DIALECT = sqlite.dialect()


class Quick:
    """A statement that writes rows of these named values."""

    def __init__(self, statement: Insert | Update, names: Sequence[str]) -> None:
        self._statement = statement
        compiled = statement.compile(dialect=_DIALECT, column_keys=list(names))
        self._text = str(compiled)
        self._values = [(name, _writer(compiled.binds[name].type)) for name in compiled.positiontup or ()]

    async def run(self, connection: AsyncConnection | NeverWaiting, row: Mapping[str, Any]) -> int:
        """Write a row; gives how many were touched."""
        if isinstance(connection, NeverWaiting):
            values = [write(row[name]) if write else row[name] for name, write in self._values]
            return connection.driver.execute(self._text, values).rowcount
        return (await connection.execute(self._statement, dict(row))).rowcount


def _writer(kind: Any) -> Callable[[Any], Any] | None:
    """How values of a type are written, if not as they are."""
    writer: Callable[[Any], Any] | None = kind.dialect_impl(_DIALECT).bind_processor(_DIALECT)
    return writer
