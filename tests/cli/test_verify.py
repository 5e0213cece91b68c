"""``tatami verify``: a true match passes, and whatever is changed in its file is named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.terminal import run
from tatami.match.fairness import commitment

Values = dict[str, Any]


def test_a_true_match_passes_and_says_what_was_checked(finished_file: Path, finished: Values) -> None:
    verified = run("verify", str(finished_file))
    assert verified.code == 0
    assert finished["commitment"] in verified.out
    assert f"{len(finished['moves'])} moves" in verified.out
    assert "fair and whole" in verified.out


def another_seed(values: Values) -> None:
    values["seed"] = "ff" * 32


def another_seed_with_its_own_commitment(values: Values) -> None:
    values["seed"] = "ff" * 32
    values["commitment"] = commitment(b"\xff" * 32)
    values["moves"] = values["moves"][:-1]


def a_move_less(values: Values) -> None:
    del values["moves"][5]


def the_last_move_less(values: Values) -> None:
    values["moves"].pop()


def an_unknown_move(values: Values) -> None:
    values["moves"][0] = "attacker: deploy moon"


def an_illegal_move(values: Values) -> None:
    values["moves"].insert(0, "attacker: done")


def a_move_of_nobody(values: Values) -> None:
    values["moves"][0] = "deploy well"


def the_other_winner(values: Values) -> None:
    loser = "defender" if values["result"]["winners"] == ["attacker"] else "attacker"
    values["result"]["winners"] = [loser]


def another_last_position(values: Values) -> None:
    values["result"]["position"] = "00" * 32


def no_result(values: Values) -> None:
    del values["result"]


def other_rules(values: Values) -> None:
    values["rules"] = "0"


def an_unknown_option(values: Values) -> None:
    values["options"]["dragons"] = "yes"


def another_game(values: Values) -> None:
    values["game"] = "chess"


def a_seat_less(values: Values) -> None:
    del values["seats"]["attacker"]


def another_format(values: Values) -> None:
    values["tatami"] = 99


@pytest.mark.parametrize(
    ("tamper", "field"),
    [
        (another_seed, "commitment"),
        (another_seed_with_its_own_commitment, "result"),
        (a_move_less, "moves"),
        (the_last_move_less, "result"),
        (an_unknown_move, "moves"),
        (an_illegal_move, "moves"),
        (a_move_of_nobody, "moves"),
        (the_other_winner, "result"),
        (another_last_position, "result"),
        (no_result, "result"),
        (other_rules, "rules"),
        (an_unknown_option, "options"),
        (another_game, "game"),
        (a_seat_less, "seats"),
        (another_format, "tatami"),
    ],
)
def test_tampering_is_found_and_named(
    tamper: Callable[[Values], None], field: str, finished: Values, written: Callable[[Values], str]
) -> None:
    tamper(finished)
    verified = run("verify", written(finished))
    assert verified.code == 1
    assert f"Wrong: {field}" in verified.out


def test_a_match_in_progress_is_not_proven_yet(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run("play", "seven-ronin", "--seat", "attacker", "--bot", "random", "--file", str(path))
    verified = run("verify", str(path))
    assert verified.code == 3
    assert "not over" in verified.out


def test_what_is_no_match_at_all_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "poem.txt"
    path.write_text("an old silent pond", encoding="utf-8")
    assert run("verify", str(path)).code == 1
    assert run("replay", str(path)).code == 1


def test_a_file_that_is_not_there_is_a_usage_error() -> None:
    assert run("verify", "nowhere.json").code == 2
