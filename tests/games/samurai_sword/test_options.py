"""Every ruling that a table may choose: what the default does, and what the other values do."""

from __future__ import annotations

import pytest

from tatami.games.samurai_sword.moves import Reason

from .feud import position


def test_reshuffle_needed_waits_for_the_next_card() -> None:
    table = position(hands={"one": ["daimyo"]}, deck=["bo", "bo"], reshuffle="needed").play("one", "daimyo")
    assert table.deck_size == 0
    assert table.honours() == [5, 3, 3, 3, 3]
    table.play("one", "done")
    assert table.honours() == [4, 2, 2, 2, 2]


@pytest.mark.parametrize(("choice", "pile"), [("discard-first", []), ("reshuffle-first", ["tea-ceremony"])])
def test_flip_last_card(choice: str, pile: list[str]) -> None:
    table = position(fronts={"two": ["bushido"]}, deck=["tea-ceremony"], flip_last_card=choice).play("one", "done")
    assert table.pile == pile
    assert table.honours() == [4, 2, 2, 2, 2]


@pytest.mark.parametrize(
    ("choice", "pile"),
    [("after", ["parry", "katana"]), ("after-wounds", ["parry", "katana"]), ("before", ["katana", "parry"])],
)
def test_weapon_discard_and_the_parry(choice: str, pile: list[str]) -> None:
    table = position(hands={"one": ["katana"], "two": ["parry"]}, weapon_discard=choice)
    assert table.play("one", "attack two katana").play("two", "parry").pile == pile


@pytest.mark.parametrize(("choice", "pile"), [("after", ["katana"]), ("after-wounds", []), ("before", [])])
def test_weapon_discard_and_a_reshuffle_of_its_own(choice: str, pile: list[str]) -> None:
    table = position(characters={"one": "tomoe"}, hands={"one": ["katana"]}, deck=["bo"], weapon_discard=choice)
    assert table.play("one", "attack two katana").play("two", "take").pile == pile


@pytest.mark.parametrize(("choice", "pile"), [("after", ["focus", "geisha"]), ("before", ["geisha", "focus"])])
def test_action_discard(choice: str, pile: list[str]) -> None:
    table = position(hands={"one": ["geisha"]}, fronts={"two": ["focus"]}, action_discard=choice)
    assert table.play("one", "disarm two focus").pile == pile


def test_geisha_own_property() -> None:
    hands, fronts = {"one": ["geisha"]}, {"one": ["armor"]}
    assert position(hands=hands, fronts=fronts).play("one", "disarm one armor").front("one") == []
    strict = position(hands=hands, fronts=fronts, geisha_own_property="no")
    assert strict.refused("one", "disarm one armor") is Reason.NOT_YOUR_OWN_PROPERTY


def test_bushido_on_self() -> None:
    strict = position(hands={"one": ["bushido"]}, bushido_on_self="no")
    assert strict.refused("one", "bushido one") is Reason.NOT_AGAINST_THE_CODE


@pytest.mark.parametrize(("card", "move"), [("geisha", "geisha two"), ("diversion", "divert two")])
def test_empty_target(card: str, move: str) -> None:
    hands = {"one": [card], "two": []}
    assert position(hands=hands).refused("one", move) is Reason.HAND_IS_EMPTY
    table = position(hands=hands, empty_target="yes").play("one", move)
    assert table.hand_size("one") == 0
    assert table.told("in-vain") == [{"seat": "seat-one", "target": "seat-two"}]


@pytest.mark.parametrize(("choice", "left"), [("total", 3), ("weapon", 2)])
def test_ginchiyo(choice: str, left: int) -> None:
    """Musashi's bokken: two in all, less one; or one that cannot be less, and one."""
    table = position(characters={"one": "musashi", "two": "ginchiyo"}, hands={"one": ["bokken"]}, ginchiyo=choice)
    assert table.play("one", "attack two bokken").play("two", "take").resilience("two") == left


@pytest.mark.parametrize(
    ("choice", "ending", "honours"),
    [("after-transfer", "defeat", [6, 0, 3, 3, 3]), ("before-transfer", "exhaustion", [4, 0, 2, 2, 2])],
)
def test_ushiwaka_draw(choice: str, ending: str, honours: list[int]) -> None:
    """His last card empties the deck, which would take the last honour that he owes to the victor."""
    table = position(
        characters={"two": "ushiwaka"},
        hands={"one": ["bokken"]},
        resilience={"two": 1},
        honour={"two": 1},
        deck=["bo"],
        ushiwaka_draw=choice,
    )
    table.play("one", "attack two bokken").play("two", "take")
    assert table.ending == ending
    assert table.honours() == honours


@pytest.mark.parametrize(("choice", "size"), [("yes", 2), ("no", 1)])
def test_ushiwaka_defeated(choice: str, size: int) -> None:
    hands, resilience = {"one": ["bokken"]}, {"two": 1}
    table = position(characters={"two": "ushiwaka"}, hands=hands, resilience=resilience, ushiwaka_defeated=choice)
    assert table.play("one", "attack two bokken").play("two", "take").hand_size("two") == size


@pytest.mark.parametrize(
    ("choice", "order"),
    [("victim-first", ["seat-two", "seat-one"]), ("attacker-first", ["seat-one", "seat-two"])],
)
def test_tomoe_vs_ushiwaka(choice: str, order: list[str]) -> None:
    characters = {"one": "tomoe", "two": "ushiwaka"}
    table = position(characters=characters, hands={"one": ["bokken"]}, tomoe_vs_ushiwaka=choice)
    table.play("one", "attack two bokken").play("two", "take")
    assert [told["seat"] for told in table.told("drew")] == order


@pytest.mark.parametrize(("choice", "ending"), [("swordmaster", "swordmaster"), ("scoring", "defeat")])
def test_swordmaster_vs_honour(choice: str, ending: str) -> None:
    down = {"two": 0, "three": 0, "four": 1}
    table = position(
        4, hands={"one": ["kiseru"]}, resilience=down, honour={"four": 1}, swordmaster_vs_honour=choice
    ).play("one", "attack four kiseru")
    assert table.play("four", "take").ending == ending


@pytest.mark.parametrize(("choice", "points"), [("penalty", 7), ("no-penalty", 10)])
def test_swordmaster_friend(choice: str, points: int) -> None:
    down = {"two": 1, "three": 0, "four": 0}
    table = position(4, hands={"one": ["kiseru"]}, resilience=down, swordmaster_friend=choice)
    table.play("one", "attack two kiseru").play("two", "take")
    assert table.ending == "last-friend"
    assert table.points("shogun") == points


@pytest.mark.parametrize(("choice", "points"), [("after-multiplier", 3), ("before-multiplier", 0)])
def test_deadly_strike(choice: str, points: int) -> None:
    """Four players: a samurai's honour counts twice."""
    table = position(4, hands={"one": ["kiseru"]}, resilience={"two": 1}, honour={"two": 1}, deadly_strike=choice).play(
        "one", "attack two kiseru"
    )
    assert table.play("two", "take").points("shogun") == points


def test_nobunaga_when() -> None:
    hands, characters = {"one": ["parry"] * 8}, {"one": "nobunaga"}
    strict = position(hands=hands, characters=characters).play("one", "done")
    assert strict.refused("one", "spend") is Reason.NOT_NOW
    free = position(hands=hands, characters=characters, nobunaga_when="turn").play("one", "done", "spend")
    assert free.hand_size("one") == 9
    assert free.step == "discard"


def test_nobunaga_may_look_for_a_weapon_before_he_answers_the_bushido() -> None:
    characters = {"two": "nobunaga"}
    table = position(characters=characters, fronts={"two": ["bushido"]}, deck=["bo"] * 5, nobunaga_when="turn")
    table.play("one", "done")
    assert table.legal("two") == {"yield", "spend"}
    assert table.play("two", "spend").legal("two") == {"yield", "spend", "give bo"}


def test_shogun3_bushido_always_discard() -> None:
    fronts, hands = {"one": ["bushido"]}, {"one": ["bo"]}
    table = position(
        3, turn="three", hands=hands, fronts=fronts, deck=["bokken"] * 6, shogun3_bushido="always-discard"
    ).play("three", "done")
    assert table.step == "play"
    assert table.top == "bushido"


def test_quick_responses_ask_only_who_can_answer() -> None:
    hands = {"one": ["bokken", "jujutsu", "battle-cry"], "two": ["geisha"], "three": ["bo"]}
    table = position(3, hands=hands, quick_responses="yes").play("one", "attack two bokken")
    assert table.asked == "one"
    assert table.resilience("two") == 3
    table.play("one", "jujutsu")
    assert table.asked == "three"
    table.play("three", "give bo").play("one", "cry")
    assert table.asked == "one"
    assert table.resilience("two") == 1
    assert table.is_harmless("three")


@pytest.mark.parametrize(("moment", "resilience", "asked"), [("turn", 2, True), ("turn", 1, False), ("play", 2, False)])
def test_quick_responses_ask_nobunaga_who_could_spend_resilience(moment: str, resilience: int, asked: bool) -> None:
    """Without a weapon he may still bargain for a card at the Bushido, where the table lets him."""
    table = position(
        characters={"two": "nobunaga"},
        resilience={"two": resilience},
        fronts={"two": ["bushido"]},
        deck=["bo"] * 5,
        quick_responses="yes",
        nobunaga_when=moment,
    ).play("one", "done")
    assert (table.step == "bushido") is asked
    if asked:
        assert "spend" in table.legal("two")


def test_quick_responses_and_the_bushido() -> None:
    table = position(fronts={"two": ["bushido"]}, deck=["bo"] * 5, quick_responses="yes").play("one", "done")
    assert table.step == "play"
    assert table.honour("two") == 2
