"""Moves as people type them, and menus that are not too long."""

from __future__ import annotations

import pytest

from tatami.cli.menu import LONG, Ambiguous, menu, shortened, understand
from tatami.games.seven_ronin.moves import ACTIONS
from tatami.kernel.actions import Action, UnknownMove

POSTS = [action.id for action in ACTIONS if action.text.startswith("post")]
DEPLOYS = [action.id for action in ACTIONS if action.text.startswith("deploy")]
DONE = ACTIONS.parse("done")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("post kabe well", "post kabe well"),
        ("  Post  KABE  Well ", "post kabe well"),
        ("po ka we", "post kabe well"),
        ("ka we", "post kabe well"),
        ("yu fields-3", "post yumi fields-3"),
        ("d", "done"),
    ],
)
def test_beginnings_are_enough(text: str, move: str) -> None:
    assert ACTIONS.text(understand(text, ACTIONS, [*POSTS, DONE])) == move


def test_what_may_be_played_now_is_meant() -> None:
    assert ACTIONS.text(understand("well", ACTIONS, DEPLOYS)) == "deploy well"


def test_a_move_of_the_right_kind_is_meant_even_if_it_is_refused() -> None:
    without_the_well = [move for move in DEPLOYS if ACTIONS.text(move) != "deploy well"]
    assert ACTIONS.text(understand("well", ACTIONS, without_the_well)) == "deploy well"


def test_what_could_be_several_moves_is_not_guessed() -> None:
    with pytest.raises(Ambiguous) as unclear:
        understand("ta we", ACTIONS, POSTS)
    assert unclear.value.meanings == ("post taiko well", "post tasuke well")


@pytest.mark.parametrize("text", ["", "sing", "post kabe", "post kabe moon"])
def test_what_is_no_move_is_said_to_be_none(text: str) -> None:
    with pytest.raises(UnknownMove):
        understand(text, ACTIONS, POSTS)


def label(move: int) -> str:
    return ACTIONS.text(move)


def heading(action: Action) -> str:
    return action.text.rpartition(" ")[0] + "…"


def rank(action: Action) -> int:
    return 1 if action.text == "done" else 0


def test_a_long_list_is_grouped_by_its_first_argument() -> None:
    choices = menu(ACTIONS, [DONE, *POSTS], label, heading, rank)
    assert [choice.label for choice in choices][:2] == ["post hayai…", "post kabe…"]
    assert choices[-1].label == "done"
    assert sorted(move for choice in choices for move in choice.actions) == sorted([DONE, *POSTS])


def test_a_short_list_is_not_grouped() -> None:
    choices = menu(ACTIONS, POSTS[:LONG], label, heading, rank)
    assert [choice.label for choice in choices] == list(map(label, POSTS[:LONG]))


def test_the_places_of_the_only_ronin_left_are_listed_at_once() -> None:
    yumi = [move for move in POSTS if "yumi" in ACTIONS.text(move)]
    assert not any(choice.opens_menu for choice in menu(ACTIONS, yumi, label, heading, rank))


def test_a_move_is_shortened_as_far_as_it_is_clear() -> None:
    tasuke = ACTIONS.parse("post tasuke well")
    assert shortened(tasuke, ACTIONS, POSTS) == "pos tas wel"
    assert shortened(DONE, ACTIONS, [*POSTS, DONE]) == "do"
    for move in POSTS:
        assert understand(shortened(move, ACTIONS, POSTS), ACTIONS, POSTS) == move
