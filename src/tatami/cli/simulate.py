"""``tatami simulate``: bots against bots, the simple ones as fast as compiled rules go, and who wins how often."""

from __future__ import annotations

import argparse
import json
import secrets
from dataclasses import asdict
from typing import Any

from rich.table import Table
from rich.text import Text

from tatami.arena.evidence import wilson
from tatami.cli.language import say, spoken
from tatami.cli.lookup import entrant_named, game_named, options_from
from tatami.cli.screen import console
from tatami.cli.tally import Score, spread
from tatami.cli.trouble import FINE, INTERRUPTED, Usage
from tatami.kernel.words import GameWords, words

GAMES = 1000


def add(commands: Any) -> None:
    """Add the word."""
    parser = commands.add_parser("simulate", help=say("help-simulate"), description=say("help-simulate"))
    parser.add_argument("game", metavar=say("game"), help=say("help-game"))
    parser.add_argument("-n", dest="count", type=int, default=GAMES, metavar="N", help=say("help-count"))
    parser.add_argument("--bots", default="instinct", metavar=say("bot"), help=say("help-bots"))
    parser.add_argument("--edition", metavar=say("edition"), help=say("help-edition"))
    parser.add_argument("--option", action="append", default=[], metavar=say("setting"), help=say("help-option"))
    parser.add_argument("--seed", type=int, metavar="N", help=say("help-simulate-seed"))
    parser.add_argument("--processes", type=int, default=1, metavar="P", help=say("help-processes"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.set_defaults(run=simulate)


def simulate(asked: argparse.Namespace) -> int:
    """Play the games, and say what came of them."""
    for number in (asked.count, asked.processes):
        if number < 1:
            raise Usage(say("too-few", number=number))
    game = game_named(asked.game)
    options = game.options.decode(game.options.encode(options_from(game, asked.option, asked.edition)))
    bots = _bots(asked.bots, len(game.seats_at(options)))
    seed = secrets.randbits(31) if asked.seed is None else asked.seed

    from tatami.cli.simulation import Simulation

    simulation = Simulation(game.name, options, bots, seed)
    finished = simulation.play(asked.count, asked.processes, console(stderr=True))
    if asked.json:
        print(json.dumps(_summary(simulation.score, game.name, options, bots, seed)))
    else:
        _print(simulation.score, words(game, spoken()), bots, seed)
    if not finished:
        console(stderr=True).print(say("simulate-stopped"))
    return FINE if finished else INTERRUPTED


def _bots(names: str, seats: int) -> list[str]:
    """A bot for each seat."""
    bots = [entrant_named(name.strip()) for name in names.split(",")]
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise Usage(say("several-bots", given=len(bots), seats=seats))
    return bots


def _summary(score: Score, game: str, options: dict[str, str], bots: list[str], seed: int) -> dict[str, Any]:
    """The score as JSON values."""
    seats: dict[str, dict[str, Any]] = {}
    for seat, bot, wins, counts in zip(score.seats, bots, score.wins, score.points, strict=True):
        low, high = wilson(wins, score.games)
        rate = wins / score.games if score.games else 0.0
        seats[seat] = {"bot": bot, "wins": wins, "rate": rate, "low": low, "high": high}
        points = spread(counts)
        if points:
            seats[seat]["points"] = asdict(points)
    return {
        "game": game,
        "options": options,
        "seed": seed,
        "games": score.games,
        "decisions": score.decisions,
        "broken": score.broken,
        "draws": score.draws,
        "seats": seats,
        "endings": {ending.partition("-")[2]: count for ending, count in sorted(score.endings.items())},
    }


def _print(score: Score, texts: GameWords, bots: list[str], seed: int) -> None:
    """The score as tables."""
    screen = console()
    screen.print(Text(say("simulate-title", games=score.games, game=texts.title), "bold"))
    if len(score.seats) > 1:
        screen.print(_wins(score, texts, bots))
    if any(score.points):
        screen.print(_points(score, texts, bots))
    if score.endings:
        screen.print(_endings(score, texts))
    if score.games:
        decisions = round(score.decisions / score.games)
        screen.print(Text(say("simulate-about", decisions=decisions, seed=str(seed)), "dim"))
    if score.broken:
        screen.print(Text(say("simulate-broken", count=score.broken), "bold red"))


def _wins(score: Score, texts: GameWords, bots: list[str]) -> Table:
    """Who won how often; whoever plays alone wins nothing."""
    table = Table()
    for heading in ("seat", "bot", "wins", "rate", "interval"):
        table.add_column(say(f"simulate-{heading}"), justify="left" if heading in ("seat", "bot") else "right")
    for seat, (bot, wins) in enumerate(zip(bots, score.wins, strict=True)):
        low, high = wilson(wins, score.games)
        rate = wins / score.games if score.games else 0.0
        table.add_row(texts.seat(seat), bot, str(wins), _percent(rate), f"{_percent(low)} – {_percent(high)}")
    if score.draws:
        table.add_row(say("simulate-draws"), "", str(score.draws), _percent(score.draws / score.games), "")
    return table


def _percent(rate: float) -> str:
    return say("percent", rate=rate)


def _points(score: Score, texts: GameWords, bots: list[str]) -> Table:
    """How the points of each seat lie."""
    table = Table()
    for heading in ("seat", "bot", "mean", "deviation", "middle"):
        table.add_column(say(f"simulate-{heading}"), justify="left" if heading in ("seat", "bot") else "right")
    for seat, (bot, counts) in enumerate(zip(bots, score.points, strict=True)):
        points = spread(counts)
        if points:
            mean, deviation = (say("number", number=number) for number in (points.mean, points.deviation))
            table.add_row(texts.seat(seat), bot, mean, deviation, f"{points.low} – {points.high}")
    return table


def _endings(score: Score, texts: GameWords) -> Table:
    table = Table()
    table.add_column(say("simulate-ending"))
    table.add_column(say("simulate-games"), justify="right")
    table.add_column(say("simulate-share"), justify="right")
    for ending, count in sorted(score.endings.items(), key=lambda item: -item[1]):
        table.add_row(texts.text(ending), str(count), _percent(count / score.games))
    return table
