"""A fingerprint changes with what rules are compiled from, and with nothing else."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from tatami import games
from tatami.kernel.fingerprint import KERNEL_FOLDER
from tatami.kernel.game import Game


@pytest.fixture
def folder(lanterns: Game, tmp_path: Path) -> Path:
    """A copy of the game's folder."""
    copied = tmp_path / "two_lanterns"
    shutil.copytree(lanterns.folder, copied)
    return copied


@pytest.fixture
def kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the kernel."""
    copied = tmp_path / "kernel"
    shutil.copytree(KERNEL_FOLDER, copied)
    monkeypatch.setattr("tatami.kernel.fingerprint.KERNEL_FOLDER", copied)
    return copied


def change(source: Path, before: str, after: str) -> None:
    text = source.read_text(encoding="utf-8")
    assert before in text
    source.write_text(text.replace(before, after), encoding="utf-8")


def test_a_copy_has_the_same(lanterns: Game, folder: Path, kernel: Path) -> None:
    assert kernel != KERNEL_FOLDER
    assert replace(lanterns, folder=folder).fingerprint == lanterns.fingerprint


@pytest.mark.parametrize(
    ("source", "before", "after"),
    [
        ("components.py", "NIGHTS = 3", "NIGHTS = 4"),
        ("rules.py", "return s.night > NIGHTS", "return s.night >= NIGHTS"),
        ("knowledge.py", "wipe(s)", "pass"),
        ("instinct.py", "random_below(s, 3)", "random_below(s, 4)"),
        ("state.py", "night: int = cell()", "night: int = cell(bits=16)"),
    ],
)
def test_changed_rules_have_another(lanterns: Game, folder: Path, source: str, before: str, after: str) -> None:
    change(folder / source, before, after)
    assert replace(lanterns, folder=folder).fingerprint != lanterns.fingerprint


def test_docstrings_and_comments_do_not_count(lanterns: Game, folder: Path) -> None:
    rules = folder / "rules.py"
    change(rules, '"""How many play."""', '"""How many there are."""')
    rules.write_text(rules.read_text(encoding="utf-8") + "\n\n# That is all.\n", encoding="utf-8")
    assert replace(lanterns, folder=folder).fingerprint == lanterns.fingerprint


def test_what_rules_do_not_import_does_not_count(lanterns: Game, folder: Path) -> None:
    (folder / "words" / "en.ftl").write_text("game = Three Lanterns\n")
    (folder / "guide.py").write_text("WORDS = 1\n")
    change(folder / "__init__.py", 'version="1"', 'version="2"')
    assert replace(lanterns, folder=folder).fingerprint == lanterns.fingerprint


@pytest.mark.parametrize("text", ["words.py", "guide.py", "game.py", "standing.py"])
def test_modules_of_the_kernel_without_rules_do_not_count(lanterns: Game, kernel: Path, text: str) -> None:
    (kernel / text).write_text("NOTHING = 0\n")
    assert replace(lanterns).fingerprint == lanterns.fingerprint


@pytest.mark.parametrize("rules", ["chance.py", "keyed.py", "masks.py", "playout.py", "record.py", "engines/native.py"])
def test_modules_of_the_kernel_with_rules_count(lanterns: Game, kernel: Path, rules: str) -> None:
    with (kernel / rules).open("a", encoding="utf-8") as source:
        source.write("\nMORE = 1\n")
    assert replace(lanterns).fingerprint != lanterns.fingerprint


@pytest.mark.parametrize("name", games.names())
def test_every_table_that_rules_read_counts(name: str, tmp_path: Path) -> None:
    game = games.find(name)
    copied = tmp_path / "game"
    shutil.copytree(game.folder, copied)
    assert replace(game, folder=copied).fingerprint == game.fingerprint
    for part in ("components", "state", "moves", "rules", "knowledge", "instinct"):
        source = copied / f"{part}.py" if (copied / f"{part}.py").exists() else max((copied / part).glob("*.py"))
        before = source.read_text(encoding="utf-8")
        source.write_text(before + "\nMORE = 1\n", encoding="utf-8")
        assert replace(game, folder=copied).fingerprint != game.fingerprint, part
        source.write_text(before, encoding="utf-8")
