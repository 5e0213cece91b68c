"""Phase 1: where ronin may go (acceptance test 5; constraints 14, 25 and 34)."""

from __future__ import annotations

from tatami.games.ronin.moves import Reason
from tatami.games.ronin.rules.placing import show_cards
from tatami.games.ronin.state import Spot

from .table import MISSION, Table, begun, new_game, solo


def shown(table: Table) -> set[str]:
    return {name for name in MISSION if table.spot(name) == "shown"}


def pile_of(table: Table, *names: str) -> Table:
    """Exactly these missions are in the pile; vermilion holds the rest."""
    for mission in range(33):
        if table.s.mission_at[mission] == Spot.PILE:
            table.s.mission_at[mission] = Spot.HELD
    for name in names:
        table.s.mission_at[MISSION[name]] = Spot.PILE
    return table


def show(table: Table) -> Table:
    table.place_phase()
    table.fresh_luck()
    show_cards(table.s, 0, None)
    return table.go_on()


def test_players_place_one_ronin_at_a_time_clockwise_from_the_first() -> None:
    table = begun("three")
    seats = ["vermilion", "indigo", "moss"]
    turn = seats.index(table.turn)
    for number in range(15):
        assert table.turn == seats[(turn + number) % 3]
        table.play(table.turn, min(table.legal(table.turn, "place")))
        while table.step != "act":
            table.play(table.turn, min(table.legal(table.turn)))
        table.play(table.turn, "pass")
        if table.step == "travel":
            table.play(seats[(turn + number) % 3], "done")
    assert table.step in ("collect", "missions")


def test_one_ronin_a_city() -> None:
    table = new_game().stands("indigo", first="edo").place_phase()
    assert table.refused("vermilion", "place first edo") is Reason.CITY_IS_TAKEN


def test_two_ronin_of_different_colours_share_a_city_with_five_players() -> None:
    table = new_game("five").stands("indigo", first="edo").place_phase()
    table.play("vermilion", "place first edo", "pass")
    table.place_phase("moss")
    assert table.refused("moss", "place first edo") is Reason.CITY_IS_TAKEN


def test_never_beside_ones_own_ronin() -> None:
    table = new_game("five").stands("vermilion", first="edo").place_phase()
    assert table.refused("vermilion", "place second edo") is Reason.YOU_STAND_THERE


def test_shogun_ronin_block_their_cities() -> None:
    table = new_game().shogun("s1").place_phase()
    assert table.refused("vermilion", "place first himeji") is Reason.CITY_IS_TAKEN


def test_the_fifth_ronin_is_not_placed_like_the_others_except_by_three_players() -> None:
    assert new_game().place_phase().refused("vermilion", "place fifth edo") is Reason.NO_SUCH_RONIN
    new_game("three").place_phase().play("vermilion", "place fifth edo")


def test_the_base_game_uses_every_city_with_four_players() -> None:
    moves = new_game("four").place_phase().legal("vermilion", "place")
    assert len({move.split()[-1] for move in moves}) == 17


def test_who_finds_no_city_open_is_passed_over() -> None:
    table = new_game("four")
    table.stands("vermilion", first="edo", second="mito", third="akita", fourth="aizu", fifth="osaka")
    table.stands("indigo", first="morioka", second="niigata", third="takasaki", fourth="odawara", fifth="himeji")
    table.stands("moss", first="kanazawa", second="nagoya", third="sekigahara", fourth="hiroshima")
    table.stands("gold", first="shimonoseki", second="kochi")
    table.place_phase("gold", left=4)
    table.play("gold", "place third kagoshima", "pass")
    assert table.step in ("collect", "missions")
    assert table.s.round_number == 1


def test_solo_the_kth_ronin_is_placed_by_k_live_cards() -> None:
    for placed in range(4):
        table = solo().shogun("s1")
        for space, city in list(zip(("first", "second", "third"), ("edo", "mito", "osaka"), strict=True))[:placed]:
            table.stands("vermilion", **{space: city})
        show(table)
        assert len(shown(table)) == placed + 1


def test_solo_only_cities_on_the_cards_drawn() -> None:
    table = solo()
    table.s.mission_at[MISSION["m01"]] = Spot.SHOWN
    table.place_phase()
    assert {move.split()[-1] for move in table.legal("vermilion", "place")} == {"morioka", "edo"}
    assert table.refused("vermilion", "place first mito") is Reason.CITY_IS_NOT_SHOWN


def test_solo_a_card_with_one_occupied_city_leaves_the_other() -> None:
    table = solo().shogun("s3")
    table.s.mission_at[MISSION["m01"]] = Spot.SHOWN
    table.place_phase()
    assert {move.split()[-1] for move in table.legal("vermilion", "place")} == {"morioka"}


def test_solo_dead_cards_are_discarded_and_replaced() -> None:
    table = pile_of(solo().shogun("s1"), "m02", "m06", "m28", "m07")
    show(table)
    assert shown(table) == {"m07"}
    assert all(table.spot(dead) in ("discarded", "pile") for dead in ("m02", "m06", "m28"))


def test_solo_the_pile_is_made_of_the_discards_when_it_is_empty() -> None:
    table = pile_of(solo())
    table.s.mission_at[MISSION["m07"]] = Spot.DISCARDED
    show(table)
    assert shown(table) == {"m07"}


def test_solo_without_any_live_card_the_choice_is_free() -> None:
    table = pile_of(solo().shogun("s1"), "m02")
    show(table)
    assert shown(table) == set()
    assert len({move.split()[-1] for move in table.legal("vermilion", "place")}) == 11


def test_solo_fewer_live_cards_than_wanted_are_shown_as_far_as_they_go() -> None:
    table = pile_of(solo().shogun("s1"), "m02", "m07")
    table.stands("vermilion", first="mito", second="osaka")
    show(table)
    assert shown(table) == {"m07"}


def test_solo_cards_for_placing_are_discarded_after_the_tile_action_and_owned_missions_never() -> None:
    table = solo().missions("vermilion", "m30")
    table.s.mission_at[MISSION["m01"]] = Spot.SHOWN
    table.act_in("edo", "tea")
    assert table.spot("m01") == "shown"
    table.play("vermilion", "pass")
    assert table.spot("m01") == "discarded"
    assert table.spot("m30") == "held vermilion"


def test_solo_cards_for_placing_cannot_be_taken() -> None:
    table = solo()
    table.s.mission_at[MISSION["m01"]] = Spot.SHOWN
    table.place_phase().tile("edo", "mission")
    table.play("vermilion", "place first edo")
    assert table.refused("vermilion", "take m01") is Reason.MISSION_IS_NOT_OFFERED


def test_solo_for_a_waiting_apprentice_the_cities_of_the_shogun_are_not_dead() -> None:
    table = pile_of(solo().shogun("s1").hired("vermilion", "second", "apprentice"), "m02")
    show(table)
    assert shown(table) == {"m02"}
    assert table.legal("vermilion", "place") == {"place second morioka", "place second odawara"}
