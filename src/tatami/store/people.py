"""People: walk-in identities, and the keys that sign their cookies."""

from __future__ import annotations

import contextlib
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from tatami.store.database import Database
from tatami.store.memory import Memory
from tatami.store.schema import IdentityRow, KeyRow

KEY_BYTES = 32

_NICKNAME = select(IdentityRow.nickname).where(IdentityRow.id == bindparam("identity"))


@dataclass(frozen=True)
class Person:
    """Somebody who walked in."""

    id: str
    nickname: str


class People:
    """The identities of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: Memory[Person] = Memory(database.alone)

    async def welcome(self, nickname: str) -> Person:
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

    async def key(self, name: str) -> bytes:
        """A secret of the house; made the first time that anybody asks for it."""
        found = await self._database.rows(select(KeyRow.value).where(KeyRow.name == name))
        if found:
            return bytes(found[0].value)
        with contextlib.suppress(IntegrityError):  # another process was faster: its key is the key
            await self._database.change(insert(KeyRow).values(name=name, value=secrets.token_bytes(KEY_BYTES)))
        return await self.key(name)
