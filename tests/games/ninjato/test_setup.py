"""Set-up, and what is in the box."""

from __future__ import annotations

import pytest

from tatami.games.ninjato.components import (
    DOJO_DECKS,
    ELITE_DECK,
    ELITE_HONOUR,
    ELITE_VALUES,
    ELITES,
    ENVOY_AGE,
    ENVOY_MASK,
    FIRST_WAY,
    GUARD_DECKS,
    PRICE_OF,
    TILES,
    TREASURE_TOKENS,
    WAY_HONOUR,
    Price,
)

from .table import HOUSE, new_game

PLAYERS = (2, 3, 4)


def test_the_box_holds_as_many_pieces_as_the_book_counts() -> None:
    assert {sum(deck) for deck in DOJO_DECKS} == {52}
    assert {sum(deck) for deck in GUARD_DECKS} == {40}
    assert {sum(tokens) for tokens in TREASURE_TOKENS} == {90}
    assert sum(ELITE_DECK) == 20
    assert sum(TILES) == 19
    assert len(PRICE_OF) == 21 + 30


def test_dojo_and_guards_favour_neither_force_nor_stealth() -> None:
    for deck in DOJO_DECKS:
        assert deck == deck[::-1]
    for guards in GUARD_DECKS:
        values = [guards[value] + guards[value + 5] for value in range(5)]
        assert values == values[::-1]


def test_elites_mirror_each_other() -> None:
    def face(mode: int, elite: int, mirrored: bool) -> tuple[int, ...]:
        values = [value for value in ELITE_VALUES[mode][elite * 2 : elite * 2 + 2] if value > 0]
        return tuple(sorted(6 - value if mirrored else value for value in values))

    def cards(swapped: bool) -> list[tuple[tuple[int, ...], tuple[int, ...], int]]:
        return sorted(
            (face(int(swapped), elite, swapped), face(int(not swapped), elite, swapped), ELITE_HONOUR[elite])
            for elite in range(ELITES)
            for _ in range(ELITE_DECK[elite])
        )

    assert [card[:2] for card in cards(False)] == [card[:2] for card in cards(True)]


def test_ten_elites_give_one_and_ten_give_two() -> None:
    assert sum(ELITE_DECK[elite] * ELITE_HONOUR[elite] for elite in range(ELITES)) == 30


def test_no_two_envoys_are_of_one_age_and_every_clan_has_three_masks() -> None:
    assert len(set(ENVOY_AGE)) == 21
    assert [sum(ENVOY_MASK[clan * 7 : clan * 7 + 7]) for clan in range(3)] == [3, 3, 3]


@pytest.mark.parametrize(
    ("price", "least", "most"),
    [
        (Price.FAN_SCROLL, 5, 5),
        (Price.FAN_VASE, 6, 6),
        (Price.FAN_JADE, 7, 7),
        (Price.SCROLL_VASE, 7, 7),
        (Price.SCROLL_JADE, 8, 8),
        (Price.VASE_JADE, 9, 9),
        (Price.VASE, 4, 4),
        (Price.JADE, 5, 5),
        (Price.ANY, 2, 5),
        (Price.TWO_ANY, 4, 10),
        (Price.ALIKE, 2, 20),
        (Price.ONE_AND_THREE, 8, 20),
        (Price.TWO_AND_TWO, 8, 20),
    ],
)
def test_every_price_gives_the_honour_of_its_treasures(price: Price, least: int, most: int) -> None:
    worths = WAY_HONOUR[FIRST_WAY[price] : FIRST_WAY[price + 1]]
    assert (min(worths), max(worths)) == (least, most)


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_begins_with_four_cards_and_three_lie_open(players: int) -> None:
    table = new_game(players)
    assert list(table.kyoto.held) == [4] * players + [0] * (4 - players)
    assert sum(table.kyoto.face_up) == 3


def test_every_house_begins_with_three_light_treasures_and_a_sentry() -> None:
    table = new_game()
    for house in HOUSE:
        assert len(table.light(house).split()) == 3
        assert table.red(house) == ""
        assert table.sentry(house) > 0


def test_the_first_houses_are_two_taira_two_minamoto_and_a_go_shirakawa() -> None:
    table = new_game()
    assert {table.banner(house) for house in HOUSE} == {
        "taira-2",
        "taira-4",
        "minamoto-2",
        "minamoto-4",
        "go-shirakawa-6",
    }


def test_four_envoys_and_four_rumours_are_offered() -> None:
    table = new_game()
    assert (len(table.palace), len(table.pavilion)) == (4, 4)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_sensei_begins_with_as_many_tiles_as_players_and_no_disguise(players: int) -> None:
    table = new_game(players)
    assert sum(table.kyoto.sensei) == players
    assert table.kyoto.sensei[9] == 0


def test_the_first_turn_order_is_drawn_by_lot() -> None:
    assert {new_game(3, seed).order for seed in range(60)} == {
        " ".join(order)
        for order in (
            ("black", "white", "purple"),
            ("black", "purple", "white"),
            ("white", "black", "purple"),
            ("white", "purple", "black"),
            ("purple", "black", "white"),
            ("purple", "white", "black"),
        )
    }


def test_the_first_round_begins_with_the_first_in_order() -> None:
    table = new_game()
    assert table.kyoto.round_number == 1
    assert table.step == "place"
    assert table.turn == table.order.split()[0]
