"""Analyses: which finished matches were to be analysed, and the reports."""

from __future__ import annotations

import contextlib
from typing import Any

from sqlalchemy import bindparam, insert, select, update

from tatami.store.db.database import Database, Statement
from tatami.store.errors import CONSTRAINT_ERRORS
from tatami.store.models import AnalysisRecord
from tatami.store.schema import AnalysisRow

_REPORT = select(AnalysisRow.report).where(AnalysisRow.table_id == bindparam("table"))
_ADD = insert(AnalysisRow)
_SAVE = update(AnalysisRow).where(AnalysisRow.table_id == bindparam("table")).values(report=bindparam("new_report"))


class AnalysisRepository:
    """The analyses of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, table: str) -> AnalysisRecord | None:
        """The analysis of a table, if it was requested."""
        rows = await self._database.rows(_REPORT, table=table)
        return AnalysisRecord(rows[0].report) if rows else None

    async def request(self, table: str) -> None:
        """Remember that an analysis is wanted; a second request has no effect."""
        if await self.find(table) is None:
            with contextlib.suppress(*CONSTRAINT_ERRORS):  # somebody requested it at the same time
                await self._database.write(Statement(_ADD, [{"table_id": table, "report": None}]))

    async def save(self, table: str, report: dict[str, Any]) -> None:
        """Save the report of a requested analysis."""
        await self._database.write(Statement(_SAVE, [{"table": table, "new_report": report}]))
