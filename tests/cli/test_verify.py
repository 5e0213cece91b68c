"""``tatami verify``: a true match passes, and whatever is changed in its file is named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.terminal import run
from tatami import games
from tatami.match import Match, save
from tatami.match.fairness import Luck, commitment

Values = dict[str, Any]


def test_a_true_match_passes_and_says_what_was_checked(finished_file: Path, finished: Values) -> None:
    verified = run("verify", str(finished_file))
    assert verified.code == 0
    assert finished["commitment"] in verified.out
    assert f"{len(finished['moves'])} moves" in verified.out
    assert "fair and whole" in verified.out


def another_seed(values: Values) -> None:
    values["secret"] = "ff" * 32


def another_seed_with_its_own_commitment(values: Values) -> None:
    values["secret"] = "ff" * 32
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


def a_field_more(values: Values) -> None:
    values["blessing"] = "yes"


def another_player(values: Values) -> None:
    values["seats"]["attacker"] = "somebody else"


def all_draws_from_a_secret_that_nobody_committed_to(values: Values) -> None:
    secret = b"\xee" * 32
    values["earlier"] = [{"until": 1_000_000_000, "commitment": commitment(secret), "secret": secret.hex()}]


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
        (a_field_more, "blessing"),
        (another_player, "checksum"),
        (all_draws_from_a_secret_that_nobody_committed_to, "earlier"),
    ],
)
def test_tampering_is_found_and_named(
    tamper: Callable[[Values], None], field: str, finished: Values, written: Callable[[Values], str]
) -> None:
    tamper(finished)
    verified = run("verify", written(finished))
    assert verified.code == 1
    assert f"Wrong: {field}" in verified.out


def test_a_commitment_that_was_shown_is_compared(finished_file: Path, finished: Values) -> None:
    assert run("verify", str(finished_file), "--commitment", finished["commitment"]).code == 0
    refused = run("verify", str(finished_file), "--commitment", "ab" * 32)
    assert refused.code == 1
    assert finished["commitment"] in refused.out


def test_what_a_file_does_not_prove_is_said(finished_file: Path) -> None:
    assert "Not proved by a file" in run("verify", str(finished_file)).out


def test_the_parts_of_a_branched_match_are_told_apart(tmp_path: Path) -> None:
    """Each part with the commitment that stood when it was played, and who added bytes to it."""
    game = games.find("seven-ronin")
    match = Match.new(game, secret=b"b" * 32, added={"attacker": b"x" * 16}, earlier=((2, Luck(b"a" * 32)),))
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[-1])
    save(match, tmp_path / "match.json")
    told = run("verify", str(tmp_path / "match.json")).out
    assert f"moves 1 to 2: the draws follow from the secret that was committed to: {commitment(b'a' * 32)}" in told
    assert f"moves 3 to {match.ply}: the draws follow from the secret that was committed to: {match.commitment}" in told
    assert "one person added random bytes" in told
    known = ("--commitment", match.commitment)
    assert run("verify", str(tmp_path / "match.json"), *known).code == 1, "the first part has another"
    assert run("verify", str(tmp_path / "match.json"), *known, "--commitment", commitment(b"a" * 32)).code == 0


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
