"""The interface of a database: queries, and transactions that are durable when they have been awaited."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Row, Select, UpdateBase

ANY_TABLE = ""  # instead of a table's id, when notifications may have been missed

Values: TypeAlias = Mapping[str, Any]
Returned: TypeAlias = list[tuple[Any, ...]]


class Statement(NamedTuple):
    """A statement with the values of one run or of several.

    The statement is a constant of its module, so that it is compiled once; its values are bound by name.
    """

    sql: UpdateBase
    runs: Sequence[Values]


class Database(ABC):
    """What repositories need of a database."""

    single_server: bool  # whether no other server can write to it

    @abstractmethod
    def write(self, *statements: Statement, changed: Sequence[str] = ()) -> Awaitable[Returned | None]:
        """Run statements in one transaction; whoever awaits it may be cancelled, the transaction is not.

        The first statement is the condition of the others: if it affects no row, nothing is written and the result is
        none. Otherwise it is the rows that the last statement returned, and other servers are notified of the tables
        that have changed.
        """

    @abstractmethod
    async def read(self, *queries: Select[Any], **values: Any) -> list[Sequence[Row[Any]]]:
        """The rows of several queries that share their values."""

    async def rows(self, query: Select[Any], **values: Any) -> Sequence[Row[Any]]:
        """The rows of one query."""
        (found,) = await self.read(query, **values)
        return found

    @abstractmethod
    def subscribe(self, on_change: Callable[[str], None]) -> None:
        """Be notified of the tables that other servers change."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, then disconnect."""
