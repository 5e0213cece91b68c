"""Luck and skill apart, on numbers that can be checked by hand."""

from __future__ import annotations

import pytest

from tatami.bots.analysis.appraisal import Appraisal, Option
from tatami.bots.analysis.estimate import Estimate, Sample, total
from tatami.bots.analysis.parts import parts, surprises
from tatami.bots.analysis.review import Choice, Step, Verdict

GOOD, BAD = 0, 1


def option(action: int, *worth: float) -> Option:
    estimates = tuple(Estimate(value, 0.01) for value in worth)
    return Option(action, (estimates, estimates), estimates)


def step(ply: int, seat: int, played: int, *options: Option) -> Step:
    appraisal = Appraisal(seat, tuple(sorted(options, key=lambda found: -found.worth[seat].value)))
    return Step(ply, played, appraisal)


def chosen(ply: int, seat: int, before: tuple[float, ...], after: tuple[float, ...]) -> Choice:
    """A choice that changed what everybody could expect."""
    found = step(ply, seat, GOOD, option(GOOD, *after))
    return Choice(seat, (found,), found.option, (), tuple(map(Estimate, before)), tuple(map(Estimate, after)))


def priced(made: Option, *others: Option, steps: int = 1) -> Choice:
    """A choice of the first seat with its price."""
    taken = tuple(step(ply, 0, made.action, made, *others) for ply in range(steps))
    return Choice(0, taken, made, others, (), ())


def test_a_blunder_a_gift_and_a_lucky_draw() -> None:
    """From even chances down to 20 % by a bad move, up to 30 % by another's, and the rest was luck."""
    start = [Estimate(0.5), Estimate(0.5)]
    made = [chosen(0, 0, (0.5, 0.5), (0.2, 0.8)), chosen(3, 1, (0.2, 0.8), (0.3, 0.7))]
    east, west = parts([1.0, 0.0], start, made)
    assert (east.own.value, east.others.value, east.luck.value) == pytest.approx((-0.3, 0.1, 0.7))
    assert (west.own.value, west.others.value, west.luck.value) == pytest.approx((-0.1, 0.3, -0.7))


def test_surprises_are_found_where_they_came() -> None:
    """Nothing before the first choice, then a draw that lifts 50 % to 90 %, then the last tenth."""
    made = [chosen(2, 0, (0.5, 0.5), (0.5, 0.5)), chosen(6, 0, (0.9, 0.1), (0.9, 0.1))]
    found = surprises(0, 1.0, Estimate(0.5), made, last=8)
    assert [(surprise.since, surprise.until) for surprise in found] == [(0, 2), (2, 6), (6, 8)]
    assert [surprise.change.value for surprise in found] == pytest.approx([0.0, 0.4, 0.1])


def test_to_resign_is_a_choice_and_no_luck() -> None:
    """At 37 % the first seat gives up: what it gave away is its own doing, and a gift to the other."""
    start = [Estimate(0.5), Estimate(0.5)]
    made = [chosen(0, 0, (0.5, 0.5), (0.5, 0.5)), chosen(3, 1, (0.4, 0.6), (0.37, 0.63))]
    east, west = parts([0.0, 1.0], start, made, forfeit=0)
    assert (east.own.value, east.others.value, east.luck.value) == pytest.approx((-0.37, -0.03, -0.1))
    assert (west.own.value, west.others.value, west.luck.value) == pytest.approx((0.03, 0.37, 0.1))


def test_who_resigns_before_the_first_choice_gives_away_the_start() -> None:
    east, west = parts([0.0, 1.0], [Estimate(0.5), Estimate(0.5)], [], forfeit=0)
    assert (east.own.value, east.luck.value) == pytest.approx((-0.5, 0.0))
    assert (west.others.value, west.luck.value) == pytest.approx((0.5, 0.0))


def test_who_resigns_is_not_surprised_by_the_end() -> None:
    made = [chosen(2, 0, (0.5, 0.5), (0.4, 0.6))]
    assert [found.until for found in surprises(0, 0.0, Estimate(0.5), made, last=8, forfeit=0)] == [2]
    assert [found.until for found in surprises(1, 1.0, Estimate(0.5), made, last=8, forfeit=0)] == [8]


def test_alone_with_the_game_points_are_what_is_played_for() -> None:
    (part,) = parts([70.0], [Estimate(50.0)], [chosen(0, 0, (60.0,), (45.0,))])
    assert (part.own.value, part.others.value, part.luck.value) == pytest.approx((-15.0, 0.0, 35.0))


def test_a_cost_has_a_name() -> None:
    names = [priced(option(BAD, worth), option(GOOD, 0.6)).verdict(1.0) for worth in (0.6, 0.55, 0.45, 0.2)]
    assert names == [Verdict.FINE, Verdict.SLIP, Verdict.MISTAKE, Verdict.BLUNDER]


def test_a_plan_is_priced_once_however_many_of_its_steps_missed_the_same() -> None:
    plan = priced(option(BAD, 0.4), option(GOOD, 0.6), steps=5)
    assert plan.cost.value == pytest.approx(0.2)
    assert plan.worst.ply == 0


def test_what_is_no_worse_than_the_searchs_own_costs_nothing() -> None:
    assert priced(option(BAD, 0.4), option(GOOD, 0.3)).cost == Estimate(0.0)
    assert priced(option(BAD, 0.4)).cost == Estimate(0.0)


def test_a_cost_that_may_be_noise_has_no_name() -> None:
    good, bad = (Estimate(0.6, 0.2),), (Estimate(0.3, 0.2),)
    unsure = priced(Option(BAD, (bad, bad), bad), Option(GOOD, (good, good), good))
    assert unsure.cost.value == pytest.approx(0.3)
    assert unsure.verdict(1.0) is Verdict.FINE


def test_independent_errors_add_up_in_squares() -> None:
    assert total([Estimate(1.0, 0.3), Estimate(2.0, 0.4)]) == Estimate(3.0, 0.5)
    sample = Sample(2)
    for value in (0.0, 1.0, 0.0, 1.0, 1.0):
        sample.add([value, 2.0])
    share, constant = sample.means()
    assert share.value == 0.6
    assert share.error == pytest.approx(0.245, abs=1e-3)
    assert constant == Estimate(2.0, 0.0)
