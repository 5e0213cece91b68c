"""Match files replay byte for byte, and say which field is wrong when they do not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from match.test_match import random_match
from tatami import games
from tatami.match import BadFile, load, save
from tatami.match.file import from_json, to_json

FIXTURES = Path(__file__).parents[1] / "fixtures"


def test_a_finished_match_replays_byte_for_byte(tmp_path: Path) -> None:
    match = random_match(5)
    save(match, tmp_path / "match.json")
    again = load(tmp_path / "match.json", games.find)
    assert again.digest() == match.digest()
    assert again.result == match.result
    assert to_json(again) == to_json(match)


@pytest.mark.parametrize("moves", [0, 1, 5, 9, 40])
def test_a_match_is_saved_in_mid_plan_with_both_half_made_plans(tmp_path: Path, moves: int) -> None:
    match = random_match(6, stop_after=moves)
    save(match, tmp_path / "match.json")
    again = load(tmp_path / "match.json", games.find)
    assert again.digest() == match.digest()
    assert again.actors == match.actors
    for seat in (0, 1):
        assert again.legal(seat) == match.legal(seat)
        assert list(again.events(seat)) == list(match.events(seat))


def test_the_seed_is_published_only_once_the_match_is_over() -> None:
    assert "secret" not in to_json(random_match(7, stop_after=12))
    assert "secret" in to_json(random_match(7))


def test_saving_leaves_no_half_written_file(tmp_path: Path) -> None:
    match = random_match(8, stop_after=3)
    save(match, tmp_path / "deep" / "match.json")
    assert [path.name for path in (tmp_path / "deep").iterdir()] == ["match.json"]


def spoiled(**changes: Any) -> dict[str, Any]:
    return {**to_json(random_match(9)), **changes}


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"tatami": 99}, "tatami"),
        ({"game": "chess"}, "game"),
        ({"rules": "0"}, "rules"),
        ({"options": {"edition": "third"}}, "options"),
        ({"options": None}, "options"),
        ({"seats": {"attacker": "a"}}, "seats"),
        ({"seats": {"defender": "a", "attacker": "b"}}, "seats"),
        ({"secret": "00" * 32}, "commitment"),
        ({"secret": "no"}, "secret"),
        ({"commitment": "f" * 64}, "commitment"),
        ({"moves": ["attacker: deploy moon"]}, "moves: move 1"),
        ({"moves": ["nobody: done"]}, "moves: move 1"),
        ({"moves": ["attacker: done"]}, "moves: move 1"),
        ({"moves": []}, "result"),
        ({"result": None}, "result"),
    ],
)
def test_a_spoiled_file_is_refused_and_the_field_named(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(BadFile, match=f"^{field}"):
        from_json(spoiled(**changes), games.find)


def test_a_match_in_progress_may_not_publish_its_seed() -> None:
    values = to_json(random_match(9, stop_after=10))
    values["secret"] = values.pop("sealed_secret")
    with pytest.raises(BadFile, match=r"^secret"):
        from_json(values, games.find)


@pytest.mark.parametrize("text", ["", "[]", "{", "\x00"])
def test_what_is_no_match_file_is_said_to_be_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "match.json").write_text(text)
    with pytest.raises(BadFile):
        load(tmp_path / "match.json", games.find)
    with pytest.raises(BadFile, match="No such file"):
        load(tmp_path / "nothing.json", games.find)


def test_the_file_is_plain_json_that_people_can_read(tmp_path: Path) -> None:
    match = random_match(10)
    save(match, tmp_path / "match.json")
    values = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))
    assert list(values) == [
        "tatami",
        "game",
        "rules",
        "options",
        "seats",
        "commitment",
        "moves",
        "secret",
        "result",
        "checksum",
    ]
    assert values["moves"][0].startswith(("attacker: deploy ", "defender: post "))
