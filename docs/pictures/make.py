"""Draw the picture of the terminal in the README: ``python docs/pictures/make.py``."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from tatami import bots, games
from tatami.cli.boards import board_of
from tatami.cli.table import Table
from tatami.games.seven_ronin.components import Seat
from tatami.games.seven_ronin.state import Step, Village
from tatami.match import Match

HERE = Path(__file__).parent
DAY = 4
SEED = 6
WIDTH = 100

# Lantern light on indigo.
LANTERN_LIGHT = TerminalTheme(
    (22, 24, 44),
    (232, 224, 208),
    [
        (22, 24, 44),
        (214, 76, 54),
        (126, 158, 92),
        (222, 174, 84),
        (92, 124, 186),
        (198, 120, 176),
        (122, 178, 196),
        (232, 224, 208),
    ],
)


def combat(match: Match) -> None:
    """Let bots play until the defender has most to choose from on the fourth day."""
    luck = random.Random(SEED)
    minds = [bots.find("instinct", match.game, luck) for _ in match.seats]
    while not match.over:
        view = match.view(Seat.DEFENDER)
        assert isinstance(view, Village)
        if view.day == DAY and view.step == Step.RONIN:
            return
        seat = match.actors[0]
        match.play(seat, minds[seat].choose(match.view(seat), seat))


def main() -> None:
    """Show that moment as the defender sees it."""
    match = Match.new(games.find("seven-ronin"), secret=bytes([SEED]) * 32)
    combat(match)
    screen = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, highlight=False)
    Table(match, HERE / "unused.json", Seat.DEFENDER, {}, board_of(match.game, "en"), screen).show()
    picture = screen.export_svg(title="tatami play seven-ronin", theme=LANTERN_LIGHT, unique_id="tatami")
    without_web_fonts = re.sub(r"\s*@font-face {.*?}", "", picture, flags=re.DOTALL)
    (HERE / "terminal.svg").write_text(without_web_fonts, encoding="utf-8")


if __name__ == "__main__":
    main()
