"""The native engine: the same games byte for byte, and a cache that can never serve old rules."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from docs.example_game import FOLDER, write_game
from kernel.batches import native_games, plain_games
from tatami.kernel.chance import word_at
from tatami.kernel.contract import actors, over
from tatami.kernel.engines.interpreted import interpreted
from tatami.kernel.engines.native import Native, cache_folder
from tatami.kernel.events import Log
from tatami.kernel.game import Game
from tatami.kernel.masks import lowest
from tatami.kernel.playout import Tally, lay_out, random_action, step


@pytest.mark.parametrize("players", [2, 3])
def test_whole_games_are_the_same_byte_for_byte(lanterns: Game, native_lanterns: Native, players: int) -> None:
    plain, tally = plain_games(lanterns, [players], games=200, seed=7)
    assert native_games(native_lanterns, [players], games=200, seed=7) == (plain, tally)
    assert tally[Tally.GAMES] == 200


def test_every_move_and_every_event_is_the_same_byte_for_byte(lanterns: Game, native_lanterns: Native) -> None:
    engine = interpreted(lanterns)
    plain, native = lanterns.record(), native_lanterns.new()
    engine.bind(lay_out)(plain, [3], 1, 2)
    native_lanterns.bind(lay_out)(native, np.array([3]), 1, 2)
    ply = 0
    while not engine.bind(over)(plain):
        ply += 1
        seat = lowest(engine.bind(actors)(plain))
        action = engine.bind(random_action)(plain, seat, [0], word_at(3, 4, ply))
        plain_log, native_log = Log(), Log().to_native()
        drawn = engine.bind(step)(plain, seat, action, ply, 5, plain_log)
        assert native_lanterns.bind(step, logged=True)(native, seat, action, ply, 5, native_log) == drawn
        assert native.tobytes() == plain.to_bytes()
        assert native_log.tobytes() == plain_log.to_bytes()
        assert plain_log.told > 0


def test_a_function_is_bound_once(native_lanterns: Native) -> None:
    assert native_lanterns.bind(over) is native_lanterns.bind(over)


def test_what_is_passed_must_be_what_the_rule_says(native_lanterns: Native) -> None:
    """Rules are compiled for their annotations and for nothing else."""
    with pytest.raises(TypeError):
        native_lanterns.bind(over)(3.5)


def test_a_changed_source_changes_the_name_of_the_cache(lanterns: Game, tmp_path: Path) -> None:
    folder = tmp_path / "two_lanterns"
    shutil.copytree(lanterns.folder, folder)
    assert cache_folder(replace(lanterns, folder=folder)) == cache_folder(lanterns)
    with (folder / "knowledge.py").open("a") as source:
        source.write("\nNIGHTS_BEFORE = 0\n")
    assert cache_folder(replace(lanterns, folder=folder)) != cache_folder(lanterns)


@dataclass
class House:
    """A shelf of games and a cache, which processes come and go in."""

    games: Path
    cache: Path

    def lay_out(self) -> dict[str, Any]:
        """What a fresh process says after laying out a game."""
        return self._run("fresh_process.py")

    def play(self, *names: str) -> dict[str, Any]:
        """What a fresh process says after playing these games."""
        return self._run("fresh_games.py", *names)

    def _run(self, script: str, *arguments: str) -> dict[str, Any]:
        done = subprocess.run(
            [sys.executable, Path(__file__).with_name(script), self.games, *arguments],
            env={
                **os.environ,
                "XDG_CACHE_HOME": str(self.cache),
                "PYTHONPATH": os.pathsep.join(sys.path),
                "PYTHONDONTWRITEBYTECODE": "1",  # Python's own cache does not see a change within one second
            },
            check=True,
            capture_output=True,
            text=True,
        )
        said: dict[str, Any] = json.loads(done.stdout)
        return said


def test_a_second_process_compiles_nothing_and_a_changed_rule_is_never_served_stale(tmp_path: Path) -> None:
    """The table that changes is read by a rule which the kept function only calls: Numba alone would not notice."""
    house = House(tmp_path / "games", tmp_path / "cache")
    components = write_game(house.games) / "components.py"

    first = house.lay_out()
    assert {"lay_out", "setup", "draw_card"} <= set(first["compiled"])
    assert first["held"] == [2, 2, 0]
    assert Path(first["cache"]).is_relative_to(house.cache)

    second = house.lay_out()
    assert second == {**first, "compiled": []}

    components.write_text(components.read_text().replace("FIRST_HAND = 2", "FIRST_HAND = 3"))
    changed = house.lay_out()
    assert changed["held"] == [3, 3, 0]
    assert changed["compiled"] == first["compiled"]
    assert changed["cache"] != first["cache"]


def test_games_that_were_compiled_apart_are_not_mistaken_for_each_other(tmp_path: Path) -> None:
    """Compiled alike in processes alike, two games differ for Numba's symbols by nothing but what we call them."""
    house = House(tmp_path / "games", tmp_path / "cache")
    write_game(house.games)
    twin = write_game(house.games, "twin_lanterns") / "components.py"
    twin.write_text(twin.read_text().replace("FIRST_HAND = 2", "FIRST_HAND = 3"))

    for names in ([FOLDER], ["twin_lanterns"], [FOLDER, "twin_lanterns"]):
        assert house.play(*names) == dict.fromkeys(names, True)
