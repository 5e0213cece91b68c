"""The searching players by name. What they are made of is loaded when one is asked for: it needs the compiler."""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING

from tatami.bots.search.budget import Budget
from tatami.kernel.game import Game

if TYPE_CHECKING:
    from tatami.bots.search.player import SearchBot

ADEPT = Budget(seconds=0.2)
MASTER = Budget(seconds=2.0)
MASTER_CORES = 2


def adept(game: Game, luck: random.Random) -> SearchBot:
    """Thinks for the blink of an eye."""
    return _searching(game, luck, ADEPT, cores=1)


def master(game: Game, luck: random.Random) -> SearchBot:
    """Thinks for a breath, on two cores where there are two."""
    return _searching(game, luck, MASTER, cores=min(MASTER_CORES, os.cpu_count() or 1))


def _searching(game: Game, luck: random.Random, budget: Budget, cores: int) -> SearchBot:
    from tatami.bots.search.player import SearchBot

    return SearchBot(game, luck, budget, threads=cores)
