"""Turns on a noisy machine: one after the other, and the median counts."""

from __future__ import annotations

from collections.abc import Callable

from bench.rounds import result, round_robin

from tatami.kernel.engines.speed import Speed


def of(engine: str, decisions: float) -> Speed:
    return Speed("go", 2, engine, 1, decisions, decisions / 100)


def contestant(engine: str, turns: list[str]) -> Callable[[float], Speed]:
    """Writes down when it is its turn, and for how long."""

    def measure(seconds: float) -> Speed:
        turns.append(f"{engine} {seconds}")
        return of(engine, 100.0 * len(turns))

    return measure


def test_everyone_has_a_turn_before_anyone_has_another() -> None:
    turns: list[str] = []
    told: list[tuple[int, int, str]] = []
    results = round_robin(
        [contestant("a", turns), contestant("b", turns)],
        repeats=3,
        seconds=0.5,
        tell=lambda done, of, speed: told.append((done, of, speed.engine)),
    )
    assert turns == ["a 0.5", "b 0.5"] * 3
    assert told == [(1, 6, "a"), (2, 6, "b"), (3, 6, "a"), (4, 6, "b"), (5, 6, "a"), (6, 6, "b")]
    assert [one.speed.decisions_per_s for one in results] == [300.0, 400.0]


def test_the_median_is_not_moved_by_one_bad_turn() -> None:
    found = result([of("a", 1000.0), of("a", 10.0), of("a", 1100.0)])
    assert found.speed == of("a", 1000.0)
    assert found.spread == 1.09
