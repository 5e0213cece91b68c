"""What a seat can foresee of its own steps, and the plan that a search makes of them."""

from __future__ import annotations

from games.seven_ronin.village import SEAT, Table, new_game, position
from tatami import games
from tatami.bots.analysis.appraisal import Effort
from tatami.bots.analysis.plans import best_plan, foreseen
from tatami.kernel.chance import Position

GAME = games.find("seven-ronin")


def after(village: Table, seat: str, move: str) -> Position | None:
    return foreseen(GAME, village.seen_by(seat).village, SEAT[seat], GAME.actions.parse(move))


def test_a_step_of_a_plan_is_foreseen() -> None:
    village = new_game()
    later = after(village, "attacker", "deploy well")
    assert later == village.play("attacker", "deploy well").seen_by("attacker").village


def test_what_lifts_the_screens_is_not_foreseen() -> None:
    planned = new_game().attack({"well": 1, "inn": 1})
    assert after(planned, "attacker", "done") is None


def test_a_move_that_ends_the_game_has_no_later() -> None:
    won = position(step="areas", day=8, ninja={"fields-2": 1, "inn": 1, "well": 1, "granary": 1})
    assert after(won, "attacker", "done") is None


def test_a_plan_ends_with_the_step_that_ends_it() -> None:
    view = new_game().seen_by("defender").village
    last, action = best_plan(GAME, view, SEAT["defender"], Effort(simulations=60), seed=1)
    assert GAME.actions.text(action) == "done"
    assert last != view
    assert best_plan(GAME, view, SEAT["defender"], Effort(simulations=60), seed=1) == (last, action)
