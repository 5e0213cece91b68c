"""Samurai Sword in a terminal: what a seat may see is drawn, and nothing else."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tatami import games
from tatami.cli.boards import board_of
from tatami.cli.story import passages
from tatami.kernel.chance import Position
from tatami.kernel.words import guide
from tatami.match import Match

GAME = games.find("samurai-sword")
SEED = bytes(32)


def drawn(view: Position, language: str = "en", width: int = 100) -> str:
    out = io.StringIO()
    Console(file=out, width=width).print(board_of(GAME, language).draw(view, width))
    return out.getvalue()


def test_ones_own_hand_is_drawn_and_no_other() -> None:
    match = Match.new(GAME, {"players": "five"}, secret=SEED)
    picture = drawn(match.view(1))
    assert "Seat 2:" in picture
    assert not any(f"Seat {seat}:" in picture for seat in (1, 3, 4, 5))


def test_the_reach_to_every_seat_is_told_to_who_holds_a_hand() -> None:
    match = Match.new(GAME, {"players": "five"}, secret=SEED)
    lines = drawn(match.view(1)).splitlines()[:5]
    assert ["you" in line for line in lines] == [False, True, False, False, False]
    assert all(("↔ " in line) == ("you" not in line) for line in lines)
    assert "↔ " not in drawn(match.view()).split("Deck")[0]


def test_a_spectator_sees_one_role_and_no_hand() -> None:
    picture = drawn(Match.new(GAME, {"players": "five"}, secret=SEED).view())
    assert picture.count("Shogun") == 1
    assert ":" not in picture.split("\n", 5)[5].replace("Deck:", "")


@pytest.mark.parametrize(("language", "notice"), [("en", "Quick responses"), ("fr", "Réponses rapides")])
def test_a_quick_table_says_so_in_its_header(language: str, notice: str) -> None:
    quick = Match.new(GAME, {"quick-responses": "yes"}, secret=SEED)
    assert drawn(quick.view(0), language).startswith(notice)
    assert notice not in drawn(Match.new(GAME, {}, secret=SEED).view(0), language)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_guide_asks_and_explains(language: str) -> None:
    match = Match.new(GAME, {}, secret=SEED)
    speech, view = guide(GAME, language), match.view(match.actors[0])
    assert speech.prompt(view, match.actors[0]).endswith((".", "?"))
    assert len(passages(speech.rules(view)).plain.split("\n\n")) >= 3
