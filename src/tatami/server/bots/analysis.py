"""Analyses of finished matches: choice by choice in workers; the store keeps what was asked for and what was found."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from tatami import games
from tatami.match import Match
from tatami.server.bots.worker_pool import Priority, WorkerPool
from tatami.server.errors import Reason, Refusal
from tatami.server.metrics import Metrics, report_error
from tatami.server.tables.table import Table
from tatami.server.views.daily_seal import expect_unsealed
from tatami.server.views.messages import AnalysisInfo
from tatami.store import AnalysisRepository

SIMULATIONS = 1500  # for each decision
SEED = 1  # the same analysis for everybody
MAX_FAILURES = 64  # that are remembered, so as not to be tried again at once
DEADLINE = 600.0  # seconds for one choice, which may have many steps


@dataclass
class RunningAnalysis:
    """An analysis that is being made, or one that failed."""

    total: int
    task: asyncio.Task[None] | None = None
    done: int = 0

    @property
    def failed(self) -> bool:
        return self.task is not None and self.task.done()

    def progress(self) -> AnalysisInfo:
        if self.failed:
            raise Refusal(Reason.TROUBLE)
        return AnalysisInfo(self.done / max(1, self.total), None)


class Analyses:
    """The analyses that this server makes."""

    def __init__(self, workers: WorkerPool, stored: AnalysisRepository, metrics: Metrics) -> None:
        self._workers = workers
        self._stored = stored
        self._metrics = metrics
        self._running: dict[str, RunningAnalysis] = {}

    async def find(self, table: Table, identity: str) -> AnalysisInfo | None:
        """The report or the progress, if it was asked for; one that the end of a server cut off is resumed."""
        running = self._running.get(table.header.id)
        if running is None:
            stored = await self._stored.find(table.header.id)
            if stored is None:
                return None
            if stored.report is not None:
                return AnalysisInfo(1.0, stored.report)
            running = self._start(table, identity)
        return running.progress()

    async def request(self, table: Table, identity: str) -> AnalysisInfo:
        """Analyse a finished match, once."""
        _finished(table)
        await self._stored.request(table.header.id)
        return self._start(table, identity).progress()

    def close(self) -> None:
        for analysis in self._running.values():
            if analysis.task is not None:
                analysis.task.cancel()

    def _start(self, table: Table, identity: str) -> RunningAnalysis:
        name, match = table.header.id, _finished(table)
        if name not in self._running:
            self._forget_failures()
            self._running[name] = analysis = RunningAnalysis(total=match.ply)
            analysis.task = asyncio.create_task(self._make(name, match, analysis, identity))
        return self._running[name]

    def _forget_failures(self) -> None:
        """So that they are tried again, some time."""
        failed = [name for name, analysis in self._running.items() if analysis.failed]
        for name in failed[: max(0, len(failed) - MAX_FAILURES)]:
            del self._running[name]

    async def _make(self, name: str, match: Match, analysis: RunningAnalysis, identity: str) -> None:
        try:
            report = await self._analyse(match, analysis, identity)
            await self._stored.save(name, report)
        except Exception as error:
            report_error(self._metrics, "analysis", error, f"table {name}")
        else:
            del self._running[name]

    async def _analyse(self, match: Match, analysis: RunningAnalysis, identity: str) -> dict[str, Any]:
        from tatami.bots.analysis.appraisal import Effort
        from tatami.bots.analysis.report import as_json, report_of
        from tatami.bots.analysis.review import moments, together

        async def run(function: Any, *arguments: Any) -> Any:
            asked = (function, match.game.name, *arguments, SEED)
            return await self._workers.run(Priority.ANALYSIS, identity, *asked, deadline=DEADLINE)

        plans = await asyncio.to_thread(lambda: together(moments(match)))
        analysis.total = len(plans) + 1
        choices = []
        for plan in plans:
            choices.append(await run(judge_choice, plan))
            analysis.done += 1
        start = await run(judge_start, match.options)
        return as_json(report_of(match, Effort(SIMULATIONS), SEED, choices, start))


def _finished(table: Table) -> Match:
    match = table.finished_match()
    expect_unsealed(table.header)
    return match


def judge_choice(game: str, plan: Any, seed: int) -> Any:
    """One choice of a finished match; runs in a worker."""
    from tatami.bots.analysis.appraisal import Effort
    from tatami.bots.analysis.review import judge

    return judge(games.find(game), plan, Effort(SIMULATIONS), seed)


def judge_start(game: str, options: dict[str, str], seed: int) -> Any:
    """What each seat could expect before the deal; runs in a worker."""
    from tatami.bots.analysis.appraisal import Effort
    from tatami.bots.analysis.outlook import outlook

    return outlook(games.find(game), options, Effort(SIMULATIONS), seed)
