"""Secret keys of the server: for cookies, and for the seeds of the daily challenge."""

from __future__ import annotations

import contextlib
import secrets

from sqlalchemy import bindparam, insert, select

from tatami.store.db.database import Database, Statement
from tatami.store.errors import CONSTRAINT_ERRORS
from tatami.store.schema import KeyRow

KEY_BYTES = 32

_VALUE = select(KeyRow.value).where(KeyRow.name == bindparam("name"))
_ADD = insert(KeyRow)


class KeyRepository:
    """The keys of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, name: str) -> bytes:
        """A key by its name, created when it is first wanted."""
        found = await self._database.rows(_VALUE, name=name)
        if found:
            return bytes(found[0].value)
        with contextlib.suppress(*CONSTRAINT_ERRORS):  # another server was faster: its key is the key
            await self._database.write(Statement(_ADD, [{"name": name, "value": secrets.token_bytes(KEY_BYTES)}]))
        return await self.get(name)
