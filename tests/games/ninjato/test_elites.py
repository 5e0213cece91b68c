"""One test of each kind of elite: what beats it by force and by stealth, and what it gives."""

from __future__ import annotations

import pytest

from tatami.games.ninjato.components import ELITE_DECK

from .table import Table, raid

NAMES = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}


def facing(elite: str, mode: str, hand: str, tiles: str = "") -> Table:
    """Black stands before an elite, having slipped past a sentry."""
    sentry = "1" if mode == "force" else "5"
    table = raid(f"{hand} 3", house="fan", red="scroll jade", sentry=sentry, mode=mode, tiles=tiles)
    return table.raid("strike three first", "banzai", elites=elite)


@pytest.mark.parametrize(
    ("elite", "force", "stealth"),
    [
        ("tsuba", {5}, {1, 2}),
        ("seppa", {4, 5}, {1}),
        ("fuchi", {5}, {1}),
        ("habaki", set(), {1}),
        ("kashira", {5}, set()),
        ("kissaki", set(), set()),
    ],
)
def test_a_single_elite_counts_differently_against_force_and_stealth(
    elite: str, force: set[int], stealth: set[int]
) -> None:
    for mode, winning in (("force", force), ("stealth", stealth)):
        table = facing(elite, mode, "1 2 4 5")
        assert table.legal("black", "strike") == {f"strike {NAMES[value]} first" for value in winning}


@pytest.mark.parametrize(
    ("elite", "first", "second"),
    [
        ("menuki", {4, 5}, {5}),
        ("daisho", {4, 5}, set()),
        ("kogai", {2, 4, 5}, {4, 5}),
        ("shitodome", {4, 5}, {4, 5}),
    ],
)
def test_each_guard_of_a_pair_is_fought_by_itself(elite: str, first: set[int], second: set[int]) -> None:
    table = facing(elite, "force", "1 2 4 5")
    assert table.legal("black", "strike") == {
        *(f"strike {NAMES[value]} first" for value in first),
        *(f"strike {NAMES[value]} second" for value in second),
    }


@pytest.mark.parametrize(
    ("elite", "moves"),
    [
        ("menuki", ("strike four first", "strike five second")),
        ("daisho", ("strike five first", "kenjutsu", "strike four second")),
        ("kogai", ("strike five second", "strike four first")),
        ("shitodome", ("strike four second", "strike five first")),
    ],
)
def test_a_pair_beaten_gives_one_card_and_one_treasure(elite: str, moves: tuple[str, ...]) -> None:
    table = facing(elite, "force", "4 5", tiles="kenjutsu").raid(*moves)
    assert table.beaten("black") == elite
    assert table.loot() == "fan scroll"


def test_beating_one_of_a_pair_is_a_failure_and_the_card_is_discarded() -> None:
    table = facing("menuki", "force", "4").raid("strike four first", "fail")
    assert table.beaten("black") == ""
    assert table.kyoto.elites_gone[6] == ELITE_DECK[6]
    assert table.purse("black") == "fan"


def test_a_beaten_elite_is_kept() -> None:
    table = facing("tsuba", "force", "5").raid("strike five first")
    assert table.beaten("black") == "tsuba"


def test_an_elite_that_was_not_beaten_is_discarded_and_may_come_again() -> None:
    table = facing("kissaki", "force", "5").raid("fail")
    assert sum(table.kyoto.elites) + sum(table.kyoto.elites_gone) == 20
