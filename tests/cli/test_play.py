"""``tatami play``: a person's evening at the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from cli.terminal import any_choice, interrupt, run
from games.words.catalogues import messages_in, plain_texts
from tatami import games
from tatami.cli import language
from tatami.match import Match, save

ATTACK = ("play", "seven-ronin", "--seat", "attacker", "--bot", "random", "--seed", "1")
DEFEND = ("play", "seven-ronin", "--seat", "defender", "--bot", "random", "--seed", "1")


def moves_in(path: Path) -> list[str]:
    values: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return list(values["moves"])


@pytest.mark.parametrize("seat", ["attacker", "defender"])
@pytest.mark.parametrize("extra", [("--edition", "first"), ("--option", "spies=yes")])
def test_a_whole_game_is_played_by_numbers_and_proves_itself(seat: str, extra: tuple[str, str], tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    arguments = ("play", "seven-ronin", "--seat", seat, "--bot", "instinct", "--seed", "2", "--file", str(path), *extra)
    played = run(*arguments, answer=any_choice(11))
    assert played.code == 0
    assert "wins!" in played.out
    assert "0" * 63 + "2" in played.out
    assert f"tatami replay {path}" in played.out
    assert run("verify", str(path)).code == 0


def test_always_the_first_choice_ends_a_game() -> None:
    played = run(*DEFEND, answer=lambda _: "1")
    assert played.code == 0
    assert "wins!" in played.out


def test_a_match_is_kept_in_the_players_data_folder(tmp_path: Path) -> None:
    run(*ATTACK, typed=["q"])
    (kept,) = (tmp_path / "data" / "tatami" / "matches").iterdir()
    assert kept.name.startswith("seven-ronin-")


def test_the_side_is_asked_for_if_it_is_not_given(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    asked = run("play", "seven-ronin", "--bot", "random", "--file", str(path), typed=["seven", "2", "q"])
    assert "Which side do you take?" in asked.out
    assert json.loads(path.read_text(encoding="utf-8"))["seats"] == {"attacker": "bot:random", "defender": "person"}


def test_nobody_who_does_not_choose_a_side_starts_a_match(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    assert run("play", "seven-ronin", "--file", str(path)).code == 0
    assert not path.exists()


def test_the_end_of_input_in_the_middle_of_a_plan_keeps_both_plans(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    left = run(*ATTACK, "--file", str(path), typed=["deploy well", "deploy inn"])
    kept = moves_in(path)
    assert left.code == 0
    assert f"tatami play --resume {path}" in left.out
    assert kept[-2:] == ["attacker: deploy well", "attacker: deploy inn"]
    assert sum(move.startswith("defender: post") for move in kept) == 7

    resumed = run("play", "--resume", str(path), typed=["l"])
    assert "Sent: 2" in resumed.out
    assert "Planned: a ninja to the well." in resumed.out
    assert moves_in(path) == kept


def test_a_match_with_two_half_made_plans_goes_on_from_both(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    match = Match.new(games.find("seven-ronin"), players=["person", "bot:random"])
    match.play_all(0, ["deploy well"])
    match.play_all(1, ["post kabe inn", "post yumi shrine"])
    save(match, path)
    half = moves_in(path)
    resumed = run("play", "--resume", str(path), typed=["deploy granary"])
    assert moves_in(path)[:3] == half
    assert "Sent: 2" in resumed.out


def test_ctrl_c_leaves_a_resumable_match_and_130(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    left = run(*ATTACK, "--file", str(path), answer=interrupt)
    assert left.code == 130
    assert f"tatami play --resume {path}" in left.out
    assert run("play", "--resume", str(path)).code == 0


def test_undo_takes_back_the_last_marker_of_a_plan(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    undone = run(*ATTACK, "--file", str(path), typed=["deploy well", "u"])
    assert "Undone: Send a ninja to the well." in undone.out
    assert "attacker: deploy well" not in moves_in(path)


def test_undo_stops_where_the_screens_were_lifted() -> None:
    stopped = run(*ATTACK, typed=["deploy well, done", "u"])
    assert "cannot be undone alone" in " ".join(stopped.out.split())
    assert "Undone" not in stopped.out


def test_undo_without_a_move_says_so() -> None:
    assert "There is nothing to undo." in run(*ATTACK, typed=["u"]).out


def test_a_refused_move_names_its_rule_and_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    refused = run(*ATTACK, "--file", str(path), typed=["deploy well", "deploy well"])
    assert "limit of new ninja is reached" in " ".join(refused.out.split())
    assert moves_in(path).count("attacker: deploy well") == 1


def test_a_plan_with_one_bad_move_is_not_played_at_all(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    refused = run(*ATTACK, "--file", str(path), typed=["deploy inn, deploy shrine, deploy inn"])
    assert "Nothing of the plan was played." in refused.out
    assert not [move for move in moves_in(path) if move.startswith("attacker")]


def test_a_whole_plan_fits_on_one_line(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    posts = "post hayai well, ka inn, mus granary, tai shrine, tas watchtower, yo passage, yumi fields-2, done"
    run(*DEFEND, "--file", str(path), typed=[posts])
    assert "defender: post kabe inn" in moves_in(path)
    assert "defender: post taiko shrine" in moves_in(path)
    assert "defender: done" in moves_in(path)


def test_numbers_of_the_menu_may_stand_in_a_plan(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run(*ATTACK, "--file", str(path), typed=["1, 6"])
    assert moves_in(path)[-2:] == ["attacker: deploy watchtower", "attacker: deploy well"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("deploy fields", "deploy fields-2, deploy fields-3"),
        ("sing", "is not understood here"),
        ("deploy moon", "is not understood here"),
        ("99", "is not on the list"),
        ("?", "beginnings are enough"),
        ("h", "beginnings are enough"),
        ("h well", "takes a wound"),
        ("h moon", "nothing to tell"),
        ("r", "Both sides plan at once and in secret."),
    ],
)
def test_every_line_gets_an_answer(typed: str, answer: str) -> None:
    assert answer in " ".join(run(*ATTACK, typed=[typed]).out.split())


def test_ronin_are_chosen_first_and_their_place_next(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run(*DEFEND, "--file", str(path), typed=["2", "0", "2", "6"])
    assert moves_in(path)[-1] == "defender: post kabe well"


def test_the_other_sides_plan_is_never_printed() -> None:
    before_the_screens = run(*DEFEND, answer=any_choice(3)).out.partition("Both screens are lifted.")[0]
    assert "Planned: Kabe" in before_the_screens
    assert "Planned: a ninja" not in run(*DEFEND, answer=any_choice(3)).out
    assert "✧" not in before_the_screens.replace("✧ › planned", "")


@pytest.mark.parametrize("width", [80, 100, 132])
def test_no_line_is_wider_than_the_terminal(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for seat in (ATTACK, DEFEND):
        played = run(*seat, answer=any_choice(5))
        lines = [line for line in played.out.splitlines() if ".json" not in line]
        assert max(cell_len(line) for line in lines) <= width


def test_nothing_is_coloured_when_nobody_looks() -> None:
    assert "\x1b" not in run(*ATTACK, typed=["deploy well", "q"]).out


def test_a_french_game_is_french_throughout(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    arguments = ("play", "seven-ronin", "--seat", "defender", "--lang", "fr", "--seed", "4", "--file", str(path))
    keys = iter(["h", "r", "h kabe", "u", "post kabe moon", "99"])
    choose = any_choice(4)
    played = run(*arguments, answer=lambda screen: next(keys, None) or choose(screen))
    seen = " ".join(played.out.split())
    for folder in (games.find("seven-ronin").folder / "words", Path(language.__file__).parent / "words"):
        for message, text in plain_texts(messages_in(folder, "en")).items():
            assert len(text) < 9 or " ".join(text.split()) not in seen, message
    assert "Vainqueur" in seen


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("play",), "seven-ronin"),
        (("play", "chess"), "seven-ronin"),
        (("play", "seven-ronin", "--bot", "deep-blue"), "random, instinct"),
        (("play", "seven-ronin", "--seat", "north"), "attacker, defender"),
        (("play", "seven-ronin", "--edition", "third"), "first, second"),
        (("play", "seven-ronin", "--option", "spies=maybe"), "no, yes"),
        (("play", "seven-ronin", "--option", "dragons=yes"), "edition, time-track"),
        (("play", "seven-ronin", "--option", "spies"), "name=value"),
        (("play", "seven-ronin", "--seed", "xyz"), "hexadecimal"),
        (("play", "--resume", "nowhere.json"), "nowhere.json"),
        (("dance",), "dance"),
    ],
)
def test_what_does_not_exist_is_answered_with_what_does(arguments: tuple[str, ...], named: str) -> None:
    refused = run(*arguments)
    assert refused.code == 2
    assert named in refused.err
    assert "Traceback" not in refused.err


def test_a_match_of_two_people_needs_another_table(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    save(Match.new(games.find("seven-ronin"), players=["Ann", "Bo"]), path)
    refused = run("play", "--resume", str(path))
    assert refused.code == 2
    assert "has 2" in refused.err


@pytest.mark.parametrize(
    ("language", "words", "keys"),
    [("en", "help undo rules log quit", "h u r l q"), ("fr", "aide reprendre règles journal quitter", "h u r l q")],
)
def test_the_word_beside_a_key_does_what_the_key_does(language: str, words: str, keys: str) -> None:
    table = ("play", "seven-ronin", "--seat", "attacker", "--bot", "random", "--seed", "1", "--lang", language)
    spelled_out, pressed = (
        [line for line in run(*table, typed=["deploy well", *typed.split()]).out.splitlines() if line[:1] != "›"]
        for typed in (words, keys)
    )
    kept_where = 2  # lines at the end that name the match's file
    assert spelled_out[:-kept_where] == pressed[:-kept_where]


@pytest.mark.parametrize("game", games.names())
def test_help_speaks_of_the_moves_of_this_game(game: str) -> None:
    first = games.find(game).seats[0]
    shown = run("play", game, "--seat", first, "--bot", "random", "--seed", "1", typed=["h", "q"]).out
    examples = [line.split("  ")[1] for line in shown.splitlines() if "a move in words;" in line]
    assert len(examples) == 1
    assert games.find(game).actions.parse(examples[0]) >= 0
