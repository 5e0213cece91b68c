"""``tatami hint`` and ``tatami analyse``: numbers for people and for programs, and no secrets."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.terminal import run
from tatami.bots.analysis import outlook, review
from tatami.bots.analysis.appraisal import Effort
from tatami.cli import chart
from tatami.kernel.game import Game

LITTLE = ("--simulations", "30")


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "DEALS", 2)


@pytest.fixture
def in_progress(tmp_path: Path) -> str:
    """A match that the attacker has just begun."""
    path = tmp_path / "begun.json"
    arguments = ("play", "seven-ronin", "--seat", "attacker", "--bot", "random", "--seed", "7", "--file", str(path))
    assert run(*arguments, typed=["deploy well"]).code == 0
    return str(path)


def test_a_hint_for_the_person_at_the_table(in_progress: str) -> None:
    done = run("hint", in_progress, "--json", *LITTLE)
    assert done.code == 0
    found = json.loads(done.out)
    assert found["seat"] == "attacker"
    values = [option["value"] for option in found["options"]]
    assert values == sorted(values, reverse=True)
    assert all(option["low"] <= option["value"] <= option["high"] for option in found["options"])
    assert run("hint", in_progress, "--json", *LITTLE).out == done.out


@pytest.mark.parametrize(("language", "heading"), [("en", "Chance of winning"), ("fr", "Chances de gagner")])
def test_people_get_a_table(in_progress: str, language: str, heading: str) -> None:
    assert heading in run("hint", in_progress, "--lang", language, *LITTLE).out


def test_a_hint_for_a_moment_that_is_past(finished_file: Path) -> None:
    assert run("hint", str(finished_file), "--at", "3", "--seat", "defender", *LITTLE).code == 0


def test_a_seat_that_owes_nothing_gets_no_hint(finished_file: Path) -> None:
    refused = run("hint", str(finished_file), *LITTLE)
    assert refused.code == 1
    assert "nothing to decide" in refused.err


def test_a_hint_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tatami.cli.hint.AT_THE_TABLE", 30)
    arguments = ("play", "seven-ronin", "--seat", "attacker", "--bot", "random", "--seed", "7")
    shown = run(*arguments, "--file", str(tmp_path / "match.json"), typed=["hint", "q"]).out
    assert "Chance of winning" in shown


def test_a_match_is_analysed_for_programs_and_drawn(finished_file: Path, tmp_path: Path) -> None:
    plot = tmp_path / "match.svg"
    done = run("analyse", str(finished_file), "--json", "--plot", str(plot), *LITTLE)
    assert done.code == 0
    found = json.loads(done.out)
    for part in found["parts"].values():
        parts = [part[name]["value"] for name in ("start", "own", "others", "luck")]
        assert sum(parts) == pytest.approx(part["result"])
    drawing = ElementTree.fromstring(plot.read_text(encoding="utf-8"))
    lines = drawing.findall("{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == len(found["parts"])


def test_the_plot_may_be_a_picture(finished_file: Path, tmp_path: Path) -> None:
    plot = tmp_path / "match.PNG"
    assert run("analyse", str(finished_file), "--plot", str(plot), *LITTLE).code == 0
    picture = plot.read_bytes()
    assert picture.startswith(b"\x89PNG")
    width, height = (int.from_bytes(picture[place : place + 4], "big") for place in (16, 20))
    assert (width, height) == (chart.WIDTH * chart.ZOOM, chart.HEIGHT * chart.ZOOM)


def test_a_plot_that_cannot_be_written_is_told(finished_file: Path, tmp_path: Path) -> None:
    refused = run("analyse", str(finished_file), "--plot", str(tmp_path / "nowhere" / "match.svg"), *LITTLE)
    assert refused.code == 1
    assert "could not be written" in refused.err


def test_an_analysis_goes_on_after_an_interrupt(finished_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("analyse", str(finished_file), "--json", *LITTLE)
    judge, begun = review.judge, []

    def interrupted(game: Game, plan: list[review.Moment], effort: Effort, seed: int) -> review.Choice:
        begun.append(plan[0].ply)
        if len(begun) == 3:
            raise KeyboardInterrupt
        return judge(game, plan, effort, seed)

    monkeypatch.setattr(review, "judge", interrupted)
    stopped = run(*asked)
    assert (stopped.code, stopped.out) == (130, "")
    assert "The same command goes on" in stopped.err
    done = run(*asked)
    assert done.code == 0
    assert begun.count(begun[2]) == 2
    assert all(begun.count(first) == 1 for first in begun if first != begun[2])
    assert len(set(begun)) == len(json.loads(done.out)["choices"])


@pytest.mark.parametrize(("language", "heading"), [("en", "Own choices"), ("fr", "Ses choix")])
def test_a_match_is_analysed_for_people(finished_file: Path, language: str, heading: str) -> None:
    out = run("analyse", str(finished_file), "--lang", language, *LITTLE).out
    assert heading in out
    assert "±" in out


def test_a_match_in_progress_is_not_analysed(in_progress: str) -> None:
    refused = run("analyse", in_progress, *LITTLE)
    assert refused.code == 1
    assert "still secret" in refused.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("hint", "nowhere.json"),
        ("hint", "FILE", "--at", "999"),
        ("hint", "FILE", "--seat", "shogun"),
        ("hint", "FILE", "--simulations", "0"),
        ("analyse", "FILE", "--simulations", "0"),
        ("analyse", "FILE", "--plot", "match.gif"),
    ],
)
def test_what_cannot_be_asked_is_a_usage_error(arguments: tuple[str, ...], finished_file: Path) -> None:
    assert run(*(str(finished_file) if word == "FILE" else word for word in arguments)).code == 2
