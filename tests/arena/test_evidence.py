"""When games are enough: the odds grow where there is a difference, and hardly ever where there is none."""

from __future__ import annotations

import random

import pytest

from tatami.arena.evidence import Evidence, mean_with_interval, wilson


def odds_of(shares: list[float], fair: float = 0.5) -> float:
    evidence = Evidence()
    for share in shares:
        evidence.add(share, fair)
    return evidence.odds


def test_nothing_played_proves_nothing() -> None:
    assert odds_of([]) == pytest.approx(1.0)


def test_a_clear_difference_decides_soon_in_either_direction() -> None:
    assert odds_of([1.0] * 12) > 20
    assert odds_of([0.0] * 12) > 20
    assert odds_of([1.0, 0.0] * 200) < 1


def test_draws_prove_nothing() -> None:
    assert odds_of([0.5] * 500) < 1


def test_equals_are_told_apart_in_fewer_than_one_contest_of_twenty() -> None:
    """Looking after every one of 500 games, at a table of four."""
    luck = random.Random(3)
    wrong = 0
    for _ in range(200):
        evidence = Evidence()
        for _ in range(500):
            evidence.add(float(luck.random() < 0.25), 0.25)
            if evidence.decided:
                wrong += 1
                break
    assert wrong < 10


@pytest.mark.parametrize("fair", [0.2, 0.5])
def test_a_better_player_is_found_out(fair: float) -> None:
    luck = random.Random(4)
    assert odds_of([float(luck.random() < fair + 0.15) for _ in range(400)], fair) > 20


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilsons_interval_has_its_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_a_mean_of_one_value_is_not_sure_at_all() -> None:
    assert mean_with_interval([3.0]) == (3.0, -float("inf"), float("inf"))
    assert mean_with_interval([1.0, 3.0]) == pytest.approx((2.0, 2 - 1.96, 2 + 1.96), abs=1e-3)
