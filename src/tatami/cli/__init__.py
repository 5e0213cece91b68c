"""The ``tatami`` command: one small module for each of its words.

Each module has ``add``, which adds the word to the parser and names the function that does it. What is slow to import
is imported there.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from tatami.cli.language import asked_for, say, speak
from tatami.cli.screen import complain, print_anywhere
from tatami.cli.trouble import INTERRUPTED, USAGE, Trouble

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; gives its exit code."""
    print_anywhere()
    try:
        language, arguments = asked_for(sys.argv[1:] if argv is None else argv, os.environ)
        speak(language)
        return run(arguments)
    except Trouble as trouble:
        complain(str(trouble))
        return trouble.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit as leaving:  # argparse has said why; or nobody reads any more
        return leaving.code if isinstance(leaving.code, int) else USAGE


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments ask for."""
    parser = build()
    asked = parser.parse_args(arguments)
    if asked.command is None:
        parser.print_help()
        return USAGE
    code: int = asked.run(asked)
    return code


def build() -> argparse.ArgumentParser:
    """The parser of the whole command."""
    from tatami.cli import (
        analyse,
        arena,
        bench,
        bot,
        check,
        compile,
        games,
        hint,
        ladder,
        play,
        replay,
        scores,
        serve,
        simulate,
        verify,
    )

    parser = argparse.ArgumentParser(prog="tatami", description=say("about"))
    parser.add_argument("--lang", metavar="en|fr", help=say("help-lang"))
    commands = parser.add_subparsers(dest="command", metavar=say("command"))
    for command in (
        play,
        games,
        scores,
        simulate,
        arena,
        ladder,
        replay,
        hint,
        analyse,
        verify,
        serve,
        bot,
        check,
        compile,
        bench,
    ):
        command.add(commands)
    return parser
