"""Boards: a game of which the terminal knows nothing is played all the same."""

from __future__ import annotations

import io
import random
import sys
from pathlib import Path

import pytest
from rich.console import Console

from cli.terminal import Typist, any_choice
from tatami import bots, games
from tatami.cli.boards import board_of, plain
from tatami.cli.table import Table
from tatami.games.seven_ronin.components import Place, Ronin
from tatami.games.seven_ronin.state import FALLEN, Step, Village
from tatami.kernel.game import Game
from tatami.match import Match


def drawn(view: Village, width: int = 100, language: str = "en") -> str:
    out = io.StringIO()
    Console(file=out, width=width).print(board_of(games.find("seven-ronin"), language).draw(view, width))
    return out.getvalue()


def test_a_game_without_a_board_of_its_own_is_played_on_the_plain_one(
    lanterns: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = board_of(lanterns, "en")
    assert type(board) is plain.Board
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", Typist(out, any_choice(1)))
    match = Match.new(lanterns, {"players": "three"}, ["person", "bot:random", "bot:random"])
    minds = {seat: bots.find("random", lanterns, random.Random(seat)) for seat in (1, 2)}
    code = Table(match, tmp_path / "match.json", 0, minds, board, Console(file=out, width=80)).play()
    assert code == 0
    assert match.over
    assert "East: your move." in out.getvalue()


def test_seven_ronin_has_its_own_board() -> None:
    assert type(board_of(games.find("seven-ronin"), "en")) is not plain.Board


def test_ninja_ronin_wounds_and_marks_are_drawn() -> None:
    view = Village()
    view.day, view.step, view.reserve, view.supply = 3, Step.RONIN, 21, 9
    for ronin, post in enumerate((Place.INN, Place.WELL, FALLEN, Place.GREEN, Place.WELL, 0, 3)):
        view.post[ronin] = post
    view.ninja[Place.WELL] = 2
    view.ninja[Place.GRANARY] = 7
    view.wounds[Ronin.KABE] = 3
    view.held[Ronin.KABE] = 1
    view.cursed[Ronin.YUMI] = 1
    picture = drawn(view)
    for piece in ("●●●○○○○ ■", "○○○ ×", "† fallen", "✦✦", "✦×7", "✦ 21", "1/5", "◉ 3"):
        assert piece in picture


def test_neighbours_on_the_board_are_neighbours_in_the_picture() -> None:
    lines = drawn(Village()).splitlines()
    rows = [line for line in lines if "Watchtower" in line or "Animal pen" in line or "Passage" in line]
    names = [[name for name in ("Watchtower", "Inn", "Burial", "Shrine") if name in rows[0]]]
    names += [[name for name in ("Fields (3)", "Green", "Animal pen") if name in rows[1]]]
    names += [[name for name in ("Passage", "Fields (2)", "Granary", "Well") if name in rows[2]]]
    assert [len(row) for row in names] == [4, 3, 4]
    for row, line in zip(names, rows, strict=True):
        assert sorted(row, key=line.index) == row


def test_a_narrow_terminal_has_the_tiles_below_the_ring() -> None:
    lines = drawn(Village(), width=64).splitlines()
    assert max(map(len, lines)) <= 64
    assert any(line.startswith("Kabe") for line in lines)
