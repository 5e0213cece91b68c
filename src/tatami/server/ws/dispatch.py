"""The conversation: which message changes what."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeAlias

from tatami.server.services import House
from tatami.server.tables import chat as talk
from tatami.server.tables import moves as playing
from tatami.server.tables import proposals as manners
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


async def dispatch(house: House, table: Table, person: Person, request: Change) -> None:
    """Do what a message asks for.

    Two who plan at once, at two servers, do not hinder each other: who comes second is played on what is there then.
    """
    # Of each person by itself: a shared allowance would tell how much the other side plans.
    house.limiter.spend("moves", (table.header.id, person.id), house.limits.moves)
    if isinstance(request, Say):
        house.limiter.spend("lines", person.id, house.limits.lines)
    for attempt in range(1, ATTEMPTS + 1):
        try:
            await _meant(house, table, person, request)
            return
        except Conflict:
            if attempt == ATTEMPTS:
                raise


def _meant(house: House, table: Table, person: Person, request: Change) -> Coroutine[Any, Any, None]:
    """What a message asks for, to be awaited."""
    match request:
        case Play(id=message, move=move):
            return playing.play(table, person.id, message, [move])
        case PlayAll(id=message, moves=moves):
            return playing.play(table, person.id, message, moves)
        case Undo(id=message):
            return playing.undo(table, person.id, message)
        case Replan(id=message, back=back, moves=moves):
            return playing.replan(table, person.id, message, back, moves)
        case Resign():
            return manners.resign(table, person.id)
        case HandOver(bot=bot):
            return manners.hand_over(table, person.id, bot)
        case TakeBack():
            return manners.take_back(table, person.id)
        case Propose():
            return manners.propose(table, person.id, request)
        case Reply():
            return manners.answer(table, person.id, request)
        case Say():
            return talk.say(house.store, table, person, request)
        case Mute():
            return talk.mute(house.store, table, person.id, request)
