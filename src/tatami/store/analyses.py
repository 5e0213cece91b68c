"""Analyses: which finished matches were to be analysed, and what was found; what was found is found once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from tatami.store.database import Database
from tatami.store.schema import AnalysisRow


@dataclass(frozen=True)
class Finding:
    """An analysis that somebody asked for; without a report, it is yet to be made."""

    report: dict[str, Any] | None


class Analyses:
    """The analyses of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, table: str) -> Finding | None:
        """The analysis of a table, if anybody has asked for it."""
        rows = await self._database.rows(select(AnalysisRow.report).filter_by(table_id=table))
        return Finding(rows[0].report) if rows else None

    async def ask(self, table: str) -> None:
        """Remember that one is wanted; asking twice is asking once."""
        if await self.find(table) is None:
            try:
                await self._database.change(insert(AnalysisRow).values(table_id=table))
            except IntegrityError:  # somebody asked at the same time
                return

    async def keep(self, table: str, report: dict[str, Any]) -> None:
        """What was found."""
        await self._database.change(update(AnalysisRow).filter_by(table_id=table).values(report=report))
