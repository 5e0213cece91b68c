"""Identities of people."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime

from sqlalchemy import bindparam, insert, select, update

from tatami.store.cache import Cache
from tatami.store.db.database import Database, Statement
from tatami.store.models import Person
from tatami.store.schema import IdentityRow

_NICKNAME = select(IdentityRow.nickname).where(IdentityRow.id == bindparam("identity"))
_ADD = insert(IdentityRow)
_RENAME = update(IdentityRow).where(IdentityRow.id == bindparam("identity")).values(nickname=bindparam("new_nickname"))


class PeopleRepository:
    """The identities of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cache: Cache[Person] = Cache(enabled=database.single_server)

    async def create(self, nickname: str) -> Person:
        """A new identity."""
        person = Person(secrets.token_urlsafe(16), nickname)
        row = {"id": person.id, "nickname": nickname, "created": datetime.now(UTC)}
        await self._database.write(Statement(_ADD, [row]))
        self._cache.put_written(person.id, person)
        return person

    async def find(self, identity: str) -> Person | None:
        person = self._cache.get(identity)
        if person is not None:
            return person
        found = await self._database.rows(_NICKNAME, identity=identity)
        return self._cache.add_read(identity, Person(identity, found[0].nickname)) if found else None

    async def rename(self, identity: str, nickname: str) -> Person:
        await self._database.write(Statement(_RENAME, [{"identity": identity, "new_nickname": nickname}]))
        person = Person(identity, nickname)
        self._cache.put_written(identity, person)
        return person
