"""Optimistic locking of tables: a change is written only on the revision of the header that it was made from."""

from __future__ import annotations

from sqlalchemy import bindparam, update

from tatami.store.db.database import Statement
from tatami.store.errors import Conflict
from tatami.store.models import Header
from tatami.store.repositories.header_columns import CHANGING_COLUMNS, changing_values
from tatami.store.schema import TableRow

_REVISE = (
    update(TableRow)
    .where(TableRow.id == bindparam("its_id"), TableRow.revision == bindparam("seen"))
    .values({name: bindparam(f"new_{name}") for name in CHANGING_COLUMNS} | {"revision": bindparam("next")})
)
_NAMES = tuple(f"new_{name}" for name in CHANGING_COLUMNS)


def update_statement(header: Header) -> Statement:
    """The statement that writes what may change of a header, but for its seats; no row, if it was changed before."""
    values = dict(zip(_NAMES, changing_values(header), strict=True))
    return Statement(_REVISE, [values | {"its_id": header.id, "seen": header.revision, "next": header.revision + 1}])


def outdated(header: Header) -> Conflict:
    """The error of whoever has written on an old revision."""
    return Conflict(f"table {header.id} has been changed meanwhile")
