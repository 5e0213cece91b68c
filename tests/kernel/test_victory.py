"""Who has won."""

from __future__ import annotations

import pytest

from tatami.bots.analysis.worth import shares
from tatami.kernel.victory import winners


@pytest.mark.parametrize(
    ("scores", "won"),
    [((3, 1, 2), (0,)), ((2, 5, 5), (1, 2)), ((0, 0, 0), (0, 1, 2)), ((0, -1), (0,)), ((-1, -1), ()), ((0,), (0,))],
)
def test_the_highest_score_wins_even_if_it_is_nothing_and_below_that_nobody_does(
    scores: tuple[int, ...], won: tuple[int, ...]
) -> None:
    assert winners(scores) == won


@pytest.mark.parametrize(
    ("scores", "expected"),
    [((3, 1), [1, 0]), ((0, 0), [0.5, 0.5]), ((-1, -1), [0.5, 0.5]), ((0, -5), [1, 0]), ((0, 0, -3), [1, 1, 0])],
)
def test_what_is_shared_by_all_or_won_by_nobody_is_worth_the_same_to_all(
    scores: tuple[int, ...], expected: list[float]
) -> None:
    assert shares(scores) == expected
