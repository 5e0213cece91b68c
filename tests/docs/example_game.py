"""The game that docs/add-a-game.md adds, taken out of the page."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import tatami.games
from tatami.kernel.game import Game

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
FOLDER = "two_lanterns"

_FILE = re.compile(r"^\*\*`(?P<path>[^`]+)`\*\*\n\n```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def files_of_the_page() -> dict[str, str]:
    """Each file of the game by its path, as the page prints it."""
    return {found["path"]: found["text"] for found in _FILE.finditer(PAGE.read_text(encoding="utf-8"))}


def write_game(games: Path, name: str = FOLDER) -> Path:
    """Write the game's folder into a folder of games, under its own name or as a twin under another."""
    folder = games / name
    for path, text in files_of_the_page().items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.replace(f"tatami.games.{FOLDER}", f"tatami.games.{name}"), encoding="utf-8")
    return folder


def load_game(games: Path, name: str = FOLDER) -> Game:
    """Import the game from a folder of games, which is on the shelf for that moment only."""
    tatami.games.__path__.append(str(games))
    try:
        game: Game = importlib.import_module(f"tatami.games.{name}").GAME
    finally:
        tatami.games.__path__.remove(str(games))
    return game
