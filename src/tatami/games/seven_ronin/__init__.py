"""7 Ronin: forty ninja against a village and its seven defenders (Marek Mydel and Piotr Stankiewicz)."""

from __future__ import annotations

from pathlib import Path

from tatami.games.seven_ronin import instinct, knowledge, rules
from tatami.games.seven_ronin.components import OPTIONS, Seat
from tatami.games.seven_ronin.guide import Guide
from tatami.games.seven_ronin.moves import ACTIONS, EVENTS, Reason
from tatami.games.seven_ronin.state import Village
from tatami.kernel.events import spelled
from tatami.kernel.game import Game

GAME = Game(
    name="seven-ronin",
    version="2",
    record=Village,
    seats=tuple(spelled(seat) for seat in Seat),
    actions=ACTIONS,
    events=EVENTS,
    reasons=Reason,
    options=OPTIONS,
    modules=(rules, knowledge, instinct),
    folder=Path(__file__).parent,
    guide=Guide,
)
