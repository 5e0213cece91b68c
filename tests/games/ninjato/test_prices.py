"""Palace and pavilion: every kind of price, paid in small steps or in exact change, with gold and without."""

from __future__ import annotations

import pytest

from tatami.games.ninjato.moves import Reason

from .table import Table, position


def at_the_palace(envoy: str, purse: str) -> Table:
    return position(palace=envoy, purses={"black": purse})


@pytest.mark.parametrize(
    ("envoy", "purse", "honour"),
    [
        ("taira-69", "fan scroll", 5),
        ("minamoto-67", "fan vase", 6),
        ("taira-51", "fan jade", 7),
        ("taira-42", "scroll vase", 7),
        ("minamoto-27", "scroll jade", 8),
        ("taira-29", "vase jade", 9),
        ("taira-60", "jade", 5),
        ("taira-22", "fan vase vase vase", 14),
        ("taira-35", "fan fan jade jade", 14),
        ("taira-35", "jade jade jade jade", 20),
    ],
)
def test_each_kind_of_envoy_is_paid_in_exact_change(envoy: str, purse: str, honour: int) -> None:
    table = at_the_palace(envoy, purse).play("black", f"bribe {envoy}")
    if table.step == "pay":
        table.play("black", "settle")
    assert (table.honour("black"), table.purse("black")) == (honour, "")
    assert table.envoys("black") == {envoy}
    assert table.turn == "white"


@pytest.mark.parametrize(
    ("rumour", "purse", "honour"),
    [
        ("people-any", "scroll", 3),
        ("people-two-any", "fan jade", 7),
        ("people-jade", "jade", 5),
        ("people-vase", "vase", 4),
        ("people-fan-scroll", "fan scroll", 5),
        ("people-scroll-vase", "scroll vase", 7),
        ("warrior-fan-vase", "fan vase", 6),
        ("friends-fan-jade", "fan jade", 7),
        ("secrets-scroll-jade", "scroll jade", 8),
        ("enemies-vase-jade", "vase jade", 9),
    ],
)
def test_each_kind_of_rumour_is_paid_in_exact_change(rumour: str, purse: str, honour: int) -> None:
    table = position(pavilion=rumour, purses={"black": purse}).play("black", f"spread {rumour}")
    if table.step == "pay":
        table.play("black", "settle")
    assert (table.honour("black"), table.purse("black")) == (honour, "")
    assert table.rumours("black") == {rumour}


@pytest.mark.parametrize(("count", "honour"), [(1, 4), (2, 8), (3, 12), (4, 16)])
def test_one_to_four_alike_may_be_paid(count: int, honour: int) -> None:
    table = at_the_palace("taira-60", "vase vase vase vase vase").play("black", "bribe taira-60", *["pay vase"] * count)
    if count < 4:
        table.play("black", "done")
    assert table.honour("black") == honour
    assert table.turn == "white"


def test_a_price_that_can_be_met_in_one_way_is_paid_at_once() -> None:
    table = at_the_palace("taira-51", "fan jade jade").play("black", "bribe taira-51")
    assert table.purse("black") == "jade"
    assert table.turn == "white"


def test_gold_fills_the_gap_at_once_if_there_is_no_other_way() -> None:
    table = at_the_palace("taira-51", "fan gold").play("black", "bribe taira-51")
    assert (table.honour("black"), table.purse("black")) == (7, "")


def test_gold_may_be_paid_instead_of_a_treasure_one_has() -> None:
    table = at_the_palace("taira-51", "fan jade gold").play("black", "bribe taira-51", "gild jade", "pay fan")
    assert (table.honour("black"), table.purse("black")) == (7, "jade")


def test_gold_may_stand_for_a_kind_one_has_none_of() -> None:
    table = at_the_palace("taira-60", "fan gold gold").play("black", "bribe taira-60", "gild jade", "gild jade")
    assert (table.honour("black"), table.purse("black")) == (10, "fan")


def test_exact_change_takes_the_least_gold_and_then_the_most_honour() -> None:
    table = at_the_palace("taira-60", "fan fan fan jade gold gold").play("black", "bribe taira-60", "settle")
    assert (table.honour("black"), table.purse("black")) == (6, "jade gold gold")


def test_exact_change_finishes_what_was_begun() -> None:
    table = at_the_palace("taira-22", "fan fan fan fan jade").play("black", "bribe taira-22", "pay jade", "settle")
    assert (table.honour("black"), table.purse("black")) == (11, "fan")


def test_only_treasures_that_lead_to_a_whole_price_are_offered() -> None:
    table = at_the_palace("taira-22", "fan fan fan scroll vase").play("black", "bribe taira-22")
    assert table.legal("black", "pay") == {"pay fan", "pay scroll", "pay vase"}
    table.play("black", "pay scroll")
    assert table.legal("black") == {"pay fan", "settle"}
    assert table.refused("black", "pay vase") is Reason.PRICE_IS_EXACT


def test_four_alike_meet_one_and_three_and_two_and_two() -> None:
    for envoy in ("taira-22", "taira-35"):
        table = at_the_palace(envoy, "fan fan fan fan").play("black", f"bribe {envoy}", *["pay fan"] * 4)
        assert table.honour("black") == 8


def test_a_price_is_never_paid_over() -> None:
    table = at_the_palace("taira-60", "fan fan fan fan fan").play("black", "bribe taira-60", *["pay fan"] * 4)
    assert table.purse("black") == "fan"
    assert table.turn == "white"


def test_who_cannot_pay_does_not_go() -> None:
    table = position(palace="taira-51", pavilion="people-jade", purses={"black": "fan scroll"})
    assert table.refused("black", "bribe taira-51") is Reason.CANNOT_PAY
    assert table.refused("black", "spread people-jade") is Reason.CANNOT_PAY


def test_what_is_paid_goes_to_the_spent_treasures() -> None:
    table = at_the_palace("taira-51", "fan jade").play("black", "bribe taira-51")
    assert list(table.kyoto.spent) == [1, 0, 0, 1, 0]


def test_palace_and_pavilion_are_not_refilled_within_a_round() -> None:
    table = position(palace="taira-51 taira-22", pavilion="people-any", purses={"black": "fan jade"})
    table.play("black", "bribe taira-51")
    assert table.palace == {"taira-22"}
