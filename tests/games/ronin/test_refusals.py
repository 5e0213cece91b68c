"""Every reason for a refusal: a position, a move, and the rule it would break."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tatami.games.ronin.components.board import Good
from tatami.games.ronin.moves import Reason
from tatami.games.ronin.state import Spot

from .table import MISSION, Table, new_game, solo

Case = tuple[Callable[[], Table], str]


def ended() -> Table:
    table = new_game()
    table.s.round_number = 4
    return table.limits_phase()


def no_cards() -> Table:
    table = new_game().display("m01")
    for mission in range(33):
        if table.s.mission_at[mission] == Spot.PILE:
            table.s.mission_at[mission] = Spot.HELD + 1
    return table.act_in("mito", "mission")


def one_card_shown() -> Table:
    table = solo().place_phase()
    table.s.mission_at[MISSION["m01"]] = Spot.SHOWN
    return table


def rider(*deeds: str) -> Table:
    table = new_game().castle("indigo", "mutsu", "kanto").stands("indigo", first="himeji")
    for deed in deeds:
        table.tile("himeji", deed)
    return table.hired("vermilion", "first", "rider").act_in("mito", "tea")


def scout() -> Table:
    table = new_game().missions("vermilion", "m01", "m02").paid("m02", silk=1)
    return table.hired("vermilion", "first", "scout").act_in("mito", "tea")


def architect() -> Table:
    return new_game().tokens("vermilion", 1).hired("vermilion", "first", "architect").act_in("mito", "tea")


def without_iron() -> Table:
    table = new_game().tea("vermilion", 7).act_in("mito", "tea")
    table.s.box[Good.IRON] += table.s.bag[Good.IRON]
    table.s.bag[Good.IRON] = 0
    return table.play("vermilion", "drink")


def paying() -> Table:
    table = (
        solo().missions("vermilion", "m01", "m30").stands("vermilion", first="edo").goods("vermilion", coin=1, iron=1)
    )
    return table.bonus_display("b05", "b09", "b01", "b07").mission_phase()


def merchant() -> Table:
    table = solo().hired("vermilion", "first", "merchant").missions("vermilion", "m01").stands("vermilion", first="edo")
    return table.goods("vermilion", wood=1).mission_phase()


def steward() -> Table:
    table = solo().missions("vermilion", "m01").paid("m01", coin=1).hired("vermilion", "first", "steward")
    return table.stands("vermilion", first="edo").tokens("vermilion", 1).mission_phase()


def brother() -> Table:
    return solo().shogun("s6").hired("vermilion", "first", "brother").act_in("osaka", "tea")


def all_castles_built() -> Table:
    table = new_game("four").castle("vermilion", "dewa", "echigo", "shinano", "tokai", "kinai")
    return table.act_in("mito", "castle")


REFUSALS: dict[Reason, Case] = {
    Reason.GAME_IS_OVER: (ended, "done"),
    Reason.NOT_YOUR_DECISION: (lambda: new_game().place_phase("indigo"), "place first edo"),
    Reason.NOT_NOW: (lambda: new_game().place_phase(), "pass"),
    Reason.NOT_YOUR_MISSION: (paying, "pay m02 iron"),
    Reason.NO_SUCH_RONIN: (lambda: new_game().place_phase(), "place fifth edo"),
    Reason.RONIN_IS_PLACED: (lambda: new_game().stands("vermilion", first="edo").place_phase(), "place first mito"),
    Reason.CITY_IS_NOT_USED: (lambda: new_game().place_phase(), "place first kochi"),
    Reason.YOU_STAND_THERE: (lambda: new_game().stands("vermilion", first="edo").place_phase(), "place second edo"),
    Reason.CITY_IS_TAKEN: (lambda: new_game().shogun("s1").place_phase(), "place first himeji"),
    Reason.CITY_IS_NOT_SHOWN: (one_card_shown, "place first mito"),
    Reason.NOT_ON_THIS_TILE: (lambda: new_game().act_in("mito", "tea"), "fly"),
    Reason.MISSION_IS_NOT_OFFERED: (lambda: new_game().display("m01").act_in("mito", "mission"), "take m02"),
    Reason.PILE_IS_EMPTY: (no_cards, "draw"),
    Reason.CHARACTER_IS_NOT_OFFERED: (
        lambda: new_game().offered("ninja", "ninja", "samurai", "steward").act_in("mito", "hire"),
        "hire monk first",
    ),
    Reason.CHARACTER_IS_YOURS: (
        lambda: (
            new_game()
            .hired("vermilion", "third", "monk")
            .offered("monk", "ninja", "samurai", "steward")
            .act_in("mito", "hire")
        ),
        "hire monk first",
    ),
    Reason.NO_CASTLE_LEFT: (all_castles_built, "build kanto"),
    Reason.REGION_IS_NOT_USED: (architect, "raise kyushu token"),
    Reason.REGION_IS_OUT_OF_REACH: (lambda: new_game().act_in("mito", "castle"), "build kinai"),
    Reason.CASTLE_IS_YOURS: (
        lambda: new_game("four").castle("vermilion", "kanto").act_in("mito", "castle"),
        "build kanto",
    ),
    Reason.REGION_IS_FULL: (
        lambda: new_game("four").castle("indigo", "kanto").castle("moss", "kanto").act_in("mito", "castle"),
        "build kanto",
    ),
    Reason.ONE_CASTLE_A_REGION: (lambda: new_game().castle("indigo", "kanto").act_in("mito", "castle"), "build kanto"),
    Reason.NO_RIDER: (lambda: new_game().shogun("s1").act_in("mito", "tea"), "ride himeji"),
    Reason.NOBODY_TO_RIDE_TO: (rider, "ride edo"),
    Reason.NOTHING_TO_DO_THERE: (lambda: rider("castle"), "ride himeji"),
    Reason.NOTHING_TO_PAY_WITH: (paying, "pay m01 rice"),
    Reason.MISSION_IS_PAID: (scout, "give m02"),
    Reason.NOT_AMONG_THE_SEEN: (lambda: scout().play("vermilion", "give m01"), "take m01"),
    Reason.NOT_HELD_BY_THE_SCOUT: (lambda: scout().play("vermilion", "done"), "bury m01"),
    Reason.NOT_IN_A_SHARED_REGION: (brother, "send edo"),
    Reason.CITY_IS_OCCUPIED: (brother, "send kanazawa"),
    Reason.ANOTHER_REGION: (
        lambda: new_game().stands("vermilion", first="edo").region_goods("kanto", rice=1, silk=1).collect_phase(),
        "collect mutsu rice",
    ),
    Reason.NO_SUCH_GOOD_THERE: (
        lambda: new_game().stands("vermilion", first="edo").region_goods("kanto", rice=1, silk=1).collect_phase(),
        "collect kanto iron",
    ),
    Reason.RESERVE_LACKS_IT: (without_iron, "gain iron"),
    Reason.NO_MERCHANT: (paying, "trade coin rice"),
    Reason.MUST_NOT_DECLINE: (brother, "done"),
    Reason.NOT_PRESENT: (paying, "pay m30 iron"),
    Reason.NOT_SHOWN_ON_MISSION: (paying, "pay m01 iron"),
    Reason.NOTHING_LEFT_TO_PAY: (steward, "pay m01 token"),
    Reason.NOT_YET_PAID: (paying, "complete m01"),
    Reason.BONUS_IS_NOT_OFFERED: (paying, "claim b02 honour"),
    Reason.VIRTUES_ARE_LACKING: (paying, "claim b05 honour"),
    Reason.SAME_GOOD: (merchant, "trade wood wood"),
}


def test_every_reason_is_shown() -> None:
    assert set(REFUSALS) == set(Reason) - {Reason.NONE}


@pytest.mark.parametrize("reason", list(REFUSALS), ids=lambda reason: reason.name)
def test_a_refusal_names_the_rule_it_would_break(reason: Reason) -> None:
    table, move = REFUSALS[reason]
    assert table().refused("vermilion", move) is reason
