"""Secret keys of the server: for cookies, and for the seeds of the daily challenge."""

from __future__ import annotations

import contextlib
import secrets

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from tatami.store.database import Database
from tatami.store.schema import KeyRow

KEY_BYTES = 32


class KeyRepository:
    """The keys of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, name: str) -> bytes:
        """A key by its name, created when it is first wanted."""
        found = await self._database.rows(select(KeyRow.value).where(KeyRow.name == name))
        if found:
            return bytes(found[0].value)
        with contextlib.suppress(IntegrityError):  # another process was faster: its key is the key
            await self._database.change(insert(KeyRow).values(name=name, value=secrets.token_bytes(KEY_BYTES)))
        return await self.get(name)
