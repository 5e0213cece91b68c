"""Snapshots: packed matches that shorten a replay; one may be lost without harm."""

from __future__ import annotations

import contextlib

from sqlalchemy import bindparam, insert, select, update

from tatami.store.db.database import Database, Statement
from tatami.store.errors import CONSTRAINT_ERRORS
from tatami.store.models import Snapshot
from tatami.store.schema import SnapshotRow

_SNAPSHOT = select(SnapshotRow.__table__).where(SnapshotRow.table_id == bindparam("table"))
_UPDATE = (
    update(SnapshotRow)
    .where(SnapshotRow.table_id == bindparam("table"))
    .values(ply=bindparam("new_ply"), rules=bindparam("new_rules"), body=bindparam("new_body"))
)
_ADD = insert(SnapshotRow)


class SnapshotRepository:
    """The last snapshot of each table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, table: str) -> Snapshot | None:
        rows = await self._database.rows(_SNAPSHOT, table=table)
        return Snapshot(rows[0].ply, rows[0].rules, bytes(rows[0].body)) if rows else None

    async def save(self, table: str, snapshot: Snapshot) -> None:
        """A new one, in place of the one before."""
        new = {"table": table, "new_ply": snapshot.ply, "new_rules": snapshot.rules, "new_body": snapshot.body}
        if await self._database.write(Statement(_UPDATE, [new])) is None:
            row = {"table_id": table, "ply": snapshot.ply, "rules": snapshot.rules, "body": snapshot.body}
            with contextlib.suppress(*CONSTRAINT_ERRORS):  # another server has just saved one
                await self._database.write(Statement(_ADD, [row]))
