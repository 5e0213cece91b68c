"""The scorings: leaders, seconds, ties, disguises."""

from __future__ import annotations

from typing import Any

from .table import Table, last_turn

FAIL = ("raid house-2 force", "fail")


def scoring(round_number: int = 3, envoys: dict[str, str] | None = None, **scene: Any) -> Table:
    """The last shuriken of a round has been placed, and the clans reward their friends."""
    return last_turn(round_number, envoys=envoys or {}, **scene).play("purple", *FAIL)


def test_the_clans_come_in_the_order_of_the_track() -> None:
    envoys = {"black": "taira-69", "white": "minamoto-67", "purple": "go-shirakawa-72"}
    for round_number, order in ((3, "purple black white"), (5, "black white purple"), (7, "white purple black")):
        table = scoring(round_number, envoys)
        for seat in order.split():
            assert (table.step, table.turn) == ("leaders", seat)
            table.play(seat, "honour")


def test_the_leader_takes_the_honour_of_all_houses_of_the_clan() -> None:
    table = scoring(envoys={"black": "taira-69"}).play("black", "honour")
    assert table.honour("black") == 2 + 4


def test_the_leader_may_take_a_rumour_instead_without_paying() -> None:
    table = scoring(envoys={"black": "taira-69"}, pavilion="people-any people-jade friends-any enemies-any")
    table.play("black", "spread people-jade")
    assert (table.honour("black"), table.rumours("black")) == (0, {"people-jade"})


def test_the_second_gets_what_the_leader_left() -> None:
    envoys = {"black": "taira-69 taira-22", "white": "taira-51"}
    table = scoring(envoys=envoys, pavilion="people-any people-jade friends-any enemies-any")
    table.play("black", "spread people-any")
    assert table.honour("white") == 6
    table = scoring(envoys=envoys, pavilion="people-any people-jade friends-any enemies-any").play("black", "honour")
    assert (table.step, table.turn) == ("seconds", "white")
    table.play("white", "spread friends-any")
    assert table.rumours("white") == {"friends-any"}


def test_ties_go_to_the_oldest_envoy_of_the_clan() -> None:
    table = scoring(envoys={"black": "taira-51 minamoto-67", "white": "taira-60"})
    assert table.turn == "white"


def test_ties_for_the_second_place_go_to_the_oldest_too() -> None:
    envoys = {"black": "taira-22 taira-35", "white": "taira-51", "purple": "taira-60"}
    table = scoring(envoys=envoys).play("black", "honour")
    assert table.turn == "purple"


def test_a_player_without_an_envoy_is_never_second() -> None:
    table = scoring(envoys={"black": "taira-69"}).play("black", "honour")
    assert table.step == "place"


def test_a_player_alone_in_a_clan_takes_one_reward_and_the_other_is_lost() -> None:
    table = scoring(envoys={"black": "taira-69"}).play("black", "honour")
    assert table.rumours("black") == set()
    assert table.kyoto.round_number == 4


def test_without_an_envoy_nobody_is_rewarded() -> None:
    table = scoring()
    assert (table.step, table.kyoto.round_number) == ("place", 4)


def test_a_leader_may_choose_no_honour_at_all() -> None:
    table = scoring(envoys={"black": "go-shirakawa-72"}, banners={"house-5": "taira-8"}).play("black", "honour")
    assert table.honour("black") == 0


def test_rumours_are_not_refilled_between_the_picks_but_after_the_scoring() -> None:
    envoys = {"black": "taira-69", "white": "minamoto-67"}
    table = scoring(5, envoys, pavilion="people-any people-jade friends-any enemies-any")
    table.play("black", "spread people-any")
    assert table.pavilion == {"people-jade", "friends-any", "enemies-any"}
    table.play("white", "spread people-jade")
    assert len(table.pavilion) == 4


def test_with_one_rumour_left_the_second_takes_it_without_being_asked() -> None:
    envoys = {"black": "taira-69 taira-22", "white": "taira-51"}
    table = last_turn(3, envoys=envoys, pavilion="people-any")
    for rumour in range(len(table.kyoto.rumour_at)):
        if table.kyoto.rumour_at[rumour] == -2:
            table.kyoto.rumour_at[rumour] = 2
            table.kyoto.rumours_held[2] += 1
    table.play("purple", *FAIL).play("black", "honour")
    assert table.rumours("white") == {"people-any"}


def test_without_rumours_the_leader_takes_honour_and_the_second_nothing() -> None:
    table = last_turn(3, envoys={"black": "taira-69 taira-22", "white": "taira-51"}, pavilion="people-any")
    for rumour in range(len(table.kyoto.rumour_at)):
        if table.kyoto.rumour_at[rumour] < 0:
            table.kyoto.rumour_at[rumour] = 2
            table.kyoto.rumours_held[2] += 1
    table.play("purple", *FAIL)
    assert (table.honour("black"), table.honour("white")) == (6, 0)
    assert table.step == "place"


def test_disguises_are_voluntary_and_one_an_envoy() -> None:
    table = scoring(5, {"black": "taira-51 taira-42 taira-35"}, tiles={"black": "hensojutsu hensojutsu"})
    assert table.legal("black") == {"disguise taira-51", "disguise taira-42", "disguise taira-35", "done"}
    table.play("black", "disguise taira-51")
    assert table.legal("black") == {"disguise taira-42", "disguise taira-35", "done"}
    table.play("black", "done")
    assert table.step == "leaders"


def test_who_has_no_disguise_or_no_masked_envoy_is_not_asked() -> None:
    assert scoring(5, {"black": "taira-51"}).step == "leaders"
    assert scoring(5, {"black": "taira-69"}, tiles={"black": "hensojutsu"}).step == "leaders"


def test_a_disguise_is_never_used_up() -> None:
    table = scoring(5, {"black": "taira-51"}, tiles={"black": "hensojutsu"}).play(
        "black", "disguise taira-51", "honour"
    )
    assert table.ready("black") == "hensojutsu"
    assert sum(table.kyoto.disguised) == 0


def test_a_disguise_gives_influence_but_not_age() -> None:
    envoys = {"black": "taira-35", "white": "taira-22 taira-29"}
    table = scoring(5, envoys, tiles={"black": "hensojutsu"}).play("black", "disguise taira-35")
    assert table.turn == "black"
    envoys = {"black": "taira-35", "white": "taira-69 taira-29"}
    table = scoring(5, envoys, tiles={"black": "hensojutsu"}).play("black", "disguise taira-35")
    assert table.turn == "white"
