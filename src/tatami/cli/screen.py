"""Where people read and type: a terminal, or a pipe that stands in for one."""

from __future__ import annotations

import contextlib
import io
import re
import sys

from rich import _wrap
from rich.console import Console
from rich.text import Text

PROMPT = "› "

# French sets a no-break space before ; : ! ? and », and no line may end there; Rich would take it for any other space.
_wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")


def console(stderr: bool = False) -> Console:
    """Our texts hold no markup, and are not to be coloured by guesswork."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def print_anywhere() -> None:
    """A stream that cannot print a character prints a question mark, rather than end the game."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def complain(message: str) -> None:
    """Say what went wrong, where errors belong."""
    console(stderr=True).print(Text(f"tatami: {message}"), soft_wrap=True)


def interactive() -> bool:
    """Whether a person types."""
    return sys.stdin.isatty()


def read_line(screen: Console) -> str:
    """One line of a person, or of a pipe; what a pipe says is shown, so that a transcript reads well."""
    if interactive():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (line editing and history, where there are any)
        return input(PROMPT).strip()
    screen.print(PROMPT, end="")
    line = sys.stdin.readline()
    if not line:
        screen.print()
        raise EOFError
    screen.print(Text(line.strip()))
    return line.strip()
