"""Each of the twenty-five kinds of card, in one small scene."""

from __future__ import annotations

import pytest

from tatami.games.samurai_sword.components import REACH, WOUNDS, Weapon
from tatami.games.samurai_sword.moves import Reason
from tatami.kernel.events import spelled

from .feud import position

WEAPONS = [(spelled(weapon), REACH[weapon], WOUNDS[weapon]) for weapon in Weapon]
NUMBERS = {
    "bokken": (1, 1),
    "kiseru": (1, 2),
    "wakizashi": (1, 3),
    "bo": (2, 1),
    "kusarigama": (2, 2),
    "katana": (2, 3),
    "shuriken": (3, 1),
    "kanabo": (3, 2),
    "nodachi": (3, 3),
    "naginata": (4, 1),
    "nagayari": (4, 2),
    "tanegashima": (5, 1),
    "daikyu": (5, 2),
}


@pytest.mark.parametrize("weapon", NUMBERS)
def test_a_weapon_wounds_as_much_as_it_says(weapon: str) -> None:
    table = position(hands={"one": [weapon, "parry"]}).play("one", f"attack two {weapon}").play("two", "take")
    assert table.resilience("two") == 4 - NUMBERS[weapon][1]
    assert table.top == weapon
    assert table.asked == "one"


@pytest.mark.parametrize("weapon", NUMBERS)
def test_a_weapon_reaches_as_far_as_it_says(weapon: str) -> None:
    """Seven seats, and armour for the farther steps."""
    reach = NUMBERS[weapon][0]
    near = position(7, hands={"one": [weapon, "parry"]}, fronts={"two": ["armor"] * (reach - 1)})
    assert near.difficulty("one", "two") == reach
    assert f"attack two {weapon}" in near.legal("one")
    if reach < 5:
        far = position(7, hands={"one": [weapon, "parry"]}, fronts={"two": ["armor"] * reach})
        assert far.refused("one", f"attack two {weapon}") is Reason[f"REACH_{reach}_NOT_{reach + 1}"]


def test_focus_allows_another_weapon() -> None:
    table = position(hands={"one": ["focus", "bokken", "kiseru", "bo"]}).play("one", "attack two bokken")
    table.play("two", "take")
    assert table.refused("one", "attack five kiseru") is Reason.WEAPONS_ARE_SPENT
    table.play("one", "lay focus", "attack five kiseru").play("five", "take")
    assert table.front("one") == ["focus"]
    assert table.refused("one", "attack two bo") is Reason.WEAPONS_ARE_SPENT


def test_armor_makes_attacks_harder() -> None:
    table = position(hands={"two": ["armor", "parry"], "one": ["bo", "bokken"]}, turn="two").play("two", "lay armor")
    assert table.front("two") == ["armor"]
    assert table.difficulty("one", "two") == 2
    assert table.difficulty("two", "one") == 1


def test_fast_draw_adds_a_wound() -> None:
    table = position(hands={"one": ["fast-draw", "bokken", "parry"]}).play("one", "lay fast-draw", "attack two bokken")
    assert table.play("two", "take").resilience("two") == 2


def test_bushido_is_laid_in_front_of_anybody() -> None:
    table = position(hands={"one": ["bushido", "parry"], "three": []}).play("one", "bushido three")
    assert table.front("three") == ["bushido"]


def test_parry_stops_a_weapon() -> None:
    table = position(hands={"one": ["katana", "geisha"], "two": ["parry", "geisha"]}).play("one", "attack two katana")
    table.play("two", "parry")
    assert table.resilience("two") == 4
    assert table.pile[-2:] == ["parry", "katana"]
    assert table.hand("two") == ["geisha"]


def test_geisha_discards_a_property_in_play() -> None:
    table = position(hands={"one": ["geisha", "parry"]}, fronts={"three": ["focus", "armor"]})
    table.play("one", "disarm three focus")
    assert table.front("three") == ["armor"]
    assert table.pile[-2:] == ["focus", "geisha"]


def test_geisha_discards_a_random_card_of_a_hand() -> None:
    table = position(hands={"one": ["geisha", "parry"], "two": ["daikyu", "daimyo"]}).play("one", "geisha two")
    assert table.hand_size("two") == 1
    assert table.told("geisha-discards")[0]["card"] in ("card-daikyu", "card-daimyo")


def test_diversion_steals_a_random_card() -> None:
    table = position(hands={"one": ["diversion"], "two": ["nodachi"]}).play("one", "divert two")
    assert table.hand("one") == ["nodachi"]
    assert table.hand("two") == []
    assert table.top == "diversion"


def test_battle_cry_asks_everyone_else_for_a_parry() -> None:
    table = position(hands={"one": ["battle-cry", "parry"], "three": ["parry", "geisha"]}).play("one", "cry")
    for seat, answer in (("two", "take"), ("three", "parry"), ("four", "take"), ("five", "take")):
        assert table.asked == seat
        assert table.step == "cry"
        table.play(seat, answer)
    assert table.asked == "one"
    assert [table.resilience(seat) for seat in ("one", "two", "three", "four", "five")] == [4, 3, 4, 3, 3]
    assert table.top == "battle-cry"


def test_tea_ceremony_serves_three_and_one_each() -> None:
    table = position(hands={"one": ["tea-ceremony"]}).play("one", "tea")
    assert [table.hand_size(seat) for seat in ("one", "two", "three", "four", "five")] == [3, 2, 2, 2, 2]
    assert [told["seat"] for told in table.told("drew")] == [
        *["seat-one"] * 3,
        *["seat-two", "seat-three", "seat-four", "seat-five"],
    ]


def test_daimyo_draws_two_cards() -> None:
    table = position(hands={"one": ["daimyo"]}).play("one", "daimyo")
    assert table.hand_size("one") == 2
    assert table.top == "daimyo"


def test_breathing_heals_oneself_and_lets_another_draw() -> None:
    table = position(hands={"one": ["breathing"]}, resilience={"one": 1, "three": 1}).play("one", "breathe three")
    assert table.resilience("one") == 4
    assert table.resilience("three") == 1
    assert table.hand_size("three") == 2


def test_breathing_may_be_played_unhurt_but_not_for_oneself() -> None:
    table = position(hands={"one": ["breathing"]})
    assert table.refused("one", "breathe one") is Reason.NOT_YOURSELF
    assert table.play("one", "breathe two").resilience("one") == 4


def test_jujutsu_asks_everyone_else_for_a_weapon() -> None:
    hands = {"one": ["jujutsu", "parry"], "two": ["bokken"], "three": ["katana", "parry"]}
    table = position(hands=hands).play("one", "jujutsu").play("two", "give bokken").play("three", "take")
    table.play("four", "take").play("five", "take")
    assert [table.resilience(seat) for seat in ("one", "two", "three", "four", "five")] == [4, 4, 3, 3, 3]
    assert table.hand("two") == []
    assert table.hand("three") == ["katana", "parry"]


def test_a_weapon_given_to_jujutsu_is_no_attack() -> None:
    table = position(3, hands={"one": ["jujutsu", "bo", "bo"], "two": ["bokken", "bo", "parry"]}).play("one", "jujutsu")
    table.play("two", "give bokken").play("three", "take").play("one", "done")
    assert table.turn == "two"
    assert "attack three bo" in table.legal("two")


def test_the_table_of_numbers_is_the_rules() -> None:
    assert {name: (reach, wounds) for name, reach, wounds in WEAPONS} == NUMBERS


@pytest.mark.parametrize("move", ["divert one", "geisha one"])
def test_nobody_takes_a_card_from_his_own_hand(move: str) -> None:
    """Not even with cards to take."""
    table = position(hands={"one": ["diversion", "geisha", "bo"]})
    assert table.refused("one", move) is Reason.NOT_YOURSELF
