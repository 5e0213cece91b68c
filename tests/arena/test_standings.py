"""Standings and ratings: teams, ties, tables of many and games for one."""

from __future__ import annotations

import random

import pytest

from tatami.arena.encounters import Encounter, encounters
from tatami.arena.playing import Played
from tatami.arena.ratings import ratings
from tatami.arena.standings import standings
from tatami.bots.analysis.worth import shares


@pytest.mark.parametrize(
    ("scores", "shared"),
    [
        ([1, 0], [1, 0]),
        ([0, 0], [0.5, 0.5]),
        ([3, 3], [0.5, 0.5]),
        ([1, 1, 0, 0, 0], [1, 1, 0, 0, 0]),
        ([64, 65, 12], [0, 1, 0]),
        ([0, 0, 0, 0], [0.25] * 4),
    ],
)
def test_a_victory_is_shared_as_people_share_it(scores: list[int], shared: list[float]) -> None:
    assert shares(scores) == shared


def test_the_fair_share_of_a_team_game_counts_all_who_win() -> None:
    meeting = Encounter(("a", "b", "b", "b", "b"), (1, 1, 0, 0, 0))
    assert meeting.share("a") == 1
    assert meeting.share("b") == 0.25
    assert meeting.fair == pytest.approx(0.4)


def test_games_for_one_are_compared_deal_by_deal() -> None:
    rounds = [[Played(0, 0, ("a",), (50,), 9), Played(0, 1, ("b",), (70,), 9)]]
    (meeting,) = encounters(rounds)
    assert (meeting.share("a"), meeting.share("b"), meeting.fair) == (0, 1, 0.5)
    first, second = standings(rounds * 5)
    assert (first.bot, first.score, second.score) == ("b", 70, 50)


def test_ratings_put_the_stronger_first_and_grow_surer() -> None:
    luck = random.Random(1)
    skill = {"strong": 3.0, "middling": 2.0, "weak": 1.0}

    def meeting() -> Encounter:
        names = tuple(luck.sample(sorted(skill), 3))
        return Encounter(names, tuple(round(100 * luck.gauss(skill[name], 1.5)) + 1000 for name in names))

    some, many = (ratings(meeting() for _ in range(count)) for count in (10, 200))
    assert many["strong"].mean > many["middling"].mean > many["weak"].mean
    assert all(many[bot].deviation < some[bot].deviation for bot in skill)
    assert many["strong"].low < many["strong"].mean < many["strong"].high


def test_a_bot_that_meets_only_itself_learns_nothing() -> None:
    rated = ratings([Encounter(("a", "a"), (1, 0))] * 5)
    assert rated["a"] == ratings([Encounter(("a", "a"), (1, 0))])["a"]
