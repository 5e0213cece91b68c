"""Each of the twelve characters, and the promo, in small scenes."""

from __future__ import annotations

from tatami.games.samurai_sword.moves import Reason

from .feud import position


def test_benkei_is_harder_to_reach_by_one() -> None:
    table = position(characters={"two": "benkei"}, hands={"one": ["bokken", "bo"]})
    assert table.difficulty("one", "two") == 2
    assert table.refused("one", "attack two bokken") is Reason.REACH_1_NOT_2


def test_benkei_adds_to_armor() -> None:
    table = position(characters={"two": "benkei"}, fronts={"two": ["armor", "armor"]})
    assert table.difficulty("one", "two") == 4


def test_chiyome_hears_no_battle_cry_and_feels_no_jujutsu() -> None:
    table = position(3, characters={"two": "chiyome"}, hands={"one": ["battle-cry", "jujutsu", "parry"]})
    table.play("one", "cry").play("three", "take").play("one", "jujutsu").play("three", "take")
    assert table.resilience("two") == 4
    assert table.asked == "one"


def test_chiyome_is_wounded_by_weapons_and_served_tea() -> None:
    table = position(3, characters={"two": "chiyome"}, hands={"one": ["kiseru", "tea-ceremony"]})
    table.play("one", "attack two kiseru").play("two", "take").play("one", "tea")
    assert table.resilience("two") == 2
    assert table.hand_size("two") == 2


def test_ginchiyo_takes_one_wound_less_but_at_least_one() -> None:
    """A nodachi deals two, a shuriken still one."""
    table = position(3, characters={"two": "ginchiyo"}, hands={"one": ["nodachi", "shuriken", "focus"]})
    table.play("one", "lay focus", "attack two nodachi").play("two", "take")
    assert table.resilience("two") == 2
    table.play("one", "attack two shuriken").play("two", "take")
    assert table.resilience("two") == 1


def test_goemon_plays_another_weapon() -> None:
    """With one focus, three in all."""
    table = position(
        characters={"one": "goemon"},
        hands={"one": ["bokken", "bokken", "bokken", "bokken"], "two": ["parry", "parry", "parry"]},
        fronts={"one": ["focus"]},
    )
    for _ in range(3):
        table.play("one", "attack two bokken").play("two", "parry" if table.hand_size("two") > 1 else "take")
    assert table.refused("one", "attack two bokken") is Reason.WEAPONS_ARE_SPENT


def test_hanzo_parries_with_a_weapon() -> None:
    hands = {"one": ["katana", "battle-cry", "parry"], "two": ["bokken", "bo", "geisha"]}
    table = position(3, characters={"two": "hanzo"}, hands=hands).play("one", "attack two katana")
    table.play("two", "block bokken").play("one", "cry").play("two", "block bo")
    assert table.resilience("two") == 4


def test_hanzo_does_not_parry_with_his_last_card() -> None:
    table = position(characters={"two": "hanzo"}, hands={"one": ["katana", "parry"], "two": ["bokken"]})
    table.play("one", "attack two katana")
    assert table.refused("two", "block bokken") is Reason.LAST_CARD


def test_hanzo_gives_his_last_weapon_to_jujutsu() -> None:
    table = position(3, characters={"two": "hanzo"}, hands={"one": ["jujutsu", "parry"], "two": ["bokken"]})
    assert table.play("one", "jujutsu").play("two", "give bokken").resilience("two") == 4


def test_hanzo_parries_with_a_parry_that_is_his_last_card() -> None:
    table = position(characters={"two": "hanzo"}, hands={"one": ["katana", "parry"], "two": ["parry"]})
    assert table.play("one", "attack two katana").play("two", "parry").resilience("two") == 4


def test_hideyoshi_draws_three() -> None:
    table = position(3, characters={"one": "benkei", "two": "hideyoshi"}).play("one", "done")
    assert table.hand_size("two") == 4


def test_ieyasu_may_take_his_first_card_from_the_pile() -> None:
    table = position(characters={"one": "benkei", "two": "ieyasu"}, pile=["nodachi", "daimyo"]).play("one", "done")
    assert table.step == "draw"
    table.play("two", "draw pile")
    assert "daimyo" in table.hand("two")
    assert table.top == "nodachi"
    assert table.hand_size("two") == 3


def test_ieyasu_may_draw_from_the_deck_like_everybody() -> None:
    table = position(characters={"one": "benkei", "two": "ieyasu"}, pile=["daimyo"]).play("one", "done")
    table.play("two", "draw deck")
    assert table.top == "daimyo"
    assert table.hand_size("two") == 3


def test_ieyasu_is_not_asked_about_an_empty_pile() -> None:
    table = position(characters={"one": "benkei", "two": "ieyasu"}).play("one", "done")
    assert table.step == "play"
    assert table.hand_size("two") == 3


def test_ieyasu_looks_at_the_pile_in_his_draw_phase_only() -> None:
    table = position(characters={"one": "ieyasu"}, hands={"one": ["daimyo"]}, pile=["nodachi"]).play("one", "daimyo")
    assert table.step == "play"
    assert table.pile == ["nodachi", "daimyo"]


def test_kojiro_reaches_everybody() -> None:
    table = position(7, characters={"one": "kojiro"}, hands={"one": ["bokken"]}, fronts={"four": ["armor", "armor"]})
    assert table.difficulty("one", "four") == 5
    assert "attack four bokken" in table.legal("one")


def test_kojiro_does_not_attack_the_harmless() -> None:
    table = position(characters={"one": "kojiro"}, hands={"one": ["bokken"], "three": []})
    assert table.refused("one", "attack three bokken") is Reason.TARGET_IS_HARMLESS


def test_musashi_deals_another_wound_with_weapons_only() -> None:
    table = position(3, characters={"one": "musashi"}, hands={"one": ["bokken", "jujutsu", "parry"]})
    table.play("one", "attack two bokken").play("two", "take")
    assert table.resilience("two") == 2
    table.play("one", "jujutsu").play("two", "take")
    assert table.resilience("two") == 1


def test_nobunaga_trades_resilience_for_cards_again_and_again() -> None:
    table = position(characters={"one": "nobunaga"}, resilience={"one": 3}).play("one", "spend", "spend")
    assert table.hand_size("one") == 3
    assert table.resilience("one") == 1
    assert table.refused("one", "spend") is Reason.LAST_RESILIENCE


def test_tomoe_draws_one_card_for_an_attack_that_wounds() -> None:
    table = position(characters={"one": "tomoe"}, hands={"one": ["nodachi"]}).play("one", "attack two nodachi")
    assert table.play("two", "take").hand_size("one") == 1


def test_tomoe_draws_nothing_for_a_parried_attack() -> None:
    table = position(characters={"one": "tomoe"}, hands={"one": ["nodachi"], "two": ["parry"]})
    assert table.play("one", "attack two nodachi").play("two", "parry").hand_size("one") == 0


def test_ushiwaka_draws_a_card_for_each_wound_of_a_weapon() -> None:
    table = position(3, characters={"two": "ushiwaka"}, hands={"one": ["nodachi", "jujutsu", "parry"]})
    table.play("one", "attack two nodachi").play("two", "take")
    assert table.hand_size("two") == 4
    assert table.play("one", "jujutsu").play("two", "take").hand_size("two") == 4


def test_ushiwaka_draws_only_for_resilience_that_he_loses() -> None:
    table = position(characters={"two": "ushiwaka"}, hands={"one": ["nodachi"]}, resilience={"two": 1})
    assert table.play("one", "attack two nodachi").play("two", "take").hand_size("two") == 2
    assert table.is_harmless("two")


def test_rikyu_loses_no_honour_when_the_deck_runs_out() -> None:
    table = position(3, characters={"two": "rikyu"}, hands={"one": ["daimyo"]}, deck=["bo", "bo"], rikyu="yes")
    assert table.play("one", "daimyo").honours() == [5, 3, 2]
