"""``tatami arena``: bots against bots, every one in every seat equally often, and how strong that shows them to be."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from itertools import combinations
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from tatami.cli.language import say, spoken
from tatami.cli.lookup import entrant_named, game_named, options_from
from tatami.cli.screen import console
from tatami.cli.trouble import FINE, INTERRUPTED, Usage
from tatami.kernel.words import words

if TYPE_CHECKING:
    from tatami.arena.contest import Contest
    from tatami.arena.ratings import Rating
    from tatami.arena.running import Running

GAMES = 100


def add(commands: Any) -> None:
    """Add the word."""
    from tatami.cli.contests import add_crew

    parser = commands.add_parser("arena", help=say("help-arena"), description=say("help-arena-long"))
    parser.add_argument("game", metavar=say("game"), help=say("help-game"))
    parser.add_argument("--bots", default="instinct,novice,random", metavar=say("bot"), help=say("help-arena-bots"))
    parser.add_argument("--pairs", action="store_true", help=say("help-pairs"))
    parser.add_argument("-n", dest="count", type=int, default=GAMES, metavar="N", help=say("help-arena-count"))
    parser.add_argument("--edition", metavar=say("edition"), help=say("help-edition"))
    parser.add_argument("--option", action="append", default=[], metavar=say("setting"), help=say("help-option"))
    add_crew(parser)
    parser.set_defaults(run=arena)


def arena(asked: argparse.Namespace) -> int:
    """Play the games that are still missing, and say what all of them show."""
    if asked.count < 1:
        raise Usage(say("too-few", number=asked.count))

    from tatami.arena.running import Limits
    from tatami.cli.contests import crew_from, opened, play_all, results_folder

    contests = _contests(asked)
    running = opened(contests, results_folder(asked), Limits.exactly(asked.count))
    finished = play_all(running, crew_from(asked), console(stderr=True))
    if asked.json:
        print(json.dumps(_summary(running)))
    else:
        _print(running)
    if not finished:
        console(stderr=True).print(say("arena-stopped"))
    return FINE if finished else INTERRUPTED


def _contests(asked: argparse.Namespace) -> list[Contest]:
    """One table of all, or each pair by itself."""
    from tatami.arena.contest import Contest, duel

    game = game_named(asked.game)
    options = game.options.decode(game.options.encode(options_from(game, asked.option, asked.edition)))
    entrants = [entrant_named(name.strip()) for name in asked.bots.split(",")]
    if len(entrants) < 2 or len(set(entrants)) < len(entrants):
        raise Usage(say("arena-needs-two"))
    if not asked.pairs:
        return [Contest(game.name, options, tuple(entrants), asked.seed)]
    return [duel(game.name, options, one, other, asked.seed) for one, other in combinations(entrants, 2)]


def _ratings(running: list[Running]) -> dict[str, Rating]:
    """Everybody's rating from all the games."""
    from tatami.arena.encounters import encounters
    from tatami.arena.ratings import ratings

    return ratings(met for contest in running for met in encounters(contest.rounds))


def _summary(running: list[Running]) -> dict[str, Any]:
    """The contests as JSON values."""
    from tatami.arena.standings import standings

    return {
        "contests": [
            {
                **contest.contest.facts,
                "games": contest.games,
                **({"odds": contest.evidence.odds} if len(set(contest.contest.entrants)) == 2 else {}),
                "standings": [asdict(standing) for standing in standings(contest.rounds)],
            }
            for contest in running
        ],
        "ratings": {
            bot: {"mean": rating.mean, "deviation": rating.deviation, "low": rating.low, "high": rating.high}
            for bot, rating in _ratings(running).items()
        },
    }


def _print(running: list[Running]) -> None:
    """The contests as tables."""
    from tatami.arena.standings import standings

    screen = console()
    texts = words(game_named(running[0].contest.game), spoken())
    for contest in running:
        solo = contest.contest.seats == 1
        title = say("simulate-title", games=contest.games, game=texts.title)
        table = Table(title=title, title_justify="left", title_style="bold")
        for heading in ("bot", "games", "rate", "interval", "fair", *(("score",) if solo else ())):
            table.add_column(say(f"arena-{heading}"), justify="left" if heading == "bot" else "right")
        for standing in standings(contest.rounds):
            table.add_row(
                standing.bot,
                str(standing.games),
                _percent(standing.rate),
                f"{_percent(standing.low)} – {_percent(standing.high)}",
                _percent(standing.fair),
                *([_range(standing.score, standing.score_low, standing.score_high)] if solo else []),
            )
        screen.print(table)
    rated = Table()
    for heading in ("bot", "rating", "interval"):
        rated.add_column(say(f"arena-{heading}"), justify="left" if heading == "bot" else "right")
    for bot, rating in sorted(_ratings(running).items(), key=lambda item: -item[1].mean):
        rated.add_row(bot, _number(rating.mean), f"{_number(rating.low)} – {_number(rating.high)}")
    screen.print(rated)
    screen.print(Text(say("arena-about", seed=str(running[0].contest.seed)), "dim"))


def _percent(rate: float) -> str:
    return say("percent", rate=rate)


def _number(number: float) -> str:
    return say("number", number=number)


def _range(mean: float, low: float, high: float) -> str:
    return f"{_number(mean)} ({_number(low)} – {_number(high)})"
