"""The end of the game: bonuses, sets, enemies, ties."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.games.ninjato.rules.ending import POINT

from .table import Table, last_turn

FAIL = ("raid house-2 force", "fail")


def ending(**scene: Any) -> Table:
    """The last shuriken of the game has been placed; nobody has an envoy unless the scene gives one."""
    return last_turn(7, **scene).play("purple", *FAIL)


def bonus(table: Table, topic: str, seat: str = "black") -> int:
    return sum(
        int(told["honour"])
        for told in table.told("rumour-bonus")
        if told["topic"] == f"topic-{topic}" and told["seat"] == f"seat-{seat}"
    )


@pytest.mark.parametrize(
    ("copies", "multiplier"), [(1, 1), (2, 2), (3, 4), (4, 5), (5, 6), (6, 8)], ids=["1", "2", "3", "4", "5", "6"]
)
def test_three_of_a_topic_are_a_set_and_a_fourth_begins_another(copies: int, multiplier: int) -> None:
    prices = ("any", "two-any", "jade", "vase", "fan-scroll", "scroll-jade")
    rumours = " ".join(f"secrets-{price}" for price in prices[:copies])
    table = ending(rumours={"black": rumours}, tiles={"black": "chocho taijutsu kenjutsu boryaku"})
    assert bonus(table, "secrets") == 4 * multiplier


def test_the_example_of_the_secret_arts() -> None:
    """Page 10: two rumours and four tiles give 8, three rumours 16."""
    tiles = {"black": "chocho taijutsu kenjutsu hensojutsu"}
    assert bonus(ending(rumours={"black": "secrets-any secrets-jade"}, tiles=tiles), "secrets") == 8
    assert bonus(ending(rumours={"black": "secrets-any secrets-jade secrets-vase"}, tiles=tiles), "secrets") == 16


def test_the_example_of_five_rumours() -> None:
    """Page 10: three of the people and two others give 20, because they count themselves."""
    table = ending(rumours={"black": "people-any people-jade people-vase warrior-any secrets-any"})
    assert bonus(table, "people") == 20


def test_the_greatest_warrior_counts_elite_cards_and_not_their_honour() -> None:
    table = ending(rumours={"black": "warrior-any warrior-jade"}, elites={"black": "tsuba kissaki daisho"})
    assert bonus(table, "warrior") == 6


def test_powerful_friends_count_envoys() -> None:
    table = ending(rumours={"black": "friends-any"}, envoys={"black": "taira-69 minamoto-20"}, pavilion="people-any")
    table.play("black", "honour", "honour")
    assert bonus(table, "friends") == 2


@pytest.mark.parametrize(
    ("holders", "each"), [(("black",), 6), (("black", "white"), 4), (("black", "white", "purple"), 2)]
)
def test_enemies_are_worth_less_the_more_players_speak_of_them(holders: tuple[str, ...], each: int) -> None:
    cards = {"black": "enemies-any enemies-jade", "white": "enemies-vase", "purple": "enemies-two-any"}
    table = ending(rumours={seat: cards[seat] for seat in holders})
    assert bonus(table, "enemies") == 2 * each


def test_the_example_of_the_enemies() -> None:
    """Page 10: two against one give 8 and 4; alone they would give 12."""
    table = ending(rumours={"black": "enemies-any enemies-jade", "white": "enemies-vase"})
    assert (bonus(table, "enemies"), bonus(table, "enemies", "white")) == (8, 4)
    assert bonus(ending(rumours={"black": "enemies-any enemies-jade"}), "enemies") == 12


def test_every_treasure_left_over_gives_one_gold_too() -> None:
    assert ending(purses={"black": "fan jade gold"}).honour("black") == 3


def test_elites_give_one_or_two() -> None:
    assert ending(elites={"black": "tsuba kissaki"}).honour("black") == 3


def test_the_game_is_over_after_the_seventh_round() -> None:
    table = ending()
    assert table.over
    assert table.legal("black") == set()


def test_the_most_honour_wins() -> None:
    table = ending(purses={"black": "fan", "white": "fan fan"})
    assert table.scores() == [POINT, 2 * POINT, 0]


def test_a_tie_goes_to_the_most_envoys() -> None:
    table = ending(
        envoys={"black": "taira-69", "white": "minamoto-20 minamoto-27"},
        purses={"white": "fan fan fan fan fan fan"},
        banners={"house-3": "go-shirakawa-2", "house-4": "go-shirakawa-4"},
    )
    table.play("white", "honour").play("black", "honour")
    assert table.honour("black") == table.honour("white") == 6
    black, white, _ = table.scores()
    assert white > black


def test_then_to_the_oldest_envoy_of_any_clan() -> None:
    table = ending(envoys={"black": "taira-22", "white": "minamoto-27"})
    table.play("white", "honour").play("black", "honour")
    assert table.honour("black") == table.honour("white") == 6
    black, white, _ = table.scores()
    assert white > black


def test_then_the_victory_is_shared() -> None:
    table = ending(purses={"black": "fan", "white": "fan"})
    black, white, purple = table.scores()
    assert black == white > purple
