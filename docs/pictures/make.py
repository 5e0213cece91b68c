"""Draw the picture of the terminal in the README: ``python docs/pictures/make.py``."""

from __future__ import annotations

import io
import random
from pathlib import Path

from rich.console import Console

from tatami import bots, games
from tatami.cli.boards import board_of
from tatami.cli.table import Table
from tatami.match import Match

HERE = Path(__file__).parent
DAY = 4
SEED = bytes(31) + b"\x07"
WIDTH = 100


def mid_game(match: Match) -> None:
    """Play until the attacker has begun to plan the fourth day."""
    luck = random.Random(3)
    attacker, defender = (bots.find("instinct", match.game, luck) for _ in match.seats)
    while not match.over:
        begun = any(match.view(0).planned[place] > 0 for place in range(11))  # type: ignore[attr-defined]
        if match.view(0).day == DAY and match.actors == (0,) and begun:  # type: ignore[attr-defined]
            return
        seat = match.actors[-1]
        bot = defender if seat else attacker
        match.play(seat, bot.choose(match.view(seat), seat))


def main() -> None:
    match = Match.new(games.find("seven-ronin"), seed=SEED)
    mid_game(match)
    screen = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, highlight=False)
    Table(match, HERE / "unused.json", 0, {}, board_of(match.game, "en"), screen).show()
    screen.save_svg(str(HERE / "terminal.svg"), title="tatami play seven-ronin")


if __name__ == "__main__":
    main()
