"""The command as a whole: what it lists, how it speaks, how it ends, and how little it loads."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.terminal import run
from tatami.cli.language import asked_for


def test_the_games_are_listed_with_their_options() -> None:
    listed = run("games")
    assert listed.code == 0
    for text in ("7 Ronin", "seven-ronin", "2 players: Attacker, Defender", "edition=", "first | second"):
        assert text in listed.out


def test_without_a_word_it_explains_itself() -> None:
    explained = run()
    assert explained.code == 2
    for word in ("play", "games", "simulate", "replay", "verify", "bench"):
        assert word in explained.out


def test_help_is_no_error() -> None:
    assert run("play", "--help").code == 0


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LC_ALL": "en_GB.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8", "TATAMI_LANG": "en"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8", "TATAMI_LANG": "tlh"}, "fr"),
        (["--lang", "fr"], {"TATAMI_LANG": "en"}, "fr"),
        (["--lang=en"], {"TATAMI_LANG": "fr"}, "en"),
    ],
)
def test_the_language_is_asked_for_or_found(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert asked_for(["games", *arguments], environment) == (language, ["games"])


def test_an_unknown_language_is_a_usage_error() -> None:
    refused = run("games", "--lang", "tlh")
    assert refused.code == 2
    assert "en" in refused.err


def test_listing_games_loads_neither_numpy_nor_numba() -> None:
    program = (
        "import sys; from tatami.cli import main; code = main(['games']);"
        "sys.exit(code or len({'numpy', 'numba'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=False).returncode == 0


def test_it_runs_as_a_module_with_input_from_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    done = subprocess.run(
        [sys.executable, "-m", "tatami", "play", "seven-ronin", "--seat", "attacker", "--file", str(path)],
        input="deploy well\nu\nq\n",
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "TATAMI_LANG": "en"},
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Undone" in done.stdout
    assert path.is_file()


def test_a_terminal_that_knows_only_ascii_still_plays(tmp_path: Path) -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "tatami",
            "play",
            "seven-ronin",
            "--seat",
            "defender",
            "--file",
            str(tmp_path / "m.json"),
        ],
        input=b"q\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "TATAMI_LANG": "en"},
        check=False,
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
