"""A terminal for tests: what is typed goes in, what a person would read comes out."""

from __future__ import annotations

import contextlib
import io
import random
import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from unittest import mock

from tatami.cli import main

_NUMBERED = re.compile(r"(?:^|\s)(\d{1,2}) [^\W\d]")


@dataclass(frozen=True)
class Transcript:
    """A run of the command: its exit code, and everything it printed."""

    code: int
    out: str
    err: str


class Typist(io.TextIOBase):
    """Somebody at the keyboard, who sees the screen; no answer is the end of the input."""

    def __init__(self, screen: io.StringIO, answer: Callable[[str], str | None]) -> None:
        self._screen = screen
        self._answer = answer

    def readline(self, _: int | None = -1, /) -> str:  # type: ignore[override]
        answer = self._answer(self._screen.getvalue())
        return "" if answer is None else answer + "\n"

    def isatty(self) -> bool:
        return False


def run(*arguments: str, typed: Iterable[str] = (), answer: Callable[[str], str | None] | None = None) -> Transcript:
    """Run ``tatami`` with these arguments; ``typed`` are the lines, or ``answer`` makes one from what is shown."""
    lines = iter(typed)
    out, err = io.StringIO(), io.StringIO()
    keyboard = Typist(out, answer or (lambda _: next(lines, None)))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), mock.patch.object(sys, "stdin", keyboard):
        code = main(arguments)
    return Transcript(code, out.getvalue(), err.getvalue())


def any_choice(seed: int) -> Callable[[str], str]:
    """Somebody who takes any number of the last menu."""
    luck = random.Random(seed)

    def answer(screen: str) -> str:
        menu = screen.rsplit("▶", 1)[-1].rsplit("\n› ", 2)[-2 if screen.endswith("› ") else -1]
        numbers: list[str] = _NUMBERED.findall(menu)
        return luck.choice(numbers)

    return answer


def interrupt(_: str) -> str:
    """Somebody who presses Ctrl-C."""
    raise KeyboardInterrupt
