"""One decision judged: forced wins are seen, blunders named, noise is not mistaken for a cost, secrets stay secret."""

from __future__ import annotations

import random

from games.seven_ronin.village import SEAT, Table, new_game, position
from tatami import games
from tatami.bots.analysis.appraisal import Appraisal, Effort, Option, appraise
from tatami.bots.analysis.estimate import Sample
from tatami.bots.analysis.review import Choice, Moment, Verdict, judge

GAME = games.find("seven-ronin")
LITTLE = Effort(simulations=400)


def judged(village: Table, seat: str, move: str) -> Choice:
    view = village.seen_by(seat).village
    return judge(GAME, [Moment(5, SEAT[seat], view, GAME.actions.parse(move))], LITTLE, seed=1)


def won_by_the_inn() -> Table:
    """The attacker holds four areas; the inn, copying a field, makes the fifth and wins at once."""
    return position(step="areas", day=8, ninja={"fields-2": 1, "inn": 1, "well": 1, "granary": 1})


def test_a_blunder_in_a_won_position_is_found_and_named() -> None:
    choice = judged(won_by_the_inn(), "attacker", "done")
    (step,) = choice.steps
    seat = SEAT["attacker"]
    assert GAME.actions.text(step.appraisal.best.action) != "done"
    assert step.appraisal.best.worth[seat].value > 0.9
    assert step.option.worth[seat].value < 0.1
    assert choice.verdict(1.0) is Verdict.BLUNDER
    assert choice.effects[seat].value < 0 < choice.effects[SEAT["defender"]].value


def test_the_winning_move_costs_nothing() -> None:
    best = judged(won_by_the_inn(), "attacker", "done").worst.appraisal.best.action
    choice = judged(won_by_the_inn(), "attacker", GAME.actions.text(best))
    assert choice.cost.value == 0
    assert choice.verdict(1.0) is Verdict.FINE


def test_the_same_seed_gives_the_same_appraisal() -> None:
    view = new_game().seen_by("defender").village
    first, second = (appraise(GAME, view, SEAT["defender"], LITTLE, seed=3) for _ in range(2))
    assert first == second
    assert first != appraise(GAME, view, SEAT["defender"], LITTLE, seed=4)


def test_what_is_hidden_changes_nothing() -> None:
    """The attacker is ready with one plan or with another; a hint for the defender is the same."""
    plans = ({"well": 1, "inn": 1}, {"fields-3": 3, "granary": 2, "green": 1})
    tables = [new_game().attack(plan).play("attacker", "done") for plan in plans]
    assert tables[0].village != tables[1].village
    views = [table.seen_by("defender").village for table in tables]
    hints = [appraise(GAME, view, SEAT["defender"], LITTLE, seed=2) for view in views]
    assert hints[0] == hints[1]


def test_the_view_is_left_as_it_was() -> None:
    view = new_game().seen_by("attacker").village
    before = view.to_bytes()
    appraise(GAME, view, SEAT["attacker"], LITTLE, seed=1)
    assert view.to_bytes() == before


def test_a_move_that_nobody_would_look_at_is_judged_all_the_same() -> None:
    view = new_game().seen_by("defender").village
    few = Effort(simulations=100, options=2)
    shunned = GAME.actions.parse("post yobu burial-grounds")
    found = appraise(GAME, view, SEAT["defender"], few, seed=1, played=shunned)
    assert len(found.options) <= 3
    assert found.option(shunned).action == shunned


def test_equal_options_cost_nothing_on_average() -> None:
    """Six options that all win half of the time: the best of the noisy six must not make the others look costly."""
    luck = random.Random(5)

    def noisy(action: int) -> Option:
        halves = []
        for _ in range(2):
            sample = Sample(1)
            for _ in range(40):
                sample.add([float(luck.random() < 0.5)])
            halves.append(sample.means())
        return Option(action, (halves[0], halves[1]), halves[0])

    costs = []
    for _ in range(400):
        appraisal = Appraisal(0, tuple(noisy(action) for action in range(6)))
        costs.append(-appraisal.effects(0)[0].value)
    mean = sum(costs) / len(costs)
    assert abs(mean) < 0.01  # the naive difference would be 0.1
