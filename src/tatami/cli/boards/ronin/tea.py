"""The tea track: fifteen spaces, what they give, and who is where."""

from __future__ import annotations

from rich.text import Text

from tatami.cli.boards.ronin.marks import party_mark
from tatami.games.ronin.components.board import LAST_TEA, PARTIES, SHOGUN, TEA_BONUS, TEA_POINTS, TeaBonus
from tatami.games.ronin.rules.land import players, tea_rank
from tatami.games.ronin.state import Japan
from tatami.kernel.words import GameWords

_SPACE = 5
_BONUS = {TeaBonus.NONE: "", TeaBonus.TOKEN: "◇", TeaBonus.GOOD: "□"}


def draw_tea(view: Japan, words: GameWords) -> Text:
    """Two lines: the spaces with their bonuses, and those who stand on them, the one ahead first."""
    label = words.text("board-tea")
    track = Text().append(f"{label} ", "bold cyan")
    pawns = Text(" " * (len(label) + 1))
    for space in range(1, LAST_TEA + 1):
        bonus = f"+{TEA_POINTS[space]}" if TEA_POINTS[space] else _BONUS[TeaBonus(TEA_BONUS[space])]
        track.append(str(space), "dim").append(bonus.ljust(_SPACE - len(str(space))), "yellow")
        here = [party for party in _drinkers(view) if view.tea[party] == space]
        pawns.append(Text("").join(party_mark(party) for party in here))
        pawns.append(" " * max(0, _SPACE - len(here)))
    return Text("\n").join([track, pawns])


def _drinkers(view: Japan) -> list[int]:
    """Everybody on the track; the shogun only where he drinks."""
    at_tea = [party for party in range(PARTIES) if party < players(view) or (party == SHOGUN and view.tea[party] > 0)]
    return sorted(at_tea, key=lambda party: -tea_rank(view, party))
