"""Run as a process of its own: lay out Two Lanterns with compiled rules, and say which were compiled for it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np

from docs.example_game import load_game
from tatami.kernel.engines.native import Native, native
from tatami.kernel.playout import lay_out


def main(games: Path) -> None:
    compiled: list[str] = []

    def watcher(game: str, rule: str, done: int, of: int) -> None:  # noqa: ARG001
        compiled.append(rule)

    Native.watcher = staticmethod(watcher)
    engine = native(load_game(games))
    garden = engine.new()
    engine.bind(lay_out)(garden, np.array(engine.game.options.encode()), 1, 2)
    print(json.dumps({"compiled": compiled, "held": garden["held"].tolist(), "cache": str(engine.cache)}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
