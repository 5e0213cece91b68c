"""What a seat can foresee of its own steps, and the plan that a search makes of them."""

from __future__ import annotations

from itertools import count

from games.seven_ronin.village import SEAT, Table, new_game, position
from tatami import games
from tatami.bots.analysis.appraisal import Effort
from tatami.bots.analysis.plans import best_plan, compare_plans, foreseen
from tatami.bots.search.thinker import Style, Thinker
from tatami.kernel.chance import Position

GAME = games.find("seven-ronin")
LITTLE = Effort(simulations=60)


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
    seat, view = SEAT["defender"], new_game().seen_by("defender").village
    thinker = Thinker(GAME, Style())
    thinker.face(view, seat, 1)
    thinker.think(60)
    last, action = best_plan(GAME, thinker, view, seat, LITTLE, count())
    assert GAME.actions.text(action) == "done"
    assert last != view


def test_a_plan_is_compared_with_the_searchs_own() -> None:
    """Two ronin are left: ninja all over the village may win, ninja heaped upon the fields cannot."""
    village = position(day=8, alive=["yumi", "yobu"], reserve=20)
    seat, view = SEAT["attacker"], village.seen_by("attacker").village
    heaped = village.attack({"fields-3": 3, "fields-2": 2, "green": 1}).seen_by("attacker").village
    plan = heaped, GAME.actions.parse("done")
    made, rival = compare_plans(GAME, view, seat, plan, Effort(simulations=800), seed=1)
    assert rival is not None
    assert rival.worth[seat].low > made.worth[seat].value == 0
    assert compare_plans(GAME, view, seat, plan, Effort(simulations=800), seed=1) == (made, rival)
