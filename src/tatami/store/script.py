"""Scripts: statements that need no thinking between them, so that a scribe can be handed them as they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Executable
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import ClauseElement

from tatami.store.scribe import Lines

Values: TypeAlias = Mapping[str, Any]


class Step(NamedTuple):
    """A statement, made once, that speaks of its values by name; with those of one run, or of several."""

    statement: Executable
    runs: Sequence[Values]


class Script:
    """Work in several steps. If the first touches no row, the others are left undone, and the outcome is none;
    otherwise it is the rows that the last has returned."""

    def __init__(self, *steps: Step) -> None:
        self._steps = steps

    async def __call__(self, connection: AsyncConnection) -> list[tuple[Any, ...]] | None:
        rows: list[tuple[Any, ...]] = []
        for step in self._steps:
            done = await connection.execute(step.statement, step.runs[0] if len(step.runs) == 1 else list(step.runs))
            if step is self._steps[0] and done.rowcount == 0:
                return None
            rows = [tuple(row) for row in done] if done.returns_rows else []
        return rows

    def dictated(self) -> Lines:
        """The same, as a scribe takes it."""
        return tuple(_dictated(step) for step in self._steps)


def _dictated(step: Step) -> tuple[str, list[tuple[Any, ...]]]:
    words, cells = _for_sqlite(step.statement)
    return words, [cells(run) for run in step.runs]


@cache
def _for_sqlite(statement: ClauseElement) -> tuple[str, Callable[[Values], tuple[Any, ...]]]:
    """A statement as SQLite's driver takes it, and what puts values into the order of its placeholders."""
    compiled: Any = statement.compile(dialect=_SQLITE)
    constants = msgspec.to_builtins(compiled.construct_params(_check=False))
    writers = [(name, constants[name], _writer(compiled.binds[name])) for name in compiled.positiontup]

    def cells(values: Values) -> tuple[Any, ...]:
        return tuple(write(values.get(name, constant)) for name, constant, write in writers)

    return str(compiled), cells


def _writer(bound: Any) -> Callable[[Any], Any]:
    return bound.type.dialect_impl(_SQLITE).bind_processor(_SQLITE) or _as_it_is


def _as_it_is(value: Any) -> Any:
    return value


_SQLITE = SQLiteDialect_pysqlite(paramstyle="qmark")
