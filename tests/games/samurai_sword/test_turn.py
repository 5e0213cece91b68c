"""The four phases, difficulty, the harmless, and who is asked what."""

from __future__ import annotations

import pytest

from tatami.games.samurai_sword.moves import Reason

from .feud import position

PLAIN = dict.fromkeys(("one", "two", "three", "four", "five", "six", "seven"), "benkei") | {"two": "goemon"}


def test_who_has_no_resilience_recovers_all_of_it() -> None:
    table = position(resilience={"two": 0, "three": 1}).play("one", "done")
    assert table.resilience("two") == 4
    assert table.play("two", "done").resilience("three") == 1


def test_two_cards_are_drawn() -> None:
    assert position(characters=PLAIN).play("one", "done").hand_size("two") == 3


def test_any_number_of_cards_may_be_played_but_one_weapon() -> None:
    table = position(hands={"one": ["armor", "focus", "fast-draw", "daimyo"]})
    table.play("one", "lay armor", "lay focus", "lay fast-draw", "daimyo")
    assert sorted(table.front("one")) == ["armor", "fast-draw", "focus"]


def test_nothing_need_be_played() -> None:
    assert position().play("one", "done").turn == "two"


def test_a_second_weapon_is_refused() -> None:
    table = position(hands={"one": ["bokken", "bokken"]}).play("one", "attack two bokken").play("two", "take")
    assert table.refused("one", "attack two bokken") is Reason.WEAPONS_ARE_SPENT


def test_the_next_turn_has_its_own_weapon() -> None:
    table = position(3, hands={"one": ["bokken", "parry"], "two": ["bokken", "bo"]})
    table.play("one", "attack two bokken").play("two", "take").play("one", "done")
    assert "attack three bo" in table.legal("two")


def test_seven_cards_are_kept_at_the_end_of_a_turn() -> None:
    table = position(3, characters=PLAIN, hands={"one": ["parry"] * 8 + ["bo"]}).play("one", "done")
    assert table.step == "discard"
    assert table.legal("one") == {"discard parry", "discard bo"}
    table.play("one", "discard bo", "discard parry")
    assert table.hand_size("one") == 7
    assert table.turn == "two"


def test_more_than_seven_may_be_held_in_others_turns() -> None:
    table = position(3, hands={"one": ["tea-ceremony"], "two": ["parry"] * 7}).play("one", "tea", "done")
    assert table.hand_size("two") == 11
    assert table.step == "play"


@pytest.mark.parametrize(
    ("players", "steps"), [(3, [1, 1]), (4, [1, 2, 1]), (5, [1, 2, 2, 1]), (7, [1, 2, 3, 3, 2, 1])]
)
def test_difficulty_is_the_shorter_way_round(players: int, steps: list[int]) -> None:
    table = position(players)
    others = ("two", "three", "four", "five", "six", "seven")[: players - 1]
    assert [table.difficulty("one", seat) for seat in others] == steps


def test_two_armors_with_six_players() -> None:
    """The example of the English book: three, four and five from one, two and three steps away."""
    table = position(6, fronts={"one": ["armor", "armor"]})
    assert [table.difficulty(seat, "one") for seat in ("two", "three", "four")] == [3, 4, 5]


def test_armor_of_a_player_passed_over_does_not_count() -> None:
    """The example of the French book: three for the armoured neighbour, two for the one behind."""
    table = position(7, fronts={"two": ["armor", "armor"]})
    assert table.difficulty("one", "two") == 3
    assert table.difficulty("one", "three") == 2


def test_ones_own_armor_does_not_hinder() -> None:
    assert position(fronts={"one": ["armor", "armor"]}).difficulty("one", "two") == 1


def test_the_harmless_are_passed_over() -> None:
    table = position(7, hands={"two": []}, resilience={"three": 0})
    assert table.difficulty("one", "four") == 1


def test_harmless_without_resilience_or_without_cards() -> None:
    table = position(hands={"one": ["bokken"], "two": []}, resilience={"five": 0})
    assert table.is_harmless("two")
    assert table.is_harmless("five")
    assert not table.is_harmless("three")
    assert table.refused("one", "attack two bokken") is Reason.TARGET_IS_HARMLESS
    assert table.refused("one", "attack five bokken") is Reason.TARGET_IS_HARMLESS


def test_a_card_makes_an_empty_hand_a_target_again() -> None:
    table = position(hands={"one": ["bokken", "breathing"], "two": []}).play("one", "breathe two")
    assert "attack two bokken" in table.legal("one")


def test_the_harmless_are_not_called_by_battle_cry_or_jujutsu() -> None:
    table = position(4, hands={"one": ["battle-cry", "jujutsu", "parry"], "two": []}, resilience={"three": 0})
    table.play("one", "cry").play("four", "take").play("one", "jujutsu").play("four", "take")
    assert table.resilience("two") == 4


def test_a_call_that_nobody_hears_may_be_made() -> None:
    table = position(3, hands={"one": ["battle-cry"], "two": [], "three": []}).play("one", "cry")
    assert table.asked == "one"
    assert table.is_harmless("one")


def test_the_harmless_are_still_in_play_for_everything_else() -> None:
    table = position(
        hands={"one": ["geisha", "bushido", "diversion"]}, resilience={"two": 0}, fronts={"two": ["focus"]}
    )
    assert {"disarm two focus", "bushido two", "divert two"} <= table.legal("one")


def test_the_last_card_may_attack() -> None:
    table = position(hands={"one": ["bokken"]}).play("one", "attack two bokken")
    assert table.is_harmless("one")
    assert table.play("two", "take").resilience("two") == 3


def test_the_last_card_may_parry() -> None:
    table = position(hands={"one": ["bokken", "bo"], "two": ["parry"]}).play("one", "attack two bokken")
    assert table.play("two", "parry").is_harmless("two")


def test_only_the_target_may_parry() -> None:
    table = position(hands={"one": ["bokken"], "two": ["geisha"], "three": ["parry"]}).play("one", "attack two bokken")
    assert table.asked == "two"
    assert table.refused("three", "parry") is Reason.NOT_YOUR_DECISION


def test_a_target_without_a_parry_is_asked_like_any_other() -> None:
    """Nobody but the target can see a difference."""
    able = position(hands={"one": ["bokken"], "two": ["parry"]}).play("one", "attack two bokken")
    unable = position(hands={"one": ["bokken"], "two": ["geisha"]}).play("one", "attack two bokken")
    assert able.asked == unable.asked == "two"
    assert able.step == unable.step == "parry"
    assert [event.name for event in able.events] == [event.name for event in unable.events]
    assert unable.legal("two") == {"take"}


def test_who_could_parry_may_take_the_wound() -> None:
    table = position(hands={"one": ["bokken"], "two": ["parry"]}).play("one", "attack two bokken").play("two", "take")
    assert table.hand("two") == ["parry"]
    assert table.resilience("two") == 3


def test_wounds_beyond_the_last_resilience_are_ignored() -> None:
    table = position(hands={"one": ["nodachi"]}, resilience={"two": 1}).play("one", "attack two nodachi")
    assert table.play("two", "take").resilience("two") == 0
    assert table.told("wounded")[0]["count"] == 1


def test_properties_may_lie_twice() -> None:
    table = position(hands={"one": ["focus", "focus", "focus"]}).play("one", "lay focus", "lay focus", "lay focus")
    assert table.front("one") == ["focus"] * 3


def test_an_attack_out_of_reach_is_refused_with_both_numbers() -> None:
    table = position(7, hands={"one": ["bo"]})
    assert table.refused("one", "attack four bo") is Reason.REACH_2_NOT_3
