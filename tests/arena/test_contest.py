"""A contest's games: everybody in every seat equally often, and chance of their own."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.arena.contest import Contest, duel

OPTIONS = {"players": "three"}


@pytest.mark.parametrize(
    ("game", "options", "entrants"),
    [
        ("seven-ronin", {}, ("instinct", "random")),
        ("seven-ronin", {}, ("instinct", "novice", "random")),
        ("ninjato", OPTIONS, ("instinct", "random")),
        ("ninjato", OPTIONS, ("instinct", "novice", "random", "adept@10", "master@10")),
        ("ronin", {"players": "one"}, ("instinct", "random")),
    ],
)
def test_every_entrant_sits_in_every_seat_equally_often(
    game: str, options: dict[str, str], entrants: tuple[str, ...]
) -> None:
    contest = Contest(game, options, entrants, seed=4)
    for number in range(3):
        sat = Counter(place for sitting in contest.sittings(number) for place in enumerate(sitting.bots))
        assert set(sat) == {(seat, bot) for seat in range(contest.seats) for bot in entrants}
        assert set(sat.values()) == {1}


def test_a_challenger_visits_every_seat_of_a_table_of_others() -> None:
    contest = duel("samurai-sword", {"players": "five"}, "instinct", "random", seed=1)
    lineups = [sitting.bots for sitting in contest.sittings(0)]
    assert sorted(lineup.index("instinct") for lineup in lineups) == [0, 1, 2, 3, 4]
    assert all(lineup.count("random") == 4 for lineup in lineups)


def test_alone_with_the_game_both_play_the_same_deal() -> None:
    contest = duel("ronin", {"players": "one"}, "instinct", "random", seed=1)
    sittings = list(contest.sittings(3))
    assert {sitting.bots for sitting in sittings} == {("instinct",), ("random",)}
    assert len({sitting.deal for sitting in sittings}) == 1


def test_each_round_is_a_deal_of_its_own_and_each_game_has_its_own_luck() -> None:
    contest = Contest("seven-ronin", {}, ("instinct", "random"), seed=1)
    sittings = [sitting for number in range(5) for sitting in contest.sittings(number)]
    assert len({sitting.deal for sitting in sittings}) == 5
    assert len({sitting.luck for sitting in sittings}) == 10
    other = Contest("seven-ronin", {}, ("instinct", "random"), seed=2)
    assert next(other.sittings(0)).deal != sittings[0].deal


def test_other_bots_other_options_or_another_seed_make_another_contest() -> None:
    contests = [
        Contest("seven-ronin", {}, ("instinct", "random"), 1),
        Contest("seven-ronin", {}, ("instinct", "novice"), 1),
        Contest("seven-ronin", {"edition": "first"}, ("instinct", "random"), 1),
        Contest("seven-ronin", {}, ("instinct", "random"), 2),
    ]
    assert len({contest.key for contest in contests}) == len(contests)
