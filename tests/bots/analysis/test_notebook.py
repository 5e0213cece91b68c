"""An analysis that is broken off goes on where it was, and ends as if it never had been."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tatami import games
from tatami.bots.analysis import review
from tatami.bots.analysis.appraisal import Effort
from tatami.bots.analysis.notebook import MOST_NOTEBOOKS, Notebook, notebook_of
from tatami.bots.analysis.report import analyse, as_json
from tatami.bots.analysis.review import Stopped
from tatami.kernel.game import Game
from tatami.match import Match, load

FIXTURES = Path(__file__).parents[2] / "fixtures"
LITTLE = Effort(simulations=24, options=2)
pytestmark = pytest.mark.usefixtures("few_deals")


@pytest.fixture
def path(match: Match, tmp_path: Path) -> Path:
    """The notebook of an analysis that was broken off after three choices."""
    path = tmp_path / "analyses" / "notebook.jsonl"
    heard: list[int] = []
    with pytest.raises(Stopped):
        analyse(match, LITTLE, 1, lambda done, _: heard.append(done), lambda: len(heard) == 3, Notebook(path))
    return path


def test_it_goes_on_where_it_was_broken_off(match: Match, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = set(Notebook(path))
    assert len(known) == 3
    judged: list[int] = []
    judge = review.judge

    def watched(game: Game, plan: list[review.Moment], effort: Effort, seed: int) -> review.Choice:
        judged.append(plan[0].ply)
        return judge(game, plan, effort, seed)

    monkeypatch.setattr(review, "judge", watched)
    report = analyse(match, LITTLE, 1, known=Notebook(path))
    assert not known & set(judged)
    assert as_json(report) == as_json(analyse(match, LITTLE, 1))
    judged.clear()
    assert as_json(analyse(match, LITTLE, 1, known=Notebook(path))) == as_json(report)
    assert not judged


def test_a_choice_comes_back_as_it_was(path: Path, tmp_path: Path) -> None:
    first = Notebook(path)
    Notebook(tmp_path / "twin.jsonl").update(first)
    assert dict(Notebook(tmp_path / "twin.jsonl")) == dict(first)


@pytest.mark.parametrize("spoilt", ['{"seat": 0, "st', '{"seat": 0}\n', "\n"])
def test_a_line_that_cannot_be_read_costs_that_line(path: Path, spoilt: str) -> None:
    whole = dict(Notebook(path))
    ply, choice = whole.popitem()
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(lines[:-1]) + "\n" + spoilt, encoding="utf-8")
    notebook = Notebook(path)
    assert dict(notebook) == whole
    notebook[choice.steps[0].ply] = choice
    assert dict(Notebook(path)) == {**whole, ply: choice}


def test_another_question_has_another_notebook(match: Match, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    other = load(FIXTURES / "seven-ronin" / "first-winter.json", games.find)
    for asked in ((match, LITTLE, 1), (match, LITTLE, 2), (match, Effort(25, 2), 1), (other, LITTLE, 1)):
        notebook = notebook_of(*asked)
        assert not notebook
        choice = _some_choice(match)
        notebook[choice.steps[0].ply] = choice
        assert notebook_of(*asked)


def test_old_notebooks_are_thrown_away_but_not_the_one_that_is_wanted(
    match: Match, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    choice = _some_choice(match)
    wanted = notebook_of(match, LITTLE, 1)
    wanted[choice.steps[0].ply] = choice
    (folder,) = (path.parent for path in tmp_path.rglob("*.jsonl"))
    for age in range(MOST_NOTEBOOKS + 5):
        (folder / f"{age}.jsonl").touch()
        os.utime(folder / f"{age}.jsonl", (10**9 - age, 10**9 - age))
    assert notebook_of(match, LITTLE, 1) == wanted
    kept = {path.stem for path in folder.iterdir()}
    assert len(kept) == MOST_NOTEBOOKS
    assert kept > {str(age) for age in range(MOST_NOTEBOOKS - 1)}


def _some_choice(match: Match) -> review.Choice:
    return review.judge(match.game, review.together(review.moments(match))[0], LITTLE, 1)
