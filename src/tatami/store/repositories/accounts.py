"""Accounts: identities with a password, and one-time codes that carry an identity to another device."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, insert, select

from tatami.store.db.database import Database, Statement
from tatami.store.errors import CONSTRAINT_ERRORS, Conflict
from tatami.store.models import Account
from tatami.store.schema import AccountRow, CodeRow

_ACCOUNTS = select(AccountRow.__table__)
_BY_LOGIN = _ACCOUNTS.where(AccountRow.login == bindparam("login"))
_BY_IDENTITY = _ACCOUNTS.where(AccountRow.identity == bindparam("identity"))
_ADD = insert(AccountRow)
_ADD_CODE = insert(CodeRow)
_VOID_OTHERS = delete(CodeRow).where(CodeRow.identity == bindparam("of"), CodeRow.digest != bindparam("but"))
_REDEEM = delete(CodeRow).where(CodeRow.digest == bindparam("given")).returning(CodeRow.identity, CodeRow.expires)


class AccountRepository:
    """The accounts of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, account: Account) -> None:
        """A new account; a login that is taken, or a second account of an identity, is a conflict."""
        row = {"login": account.login, "identity": account.identity, "password": account.password}
        try:
            await self._database.write(Statement(_ADD, [row]))
        except CONSTRAINT_ERRORS as error:
            raise Conflict("this login, or this identity, has an account") from error

    async def find(self, login: str) -> Account | None:
        rows = await self._database.rows(_BY_LOGIN, login=login)
        return Account(rows[0].login, rows[0].identity, rows[0].password) if rows else None

    async def find_by_identity(self, identity: str) -> Account | None:
        rows = await self._database.rows(_BY_IDENTITY, identity=identity)
        return Account(rows[0].login, rows[0].identity, rows[0].password) if rows else None

    async def save_code(self, digest: str, identity: str, expires: int) -> None:
        """A new code of an identity; the one before is void."""
        code = {"digest": digest, "identity": identity, "expires": expires}
        others = {"of": identity, "but": digest}
        # In this order, since a first statement without effect would end the transaction.
        await self._database.write(Statement(_ADD_CODE, [code]), Statement(_VOID_OTHERS, [others]))

    async def redeem_code(self, digest: str, now: int) -> str | None:
        """The identity of a code, which is void from now on; none if there is no such code, or it has expired."""
        found = await self._database.write(Statement(_REDEEM, [{"given": digest}]))
        if not found:
            return None
        ((identity, expires),) = found
        return str(identity) if expires >= now else None
