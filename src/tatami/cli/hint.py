"""``tatami hint FILE``: what a seat's options are worth, as far as that seat can know."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from tatami.cli.language import say, spoken
from tatami.cli.lookup import match_in, seat_named
from tatami.cli.screen import console
from tatami.cli.trouble import FINE, Trouble, Usage
from tatami.kernel.chance import Position
from tatami.kernel.game import Game
from tatami.kernel.words import guide
from tatami.match import Match

if TYPE_CHECKING:
    from tatami.bots.analysis.appraisal import Appraisal
    from tatami.bots.analysis.estimate import Estimate

BOT = "bot:"
AT_THE_TABLE = 4000  # simulations of a hint for somebody who waits for it


def add(commands: Any) -> None:
    """Add the word."""
    parser = commands.add_parser("hint", help=say("help-hint"), description=say("help-hint"))
    parser.add_argument("file", type=Path, metavar=say("file"))
    parser.add_argument("--seat", metavar=say("seat"), help=say("help-hint-seat"))
    parser.add_argument("--at", type=int, metavar="N", help=say("help-hint-at"))
    add_effort(parser)
    parser.set_defaults(run=hint)


def add_effort(parser: Any) -> None:
    """Add what says how hard to think."""
    parser.add_argument("--simulations", type=int, metavar="N", help=say("help-simulations"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=say("help-analysis-seed"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def hint(asked: argparse.Namespace) -> int:
    """Judge the decision that a seat owes."""
    if asked.simulations is not None and asked.simulations < 1:
        raise Usage(say("too-few", number=asked.simulations))
    match = match_in(asked.file)
    if asked.at is not None:
        if not 0 <= asked.at <= match.ply:
            raise Usage(say("no-such-move", number=asked.at, last=match.ply))
        match = match.at(asked.at)
    seat = seat_named(asked.seat, match.seats) if asked.seat else _whose(match)
    if seat not in match.actors:
        raise Trouble(say("nothing-to-decide"))
    appraisal = hint_for(match.game, match.view(seat), seat, asked.simulations, asked.seed)
    if asked.json:
        from tatami.bots.analysis.report import appraisal_as_json

        print(json.dumps({"seat": match.seats[seat], "options": appraisal_as_json(match.game, appraisal)}))
    else:
        label = partial(guide(match.game, spoken()).label, match.view(seat))
        console().print(options_table(appraisal, label, len(match.seats) > 1))
    return FINE


def _whose(match: Match) -> int:
    """The person's seat if there is one person; else whoever decides next."""
    people = [seat for seat, player in enumerate(match.players) if not player.startswith(BOT)]
    if len(people) == 1:
        return people[0]
    if not match.actors:
        raise Trouble(say("nothing-to-decide"))
    return match.actors[0]


def hint_for(game: Game, view: Position, seat: int, simulations: int | None, seed: int) -> Appraisal:
    """A hint from a view, with a line that moves while the search is compiled."""
    from tatami.bots.analysis.appraisal import Effort, appraise
    from tatami.cli.compiling import compiling_shown, progress_on

    effort = Effort() if simulations is None else Effort(simulations)
    with progress_on(console(stderr=True)) as progress, compiling_shown(progress):
        return appraise(game, view, seat, effort, seed)


def options_table(appraisal: Appraisal, label: Callable[[int], str], contested: bool) -> Table:
    """The options, the best first, with the chance of winning; alone with the game, the points to be expected."""
    table = Table()
    table.add_column(say("hint-move"))
    table.add_column(say("hint-chance" if contested else "hint-points"), justify="right")
    table.add_column(say("arena-interval"), justify="right")
    for place, option in enumerate(appraisal.options):
        value = option.worth[appraisal.seat]
        style = "bold" if place == 0 else ""
        table.add_row(Text(label(option.action), style), amount(value.value, contested), spread(value, contested))
    return table


def amount(value: float, contested: bool) -> str:
    """A chance as a percentage; points as they are."""
    return say("percent", rate=value) if contested else say("number", number=value)


def spread(value: Estimate, contested: bool) -> str:
    """The interval of an estimate; a chance is never below none nor above all."""
    low, high = (max(0.0, value.low), min(1.0, value.high)) if contested else (value.low, value.high)
    return f"{amount(low, contested)} – {amount(high, contested)}"
