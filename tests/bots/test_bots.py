"""Bots: found by name, always legal, repeatable, and dependent on their view alone."""

from __future__ import annotations

import random

import pytest

from tatami import bots, games
from tatami.match import Match


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("options", [{}, {"edition": "first", "spies": "yes"}])
def test_a_bot_plays_whole_matches_legally(name: str, options: dict[str, str]) -> None:
    game = games.find("seven-ronin")
    match = Match.new(game, options)
    players = [bots.find(name, game, random.Random(seat)) for seat in range(2)]
    while not match.over:
        seat = match.actors[-1]
        match.play(seat, players[seat].choose(match.view(seat), seat))
    assert match.result is not None


@pytest.mark.parametrize("name", bots.names())
def test_the_same_luck_makes_the_same_choice(name: str) -> None:
    match = Match.new(games.find("seven-ronin"))
    for seat in range(2):
        choices = {bots.find(name, match.game, random.Random(5)).choose(match.view(seat), seat) for _ in range(5)}
        assert len(choices) == 1


def test_an_unknown_bot_is_told_what_there_is() -> None:
    with pytest.raises(bots.UnknownBot, match="there is no bot 'oracle'; the bots are random, instinct"):
        bots.find("oracle", games.find("seven-ronin"))


def test_a_searching_bot_can_be_given_simulations_instead_of_time() -> None:
    match = Match.new(games.find("seven-ronin"))
    choices = {bots.find("master@100", match.game, random.Random(5)).choose(match.view(0), 0) for _ in range(3)}
    assert len(choices) == 1
    assert bots.needs_compiler("master@100")
    assert bots.needs_compiler("bold-adept")
    assert not bots.needs_compiler("novice")


@pytest.mark.parametrize("name", ["master@", "master@0", "master@many", "adept@-5"])
def test_a_number_of_simulations_is_a_number(name: str) -> None:
    with pytest.raises(bots.UnknownBot, match="after the @ comes a number of simulations"):
        bots.find(name, games.find("seven-ronin"))


@pytest.mark.parametrize("name", ["instinct@100", "bold-instinct", "shy-master"])
def test_only_searching_bots_simulate_and_have_tempers(name: str) -> None:
    with pytest.raises(bots.UnknownBot, match=f"there is no bot '{name}'; the bots are"):
        bots.find(name, games.find("seven-ronin"))


def test_which_spellings_there_are() -> None:
    assert all(bots.known(name) for name in (*bots.names(), "bold-master", "careful-adept@50", "master@1000"))
    assert not any(bots.known(name) for name in ("oracle", "master@", "adept@0", "bold-novice", "instinct@5"))
