"""Hints and analyses: jobs of the bots, with progress; a hint comes from the bytes of a view and nothing else."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from tatami import games
from tatami.match import Match
from tatami.server.bots.worker_pool import Workshop
from tatami.server.errors import Refusal
from tatami.server.http.schemas import AnalysisInfo
from tatami.server.tables.table import Table
from tatami.server.views.daily_seal import expect_unsealed
from tatami.server.views.text_cache import speech
from tatami.server.ws.server_messages import Hint, HintOption
from tatami.store import AnalysisRepository

log = logging.getLogger(__name__)
STAGES = (400, 1600, 4800)  # simulations of a hint, each more certain than the one before
CAREFUL = 1500  # simulations for each decision of an analysis
SEED = 1  # the same analysis for everybody
MOST_FAILURES = 64  # that are remembered, so as not to be tried again at once


def options_of(game: str, view: bytes, seat: int, simulations: int, seed: int) -> list[tuple[int, float, float, float]]:
    """What a seat's sensible options are worth to it, with an interval; runs in any process."""
    from tatami.bots.analysis.appraisal import Effort, appraise

    played = games.find(game)
    judged = appraise(played, played.record.from_bytes(view), seat, Effort(simulations), seed)
    found = [(option.action, option.worth[seat]) for option in judged.options]
    return [(action, worth.value, worth.low, worth.high) for action, worth in found]


async def hints(workshop: Workshop, table: Table, identity: str, message: str, language: str) -> AsyncIterator[Hint]:
    """Better and better answers to what one could do, as long as the question stands."""
    seat, match = table.seat(identity), table.live()
    expect_unsealed(table.header)
    if seat not in match.actors:
        raise Refusal("nothing-to-decide")
    game, view, seed = match.game, match.view(seat), secrets.randbelow(1 << 31)
    label = speech(game, language).guide.label
    for simulations in STAGES:
        found = await workshop.run(options_of, game.name, view.to_bytes(), seat, simulations, seed)
        if table.match is None or seat not in table.match.actors or table.match.view(seat) != view:
            raise Refusal("conflict")
        options = [HintOption(game.actions.text(action), label(view, action), *worth) for action, *worth in found]
        yield Hint(message, simulations / STAGES[-1], options)


@dataclass
class Analysis:
    """An analysis on its way, or one that failed."""

    of: int
    task: asyncio.Task[None] | None = None
    done: int = 0

    @property
    def failed(self) -> bool:
        return self.task is not None and self.task.done()

    def shown(self) -> AnalysisInfo:
        if self.failed:
            raise Refusal("trouble")
        return AnalysisInfo(self.done / max(1, self.of), None)


@dataclass
class Analyses:
    """Those that are being made here; the store keeps what was asked for, and what was found."""

    workshop: Workshop
    kept: AnalysisRepository
    _found: dict[str, Analysis] = field(default_factory=dict)

    async def of(self, table: Table) -> AnalysisInfo | None:
        """How far one has come, if it was asked for; one that the end of a server has cut off is taken up again."""
        begun = self._found.get(table.header.id)
        if begun is None:
            kept = await self.kept.find(table.header.id)
            if kept is None:
                return None
            if kept.report is not None:
                return AnalysisInfo(1.0, kept.report)
            begun = self._begun(table)
        return begun.shown()

    async def begin(self, table: Table) -> AnalysisInfo:
        """Analyse a finished match, once."""
        _finished(table)
        await self.kept.request(table.header.id)
        return self._begun(table).shown()

    def _begun(self, table: Table) -> Analysis:
        name, match = table.header.id, _finished(table)
        if name not in self._found:
            self._forget_failures()
            self._found[name] = analysis = Analysis(of=match.ply)
            analysis.task = asyncio.create_task(self._make(name, match, analysis))
        return self._found[name]

    def _forget_failures(self) -> None:
        """So that they are tried again, some time."""
        failed = [name for name, analysis in self._found.items() if analysis.failed]
        for name in failed[: max(0, len(failed) - MOST_FAILURES)]:
            del self._found[name]

    async def _make(self, name: str, match: Match, analysis: Analysis) -> None:
        """From the first choice to what is kept."""
        try:
            report = await self._analyse(match, analysis)
            await self.kept.save(name, report)
        except Exception as trouble:  # its text may tell anything
            log.error("table %s: an analysis failed: %s", name, type(trouble).__name__)
        else:
            del self._found[name]

    async def _analyse(self, match: Match, analysis: Analysis) -> dict[str, Any]:
        """Choice by choice, each in a worker of its own."""
        from tatami.bots.analysis.appraisal import Effort
        from tatami.bots.analysis.report import as_json, report_of
        from tatami.bots.analysis.review import moments, together

        plans = await asyncio.to_thread(lambda: together(moments(match)))
        analysis.of = len(plans) + 1
        choices = []
        for plan in plans:
            choices.append(await self.workshop.run(judged, match.game.name, plan, SEED))
            analysis.done += 1
        start = await self.workshop.run(outlook_of, match.game.name, match.options, SEED)
        return as_json(report_of(match, Effort(CAREFUL), SEED, choices, start))

    def close(self) -> None:
        for analysis in self._found.values():
            if analysis.task is not None:
                analysis.task.cancel()


def _finished(table: Table) -> Match:
    """The match of a table, which must be over."""
    match = table.match
    if match is None or not match.over:
        raise Refusal("not-over")
    expect_unsealed(table.header)
    return match


def judged(game: str, plan: Any, seed: int) -> Any:
    """One choice of a finished match; runs in any process."""
    from tatami.bots.analysis.appraisal import Effort
    from tatami.bots.analysis.review import judge

    return judge(games.find(game), plan, Effort(CAREFUL), seed)


def outlook_of(game: str, options: dict[str, str], seed: int) -> Any:
    """What each seat could expect before the deal; runs in any process."""
    from tatami.bots.analysis.appraisal import Effort
    from tatami.bots.analysis.outlook import outlook

    return outlook(games.find(game), options, Effort(CAREFUL), seed)
