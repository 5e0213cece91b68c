"""The rule-of-thumb player shows good sense."""

from __future__ import annotations

from tatami.games.ninjato.instinct import chance_of_next, instinct
from tatami.games.ninjato.moves import ACTIONS
from tatami.kernel.chance import receive

from .table import HOUSE, SEAT, Table, last_turn, position, raid


def choice(table: Table, seat: str = "black") -> str:
    """What the player does, from its view."""
    seen = table.seen_by(SEAT[seat])
    receive(seen, 5, 6)
    return ACTIONS.text(instinct(seen, SEAT[seat]))


def test_the_odds_are_counted_over_the_guards_that_are_left() -> None:
    table = raid("5 5", sentry="1").raid("strike five first").next_guard("4")
    assert chance_of_next(table.kyoto, 0) == 1000
    table.next_guard("5")
    assert chance_of_next(table.kyoto, 0) == 0


def test_banzai_is_called_when_the_next_guard_must_fall() -> None:
    table = raid("5 5", sentry="1").raid("strike five first").next_guard("4")
    assert choice(table) == "banzai"


def test_a_raider_leaves_when_the_next_guard_cannot_be_beaten() -> None:
    table = raid("5 5", sentry="1").raid("strike five first").next_guard("5")
    assert choice(table) == "leave"


def test_a_guard_is_beaten_with_the_card_that_is_missed_least() -> None:
    assert choice(raid("2 5", sentry="1")) == "strike two first"


def test_boryaku_saves_a_card() -> None:
    assert choice(raid("5", sentry="3", tiles="boryaku")).startswith("boryaku four")


def test_a_tile_helps_before_a_support_does() -> None:
    assert choice(raid("3 3 4", sentry="4", tiles="taijutsu")) == "taijutsu up"


def test_the_mode_is_changed_when_only_that_beats_the_guard() -> None:
    assert choice(raid("1", sentry="5", tiles="seishin-teki")) == "seishin-teki"


def test_a_hopeless_raid_fails() -> None:
    assert choice(raid("1", sentry="5")) == "fail"


def test_after_failing_the_best_treasure_is_fetched_and_kept() -> None:
    table = raid("5 5", house="fan scroll vase", sentry="1", tiles="chocho")
    table.raid("strike five first", "banzai", "strike five first", "banzai", "fail", guards="1 5")
    assert choice(table) == "chocho light-fan"
    table.raid("chocho light-fan")
    assert choice(table) == "fetch light-vase"
    table.raid("fetch light-vase")
    assert choice(table) == "keep vase"


def test_a_house_is_given_to_the_clan_that_rewards_the_raider() -> None:
    table = raid("5", house="fan", sentry="1", envoys={"black": "go-shirakawa-72"}).raid("strike five first")
    assert choice(table) == "claim go-shirakawa-8"


def test_an_empty_hand_goes_to_the_dojo() -> None:
    assert choice(position()) == "dojo"


def test_treasures_are_spent_on_an_envoy() -> None:
    assert choice(position(palace="taira-29", purses={"black": "vase jade"})) == "bribe taira-29"


def test_a_third_rumour_of_a_kind_is_worth_most() -> None:
    table = last_turn(
        7,
        purses={"purple": "jade"},
        palace="taira-29",
        rumours={"purple": "secrets-any secrets-vase"},
        tiles={"purple": "chocho kenjutsu taijutsu"},
        pavilion="secrets-jade warrior-jade",
    )
    assert choice(table, "purple") == "spread secrets-jade"


def test_a_leader_takes_the_richer_reward() -> None:
    table = last_turn(
        7, envoys={"black": "taira-69"}, banners={"house-1": "taira-8", "house-2": "taira-6"}, pavilion="warrior-any"
    )
    table.play("purple", "raid house-2 force", "fail")
    assert choice(table) == "honour"


def test_no_raid_is_begun_that_cannot_win() -> None:
    sentries = dict.fromkeys(HOUSE, "5")
    assert not choice(position(hands={"black": "5"}, sentries=sentries)).startswith("raid")
