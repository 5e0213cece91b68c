"""From the words on a command line to the things they name; what does not exist is answered with what does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from tatami import bots, games
from tatami.cli.language import say
from tatami.cli.trouble import Trouble, Usage
from tatami.kernel.events import spelled
from tatami.kernel.game import Game
from tatami.kernel.options import Choice
from tatami.match import BadFile, Match, load


def game_named(name: str) -> Game:
    """A game by its name."""
    return games.find(_one_of("unknown-game", name, games.names()))


def bot_named(name: str) -> str:
    """A bot's name, if there is such a bot."""
    return name if bots.known(name) else _one_of("unknown-bot", name, bots.names())


def entrant_named(name: str) -> str:
    """A bot's name, which may say how much it simulates: ``master@1000``."""
    level, at, count = name.partition("@")
    bot_named(level)
    if at and not (bots.needs_compiler(level) and count.isdecimal() and int(count) > 0):
        raise Usage(say("bad-simulations", name=name))
    return name


def seat_named(name: str, seats: Sequence[str]) -> int:
    """A seat's number."""
    return list(seats).index(_one_of("unknown-seat", name, seats))


def options_from(game: Game, settings: Iterable[str], edition: str | None = None) -> dict[str, str]:
    """Options as people type them: ``spies=yes``."""
    chosen = {"edition": edition} if edition else {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Usage(say("option-without-value", setting=setting))
        chosen[name] = value
    for name, value in chosen.items():
        _one_of("unknown-option", name, tuple(game.options.choices))
        _one_of("unknown-value", value, game.options.choices[name].names, option=name)
    return chosen


def default_of(choice: Choice) -> str:
    """The value an option has if nobody chooses."""
    return spelled(choice.default)


def match_in(path: Path) -> Match:
    """The match that a file holds, replayed and checked."""
    if not path.is_file():
        raise Usage(say("no-such-file", file=str(path)))
    try:
        return load(path, games.find)
    except BadFile as trouble:
        raise Trouble(say("bad-file", file=str(path), detail=str(trouble))) from trouble


def _one_of(complaint: str, name: str, known: Sequence[str], **values: str) -> str:
    if name not in known:
        raise Usage(say(complaint, name=name, known=", ".join(known) or "—", **values))
    return name
