"""Defeat, the ways to end, and the score."""

from __future__ import annotations

import pytest

from tatami.games.samurai_sword.components import Role
from tatami.games.samurai_sword.rules.honour import multiplier

from .feud import Table, position


def finished(players: int, honours: list[int], daimyos: list[int] | None = None) -> Table:
    """A game that ends with these honours, by a Bushido that takes the last one's last."""
    seats = ("one", "two", "three", "four", "five", "six", "seven")[:players]
    last = seats[-1]
    honour = dict(zip(seats, honours, strict=True)) | {last: honours[-1] + 1}
    cards = dict(zip(seats, daimyos or [0] * players, strict=True))
    table = position(
        players,
        turn=seats[-2],
        honour=honour,
        hands={seat: ["geisha"] + ["daimyo"] * cards[seat] for seat in seats},
        fronts={last: ["bushido"]},
        deck=["bokken", "bokken", "bokken"],
    )
    return table.play(seats[-2], "done").play(last, "yield")


def test_a_defeat_passes_one_honour_to_the_victor() -> None:
    table = position(hands={"one": ["kiseru"]}, resilience={"two": 2}).play("one", "attack two kiseru")
    table.play("two", "take")
    assert table.honours() == [6, 2, 3, 3, 3]
    assert table.is_harmless("two")
    assert table.ending == "none"


@pytest.mark.parametrize(("card", "move"), [("battle-cry", "cry"), ("jujutsu", "jujutsu")])
def test_a_defeat_by_a_call_counts_for_the_one_who_called(card: str, move: str) -> None:
    table = position(3, hands={"one": [card, "parry"]}, resilience={"two": 1, "three": 1}).play("one", move)
    table.play("two", "take").play("three", "take")
    assert table.honours() == [8, 2, 2]


def test_the_game_ends_when_a_defeat_takes_the_last_honour() -> None:
    table = position(hands={"one": ["kiseru"]}, resilience={"three": 1, "two": 0}, honour={"three": 1})
    table.play("one", "attack three kiseru").play("three", "take")
    assert table.ending == "defeat"
    assert table.asked is None
    assert table.told("lost-blade") == []


def test_a_call_ends_at_once_when_the_game_does() -> None:
    table = position(4, hands={"one": ["jujutsu", "parry"]}, resilience={"two": 1, "three": 1}, honour={"two": 1})
    table.play("one", "jujutsu").play("two", "take")
    assert table.ending == "defeat"
    assert table.resilience("three") == 1


def test_lost_blade_a_friendly_blow_that_ends_the_game_costs_three() -> None:
    table = position(hands={"one": ["kiseru"]}, resilience={"two": 1}, honour={"two": 1})
    table.play("one", "attack two kiseru").play("two", "take")
    assert table.points("shogun") == 6 - 3
    assert table.told("lost-blade")[0]["seat"] == "seat-two"


def test_a_friendly_blow_that_ends_nothing_costs_nothing() -> None:
    table = position(hands={"one": ["kiseru"]}, resilience={"two": 1}).play("one", "attack two kiseru")
    table.play("two", "take")
    assert table.feud.blade == -1


def test_swordmaster_the_last_with_resilience_wins_for_the_team() -> None:
    """Whatever the score, and whatever the hands."""
    down = {"two": 0, "three": 1, "four": 0, "five": 0}
    table = position(hands={"one": ["kiseru"]}, resilience=down, honour={"one": 1, "three": 9})
    table.play("one", "attack three kiseru").play("three", "take")
    assert table.ending == "swordmaster"
    assert table.winner == "shogun"
    assert table.winners == ["one", "two"]
    assert table.points("ninja") > table.points("shogun")


def test_a_player_without_cards_but_with_resilience_still_stands() -> None:
    table = position(4, hands={"one": ["kiseru"], "four": []}, resilience={"two": 1, "three": 0})
    table.play("one", "attack two kiseru").play("two", "take")
    assert table.ending == "none"


def test_a_call_may_make_a_swordmaster() -> None:
    table = position(4, hands={"one": ["jujutsu", "bo"]}, resilience={"two": 0, "three": 1, "four": 1})
    table.play("one", "jujutsu").play("three", "take").play("four", "take")
    assert table.ending == "swordmaster"


def test_no_swordmaster_over_a_friend_the_score_decides() -> None:
    table = position(4, hands={"one": ["kiseru"]}, resilience={"two": 1, "three": 0, "four": 0})
    table.play("one", "attack two kiseru").play("two", "take")
    assert table.ending == "last-friend"
    assert table.points("shogun") == 6 + 2 * 2 - 3
    assert table.winner == "ninja"


def test_the_worked_example_nine_all_goes_to_the_shogun() -> None:
    """Six players: shogun 1, samurai 3 twice over and two Daimyo make 9; the ronin's 3 count 9; the ninja have 5."""
    roles = ("shogun", "samurai", "ronin", "ninja-1", "ninja-2", "ninja-3")
    table = position(
        6,
        turn="five",
        roles=roles,
        honour={"one": 1, "two": 3, "three": 3, "four": 2, "five": 3, "six": 1},
        hands={"one": ["daimyo", "parry"], "two": ["daimyo"]},
        fronts={"six": ["bushido"]},
        deck=["bokken", "bokken", "bokken"],
    )
    table.play("five", "done").play("six", "yield")
    assert [table.points(team) for team in ("shogun", "ninja", "ronin")] == [9, 5, 9]
    assert table.winner == "shogun"
    assert table.winners == ["one", "two"]


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (3, {"shogun": 2, "ninja-1": 1, "ninja-2": 1}),
        (5, {"shogun": 1, "samurai": 1, "ninja-1": 1, "ninja-2": 1, "ronin": 2}),
        (6, {"shogun": 1, "samurai": 2, "ninja-1": 1, "ninja-2": 1, "ninja-3": 1, "ronin": 3}),
        (7, {"shogun": 1, "samurai": 1, "ninja-1": 1, "ninja-2": 1, "ninja-3": 1, "ronin": 3}),
    ],
)
def test_multipliers(players: int, expected: dict[str, int]) -> None:
    s = position(players).feud
    found = {Role(s.role[seat]).name.lower().replace("_", "-"): multiplier(s, seat) for seat in range(players)}
    assert found == expected


@pytest.mark.parametrize(
    ("stars", "worth"), [(("1", "2"), (1, 2)), (("1", "3"), (1, 2)), (("2", "3"), (1, 2)), (("3", "2"), (2, 1))]
)
def test_with_four_the_ninja_of_more_stars_counts_double(stars: tuple[str, str], worth: tuple[int, int]) -> None:
    s = position(4, roles=("shogun", "samurai", f"ninja-{stars[0]}", f"ninja-{stars[1]}")).feud
    assert (multiplier(s, 0), multiplier(s, 1)) == (1, 2)
    assert (multiplier(s, 2), multiplier(s, 3)) == worth


def test_a_daimyo_in_hand_is_a_point_never_multiplied() -> None:
    assert finished(4, [5, 3, 1, 0], [0, 1, 0, 0]).points("shogun") == 5 + 3 * 2 + 1


def test_a_daimyo_is_nothing_to_the_ronin() -> None:
    assert finished(5, [5, 3, 3, 3, 0], [0, 0, 0, 0, 2]).points("ronin") == 0


def test_the_ninja_win_every_tie() -> None:
    table = finished(5, [3, 3, 3, 3, 0])
    assert table.points("shogun") == table.points("ninja") == 6
    assert table.winner == "ninja"
    assert table.winners == ["three", "four"]


def test_the_ronin_wins_alone() -> None:
    roles = ("shogun", "samurai", "ninja-1", "ronin", "ninja-2")
    table = position(
        5,
        turn="four",
        roles=roles,
        honour={"four": 6, "five": 1},
        fronts={"five": ["bushido"]},
        deck=["bo", "bo", "bo"],
    )
    table.play("four", "done").play("five", "yield")
    assert table.points("ronin") == 12
    assert table.winners == ["four"]


def test_roles_and_totals_are_told_at_the_end() -> None:
    table = finished(5, [5, 3, 3, 3, 0])
    assert [told["role"] for told in table.told("revealed")] == [
        *["role-shogun", "role-samurai", "role-ninja-1", "role-ninja-2", "role-ronin"]
    ]
    assert [told["points"] for told in table.told("scored")] == [8, 6, 0]
    assert table.told("won") == [{"team": "team-shogun"}]


def test_nothing_may_be_played_when_the_game_is_over() -> None:
    table = finished(5, [5, 3, 3, 3, 0])
    assert all(table.legal(seat) == set() for seat in ("one", "two", "three", "four", "five"))
