"""Who knows what: face-down goods, the reserve, the mission pile, and what the scout has seen."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.games.ronin.components.board import Good
from tatami.games.ronin.knowledge import guess, view
from tatami.games.ronin.rules import check
from tatami.games.ronin.state import EMPTY, HIDDEN, Japan, Spot
from tatami.kernel.chance import receive, wipe
from tatami.kernel.events import SPECTATOR

from .table import REGION, Table, begun, new_game


def seen(table: Table, seat: int) -> Japan:
    s = table.s.copy()
    view(s, seat)
    return s


def imagined(s: Japan, seat: int, luck: int) -> Japan:
    world = s.copy()
    receive(world, luck, 99)
    guess(world, seat)
    wipe(world)
    return world


def scouted() -> Table:
    """Vermilion's scout has buried three cards, one of which lay open before vermilion."""
    table = new_game().missions("vermilion", "m01", "m02").hired("vermilion", "first", "scout").act_in("mito", "tea")
    table.play("vermilion", "give m01")
    table.play("vermilion", min(table.legal("vermilion", "take")))
    return table.play("vermilion", "bury m01").play("vermilion", min(table.legal("vermilion", "bury")))


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_nobody_knows_a_good_that_lies_face_down(seat: int) -> None:
    table = begun()
    hidden = seen(table, seat)
    assert all(good in (EMPTY, HIDDEN) for good in hidden.buried)
    swapped = table.s.copy()
    swapped.buried = [good if good == EMPTY else (good + 1) % 5 for good in table.s.buried]
    for good in Good:
        swapped.bag[good] = 5
    view(swapped, seat)
    assert swapped == hidden


def test_of_the_reserve_only_the_kinds_are_known() -> None:
    table = begun()
    assert set(seen(table, 0).bag) == {1}


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_what_the_scout_sees_is_hidden_from_others(seat: int) -> None:
    table = new_game().missions("vermilion", "m01").hired("vermilion", "first", "scout").act_in("mito", "tea")
    assert list(seen(table, 0).looked) == list(table.s.looked)
    other = seen(table, seat)
    assert list(other.looked) == [HIDDEN, HIDDEN, HIDDEN, EMPTY]
    assert all(other.mission_at[card] == Spot.PILE for card in table.s.looked if card >= 0)


def test_the_scouts_owner_alone_is_told_of_the_cards() -> None:
    table = new_game().missions("vermilion", "m01").hired("vermilion", "first", "scout").act_in("mito", "tea")
    sights = [event for event in table.events if event.name == "scout-sees"]
    assert sights
    assert all(event.seen_from(0) and not event.seen_from(1) and not event.seen_from(SPECTATOR) for event in sights)


def test_where_the_scout_puts_them_is_known_to_its_owner_alone_except_what_lay_open() -> None:
    table = scouted()
    assert list(seen(table, 0).under)[:3] == list(table.s.under)[:3]
    assert list(seen(table, 1).under)[:3] == [0, HIDDEN, HIDDEN]
    assert list(seen(table, SPECTATOR).under)[:3] == [0, HIDDEN, HIDDEN]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_guessed_world_keeps_the_invariants_and_looks_the_same(seat: int) -> None:
    for table in (begun(), scouted()):
        looks = seen(table, seat)
        for luck in range(20):
            world = imagined(looks, seat, luck)
            assert check(world) == 0
            view(world, seat)
            assert world == looks


def test_guesses_reach_every_good_and_every_card() -> None:
    looks = seen(scouted(), 1)
    worlds = [imagined(looks, 1, luck) for luck in range(400)]
    region = list(looks.buried).index(HIDDEN)
    assert {world.buried[region] for world in worlds} == set(Good)
    unseen = sum(spot == Spot.PILE for spot in looks.mission_at)
    assert len({world.under[1] for world in worlds}) == unseen


def test_guesses_come_as_often_as_they_should() -> None:
    table = begun()
    looks = seen(table, 0)
    unseen = [table.s.bag[good] + list(table.s.buried).count(good) for good in Good]
    region = list(looks.buried).index(HIDDEN)
    found = Counter(imagined(looks, 0, luck).buried[region] for luck in range(3000))
    for good in Good:
        assert abs(found[good] / 3000 - unseen[good] / sum(unseen)) < 0.04


def test_a_kind_that_the_reserve_lacks_lies_face_down_in_every_guess() -> None:
    table = new_game().region_goods("kanto", buried="silk").region_goods("kinai", buried="coin")
    for region in set(REGION) - {"kanto", "kinai", "shikoku", "kyushu"}:
        table.region_goods(region)
    table.s.box[Good.SILK] += table.s.bag[Good.SILK]
    table.s.bag[Good.SILK] = 0
    looks = seen(table, 0)
    worlds = [imagined(looks, 0, luck) for luck in range(200)]
    places = Counter(
        (world.buried[REGION["kanto"]], world.buried[REGION["kinai"]]).count(Good.SILK) for world in worlds
    )
    assert places == {1: 200}
    assert 70 < sum(world.buried[REGION["kanto"]] == Good.SILK for world in worlds) < 130


def test_missions_lie_open_before_their_owners() -> None:
    table = begun("three")
    assert list(seen(table, SPECTATOR).mission_at) == list(table.s.mission_at)
