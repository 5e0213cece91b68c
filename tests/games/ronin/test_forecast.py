"""Numbers for the board, computed by the rules on a view: influence, missions, totals, what placing would change."""

from __future__ import annotations

import pytest

from tatami.games.ronin.components.board import Pick
from tatami.games.ronin.forecast import forecast
from tatami.games.ronin.knowledge import guess, view
from tatami.games.ronin.state import Japan
from tatami.kernel.chance import receive, wipe
from tatami.kernel.events import SPECTATOR, spelled

from .table import BONUS, CITY, MISSION, REGION, SPACE, Table, begun, new_game, solo


def seen(table: Table, seat: int = 0) -> Japan:
    s = table.s.copy()
    view(s, seat)
    return s


def told(table: Table, name: str, seat: int = 0) -> list[list[int]]:
    numbers = forecast(seen(table, seat), seat)[name]
    assert isinstance(numbers, list)
    return numbers


def test_everybodys_influence_in_every_region() -> None:
    table = (
        new_game()
        .shogun("s1")
        .castle("indigo", "kanto")
        .stands("vermilion", first="mito")
        .stands("indigo", first="edo")
    )
    influence = told(table, "influence")
    assert len(influence) == 8
    assert influence[REGION["kanto"]] == [1, 2, 0, 0, 0, 1]  # Odawara is the shogun's
    assert influence[REGION["mutsu"]] == [1, 0, 0, 0, 0, 2]


def test_a_samurai_counts_two() -> None:
    table = new_game().hired("vermilion", "first", "samurai").stands("vermilion", first="mito")
    assert told(table, "influence")[REGION["kanto"]][0] == 2


def test_ties_are_ordered_by_tea() -> None:
    table = new_game().stands("vermilion", first="mito").stands("indigo", first="edo").tea("indigo", 4)
    assert told(table, "order")[REGION["kanto"]] == [1, 0]
    assert told(table.tea("vermilion", 5), "order")[REGION["kanto"]] == [0, 1]


def picks(table: Table, region: str) -> set[str]:
    """Solo: what could be taken there as things stand."""
    bits = forecast(seen(table), 0)["yields"]
    assert isinstance(bits, list)
    return {spelled(pick) for pick in Pick if bits[REGION[region]] >> pick & 1}


def test_solo_regions_say_what_they_would_give() -> None:
    table = solo().shogun("s1").stands("vermilion", first="mito").tea("shogun", 3)
    for region in ("mutsu", "kanto", "dewa"):
        table.region_goods(region, horse="silk", coin=1, iron=1)
    assert picks(table, "mutsu") == {"horse-head"}  # the shogun has more there
    assert picks(table, "kanto") == {"horse-head"}  # a tie, and he is ahead at tea
    assert picks(table, "dewa") == set()
    table.tea("vermilion", 4)
    assert picks(table, "kanto") == {"horse-head", "coin", "iron"}


def test_solo_a_bare_horse_head_gives_nothing_to_who_is_behind() -> None:
    table = solo().shogun("s1").stands("vermilion", first="mito").region_goods("mutsu", coin=1)
    assert picks(table, "mutsu") == set()


def test_solo_without_presence_the_horse_head_is_an_option_of_the_table() -> None:
    for answer, expected in (("yes", set()), ("no", {"horse-head"})):
        table = solo(solo_needs_presence=answer).shogun("s1").region_goods("mutsu", horse="silk", coin=1)
        assert picks(table, "mutsu") == expected


def test_only_alone_does_a_region_say_what_it_would_give() -> None:
    assert forecast(seen(new_game()), 0)["yields"] == []


def test_missions_tell_presence_rest_and_reward() -> None:
    table = new_game().missions("vermilion", "m10").missions("indigo", "m01").paid("m10", rice=1)
    table.stands("vermilion", first="akita")
    assert told(table, "missions") == [[MISSION["m01"], 1, 0, 2, 7], [MISSION["m10"], 0, 1, 3, 16]]
    table.stands("vermilion", second="osaka")
    assert told(table, "missions")[1] == [MISSION["m10"], 0, 2, 3, 21]


def test_courtier_and_steward_are_counted() -> None:
    table = new_game().missions("vermilion", "m10").hired("vermilion", "first", "courtier")
    table.hired("vermilion", "second", "steward").stands("vermilion", first="akita", second="osaka")
    assert told(table, "missions") == [[MISSION["m10"], 0, 2, 3, 24]]


def test_totals_are_what_stopping_now_would_give() -> None:
    table = new_game().points("vermilion", 30).castle("vermilion", "mutsu", "dewa").bonus("vermilion", "b01", "b05")
    assert told(table, "totals") == [[30, 3, 14], [0, 0, 0]]
    assert told(table, "bonuses")[BONUS["b01"]] == [6, 0]


def test_a_placement_tells_influence_order_and_missions_before_it_is_made() -> None:
    table = new_game().missions("vermilion", "m01").shogun("s1").stands("indigo", first="edo").place_phase()
    rows = [row for row in told(table, "reach") if row[1] == CITY["mito"]]
    assert rows == [
        [SPACE["first"], CITY["mito"], REGION["mutsu"], 1, 2],
        [SPACE["first"], CITY["mito"], REGION["kanto"], 1, 3],  # behind the shogun and, at tea, behind indigo
    ]
    assert told(table, "serves") == []  # Morioka is the shogun's, Edo indigo's
    table.shogun("s2")
    assert told(table, "serves") == [[SPACE["first"], CITY["morioka"], MISSION["m01"], 1]]


def test_ronin_with_characters_are_told_of_one_by_one() -> None:
    table = new_game().hired("vermilion", "second", "samurai").missions("vermilion", "m01").place_phase()
    table.hired("vermilion", "third", "messenger")
    mito = {(row[0], row[2]): row[3] for row in told(table, "reach") if row[1] == CITY["mito"]}
    kanto = REGION["kanto"]
    assert [mito.get((space, kanto)) for space in range(4)] == [1, 2, 1, None]  # the fourth is like the first
    serves = {(row[0], row[1]): row[3] for row in told(table, "serves")}
    assert serves[SPACE["third"], CITY["mito"]] == 2  # a messenger counts all around
    assert (SPACE["first"], CITY["mito"]) not in serves


def test_solo_only_cities_of_the_drawn_cards_are_told_of() -> None:
    table = begun("one")
    reached = {row[1] for row in told(table, "reach")}
    legal = {move.split()[2] for move in table.legal("vermilion", "place")}
    assert {CITY[name] for name in legal} == reached


def test_the_traveller_leaves_one_city_for_another() -> None:
    table = new_game().hired("vermilion", "first", "traveller").act_in("mito", "tea").play("vermilion", "pass")
    assert table.step == "travel"
    rows = [row for row in told(table, "reach") if row[1] == CITY["osaka"]]
    first = SPACE["first"]
    assert [row[2:] for row in rows if row[2] in (REGION["mutsu"], REGION["kinai"])] == [[0, 0, 0], [6, 1, 1]]
    assert {row[0] for row in rows} == {first}


def test_the_fifth_ronin_is_told_of_too() -> None:
    table = new_game().hired("vermilion", "first", "brother").act_in("mito", "tea")
    assert table.step == "send"
    assert {row[0] for row in told(table, "reach")} == {SPACE["fifth"]}


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_who_does_not_place_is_told_of_no_placement(seat: int) -> None:
    table = new_game().place_phase()
    numbers = forecast(seen(table, seat), seat)
    assert numbers["reach"] == numbers["serves"] == []


def test_the_shoguns_pile_says_where_he_may_come() -> None:
    table = new_game()
    table.s.shogun_pile = [1, 0, 0, 0, 0, 1, 0, 0]
    expected = [0] * len(CITY)
    for name in ("morioka", "aizu", "odawara", "himeji", "odawara", "sekigahara", "kanazawa", "morioka"):
        expected[CITY[name]] += 1
    assert forecast(seen(table), 0)["shogun_next"] == expected


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_what_is_hidden_changes_no_number(seat: int) -> None:
    """Worlds that look the same to a seat give it the same numbers; what a scout saw is in none of them."""
    table = new_game().missions("vermilion", "m01").hired("vermilion", "first", "scout").act_in("mito", "tea")
    looks = seen(table, seat)
    numbers = forecast(looks, seat)
    for luck in range(10):
        world = looks.copy()
        receive(world, luck, 7)
        guess(world, seat)
        wipe(world)
        view(world, seat)
        assert forecast(world, seat) == numbers


def test_a_finished_game_has_nothing_left_to_add() -> None:
    table = new_game().points("vermilion", 30).castle("vermilion", "mutsu")
    table.s.step = 7
    assert told(table, "totals") == [[30, 0, 0], [0, 0, 0]]
