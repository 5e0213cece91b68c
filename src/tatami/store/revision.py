"""Revisions: what may change of a header, but for its seats, written only on the revision that it was made from."""

from __future__ import annotations

from sqlalchemy import bindparam, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tatami.store.errors import Conflict
from tatami.store.header_columns import CHANGING_COLUMNS, changing_values
from tatami.store.models import Header
from tatami.store.schema import TableRow
from tatami.store.script import Script, Step

_REVISE = (
    update(TableRow)
    .where(TableRow.id == bindparam("its_id"), TableRow.revision == bindparam("seen"))
    .values({name: bindparam(f"new_{name}") for name in CHANGING_COLUMNS} | {"revision": bindparam("next")})
)


async def revise(connection: AsyncConnection, header: Header) -> None:
    """Write it within a transaction, if nobody else has changed the table."""
    if await Script(revising(header))(connection) is None:
        raise changed_meanwhile(header)


def revising(header: Header) -> Step:
    """What writes it; it touches no row if anybody else has changed the table."""
    values = {f"new_{name}": value for name, value in zip(CHANGING_COLUMNS, changing_values(header), strict=True)}
    which = {"its_id": header.id, "seen": header.revision, "next": header.revision + 1}
    return Step(_REVISE, [values | which])


def changed_meanwhile(header: Header) -> Conflict:
    return Conflict(f"table {header.id} has been changed meanwhile")
