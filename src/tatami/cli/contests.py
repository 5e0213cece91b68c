"""Contests on the command line: who enters, where results are kept, and what people see while they are played."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from tatami import bots, games
from tatami.arena.contest import Contest
from tatami.arena.crew import Crew, NoCluster, crew_of
from tatami.arena.ledger import BadLedger, ledger_in
from tatami.arena.running import Limits, Running
from tatami.cli.language import say
from tatami.cli.trouble import Trouble, Usage


def add_crew(parser: Any) -> None:
    """Add what says who plays the games, and where they are kept."""
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=say("help-simulate-seed"))
    parser.add_argument("--processes", type=int, metavar="P", help=say("help-arena-processes"))
    parser.add_argument("--ray", metavar=say("address"), help=say("help-ray"))
    parser.add_argument("--results", type=Path, metavar=say("folder"), help=say("help-results"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def crew_from(asked: argparse.Namespace) -> Crew:
    """The crew that was asked for."""
    if asked.processes is not None and asked.processes < 1:
        raise Usage(say("too-few", number=asked.processes))
    try:
        return crew_of(asked.processes, asked.ray)
    except NoCluster as trouble:
        raise Trouble(say("no-cluster", detail=str(trouble))) from trouble


def results_folder(asked: argparse.Namespace) -> Path:
    """Where results are kept."""
    import platformdirs

    folder: Path = asked.results or platformdirs.user_data_path("tatami") / "arena"
    return folder


def opened(contests: Iterable[Contest], folder: Path, limits: Limits) -> list[Running]:
    """The contests as far as they have come."""
    try:
        return [Running(contest, ledger_in(folder, contest), limits) for contest in contests]
    except BadLedger as trouble:
        raise Trouble(say("bad-results", detail=str(trouble))) from trouble


def play_all(running: Sequence[Running], crew: Crew, screen: Console) -> bool:
    """Play contests one after the other, with a bar that moves; whether it came to that, or a person stopped it."""
    from tatami.cli.compiling import compiling_shown, progress_on

    with progress_on(screen) as progress:
        try:
            with compiling_shown(progress):
                _compile(running)
            task = progress.add_task(say("simulating"), total=sum(contest.most_games for contest in running))
            for number, contest in enumerate(running):
                before = sum(other.most_games for other in running[:number])

                def tell(contest: Running = contest, before: int = before) -> None:
                    progress.update(task, completed=before + contest.games, description=_described(contest.contest))

                contest.play(crew, tell)
        except KeyboardInterrupt:
            return False
    return True


def _described(contest: Contest) -> str:
    return say("arena-playing", game=contest.game, bots=", ".join(dict.fromkeys(contest.entrants)))


def _compile(running: Sequence[Running]) -> None:
    """Have what the searching bots need on disk before anybody waits for it."""
    searching = {
        contest.contest.game: bot
        for contest in running
        for bot in contest.contest.entrants
        if bots.needs_compiler(bot) and not contest.done
    }
    for game, bot in searching.items():
        bots.find(bot, games.find(game))
