"""Raids: guards, treasures, alarms, leaving, failing and clearing."""

from __future__ import annotations

import pytest

from tatami.games.ninjato.moves import Reason

from .table import position, raid


@pytest.mark.parametrize(("mode", "winning"), [("force", {"4", "5"}), ("stealth", {"1", "2"})])
def test_force_needs_more_stealth_less_and_equal_loses(mode: str, winning: set[str]) -> None:
    table = raid("1 2 3 4 5", sentry="3", mode=mode)
    names = {"1": "one", "2": "two", "3": "three", "4": "four", "5": "five"}
    strikes = {f"strike {names[value]} first" for value in winning}
    assert table.legal("black", "strike") == strikes


def test_a_raid_that_cannot_be_won_may_be_begun_even_with_an_empty_hand() -> None:
    table = raid("", sentry="5")
    assert table.legal("black") == {"fail"}


def test_the_raider_may_fail_although_he_could_win() -> None:
    assert "fail" in raid("5", sentry="1").legal("black")


def test_a_three_supports_another_card_up_or_down() -> None:
    table = raid("3 3 4", sentry="5").raid("support up", "support up", "strike four first")
    assert table.hand("black") == ""
    table = raid("3 2", sentry="2", mode="stealth").raid("support down", "strike two first")
    assert table.loot() == "fan"


def test_a_three_may_support_a_three() -> None:
    assert raid("3 3", sentry="3").raid("support up", "strike three first").loot() == "fan"


def test_supports_of_both_signs_may_be_mixed() -> None:
    table = raid("3 3 5", sentry="4").raid("support down", "support up", "strike five first")
    assert table.told("struck")[0]["total"] == 5


def test_a_support_that_would_leave_no_winning_strike_is_refused() -> None:
    table = raid("3 4", sentry="3")
    assert table.refused("black", "support down") is Reason.PLAY_CANNOT_WIN


def test_a_play_once_begun_is_finished() -> None:
    table = raid("3 5", sentry="3", tiles="seishin-teki").raid("support up")
    assert table.legal("black") == {"strike five first"}
    assert table.refused("black", "fail") is Reason.PLAY_IS_UNDER_WAY


def test_values_are_not_limited() -> None:
    table = raid("3 3 5", sentry="1", tiles="kayakujutsu").raid(
        "kayakujutsu", "support up", "support up", "strike five first"
    )
    assert table.told("struck")[0]["total"] == 9


def test_light_treasures_are_won_lowest_first_then_red_ones() -> None:
    table = raid("5 5 5 5", house="gold jade", red="fan vase", sentry="1")
    table.raid("strike five first")
    assert table.loot() == "jade"
    table.raid("banzai", "strike five first", guards="1")
    assert table.loot() == "jade gold"
    table.raid("banzai", "strike five first", elites="tsuba")
    assert table.loot() == "fan jade gold"


def test_a_guard_comes_for_a_light_treasure_and_an_elite_for_a_red_one() -> None:
    table = raid("5 5 5", house="fan scroll", red="jade", sentry="1").raid("strike five first", "banzai", guards="1")
    assert table.told("guard-appears")
    table.raid("strike five first", "banzai", elites="tsuba")
    assert table.told("elite-appears")


def test_the_alarm_adds_a_treasure_and_turns_the_highest_light_one_red() -> None:
    table = raid("5 5", house="fan scroll vase", sentry="1").raid(
        "strike five first", "banzai", guards="2!", treasures="jade"
    )
    assert (table.light(), table.red()) == ("scroll vase", "jade")


def test_gold_counts_as_the_highest() -> None:
    table = raid("5 5", house="fan scroll gold", sentry="1").raid(
        "strike five first", "banzai", guards="2!", treasures="jade"
    )
    assert (table.light(), table.red()) == ("scroll jade", "gold")


def test_several_alarms_may_come_in_one_raid() -> None:
    table = raid("5 5 5", house="fan scroll", sentry="1")
    table.raid("strike five first", "banzai", "strike five first", guards="3!", treasures="vase")
    assert (table.light(), table.red(), table.loot()) == ("", "vase", "fan scroll")
    table = raid("5 5 5 5", house="fan scroll vase", sentry="1")
    table.raid(*["strike five first", "banzai"] * 2, guards="3! 2!", treasures="jade gold")
    assert (table.light(), table.red()) == ("vase", "jade gold")


def test_the_alarm_of_a_sentry_is_ignored() -> None:
    table = raid("5", sentry="3!").raid("strike five first")
    assert (table.light(), table.red()) == ("scroll vase", "")


def test_an_alarm_without_a_treasure_to_add_does_nothing() -> None:
    table = raid("5 5", house="fan scroll vase", sentry="1").raid("strike five first")
    for treasure in range(5):
        table.kyoto.purse[1][treasure] += table.kyoto.bag[treasure]
        table.kyoto.bag[treasure] = 0
    table.raid("banzai", guards="3!")
    assert (table.light(), table.red()) == ("scroll vase", "")


def test_leaving_keeps_everything_and_the_house_gets_one_more() -> None:
    table = raid("5", sentry="1").raid("strike five first", "leave", treasures="gold")
    assert table.purse("black") == "fan"
    assert (table.light(), table.sentry()) == ("scroll vase gold", 1)


def test_a_house_that_was_left_may_be_raided_again_this_round() -> None:
    table = raid("5", sentry="1").raid("strike five first", "leave")
    assert "raid house-1 force" in table.legal("white")


def test_drawn_guards_are_discarded_when_their_fight_is_over() -> None:
    table = raid("5 5", sentry="1").raid("strike five first", "banzai", "strike five first", guards="4")
    assert table.kyoto.foe == 0
    assert table.kyoto.guards_gone[3] > 0


def test_failing_keeps_one_treasure_of_choice_and_discards_the_others() -> None:
    table = raid("5 5", sentry="1").raid(
        "strike five first", "banzai", "strike five first", "banzai", "fail", guards="1 5"
    )
    assert table.legal("black") == {"keep fan", "keep scroll"}
    spent = sum(table.kyoto.spent)
    table.play("black", "keep scroll")
    assert table.purse("black") == "scroll"
    assert sum(table.kyoto.spent) + sum(table.kyoto.bag) >= spent
    assert len(table.light().split()) == 2


def test_failing_with_nothing_on_the_shuriken_ends_the_raid_at_once() -> None:
    table = raid("1", sentry="5").raid("fail", treasures="jade")
    assert table.turn == "white"
    assert (table.purse("black"), table.light()) == ("", "fan scroll vase jade")


def test_nothing_is_asked_after_failing_with_one_kind_of_treasure() -> None:
    table = raid("5", sentry="1").raid("strike five first", "banzai", "fail", guards="5")
    assert (table.turn, table.purse("black")) == ("white", "fan")


def test_clearing_takes_everything_and_closes_the_house() -> None:
    table = raid("5 5", house="fan jade", sentry="1").raid(
        "strike five first", "banzai", "strike five first", guards="1"
    )
    assert table.purse("black") == "fan jade"
    assert table.sentry() == 0
    table.play("black", "claim go-shirakawa-8")
    assert table.banner() == "go-shirakawa-8"
    assert table.refused("white", "raid house-1 force") is Reason.HOUSE_IS_CLOSED


def test_a_cleared_house_must_go_to_another_clan_with_any_token_of_the_supply() -> None:
    table = raid("5", house="fan", sentry="1").raid("strike five first")
    offered = {move.split()[1] for move in table.legal("black")}
    assert offered == {
        *(f"minamoto-{value}" for value in (5, 6, 8)),
        *(f"go-shirakawa-{value}" for value in (2, 4, 5, 8)),
    }


def test_the_old_token_goes_back_to_the_supply() -> None:
    fan = {"house-1": "fan", "house-3": "fan"}
    table = position(hands={"black": "5", "white": "5"}, houses=fan, sentries={"house-1": "1", "house-3": "2"})
    table.play("black", "raid house-1 force", "strike five first", "claim go-shirakawa-8")
    table.play("white", "raid house-3 force", "strike five first", "claim taira-2")
    assert table.banner("house-3") == "taira-2"


def test_a_banzai_that_could_reveal_no_guard_is_refused() -> None:
    table = raid("5", house="fan", red="jade", sentry="1").raid("strike five first")
    for elite in range(10):
        table.kyoto.beaten[1][elite] += table.kyoto.elites[elite]
        table.kyoto.elites[elite] = 0
    assert table.refused("black", "banzai") is Reason.NO_GUARD_LEFT
    assert table.legal("black") == {"leave"}


def test_guards_are_made_anew_from_their_discards() -> None:
    table = raid("5 5 5", house="fan scroll vase", sentry="1").raid("strike five first", "banzai", guards="1")
    assert sum(table.kyoto.guards) == 0
    table.raid("strike five first", "banzai")
    assert sum(table.kyoto.guards) > 0
    assert sum(table.kyoto.guards_gone) == 0


def test_the_bag_is_filled_from_the_spent_treasures_when_it_is_empty() -> None:
    table = raid("5", sentry="1").raid("strike five first", "leave", treasures="gold")
    assert sum(table.kyoto.bag) == 0
    table.play("white", "raid house-1 force", "fail")
    assert sum(table.kyoto.bag) > 0
    assert sum(table.kyoto.spent) == 0


def test_a_house_stays_short_when_no_treasure_is_left_anywhere() -> None:
    table = raid("5 5", house="fan", red="scroll jade", sentry="1").raid("strike five first")
    for treasure in range(5):
        table.kyoto.purse[1][treasure] += table.kyoto.bag[treasure]
        table.kyoto.bag[treasure] = 0
    table.raid("leave")
    assert (table.light(), table.red(), table.sentry()) == ("", "scroll jade", 1)
    table.play("white", "raid house-2 force", "fail").play("purple", "raid house-2 force", "fail")
    table.raid("raid house-1 force", "strike five first")
    assert table.loot() == "scroll"


def test_every_house_may_be_raided_by_both_modes() -> None:
    assert len(position().legal("black", "raid")) == 10
