"""``tatami compile``: rules as machine code for the server, which is quicker with them and otherwise the same."""

from __future__ import annotations

import argparse
import os
from typing import Any

from tatami import games
from tatami.cli.language import say
from tatami.cli.lookup import game_named
from tatami.cli.screen import console
from tatami.cli.trouble import FINE, Trouble


def add(commands: Any) -> None:
    """Add the word."""
    parser = commands.add_parser("compile", help=say("help-compile"), description=say("help-compile-long"))
    parser.add_argument("games", nargs="*", metavar=say("game"), help=say("help-compile-games"))
    parser.set_defaults(run=compile_rules)


def compile_rules(asked: argparse.Namespace) -> int:
    """Make what is not there yet."""
    wanted = [game_named(name) for name in asked.games or games.names()]

    from tatami.kernel.engines.library import ANY_PROCESSOR, NoLibrary, build

    os.environ.update(ANY_PROCESSOR)
    from tatami.cli.compiling import compiling_shown, progress_on

    screen = console(stderr=True)
    with progress_on(screen) as progress, compiling_shown(progress):
        for game in wanted:
            try:
                made = build(game)
            except NoLibrary as trouble:
                raise Trouble(say("compile-failed", game=game.name, detail=str(trouble))) from None
            screen.print(say("compile-made" if made else "compile-there", game=game.name))
    return FINE
