"""What is in the box: counts and shapes that the sheet and the reviews give (acceptance test 1)."""

from __future__ import annotations

from collections import Counter

from tatami.games.ronin.components import board, cards, options, tiles
from tatami.games.ronin.components.board import AROUND, CITY_REGIONS, REGION_CITIES, City, Region


def test_seventeen_cities_of_one_to_three_regions() -> None:
    assert Counter(regions.bit_count() for regions in CITY_REGIONS) == {1: 5, 2: 8, 3: 4}


def test_ten_regions_of_two_to_four_cities() -> None:
    assert len(Region) == 10
    assert all(2 <= cities.bit_count() <= 4 for cities in REGION_CITIES)


def test_borders_are_mutual() -> None:
    pairs = {(region, other) for region in Region for other in board.BORDERS[region]}
    assert pairs == {(other, region) for region, other in pairs}
    assert len(pairs) == 2 * 17


def test_single_tiles_for_cities_of_several_regions_and_double_tiles_for_the_rest() -> None:
    assert len(board.SINGLE_CITIES) == len(tiles.SINGLE_TILES) == 12
    assert len(board.DOUBLE_CITIES) == len(tiles.DOUBLE_TILES) == 5
    assert all(side.bit_count() == 1 for tile in tiles.TILE_DEEDS[:12] for side in tile)
    assert all(side.bit_count() == 2 for tile in tiles.TILE_DEEDS[12:] for side in tile)


def test_forty_five_missions_of_two_to_four_goods() -> None:
    assert len(cards.CARDS) == 45
    assert set(cards.SIZE) == {2, 3, 4}
    symbols = Counter("2" if i in range(33, 39) else "2/3" if i >= 39 else "" for i in range(45))
    assert symbols == {"": 33, "2": 6, "2/3": 6}


def test_missions_with_a_symbol_show_a_city_that_small_games_do_not_use() -> None:
    kochi, kagoshima = 1 << City.KOCHI, 1 << City.KAGOSHIMA
    for mission, cities in enumerate(cards.MISSION_CITIES):
        assert bool(cities & kochi) == (33 <= mission < 39)
        assert bool(cities & kagoshima) == (mission >= 39)


def test_cities_of_three_regions_are_on_no_mission() -> None:
    for cities in cards.MISSION_CITIES:
        for city in City:
            if cities >> city & 1:
                assert CITY_REGIONS[city].bit_count() < 3


def test_the_two_cities_of_a_mission_share_no_region() -> None:
    for one, other in zip(cards.ONE_CITY, cards.OTHER_CITY, strict=True):
        assert CITY_REGIONS[one] & CITY_REGIONS[other] == 0


def test_each_eligible_city_is_on_six_missions_without_symbol() -> None:
    shown = Counter([*cards.ONE_CITY[:33], *cards.OTHER_CITY[:33]])
    assert len(shown) == 11
    assert set(shown.values()) == {6}


def test_ninety_nine_goods_on_the_missions_without_symbol() -> None:
    totals = [sum(cost[good] for cost in cards.COST[:33]) for good in range(5)]
    assert totals == [20, 20, 19, 20, 20]


def test_points_follow_size_and_icon() -> None:
    base = {2: (7, 10), 3: (11, 15), 4: (16, 21)}
    for mission in range(45):
        less = 2 if cards.ICON[mission] != cards.Icon.NONE else 0
        one, both = base[cards.SIZE[mission]]
        assert (cards.POINTS_IN_ONE[mission], cards.POINTS_IN_BOTH[mission]) == (one - less, both - less)


def test_virtues_are_spread_evenly() -> None:
    assert sorted(Counter(cards.VIRTUE[:33]).values()) == [8, 8, 8, 9]


def test_eight_shogun_cards_each_with_a_region_of_its_own_and_four_used_cities() -> None:
    assert sorted(cards.SHOGUN_REGION) == list(range(8))
    assert all(cities.bit_count() == 4 for cities in cards.SHOGUN_CITIES)
    assert all(cities < 1 << 15 for cities in cards.SHOGUN_CITIES)


def test_shogun_cards_show_cities_of_three_regions_most() -> None:
    shown = Counter(city for posts in cards.SHOGUN_POSTS for city in posts)
    for city in list(City)[:15]:
        many = CITY_REGIONS[city].bit_count() == 3
        few = city in (City.MITO, City.KANAZAWA)
        assert shown[city] == (3 if many else 1 if few else 2)


def test_fifteen_characters_and_twelve_for_solo() -> None:
    assert len(tiles.Character) == 15
    assert 15 - tiles.SOLO_LEAVES_OUT.bit_count() == 12


def test_twelve_bonus_tiles_half_for_pairs_half_for_trios() -> None:
    assert len(tiles.Bonus) == 12
    assert tiles.PAIRS == 6


def test_eighty_goods_of_five_kinds() -> None:
    assert len(board.Good) * board.COPIES_OF_GOOD == 80


def test_the_third_space_is_the_first_with_a_bonus_and_four_more_follow() -> None:
    spaces = [space for space in range(16) if board.TEA_BONUS[space]]
    assert spaces == [3, 6, 9, 12, 15]
    assert board.LAST_TEA == 15


def test_five_castles_four_rounds_and_the_table_of_castle_groups() -> None:
    assert options.CASTLES == 5
    assert options.ROUNDS == 4
    assert options.GROUP_POINTS == (0, 1, 3, 6, 10, 15)


def test_with_eight_regions_hiroshima_and_shimonoseki_count_for_region_eight_only() -> None:
    around = AROUND[8][City.HIROSHIMA]
    assert around == 1 << City.HIMEJI | 1 << City.SHIMONOSEKI
    assert AROUND[10][City.SHIMONOSEKI] & (1 << City.KAGOSHIMA)


def test_one_region_is_violet_and_a_solo_game_uses_it() -> None:
    assert options.REGIONS_IN_USE[1] > Region.KINAI


def test_player_counts_follow_the_table() -> None:
    assert options.RONIN_EACH == (0, 4, 4, 5, 4, 4)
    assert options.REGIONS_IN_USE == (0, 8, 8, 9, 10, 10)
    assert options.CITIES_IN_USE == (0, 15, 15, 16, 17, 17)
    assert options.BONUSES_SHOWN == (0, 4, 5, 6, 7, 8)
    assert options.RONIN_A_CITY == (0, 1, 1, 1, 1, 2)
