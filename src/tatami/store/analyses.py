"""Analyses: which finished matches were to be analysed, and what was found; what was found is found once."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from tatami.store.database import Database
from tatami.store.models import AnalysisRecord
from tatami.store.schema import AnalysisRow


class AnalysisRepository:
    """The analyses of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, table: str) -> AnalysisRecord | None:
        """The analysis of a table, if anybody has asked for it."""
        rows = await self._database.rows(select(AnalysisRow.report).filter_by(table_id=table))
        return AnalysisRecord(rows[0].report) if rows else None

    async def request(self, table: str) -> None:
        """Remember that one is wanted; asking twice is asking once."""
        if await self.find(table) is None:
            try:
                await self._database.change(insert(AnalysisRow).values(table_id=table))
            except IntegrityError:  # somebody asked at the same time
                return

    async def save(self, table: str, report: dict[str, Any]) -> None:
        """What was found."""
        await self._database.change(update(AnalysisRow).filter_by(table_id=table).values(report=report))
