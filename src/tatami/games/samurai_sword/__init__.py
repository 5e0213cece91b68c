"""Samurai Sword, also called Katana: hidden loyalties and open blades for three to seven (Emiliano Sciarra)."""

from __future__ import annotations

from pathlib import Path

from tatami.games.samurai_sword import instinct, knowledge, rules
from tatami.games.samurai_sword.components import OPTIONS, Seat
from tatami.games.samurai_sword.guide import Guide
from tatami.games.samurai_sword.moves import ACTIONS, EVENTS, Reason
from tatami.games.samurai_sword.state import Feud, Pool
from tatami.kernel.events import spelled
from tatami.kernel.game import Game

GAME = Game(
    name="samurai-sword",
    version="2",
    record=Feud,
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
