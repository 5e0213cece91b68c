"""Snapshots: a match as it was after so many entries, by these very rules; they bound the replay, and may be lost."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tatami.store.database import Database
from tatami.store.models import Snapshot
from tatami.store.schema import SnapshotRow


class SnapshotRepository:
    """The snapshots of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, table: str) -> Snapshot | None:
        """The last one of a table."""
        rows = await self._database.rows(select(SnapshotRow.__table__).where(SnapshotRow.table_id == table))
        return Snapshot(rows[0].ply, rows[0].rules, bytes(rows[0].body)) if rows else None

    async def save(self, table: str, snapshot: Snapshot) -> None:
        """A new one, in place of the one before."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(SnapshotRow).where(SnapshotRow.table_id == table))
            row = {"ply": snapshot.ply, "rules": snapshot.rules, "body": snapshot.body}
            await connection.execute(insert(SnapshotRow).values(table_id=table, **row))

        try:
            await self._database.transact(work)
        except IntegrityError:  # another server has just kept one
            return
