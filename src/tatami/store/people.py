"""Identities of people."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime

from sqlalchemy import bindparam, insert, select, update

from tatami.store.database import Database
from tatami.store.memory import Memory
from tatami.store.models import Person
from tatami.store.schema import IdentityRow

_NICKNAME = select(IdentityRow.nickname).where(IdentityRow.id == bindparam("identity"))


class PeopleRepository:
    """The identities of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: Memory[Person] = Memory(database.single_server)

    async def create(self, nickname: str) -> Person:
        """A new identity."""
        person = Person(secrets.token_urlsafe(16), nickname)
        now = datetime.now(UTC)
        await self._database.change(insert(IdentityRow).values(id=person.id, nickname=nickname, created=now))
        self._known.written(person.id, person)
        return person

    async def find(self, identity: str) -> Person | None:
        person = self._known.get(identity)
        if person is not None:
            return person
        found = await self._database.rows(_NICKNAME, identity=identity)
        return self._known.read(identity, Person(identity, found[0].nickname)) if found else None

    async def rename(self, identity: str, nickname: str) -> Person:
        await self._database.change(update(IdentityRow).where(IdentityRow.id == identity).values(nickname=nickname))
        person = Person(identity, nickname)
        self._known.written(identity, person)
        return person
