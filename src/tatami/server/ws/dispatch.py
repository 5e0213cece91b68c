"""Dispatch: from a client's message to the use case that carries it out, tried again after a concurrent change."""

from __future__ import annotations

from typing import TypeAlias

from tatami.server.services import Services
from tatami.server.tables import chat, moves, proposals, resign, stand_ins
from tatami.server.tables.table import Table
from tatami.server.ws.client_messages import (
    HandOver,
    Mute,
    Play,
    PlayAll,
    Propose,
    Replan,
    Reply,
    Resign,
    Say,
    TakeBack,
    Undo,
)
from tatami.store import Conflict, Person

Change: TypeAlias = Play | PlayAll | Undo | Replan | Resign | HandOver | TakeBack | Propose | Reply | Say | Mute
ATTEMPTS = 8  # while others change the same table at another server


async def dispatch(services: Services, table: Table, person: Person, request: Change) -> None:
    """Carry a change out. The loser of a concurrent change at another server is played on what is there then."""
    # Per person: a shared limit would tell how much the other side plans.
    services.limiter.spend("moves", (table.header.id, person.id), services.settings.moves)
    if isinstance(request, Say):
        services.limiter.spend("lines", person.id, services.settings.lines)
    for attempt in range(1, ATTEMPTS + 1):
        try:
            await _carry_out(services, table, person, request)
            return
        except Conflict:
            if attempt == ATTEMPTS:
                raise


async def _carry_out(services: Services, table: Table, person: Person, request: Change) -> None:
    match request:
        case Play(id=message, move=move):
            await moves.play(table, person.id, message, [move])
        case PlayAll(id=message, moves=plan):
            await moves.play(table, person.id, message, plan)
        case Undo(id=message):
            await moves.undo(table, person.id, message)
        case Replan(id=message, back=back, moves=plan):
            await moves.replan(table, person.id, message, back, plan)
        case Resign():
            await resign.resign(table, person.id)
        case HandOver(bot=bot):
            await stand_ins.hand_over(table, person.id, bot)
        case TakeBack():
            await stand_ins.take_back(table, person.id)
        case Propose(what=what, seat=seat):
            await proposals.propose(table, person.id, what, seat)
        case Reply(proposal=number, agree=agree):
            await proposals.answer(table, person.id, number, agree)
        case Say(id=message, text=text, phrase=phrase):
            await chat.say(services.store, table, person, message, text, phrase)
        case Mute(seat=name, muted=muted):
            await chat.mute(services.store, table, person.id, name, muted)
