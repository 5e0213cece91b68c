"""The conversation: which message changes what."""

from __future__ import annotations

from typing import TypeAlias

from tatami.server import manners, playing, talk
from tatami.server.house import House
from tatami.server.requests import HandOver, Mute, Play, PlayAll, Propose, Reply, Resign, Say, TakeBack, Undo
from tatami.server.table import Table
from tatami.store import Conflict, Person

Change: TypeAlias = Play | PlayAll | Undo | Resign | HandOver | TakeBack | Propose | Reply | Say | Mute


ATTEMPTS = 8  # while others change the same table at another server


async def change(house: House, table: Table, person: Person, request: Change) -> None:
    """Do what a message asks for.

    Two who plan at once, at two servers, do not hinder each other: who comes second is played on what is there then.
    """
    # Of each person by itself: a shared allowance would tell how much the other side plans.
    house.limiter.spend("moves", f"{table.header.id} {person.id}", house.limits.moves)
    if isinstance(request, Say):
        house.limiter.spend("lines", person.id, house.limits.lines)
    for attempt in range(1, ATTEMPTS + 1):
        try:
            await _change(house, table, person, request)
            return
        except Conflict:
            if attempt == ATTEMPTS:
                raise


async def _change(house: House, table: Table, person: Person, request: Change) -> None:
    match request:
        case Play(id=message, move=move):
            await playing.play(table, person.id, message, [move])
        case PlayAll(id=message, moves=moves):
            await playing.play(table, person.id, message, moves)
        case Undo(id=message):
            await playing.undo(table, person.id, message)
        case Resign():
            await manners.resign(table, person.id)
        case HandOver(bot=bot):
            await manners.hand_over(table, person.id, bot)
        case TakeBack():
            await manners.take_back(table, person.id)
        case Propose():
            await manners.propose(table, person.id, request)
        case Reply():
            await manners.answer(table, person.id, request)
        case Say():
            await talk.say(house.store, table, person, request)
        case Mute():
            await talk.mute(house.store, table, person.id, request)
