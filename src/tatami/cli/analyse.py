"""``tatami analyse FILE``: the decisions that mattered, and luck and skill apart."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tatami.cli.hint import add_effort, amount
from tatami.cli.language import say, spoken
from tatami.cli.lookup import match_in
from tatami.cli.screen import console
from tatami.cli.trouble import FINE, INTERRUPTED, Trouble, Usage
from tatami.kernel.events import spelled
from tatami.kernel.words import GameWords, words
from tatami.match import Match

if TYPE_CHECKING:
    from tatami.bots.analysis.estimate import Estimate
    from tatami.bots.analysis.report import Report

DRAWINGS = (".svg", ".png")
SHOWN = 8  # choices and surprises in the readable report; JSON has all


def add(commands: Any) -> None:
    """Add the word."""
    parser = commands.add_parser("analyse", help=say("help-analyse"), description=say("help-analyse-long"))
    parser.add_argument("file", type=Path, metavar=say("file"))
    add_effort(parser)
    parser.add_argument("--plot", type=Path, metavar="FILE.svg|FILE.png", help=say("help-plot"))
    parser.set_defaults(run=analyse)


def analyse(asked: argparse.Namespace) -> int:
    """Analyse a match, and tell what came of it."""
    if asked.simulations is not None and asked.simulations < 1:
        raise Usage(say("too-few", number=asked.simulations))
    if asked.plot is not None and asked.plot.suffix.lower() not in DRAWINGS:
        raise Usage(say("plot-is-svg-or-png", file=str(asked.plot)))
    match = match_in(asked.file)
    if not match.over:
        raise Trouble(say("analyse-in-progress"))
    try:
        report = _report(match, asked.simulations, asked.seed)
    except KeyboardInterrupt:
        console(stderr=True).print(say("analyse-stopped"))
        return INTERRUPTED
    texts = words(match.game, spoken())
    if asked.plot is not None:
        _draw(report, texts, asked.plot)
    if asked.json:
        from tatami.bots.analysis.report import as_json

        print(json.dumps(as_json(report)))
    else:
        _print(console(), report, texts)
    return FINE


def _report(match: Match, simulations: int | None, seed: int) -> Report:
    """The analysis, with a bar that moves; it goes on where an earlier one was broken off."""
    from tatami.bots.analysis import report
    from tatami.bots.analysis.appraisal import Effort
    from tatami.bots.analysis.notebook import notebook_of
    from tatami.cli.compiling import compiling_shown, progress_on

    effort = Effort() if simulations is None else Effort(simulations)
    with progress_on(console(stderr=True)) as progress:
        task = progress.add_task(say("analysing"), total=match.ply)

        def tell(done: int, of: int) -> None:
            progress.update(task, completed=done, total=of)

        with compiling_shown(progress):
            return report.analyse(match, effort, seed, tell, known=notebook_of(match, effort, seed))


def _draw(report: Report, texts: GameWords, path: Path) -> None:
    """The plot, in the format that the file's name asks for."""
    from tatami.cli.chart import chart, painted

    drawing = chart(report, texts)
    try:
        path.write_bytes(painted(drawing) if path.suffix.lower() == ".png" else drawing.encode())
    except OSError as trouble:
        raise Trouble(say("plot-not-written", file=str(path), detail=str(trouble.strerror))) from trouble


def _print(screen: Console, report: Report, texts: GameWords) -> None:
    screen.print(_parts(report, texts))
    screen.print(_costly(report, texts) if report.costly else Text(say("analyse-nothing-costly")))
    screen.print(_surprises(report, texts))
    about = say("analyse-about", choices=len(report.choices), simulations=report.effort.simulations)
    screen.print(Text(about, "dim"))


def _parts(report: Report, texts: GameWords) -> Table:
    """Where each seat's result came from."""
    table = Table(title=say("analyse-parts"), title_justify="left", title_style="bold")
    for heading in ("seat", "start", "own", "others", "luck", "result"):
        table.add_column(say(f"analyse-{heading}"), justify="left" if heading == "seat" else "right")
    contested = len(report.seats) > 1
    for part in report.parts:
        shown = (_give_or_take(estimate, contested) for estimate in (part.own, part.others, part.luck))
        start = amount(part.start.value, contested)
        table.add_row(texts.seat(part.seat), start, *shown, amount(part.result, contested))
    return table


def _costly(report: Report, texts: GameWords) -> Table:
    """The choices that cost most, each told by its worst step."""
    table = Table(title=say("analyse-mattered"), title_justify="left", title_style="bold")
    for heading in ("number", "seat", "played", "better", "cost", "verdict"):
        table.add_column(say(f"analyse-{heading}"), justify="right" if heading in ("number", "cost") else "left")
    for choice in report.costly[:SHOWN]:
        table.add_row(
            str(choice.worst.ply + 1),
            texts.seat(choice.seat),
            texts.move(choice.worst.played),
            texts.move(choice.worst.appraisal.best.action),
            _give_or_take(choice.cost, len(report.seats) > 1),
            say(f"verdict-{spelled(choice.verdict(report.stake))}"),
        )
    return table


def _surprises(report: Report, texts: GameWords) -> Table:
    """What came from outside, the greatest changes."""
    table = Table(title=say("analyse-surprises"), title_justify="left", title_style="bold")
    for heading in ("moves", "seat", "change"):
        table.add_column(say(f"analyse-{heading}"), justify="right" if heading == "change" else "left")
    for found in report.surprising[:SHOWN]:
        span = f"{found.since + 1} – {found.until}"
        table.add_row(span, texts.seat(found.seat), _give_or_take(found.change, len(report.seats) > 1))
    return table


def _give_or_take(estimate: Estimate, contested: bool) -> str:
    """A change, give or take its 95 % interval."""
    sign = "+" if estimate.value > 0 else ""
    return f"{sign}{amount(estimate.value, contested)} ± {amount(estimate.high - estimate.value, contested)}"
