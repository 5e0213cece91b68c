"""Searching players: they mix their secret plans, repeat themselves, know only their view, and can be stopped."""

from __future__ import annotations

import random
import threading

import pytest

from games.seven_ronin.village import SEAT, Table, new_game, position
from tatami import games
from tatami.bots.search import simulation
from tatami.bots.search.budget import Budget
from tatami.bots.search.player import SearchBot
from tatami.kernel.engines.native import Native
from tatami.kernel.game import Game
from tatami.kernel.rule import is_rule, is_slot
from tatami.match import Match

GAME = games.find("seven-ronin")
FEW = Budget(simulations=600)
TINY = Budget(simulations=1)


def bot(seed: int = 1, budget: Budget = FEW, threads: int = 1) -> SearchBot:
    return SearchBot(GAME, random.Random(seed), budget, threads=threads)


def chosen(player: SearchBot, village: Table, seat: str) -> str:
    """What the player does on that seat, given its view."""
    return GAME.actions.text(player.choose(village.seen_by(seat).village, SEAT[seat]))


def test_plans_are_mixed_at_the_opening() -> None:
    for seat in ("attacker", "defender"):
        first = {chosen(bot(seed), new_game(), seat) for seed in range(12)}
        assert len(first) > 2


def test_a_public_decision_is_not_left_to_chance() -> None:
    village = position(step="areas", ninja={"granary": 1, "fields-2": 1}, posts={"kabe": "well"}, reserve=5)
    assert {chosen(bot(seed), village, "attacker") for seed in range(6)} == {"loot"}


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_luck_and_simulations_make_the_same_moves(threads: int) -> None:
    def moves() -> list[str]:
        village, player = new_game(), bot(seed=7, threads=threads)
        played: list[str] = []
        while "defender" in village.actors and len(played) < 8:
            played.append(chosen(player, village, "defender"))
            village.play("defender", played[-1])
        return played

    assert moves() == moves()


def test_what_is_hidden_changes_nothing() -> None:
    """The attacker is ready with one plan or with another; the defender sees the same, and does the same."""
    plans = ({"well": 1, "inn": 1}, {"fields-3": 3, "granary": 2, "green": 1})
    tables = [new_game().attack(plan).play("attacker", "done") for plan in plans]
    players = [bot(seed=3), bot(seed=3)]
    assert tables[0].village != tables[1].village
    for _ in range(4):
        done = [chosen(player, table, "defender") for player, table in zip(players, tables, strict=True)]
        assert done[0] == done[1]
        for table in tables:
            table.play("defender", done[0])


def test_whole_matches_of_another_game_are_played_legally(lanterns: Game, native_lanterns: Native) -> None:
    """Chance, hidden hands, simultaneous choices; a table of two leaves the third seat empty."""
    assert native_lanterns.game is lanterns
    for players in ("two", "three"):
        match = Match.new(lanterns, {"players": players}, secret=bytes(32))
        seated = [SearchBot(lanterns, random.Random(seat), TINY) for seat, _ in enumerate(match.seats)]
        while not match.over:
            seat = match.actors[0]
            match.play(seat, seated[seat].choose(match.view(seat), seat))
        assert match.result is not None


def test_the_compiled_search_calls_nothing_that_its_cache_would_not_notice() -> None:
    """Compiled code is kept under a hash of the kernel and the game, and with the date of its own file."""
    called = [value for value in vars(simulation).values() if is_rule(value) or is_slot(value)]
    assert simulation.think in called
    for function in called:
        assert function.__module__.startswith(("tatami.kernel.", simulation.__name__))


def test_a_seat_that_owes_nothing_is_given_nothing() -> None:
    assert bot().choose(position(step="areas", ninja={"well": 1}).seen_by("defender").village, SEAT["defender"]) == -1


def test_a_player_that_is_stopped_answers() -> None:
    player, village, answers = bot(budget=Budget()), new_game(), list[str]()
    thinking = threading.Thread(target=lambda: answers.append(chosen(player, village, "attacker")), daemon=True)
    thinking.start()
    while thinking.is_alive():
        player.stop()
        thinking.join(0.01)
    assert village.allows("attacker", answers[0])


def test_a_full_tree_is_forgotten_and_thinking_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tatami.bots.search.thinker.NODES", 64)
    monkeypatch.setattr("tatami.bots.search.thinker.EDGES", 2048)
    village, player = new_game(), bot()
    while "defender" in village.actors:
        village.play("defender", chosen(player, village, "defender"))
    assert village.village.ready[SEAT["defender"]]
