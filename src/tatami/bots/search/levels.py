"""The searching players by name. What they are made of is loaded when one is asked for: it needs the compiler."""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING

from tatami.bots.search.budget import Budget
from tatami.bots.search.style import tempered, usual_style
from tatami.kernel.game import Game

if TYPE_CHECKING:
    from tatami.bots.search.player import SearchBot

ADEPT = Budget(seconds=0.2)
MASTER = Budget(seconds=2.0)
MASTER_CORES = 2


def adept(game: Game, luck: random.Random, temper: str = "", simulations: int | None = None) -> SearchBot:
    """Thinks for the blink of an eye."""
    return _searching(game, luck, ADEPT, 1, temper, simulations)


def master(game: Game, luck: random.Random, temper: str = "", simulations: int | None = None) -> SearchBot:
    """Thinks for a breath, on two cores where there are two."""
    return _searching(game, luck, MASTER, min(MASTER_CORES, os.cpu_count() or 1), temper, simulations)


def _searching(
    game: Game, luck: random.Random, budget: Budget, cores: int, temper: str, simulations: int | None
) -> SearchBot:
    """A number of simulations takes the place of the time, on one core, so that the same luck makes the same moves."""
    from tatami.bots.search.player import SearchBot

    if simulations is not None:
        budget, cores = Budget(simulations=simulations), 1
    return SearchBot(game, luck, budget, tempered(usual_style(game), temper), threads=cores)
