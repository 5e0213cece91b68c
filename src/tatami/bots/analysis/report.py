"""Everything that an analysis says about a match, and the same as JSON values."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping, Sequence
from dataclasses import dataclass
from typing import Any

from tatami.bots.analysis.appraisal import Appraisal, Effort
from tatami.bots.analysis.estimate import Estimate
from tatami.bots.analysis.outlook import outlook
from tatami.bots.analysis.parts import Part, Surprise, parts, surprises
from tatami.bots.analysis.review import Choice, Step, judge_all, moments, nobody
from tatami.bots.analysis.worth import worth
from tatami.kernel.events import spelled
from tatami.kernel.game import Game
from tatami.match import Match


@dataclass(frozen=True)
class Report:
    """An analysed match."""

    game: Game
    seats: tuple[str, ...]
    moves: int
    effort: Effort
    seed: int
    choices: list[Choice]
    parts: list[Part]
    surprises: list[Surprise]

    @property
    def stake(self) -> float:
        """What is played for: the victory; alone with the game, the points that could be expected."""
        return 1.0 if len(self.seats) > 1 else max(1.0, self.parts[0].start.value)

    @property
    def costly(self) -> list[Choice]:
        """The choices that mattered most, the worst first."""
        named = [choice for choice in self.choices if choice.verdict(self.stake)]
        return sorted(named, key=lambda choice: -choice.cost.value)

    @property
    def surprising(self) -> list[Surprise]:
        """What came from outside, the greatest change first."""
        return sorted(self.surprises, key=lambda surprise: -abs(surprise.change.value))


def analyse(
    match: Match,
    effort: Effort,
    seed: int,
    tell: Callable[[int, int], None] = nobody,
    stopped: Callable[[], bool] = lambda: False,
    known: MutableMapping[int, Choice] | None = None,
) -> Report:
    """Analyse a match that is over, every decision on the view of who made it; same arguments, same report.

    A notebook of what is ``known`` (``notebook``) lets an analysis that was broken off go on.
    """
    made = judge_all(match.game, moments(match), effort, seed, tell, stopped, known)
    return report_of(match, effort, seed, made, outlook(match.game, match.options, effort, seed))


def report_of(match: Match, effort: Effort, seed: int, made: list[Choice], start: list[Estimate]) -> Report:
    """Put together what every choice, and the outlook before the first, were found to be worth."""
    result = match.result
    assert result is not None
    results, last = worth(result.scores), match.ply
    forfeit = None if match.forfeit is None else match.forfeit.seat
    outside = [
        surprise
        for seat, own_result in enumerate(results)
        for surprise in surprises(seat, own_result, start[seat], made, last, forfeit)
    ]
    return Report(match.game, match.seats, last, effort, seed, made, parts(results, start, made, forfeit), outside)


def as_json(report: Report) -> dict[str, Any]:
    """A report as JSON values."""
    return {
        "game": report.game.name,
        "simulations": report.effort.simulations,
        "seed": report.seed,
        "moves": report.moves,
        "choices": [_choice(report, choice) for choice in report.choices],
        "mattered_most": [report.choices.index(choice) for choice in report.costly],
        "parts": {report.seats[part.seat]: _part(part) for part in report.parts},
        "surprises": [
            {"seat": report.seats[found.seat], "since": found.since, "until": found.until, **_interval(found.change)}
            for found in report.surprising
        ],
    }


def appraisal_as_json(game: Game, appraisal: Appraisal) -> list[dict[str, Any]]:
    """A seat's options as JSON values, the best first."""
    return [
        {"move": game.actions.text(option.action), **_interval(option.worth[appraisal.seat])}
        for option in appraisal.options
    ]


def _choice(report: Report, choice: Choice) -> dict[str, Any]:
    return {
        "seat": report.seats[choice.seat],
        "cost": _interval(choice.cost),
        "verdict": spelled(choice.verdict(report.stake)),
        "steps": [_step(report, step) for step in choice.steps],
    }


def _step(report: Report, step: Step) -> dict[str, Any]:
    text = report.game.actions.text
    return {
        "move": step.ply + 1,
        "played": text(step.played),
        "best": text(step.appraisal.best.action),
        "cost": _interval(-step.effects[step.appraisal.seat]),
        "options": appraisal_as_json(report.game, step.appraisal),
    }


def _part(part: Part) -> dict[str, Any]:
    estimates = {"start": part.start, "own": part.own, "others": part.others, "luck": part.luck}
    return {"result": part.result, **{name: _interval(estimate) for name, estimate in estimates.items()}}


def _interval(estimate: Estimate) -> dict[str, float]:
    return {"value": estimate.value, "low": estimate.low, "high": estimate.high}


def own_line(report: Report, seat: int) -> Sequence[tuple[int, float]]:
    """What a seat could expect before and after each of its choices, and what it got, each with the move it came at."""
    line = [(0, report.parts[seat].start.value)]
    for choice in report.choices:
        if choice.seat == seat:
            line += [(choice.steps[0].ply, choice.before[seat].value), (choice.steps[-1].ply, choice.after[seat].value)]
    return [*line, (report.moves, report.parts[seat].result)]
