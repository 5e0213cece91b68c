"""What is told of a match: nothing twice to those who see all, and results as people say them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.terminal import run
from tatami import games
from tatami.cli.story import outcome, told
from tatami.kernel.words import words
from tatami.match.file import load

FIXTURES = Path(__file__).parents[1] / "fixtures"


def test_a_card_that_is_drawn_unseen_is_told_once_to_those_who_see_all() -> None:
    match = load(FIXTURES / "samurai-sword" / "five-defeat.json", games.find)
    names = [event.name for event in told(match.history, None)]
    assert "drew-card" in names
    assert "drew" not in names
    assert "drew" in [event.name for event in told(match.history, 0)]


@pytest.mark.parametrize(
    ("name", "result"),
    [
        ("ronin/duel-shogun-wins", "nobody wins"),
        ("ninjato/two-players", "White"),
    ],
)
def test_a_verified_result_is_told_in_words(name: str, result: str) -> None:
    assert f"the result: {result}" in run("verify", str(FIXTURES / f"{name}.json")).out


def test_the_points_of_somebody_alone_are_the_result() -> None:
    path = FIXTURES / "ronin" / "solo-samurai.json"
    points = load(path, games.find).view().points[0]  # type: ignore[attr-defined]
    assert f"the result: {points} points" in run("verify", str(path)).out


def test_points_are_told_as_people_count_them() -> None:
    match = load(FIXTURES / "ninjato" / "three-players.json", games.find)
    honour = match.view().honour  # type: ignore[attr-defined]
    last = outcome(match, words(match.game, "en")).plain.splitlines()[-1]
    assert last == f"Black {honour[0]}, White {honour[1]}, Purple {honour[2]}"


def test_nobody_wins_what_is_the_shogun_s() -> None:
    match = load(FIXTURES / "ronin" / "duel-shogun-wins.json", games.find)
    points = match.view().points[0]  # type: ignore[attr-defined]
    assert outcome(match, words(match.game, "en")).plain.startswith(f"Nobody wins.\nBoth have {points} points")
