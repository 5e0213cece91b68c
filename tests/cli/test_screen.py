"""Where people read: no line ends before a sign that belongs to its last word."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.text import Text

from tatami.cli import screen

NARROW, FIXED = "\u202f", "\u00a0"


@pytest.mark.parametrize("sign", [f"{NARROW};", f"{NARROW}!", f"{FIXED}:", f"{NARROW}»"])
def test_a_no_break_space_breaks_no_line(sign: str) -> None:
    out = io.StringIO()
    Console(file=out, width=10).print(Text(f"huit mots{sign} la suite"))
    assert [line.split() for line in out.getvalue().splitlines()] == [["huit"], f"mots{sign} la".split(), ["suite"]]


def test_a_line_still_breaks_at_a_space() -> None:
    out = io.StringIO()
    Console(file=out, width=screen.console().width).print(Text("mot " * 60))
    assert len(out.getvalue().splitlines()) > 1
