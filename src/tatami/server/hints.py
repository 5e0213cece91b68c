"""Hints and analyses: jobs of the bots, with progress; a hint comes from the bytes of a view and nothing else."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from tatami import games
from tatami.match import Match
from tatami.server.bodies import AnalysisInfo
from tatami.server.days import expect_unsealed
from tatami.server.messages import Hint, HintOption
from tatami.server.refusal import Refusal
from tatami.server.speech import speech
from tatami.server.table import Table
from tatami.server.workshop import Workshop

STAGES = (400, 1600, 4800)  # simulations of a hint, each more certain than the one before
CAREFUL = 1500  # simulations for each decision of an analysis
SEED = 1  # the same analysis for everybody
MOST_ANALYSES = 64  # that are remembered; the oldest are forgotten


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
    label = speech(game, language).label
    for simulations in STAGES:
        found = await workshop.run(options_of, game.name, view.to_bytes(), seat, simulations, seed)
        if table.match is None or seat not in table.match.actors or table.match.view(seat) != view:
            raise Refusal("conflict")
        options = [HintOption(game.actions.text(action), label(view, action), *worth) for action, *worth in found]
        yield Hint(message, simulations / STAGES[-1], options)


@dataclass
class Analysis:
    """An analysis on its way."""

    of: int
    task: asyncio.Task[dict[str, Any]] | None = None
    done: int = 0

    def shown(self) -> AnalysisInfo:
        if self.task is None or not self.task.done():
            return AnalysisInfo(self.done / max(1, self.of), None)
        if self.task.cancelled() or self.task.exception() is not None:
            raise Refusal("trouble")
        return AnalysisInfo(1.0, self.task.result())


@dataclass
class Analyses:
    """Those that were asked for lately."""

    workshop: Workshop
    _found: OrderedDict[str, Analysis] = field(default_factory=OrderedDict)

    def of(self, table: Table) -> Analysis | None:
        return self._found.get(table.header.id)

    def begin(self, table: Table) -> Analysis:
        """Analyse a finished match, once."""
        match = table.match
        if match is None or not match.over:
            raise Refusal("not-over")
        expect_unsealed(table.header)
        known = self._found.get(table.header.id)
        if known is not None:
            return known
        analysis = self._found[table.header.id] = Analysis(of=len(match.history))
        analysis.task = asyncio.create_task(self._analyse(match, analysis))
        if len(self._found) > MOST_ANALYSES:
            self._found.popitem(last=False)
        return analysis

    async def _analyse(self, match: Match, analysis: Analysis) -> dict[str, Any]:
        """Choice by choice, each in a worker of its own; what was judged before a server stopped is known."""
        from tatami.bots.analysis.appraisal import Effort
        from tatami.bots.analysis.notebook import notebook_of
        from tatami.bots.analysis.report import as_json, report_of
        from tatami.bots.analysis.review import moments, together

        plans = await asyncio.to_thread(lambda: together(moments(match)))
        analysis.of = len(plans) + 1
        effort = Effort(CAREFUL)
        known = await asyncio.to_thread(notebook_of, match, effort, SEED)
        for plan in plans:
            if plan[0].ply not in known:
                choice = await self.workshop.run(judged, match.game.name, plan, SEED)
                await asyncio.to_thread(known.add, choice)
            analysis.done += 1
        start = await self.workshop.run(outlook_of, match.game.name, match.options, SEED)
        return as_json(report_of(match, effort, SEED, [known[plan[0].ply] for plan in plans], start))

    def close(self) -> None:
        for analysis in self._found.values():
            if analysis.task is not None:
                analysis.task.cancel()


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
