"""The clans: what their houses are worth, and who has their ear."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from tatami.cli.boards.ninjato.marks import seat_mark
from tatami.games.ninjato.components import OLDER_THAN_ALL, Clan
from tatami.games.ninjato.rules.board import house_honour, players
from tatami.games.ninjato.rules.scoring import clan_asked, standing_in
from tatami.games.ninjato.state import Kyoto, Reward, Step
from tatami.kernel.events import spelled
from tatami.kernel.words import GameWords

_REWARDING = (Step.LEADERS, Step.SECONDS)


def draw_clans(view: Kyoto, words: GameWords) -> Table:
    """One line for each clan; the one that gives its rewards is marked."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    asked = clan_asked(view) if view.step in _REWARDING else None
    for clan in Clan:
        grid.add_row(
            Text("▶" if clan == asked else " ", "bold red"),
            Text(words.name(clan), "bold cyan"),
            Text(f"✿ {house_honour(view, clan)}", "yellow"),
            _favourites(view, clan, words),
            Text(_reward(view, clan, words), "dim"),
        )
    return grid


def _favourites(view: Kyoto, clan: Clan, words: GameWords) -> Text:
    """Everybody with influence, the first before the others, with the age of the oldest envoy."""
    standing = {seat: standing_in(view, clan, seat) for seat in range(players(view))}
    ranked = sorted((seat for seat in standing if standing[seat]), key=lambda seat: -standing[seat])
    parts = []
    for seat in ranked:
        influence, oldest = divmod(standing[seat], OLDER_THAN_ALL)
        parts.append(Text.assemble(seat_mark(seat), f" {influence} ", (f"({oldest})", "dim")))
    return Text("   ").join(parts) if parts else Text(words.text("board-nobody"), "dim")


def _reward(view: Kyoto, clan: Clan, words: GameWords) -> str:
    """What the leader has taken at this scoring."""
    reward = Reward(view.rewards[clan])
    return words.text(f"reward-{spelled(reward)}") if reward != Reward.NOTHING else ""
