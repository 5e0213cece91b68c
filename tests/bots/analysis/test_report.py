"""A match analysed: its parts add up to the result, it repeats itself, can be stopped, and looks at views only."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tatami.bots.analysis.appraisal import Effort
from tatami.bots.analysis.report import Report, analyse, as_json
from tatami.bots.analysis.review import Stopped, moments, together
from tatami.bots.search.thinker import Thinker
from tatami.kernel.chance import Position
from tatami.kernel.contract import view as view_of
from tatami.kernel.engines.interpreted import interpreted
from tatami.match import Match

FIXTURES = Path(__file__).parents[2] / "fixtures"
LITTLE = Effort(simulations=24, options=2)
pytestmark = pytest.mark.usefixtures("few_deals")


def reported(match: Match, seed: int = 1) -> Report:
    return analyse(match, LITTLE, seed)


def test_luck_and_skill_add_up_to_the_result(match: Match) -> None:
    report = reported(match)
    for part in report.parts:
        whole = part.start.value + part.own.value + part.others.value + part.luck.value
        assert whole == pytest.approx(part.result)
        outside = [found.change.value for found in report.surprises if found.seat == part.seat]
        made = [choice for choice in report.choices if choice.seat == part.seat]
        chosen = [choice.after[part.seat].value - choice.before[part.seat].value for choice in made]
        assert part.start.value + sum(outside) + sum(chosen) == pytest.approx(part.result)
    assert [part.result for part in report.parts] == [1.0, 0.0]


def test_one_sides_loss_is_the_others_gain(match: Match) -> None:
    attacker, defender = reported(match).parts
    assert attacker.own.value == pytest.approx(-defender.others.value)
    assert attacker.luck.value == pytest.approx(-defender.luck.value)


def test_the_same_file_and_seed_give_the_same_report(match: Match) -> None:
    first, second = (json.dumps(as_json(reported(match))) for _ in range(2))
    assert first == second
    assert first != json.dumps(as_json(reported(match, seed=2)))


def test_every_choice_is_judged_on_what_its_seat_could_know(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is thought about looks the same to its seat as it is: there is nothing more in it to see."""
    faced: list[tuple[Position, int]] = []
    face = Thinker.face

    def watched(self: Thinker, view: Position, seat: int, seed: int) -> None:
        faced.append((view.copy(), seat))
        face(self, view, seat, seed)

    monkeypatch.setattr(Thinker, "face", watched)
    report = reported(match)
    steps = [(step.ply, choice.seat) for choice in report.choices for step in choice.steps]
    thought = {(view.to_bytes(), seat) for view, seat in faced}
    assert thought >= {(match.at(ply).view(seat).to_bytes(), seat) for ply, seat in steps}
    for position, seat in faced:
        seen = position.copy()
        interpreted(match.game).bind(view_of)(seen, seat)
        assert seen == position


def test_every_move_with_an_alternative_is_judged(match: Match) -> None:
    report = reported(match)
    steps = {step.ply for choice in report.choices for step in choice.steps}
    chosen = {ply for ply, move in enumerate(match.history) if len(match.at(ply).legal(move.seat)) > 1}
    assert steps == chosen


def test_a_plan_is_one_choice(match: Match) -> None:
    """Posts in secret until the screens are lifted; where only one place is left there is nothing to choose."""
    first = next(plan for plan in together(moments(match)) if match.seats[plan[0].seat] == "defender")
    assert len(first) > 5
    assert all(match.game.actions.text(moment.played).startswith("post") for moment in first)


def test_a_match_in_progress_is_not_analysed(match: Match) -> None:
    with pytest.raises(ValueError, match="once it is over"):
        list(moments(match.at(20)))


def test_it_tells_how_far_it_is_and_can_be_stopped(match: Match) -> None:
    heard: list[tuple[int, int]] = []
    with pytest.raises(Stopped):
        analyse(match, LITTLE, 1, lambda done, of: heard.append((done, of)), lambda: len(heard) == 3)
    assert [done for done, _ in heard] == [1, 2, 3]
    assert len({of for _, of in heard}) == 1
