"""Accounts: identities with a password, and codes that carry an identity to another device once."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tatami.store.database import Database
from tatami.store.errors import Conflict
from tatami.store.models import Account
from tatami.store.schema import AccountRow, CodeRow


class AccountRepository:
    """The accounts of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, account: Account) -> None:
        """A new account; logins are unique, and so is the account of an identity."""
        row = {"login": account.login, "identity": account.identity, "password": account.password}
        try:
            await self._database.change(insert(AccountRow).values(**row))
        except IntegrityError as trouble:
            raise Conflict("this login, or this identity, has an account") from trouble

    async def find(self, login: str) -> Account | None:
        return await self._one(AccountRow.login == login)

    async def find_by_identity(self, identity: str) -> Account | None:
        """The account of an identity."""
        return await self._one(AccountRow.identity == identity)

    async def _one(self, which: object) -> Account | None:
        rows = await self._database.rows(select(AccountRow.__table__).where(which))  # type: ignore[arg-type]
        return Account(rows[0].login, rows[0].identity, rows[0].password) if rows else None

    async def save_code(self, digest: str, identity: str, expires: int) -> None:
        """A code of an identity; the one before is void."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(CodeRow).where(CodeRow.identity == identity))
            await connection.execute(insert(CodeRow).values(digest=digest, identity=identity, expires=expires))

        await self._database.transact(work)

    async def redeem_code(self, digest: str, now: int) -> str | None:
        """Whose code it is; it is gone then. None if there is no such code, or it is too old."""

        async def work(connection: AsyncConnection) -> str | None:
            found = (await connection.execute(select(CodeRow.__table__).where(CodeRow.digest == digest))).first()
            gone = await connection.execute(delete(CodeRow).where(CodeRow.digest == digest))
            if found is None or gone.rowcount != 1 or found.expires < now:
                return None
            return str(found.identity)

        return await self._database.transact(work)
