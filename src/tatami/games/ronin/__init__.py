"""Ronin: masterless swordsmen in search of honour, against the shogun alone or by twos, or three to five (E. Ornella).

Only the rules for one and two players were at hand; much of the rest is a reconstruction (see ``components``).
"""

from __future__ import annotations

from pathlib import Path

from tatami.games.ronin import instinct, knowledge, rules
from tatami.games.ronin.components.board import Seat
from tatami.games.ronin.components.options import OPTIONS
from tatami.games.ronin.guide import Guide
from tatami.games.ronin.moves import ACTIONS, EVENTS, Reason
from tatami.games.ronin.state import Japan, Pool
from tatami.kernel.events import spelled
from tatami.kernel.game import Game

GAME = Game(
    name="ronin",
    version="2",
    record=Japan,
    seats=tuple(spelled(seat) for seat in Seat),
    actions=ACTIONS,
    events=EVENTS,
    reasons=Reason,
    options=OPTIONS,
    modules=(rules, knowledge, instinct),
    folder=Path(__file__).parent,
    pools=Pool,
    players_option="players",
    guide=Guide,
)
