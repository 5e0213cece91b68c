"""The rules for three: one shogun who has more of everything against two ninja."""

from __future__ import annotations

from tatami.games.samurai_sword.moves import Reason

from .feud import position

QUIET = dict.fromkeys(("one", "two", "three"), "benkei")


def test_the_shogun_draws_three() -> None:
    table = position(3, characters=QUIET, turn="three").play("three", "done")
    assert table.hand_size("one") == 4


def test_hideyoshi_as_the_shogun_draws_four() -> None:
    table = position(3, characters=QUIET | {"one": "hideyoshi"}, turn="three").play("three", "done")
    assert table.hand_size("one") == 5


def test_the_shogun_plays_two_weapons() -> None:
    table = position(3, hands={"one": ["bokken"] * 3}).play("one", "attack two bokken").play("two", "take")
    table.play("one", "attack three bokken").play("three", "take")
    assert table.refused("one", "attack two bokken") is Reason.WEAPONS_ARE_SPENT


def test_goemon_as_the_shogun_plays_three() -> None:
    table = position(3, characters={"one": "goemon"}, hands={"one": ["bokken"] * 4})
    for target in ("two", "three", "two"):
        table.play("one", f"attack {target} bokken").play(target, "take")
    assert table.refused("one", "attack three bokken") is Reason.WEAPONS_ARE_SPENT


def test_the_shogun_loses_no_honour_to_the_bushido() -> None:
    fronts = {"one": ["bushido"]}
    table = position(3, turn="three", characters=QUIET, fronts=fronts, deck=["bokken"] * 5).play("three", "done")
    assert table.play("one", "yield").honour("one") == 6
    assert table.top == "bushido"


def test_he_may_still_pay_with_a_weapon() -> None:
    hands = {"one": ["bo"]}
    table = position(3, turn="three", hands=hands, fronts={"one": ["bushido"]}, deck=["bokken"] * 5)
    assert table.play("three", "done").play("one", "give bo").front("two") == ["bushido"]


def test_a_ninja_loses_honour_to_the_bushido() -> None:
    table = position(3, fronts={"two": ["bushido"]}, deck=["bokken"] * 5).play("one", "done").play("two", "yield")
    assert table.honour("two") == 2


def test_there_is_no_swordmaster() -> None:
    table = position(3, hands={"one": ["kiseru"]}, resilience={"two": 1, "three": 0}).play("one", "attack two kiseru")
    assert table.play("two", "take").ending == "none"


def test_the_shoguns_honour_counts_double() -> None:
    table = position(3, hands={"one": ["kiseru"]}, resilience={"two": 1}, honour={"two": 1})
    table.play("one", "attack two kiseru").play("two", "take")
    assert table.points("shogun") == 14
    assert table.points("ninja") == 3


def test_all_roles_are_known() -> None:
    table = position(3)
    assert list(table.seen_by("two").feud.role) == list(table.feud.role)
