"""What a simulated result is worth to each seat: winning, sharing, standing near, and points for who plays alone."""

from __future__ import annotations

import pytest

from tatami.bots.search.simulation import ABSENT, PLACE, WHOLE, Desk, lead_of, reward, take_note


def desk(margin: float = 0.0, seat: int = 0) -> list[int]:
    words = [0] * len(Desk)
    words[Desk.SEAT] = seat
    words[Desk.MARGIN] = round(margin * WHOLE)
    return words


def rewards(points: list[int], standing: list[int] | None = None, ended: bool = True, margin: float = 0.0) -> list[int]:
    """What each seat gets."""
    told = standing or points
    words = desk(margin)
    take_note(told, words)
    return [reward(ended, points, told, words, seat) for seat in range(len(points)) if points[seat] != ABSENT]


def test_the_first_place_is_worth_everything() -> None:
    assert rewards([3, 1, 2]) == [PLACE, 0, 0]


def test_a_team_wins_whole() -> None:
    assert rewards([1, 0, 1, 0, 0]) == [PLACE, 0, PLACE, 0, 0]


def test_what_all_share_is_a_draw() -> None:
    assert rewards([0, 0]) == [PLACE // 2, PLACE // 2]


def test_an_empty_seat_is_nobody() -> None:
    assert rewards([2, 1, ABSENT]) == [PLACE, 0]


def test_a_narrow_defeat_is_better_than_a_rout_to_those_who_care() -> None:
    near, far = rewards([10, 9], margin=0.5)[1], rewards([10, 1], margin=0.5)[1]
    assert 0 < far <= near < PLACE // 2
    assert rewards([10, 9])[1] == rewards([10, 1])[1] == 0


def test_a_game_broken_off_is_judged_by_what_each_seat_promises() -> None:
    ahead, behind = rewards([0, 0], standing=[5, 2], ended=False)
    assert behind < PLACE // 2 < ahead


def test_a_team_stands_together() -> None:
    """Seats that stand alike are no rivals of each other."""
    assert [lead_of([4, 4, 1], seat) for seat in range(3)] == [3, 3, -3]


@pytest.mark.parametrize(("points", "more"), [(100, 101), (170, 200)])
def test_who_plays_alone_counts_points(points: int, more: int) -> None:
    assert rewards([points, ABSENT])[0] < rewards([more, ABSENT])[0]
