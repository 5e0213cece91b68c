"""SQLAlchemy statements as SQL text and plain values, as SQLite's driver takes them in the writer process."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import UpdateBase
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from tatami.store.db.database import Statement, Values

PlainStatement: TypeAlias = tuple[str, list[tuple[Any, ...]]]


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


_DIALECT = SQLiteDialect_pysqlite(paramstyle="qmark", json_serializer=_json)


def plain(statement: Statement) -> PlainStatement:
    """The text of a statement, and the values of each run in the order of its placeholders."""
    sql, bind = _compiled(statement.sql)
    return sql, [bind(run) for run in statement.runs]


@cache  # statements are constants
def _compiled(statement: UpdateBase) -> tuple[str, Callable[[Values], tuple[Any, ...]]]:
    compiled: Any = statement.compile(dialect=_DIALECT)
    constants = msgspec.to_builtins(compiled.params)  # of values that the statement itself contains
    defaults = [(name, constants[name]) for name in compiled.positiontup]
    converters = [
        (place, convert)
        for place, name in enumerate(compiled.positiontup)
        if (convert := compiled.binds[name].type.dialect_impl(_DIALECT).bind_processor(_DIALECT))
    ]

    def bind(values: Values) -> tuple[Any, ...]:
        row = [values.get(name, default) for name, default in defaults]
        for place, convert in converters:
            row[place] = convert(row[place])
        return tuple(row)

    return str(compiled), bind
