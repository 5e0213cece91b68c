"""``tatami ladder``: the levels measured against each other in every game, as the page that is published."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tatami.cli.language import say, spoken
from tatami.cli.lookup import game_named
from tatami.cli.screen import console
from tatami.cli.trouble import FINE, INTERRUPTED, Usage
from tatami.kernel.words import words

if TYPE_CHECKING:
    from tatami.arena.ladder import Outcome, Rung
    from tatami.arena.running import Running

SIMULATIONS = 50  # an adept's, for each decision
LEAST, MOST = 60, 1000


def add(commands: Any) -> None:
    """Add the word."""
    from tatami.cli.contests import add_crew

    parser = commands.add_parser("ladder", help=say("help-ladder"), description=say("help-ladder-long"))
    parser.add_argument("--game", action="append", default=[], metavar=say("game"), help=say("help-ladder-game"))
    parser.add_argument(
        "--simulations", type=int, default=SIMULATIONS, metavar="N", help=say("help-ladder-simulations")
    )
    parser.add_argument("--least", type=int, default=LEAST, metavar="N", help=say("help-least"))
    parser.add_argument("--most", type=int, default=MOST, metavar="N", help=say("help-most"))
    parser.add_argument("--write", type=Path, metavar=say("file"), help=say("help-ladder-write"))
    add_crew(parser)
    parser.set_defaults(run=ladder)


def ladder(asked: argparse.Namespace) -> int:
    """Play what is missing, and write the page."""
    for number in (asked.simulations, asked.least, asked.most):
        if number < 1:
            raise Usage(say("too-few", number=number))

    from tatami import games
    from tatami.arena.ladder import outcome, rungs
    from tatami.arena.running import Limits
    from tatami.cli.contests import crew_from, opened, play_all, results_folder

    names = [game_named(name).name for name in asked.game] or list(games.names())
    found = list(rungs(names, asked.simulations, asked.seed))
    limits = Limits(min(asked.least, asked.most), asked.most)
    running = opened((rung.contest for rung in found), results_folder(asked), limits)
    finished = play_all(running, crew_from(asked), console(stderr=True))
    outcomes = [outcome(contest) for contest in running]
    if asked.json:
        print(json.dumps([_as_json(*row) for row in zip(found, running, outcomes, strict=True)]))
    else:
        _give(page(found, running, outcomes, asked), asked.write)
    if not finished:
        console(stderr=True).print(say("arena-stopped"))
    return FINE if finished else INTERRUPTED


def _give(text: str, path: Path | None) -> None:
    if path is None:
        print(text, end="")
    else:
        path.write_text(text, encoding="utf-8")


def _as_json(rung: Rung, running: Running, found: Outcome | None) -> dict[str, Any]:
    """A rung as JSON values."""
    told: dict[str, Any] = {
        "game": rung.contest.game,
        "players": rung.players,
        "challenger": rung.challenger,
        "others": rung.others,
        "entrants": list(dict.fromkeys(rung.contest.entrants)),
        "games": running.games,
        "done": running.done,
    }
    if found is not None:
        told |= {"decided": found.decided, "better": found.better, "times_fair": found.times_fair}
        told |= {"standings": [asdict(found.challenger), asdict(found.others)]}
    return told


def page(found: list[Rung], running: list[Running], outcomes: list[Outcome | None], asked: argparse.Namespace) -> str:
    """The page, in Markdown."""
    from tatami.arena.ladder import entrant, ratio

    levels = ", ".join(f"`{entrant(level, asked.simulations)}`" for level in ("adept", "master"))
    command = _command(asked)
    about = say("ladder-about", levels=levels, ratio=ratio(), least=asked.least, most=asked.most, command=command)
    parts = [f"# {say('ladder-title')}", about]
    rows = list(zip(found, running, outcomes, strict=True))
    for game, of_game in groupby(rows, key=lambda row: row[0].contest.game):
        parts.append(f"## {words(game_named(game), spoken()).title}")
        for players, at_table in groupby(of_game, key=lambda row: row[0].players):
            parts.append(f"### {say('ladder-players', count=players)}")
            parts.append("\n".join(_table(list(at_table), solo=players == 1)))
    return "\n\n".join(parts) + "\n"


def _command(asked: argparse.Namespace) -> str:
    """What made the page."""
    games = [f"--game {game}" for game in asked.game]
    numbers = [f"--{name} {getattr(asked, name)}" for name in ("simulations", "least", "most", "seed")]
    return " ".join(["tatami ladder", *games, *numbers])


def _table(rows: list[tuple[Rung, Running, Outcome | None]], solo: bool) -> list[str]:
    headings = ("challenger", "others", "games", "rate", "interval", "times-score" if solo else "times-fair", "verdict")
    titles = [say(f"ladder-{heading}") for heading in headings]
    marks = ["---" if heading in ("challenger", "others", "verdict") else "--:" for heading in headings]
    return [_row(titles), _row(marks), *(_row(_cells(*row, solo)) for row in rows)]


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _cells(rung: Rung, running: Running, found: Outcome | None, solo: bool) -> list[str]:
    names = [rung.challenger, rung.others, str(running.games)]
    if found is None:
        return [*names, "–", "–", "–", say("ladder-not-yet")]
    mine = found.challenger
    times, low, high = found.times_score if solo else found.times_fair
    compared = f"{_times(times)} ({_times(low)} – {_times(high)})"
    return [
        *names,
        _percent(mine.rate),
        f"{_percent(mine.low)} – {_percent(mine.high)}",
        compared,
        _verdict(running, found),
    ]


def _verdict(running: Running, found: Outcome) -> str:
    if not found.decided:
        return say("ladder-open" if running.done else "ladder-going")
    return say("ladder-better" if found.better else "ladder-worse")


def _percent(rate: float) -> str:
    return say("percent", rate=rate)


def _times(number: float) -> str:
    return say("times", number=number)
