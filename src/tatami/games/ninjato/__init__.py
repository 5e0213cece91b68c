"""Ninjato: nights of a shadow war in Heian Kyoto, for two to four (Adam West and Dan Schnake)."""

from __future__ import annotations

from pathlib import Path

from tatami.games.ninjato import instinct, knowledge, rules
from tatami.games.ninjato.components import OPTIONS, Seat
from tatami.games.ninjato.guide import Guide
from tatami.games.ninjato.moves import ACTIONS, EVENTS, Reason
from tatami.games.ninjato.state import Kyoto, Pool
from tatami.kernel.events import spelled
from tatami.kernel.game import Game

GAME = Game(
    name="ninjato",
    version="2",
    record=Kyoto,
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
