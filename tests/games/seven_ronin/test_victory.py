"""The four ways to win, at the moments that the books say."""

from __future__ import annotations

import pytest

from .village import everyone, new_game, position

FIVE = {"well": 1, "granary": 1, "shrine": 1, "inn": 1, "passage": 1}


def test_five_areas_at_the_end_of_step_three_win(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja=FIVE).play("attacker", "done")
    assert (village.winner, village.ending) == ("attacker", "village-taken")


def test_five_areas_do_not_win_before_the_end_of_step_three(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja=FIVE).play("attacker", "loot")
    assert village.winner is None


def test_four_areas_do_not_win(edition: str) -> None:
    ninja = {"well": 9, "granary": 1, "shrine": 1, "inn": 1}
    assert position(edition=edition, step="areas", ninja=ninja).play("attacker", "done").winner is None


def test_two_fields_and_two_others_win(edition: str) -> None:
    ninja = {"fields-2": 1, "fields-3": 1, "well": 1, "granary": 1}
    village = position(edition=edition, step="areas", ninja=ninja).play("attacker", "done")
    assert (village.winner, village.ending) == ("attacker", "village-taken")


def test_a_field_the_copying_inn_and_two_others_win(edition: str) -> None:
    ninja = {"fields-2": 1, "inn": 1, "well": 1, "granary": 1}
    village = position(edition=edition, step="areas", ninja=ninja).play("attacker", "copy fields-2", "done")
    assert (village.winner, village.ending) == ("attacker", "village-taken")


def test_a_field_and_an_inn_that_copies_nothing_do_not_win(edition: str) -> None:
    ninja = {"fields-2": 1, "inn": 1, "well": 1, "granary": 1}
    assert position(edition=edition, step="areas", ninja=ninja).play("attacker", "done").winner is None


def test_five_areas_win_even_if_no_area_can_act(edition: str) -> None:
    """Step 3 passes by itself and the areas are counted all the same."""
    ninja = {"fields-2": 1, "fields-3": 1, "shrine": 1, "animal-pen": 1, "well": 1}
    village = position(edition=edition, step="ronin", ninja=ninja).play("defender", "done")
    assert (village.winner, village.ending) == ("attacker", "village-taken")


def test_an_area_taken_through_the_passage_counts(edition: str) -> None:
    ninja = {area: 1 for area in FIVE if area != "well"}
    village = position(edition=edition, step="areas", ninja=ninja).play("attacker", "infiltrate well one", "done")
    assert village.winner == "attacker"


def test_areas_given_up_before_the_check_do_not_count(edition: str) -> None:
    ninja = FIVE | {"burial-grounds": 1}
    village = position(edition=edition, step="areas", ninja=ninja)
    village.play("attacker", "recall well", "recall granary", "done")
    assert village.winner is None


def test_areas_that_ronin_stand_on_do_not_count(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja=FIVE, posts={"kabe": "well"})
    village.play("defender", "done").play("attacker", "done")
    assert village.winner is None


def test_the_last_ronin_falling_in_step_two_wins_at_once(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"inn": 4}, posts={"yumi": "inn"}, alive=["yumi"])
    village.play("defender", "done")
    assert (village.winner, village.ending) == ("attacker", "ronin-fell")


def test_a_reserve_is_enough_to_win_when_the_last_ronin_falls(edition: str) -> None:
    village = position(
        edition=edition, step="ronin", ninja={"inn": 3}, posts={"yumi": "inn"}, alive=["yumi"], reserve=1
    )
    assert village.play("defender", "done").ending == "ronin-fell"


@pytest.mark.parametrize(
    ("area", "moves"),
    [
        ("well", ["poison yumi"]),
        ("watchtower", ["volley"]),
        ("passage", ["infiltrate inn one"]),
    ],
)
def test_the_last_ronin_falling_to_an_area_wins_at_once(edition: str, area: str, moves: list[str]) -> None:
    """In the middle of step 3, with other areas unused."""
    village = position(
        edition=edition,
        step="areas",
        ninja={area: 1, "granary": 1},
        posts={"yumi": "inn"},
        wounds={"yumi": 2},
        alive=["yumi"],
    )
    village.play("attacker", *moves)
    assert (village.winner, village.ending) == ("attacker", "ronin-fell")


def test_the_last_two_ronin_may_fall_to_one_volley(edition: str) -> None:
    village = position(
        edition=edition,
        step="areas",
        ninja={"watchtower": 1},
        posts={"yumi": "inn", "yobu": "fields-3"},
        wounds={"yumi": 2, "yobu": 2},
        alive=["yumi", "yobu"],
    )
    assert village.play("attacker", "volley").ending == "ronin-fell"


def test_musashi_may_cut_down_the_last_ninja(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"inn": 1}, posts={"musashi": "inn"}, reserve=0)
    village.play("defender", "strike")
    assert (village.winner, village.ending) == ("defender", "ninja-fell")


def test_yumi_may_shoot_the_last_ninja(edition: str) -> None:
    village = position(edition=edition, step="ronin", posts={"yumi": "inn"}, reserve=1)
    village.play("defender", "shoot")
    assert (village.winner, village.ending) == ("defender", "ninja-fell")


def test_the_last_ninja_may_become_a_wound(edition: str) -> None:
    """Wounds on tiles do not keep the attacker in the game."""
    village = position(edition=edition, step="ronin", ninja={"inn": 2}, posts={"kabe": "inn"}, reserve=0)
    village.play("defender", "done")
    assert village.wounds_of("kabe") == 2
    assert (village.winner, village.ending) == ("defender", "ninja-fell")


def test_the_last_ninja_may_become_a_wound_that_was_divided(edition: str) -> None:
    posts = {"kabe": "inn", "tasuke": "inn"}
    village = position(edition=edition, step="ronin", ninja={"inn": 2}, posts=posts, reserve=0)
    village.play("defender", "done", "wound kabe")
    assert village.winner is None
    assert village.play("defender", "wound tasuke").ending == "ninja-fell"


def test_the_last_ninja_may_be_cleared_from_the_green(edition: str) -> None:
    village = position(edition=edition, ninja={"green": 1}, reserve=0, alive=["kabe", "yumi"])
    village.reveal({}, {"kabe": "green", "yumi": "inn"})
    assert (village.winner, village.ending) == ("defender", "ninja-fell")


def test_the_last_ninja_may_starve(edition: str) -> None:
    village = position(edition=edition, step="areas", day=4, reserve=1).play("attacker", "done")
    assert (village.winner, village.ending) == ("defender", "ninja-fell")
    assert village.day == 4


def test_an_empty_reserve_alone_does_not_lose(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"well": 1}, posts={"yumi": "inn"}, reserve=1)
    assert village.play("defender", "shoot").winner is None


def test_an_empty_board_alone_does_not_lose(edition: str) -> None:
    village = position(edition=edition, step="ronin", ninja={"inn": 1}, posts={"musashi": "inn"}, reserve=1)
    assert village.play("defender", "strike").winner is None


def test_last_ronin_and_last_ninja_together_mean_the_defender_wins(edition: str) -> None:
    """Said in the second edition; in the first the attacker needs a ninja left."""
    village = position(
        edition=edition, step="ronin", ninja={"inn": 3}, posts={"yumi": "inn"}, alive=["yumi"], reserve=0
    )
    village.play("defender", "done")
    assert village.has_fallen("yumi")
    assert (village.winner, village.ending) == ("defender", "ninja-fell")


def test_ronin_and_ninja_may_be_gone_together_on_several_areas(edition: str) -> None:
    village = position(
        edition=edition,
        step="ronin",
        ninja={"inn": 3, "well": 3},
        posts={"yumi": "inn", "yobu": "well"},
        alive=["yumi", "yobu"],
        reserve=0,
    )
    village.play("defender", "done")
    assert (village.winner, village.ending) == ("defender", "ninja-fell")


def test_the_end_of_the_eighth_day_wins_for_the_defender(edition: str) -> None:
    """However many ninja are left."""
    village = position(edition=edition, step="areas", day=8, ninja={"well": 9}, reserve=30).play("attacker", "done")
    assert (village.winner, village.ending) == ("defender", "winter")


def test_five_areas_on_the_eighth_day_win_before_winter_comes(edition: str) -> None:
    village = position(edition=edition, step="areas", day=8, ninja=FIVE).play("attacker", "done")
    assert (village.winner, village.ending) == ("attacker", "village-taken")


def test_the_victory_is_the_last_thing_told(edition: str) -> None:
    """Also when the last ronin falls while ninja hold areas further on."""
    village = position(
        edition=edition, step="ronin", ninja={"inn": 4, "fields-3": 1}, posts={"yumi": "inn"}, alive=["yumi"]
    )
    village.play("defender", "done")
    assert [event.name for event in village.events] == ["wounded", "fell", "occupied", "won"]


def test_nobody_decides_once_the_game_is_over(edition: str) -> None:
    village = position(edition=edition, step="areas", ninja=FIVE).play("attacker", "done")
    assert village.actors == set()
    assert village.legal("attacker") | village.legal("defender") == set()


def test_a_game_of_eight_quiet_days_is_the_defenders(edition: str) -> None:
    """From set-up to winter: the attacker brings no more than he must, and Kabe and the others stand aside."""
    village = new_game(edition)
    while village.winner is None:
        while village.allows("attacker", "deploy fields-3") and not village.allows("attacker", "done"):
            village.play("attacker", "deploy fields-3")
        while not village.allows("attacker", "done"):
            village.play("attacker", "deploy fields-2")
        village.play("attacker", "done")
        village.defend(everyone(avoiding=["fields-2", "fields-3"])).play("defender", "done", "done")
        if village.step == "areas":
            village.play("attacker", "done")
    assert (village.winner, village.ending, village.day) == ("defender", "winter", 8)
    assert village.ninja_on("fields-2") + village.ninja_on("fields-3") == 28
