"""Phase 2 (acceptance tests 7 and 8; constraints 12, 26 and 36)."""

from __future__ import annotations

from tatami.games.ronin.components.board import Good
from tatami.games.ronin.moves import Reason
from tatami.games.ronin.rules.land import influence_in
from tatami.games.ronin.state import EMPTY

from .table import REGION, Table, new_game, solo


def bare(table: Table) -> Table:
    """No goods anywhere."""
    for region in list(REGION)[: 8 if table.s.options[0] <= 2 else 10]:
        table.region_goods(region)
    return table


def test_influence_counts_ronin_castles_and_the_fifth_ronin() -> None:
    table = solo().stands("vermilion", first="edo", second="mito", fifth="takasaki").castle("vermilion", "kanto")
    assert influence_in(table.s, 0, REGION["kanto"]) == 4
    assert influence_in(table.s, 0, REGION["mutsu"]) == 1


def test_solo_the_player_with_more_influence_chooses() -> None:
    table = bare(solo()).stands("vermilion", first="edo").region_goods("kanto", horse="iron", rice=1, silk=1)
    table.collect_phase()
    assert table.step == "collect"
    assert table.refused("vermilion", "collect mutsu rice") is Reason.ANOTHER_REGION
    table.play("vermilion", "collect kanto silk")
    assert table.purse("vermilion") == {"silk": 1}


def test_solo_behind_the_shogun_the_horse_head_good_is_taken_without_asking() -> None:
    table = bare(solo()).shogun("s6").tea("vermilion", 8).stands("vermilion", first="osaka")
    table.castle("shogun", "kinai").region_goods("kinai", horse="coin", rice=1, silk=1).collect_phase()
    assert table.purse("vermilion") == {"coin": 1}


def test_solo_on_a_tie_the_one_ahead_at_tea_wins() -> None:
    for space, expected in ((3, {"coin": 1}), (4, {})):
        table = bare(solo()).shogun("s7").tea("vermilion", space).stands("vermilion", first="edo")
        table.region_goods("kanto", horse="coin", rice=1).collect_phase()
        assert table.purse("vermilion") == expected
        assert (table.step == "collect") == (space == 4)


def test_solo_who_was_on_the_space_before_the_shogun_moves_there_wins_ties() -> None:
    table = bare(solo()).tea("vermilion", 6).tea("shogun", 6).shogun("s7").stands("vermilion", first="edo")
    table.region_goods("kanto", horse="coin", rice=1).collect_phase()
    assert table.step == "collect"


def test_solo_behind_the_shogun_an_empty_horse_head_gives_nothing() -> None:
    table = bare(solo()).shogun("s7").stands("vermilion", first="edo").region_goods("kanto", rice=1).collect_phase()
    assert table.purse("vermilion") == {}


def test_solo_without_influence_nothing() -> None:
    table = bare(solo()).shogun("s7").region_goods("kanto", horse="coin").collect_phase()
    assert table.purse("vermilion") == {}


def test_solo_against_a_shogun_without_influence_the_choice_is_free() -> None:
    table = bare(solo()).shogun("s7").stands("vermilion", first="morioka")
    table.region_goods("mutsu", horse="coin", rice=1).collect_phase()
    assert table.step == "collect"


def test_solo_the_horse_head_good_uncovers_the_hidden_one_in_the_next_round_and_then_no_more() -> None:
    table = bare(solo()).shogun("s7").stands("vermilion", first="edo")
    table.region_goods("kanto", horse="coin", buried="silk").collect_phase()
    assert table.s.round_number == 2
    assert table.s.horse[REGION["kanto"]] == Good.SILK
    table.region_goods("kanto").limits_phase()
    assert table.s.horse[REGION["kanto"]] == EMPTY


def test_base_players_take_in_the_order_of_influence_one_good_each() -> None:
    table = bare(new_game("three")).stands("indigo", first="edo", second="mito").stands("moss", first="odawara")
    table.region_goods("kanto", horse="coin", rice=2, silk=1).collect_phase()
    assert table.turn == "indigo"
    table.play("indigo", "collect kanto silk")
    assert table.turn == "moss"
    table.play("moss", "collect kanto horse-head")
    assert (table.purse("indigo"), table.purse("moss")) == ({"silk": 1}, {"coin": 1})
    assert table.s.goods[REGION["kanto"]][Good.RICE] >= 2


def test_base_the_last_may_get_nothing() -> None:
    table = bare(new_game("three")).stands("indigo", first="edo", second="mito").stands("moss", first="odawara")
    table.region_goods("kanto", rice=1).collect_phase()
    assert (table.purse("indigo"), table.purse("moss")) == ({"rice": 1}, {})


def test_base_ties_go_to_who_is_ahead_at_tea() -> None:
    table = bare(new_game("three")).stands("indigo", first="edo").stands("moss", first="odawara").tea("moss", 5)
    table.region_goods("kanto", rice=1).collect_phase()
    assert table.purse("moss") == {"rice": 1}


def test_duel_the_shogun_wins_every_tie_and_takes_only_the_horse_head_good() -> None:
    table = bare(new_game()).shogun("s7").stands("vermilion", first="odawara").tea("vermilion", 15)
    table.region_goods("kanto", horse="coin", rice=1).collect_phase()
    assert list(table.s.box) == [1, 0, 0, 0, 0]
    assert table.purse("vermilion") == {"rice": 1}


def test_duel_example_of_the_sheet_the_shogun_takes_the_coin_of_the_violet_region() -> None:
    table = bare(new_game()).shogun("s6").stands("indigo", first="himeji")
    table.region_goods("kinai", horse="coin", rice=1, silk=1).collect_phase()
    assert table.s.box[Good.COIN] == 1
    assert table.step == "collect"
    assert table.turn == "indigo"


def test_duel_the_shogun_does_not_touch_a_hidden_good() -> None:
    table = bare(new_game()).shogun("s7").region_goods("kanto", buried="silk").collect_phase()
    assert sum(table.s.box) == 0


def test_duel_a_shogun_behind_takes_after_the_players() -> None:
    table = bare(new_game()).shogun("s7").stands("vermilion", first="odawara", second="mito")
    table.region_goods("kanto", horse="coin", rice=1).collect_phase()
    table.play("vermilion", "collect kanto horse-head")
    assert sum(table.s.box) == 0


def test_each_party_takes_at_most_one_good_of_a_region() -> None:
    table = bare(new_game()).stands("vermilion", first="odawara", second="mito")
    table.region_goods("kanto", horse="coin", rice=2).collect_phase()
    table.play("vermilion", "collect kanto rice")
    assert table.purse("vermilion") == {"rice": 1}
    assert table.s.round_number == 2


def test_a_single_kind_of_good_is_taken_without_asking() -> None:
    table = bare(new_game()).stands("vermilion", first="odawara").region_goods("kanto", rice=2).collect_phase()
    assert table.purse("vermilion") == {"rice": 1}
