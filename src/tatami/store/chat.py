"""Talk: lines of chat, who does not want to hear whom, and private notes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import Row, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tatami.store.database import Database
from tatami.store.memory import Memory
from tatami.store.models import ChatLine
from tatami.store.schema import IdentityRow, LineRow, MuteRow, NoteRow

_FIELDS = tuple(field.name for field in fields(ChatLine) if field.name != "nickname")
_LINES = (
    select(LineRow.__table__, IdentityRow.nickname)
    .join(IdentityRow, IdentityRow.id == LineRow.identity)
    .where(LineRow.table_id == bindparam("table"), LineRow.number > bindparam("after"))
    .order_by(LineRow.number)
)
_MUTED = select(MuteRow.muted).where(MuteRow.identity == bindparam("identity"))


class ChatRepository:
    """What people say and write down in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._muted: Memory[frozenset[str]] = Memory(database.single_server)

    async def add(self, table: str, message: str, line: ChatLine) -> None:
        """A line of chat, with the next number; one that was sent before is not written again."""
        known = select(LineRow.number).where(
            LineRow.table_id == table, LineRow.identity == line.identity, LineRow.message == message
        )
        following = select(func.coalesce(func.max(LineRow.number), 0) + 1).where(LineRow.table_id == table)

        async def work(connection: AsyncConnection) -> None:
            if (await connection.execute(known)).first() is not None:
                return
            number = (await connection.execute(following)).scalar_one()
            said = {name: getattr(line, name) for name in _FIELDS} | {"number": number}
            await connection.execute(insert(LineRow).values(table_id=table, message=message, **said))
            await self._database.news.tell(connection, table)

        try:
            await self._database.transact(work)
        except IntegrityError:  # somebody took the same number at another server
            await self.add(table, message, line)

    async def lines(self, table: str, after: int = 0) -> list[ChatLine]:
        """The lines of a table after a number, in order."""
        rows = await self._database.rows(_LINES, table=table, after=after)
        return [ChatLine(**{name: getattr(row, name) for name in _FIELDS}, nickname=row.nickname) for row in rows]

    async def set_mute(self, identity: str, other: str, muted: bool) -> None:
        """No longer hear somebody; or again."""
        row = {"identity": identity, "muted": other}

        async def work(connection: AsyncConnection) -> frozenset[str]:
            await connection.execute(delete(MuteRow).filter_by(**row))
            if muted:
                await connection.execute(insert(MuteRow).values(**row))
            return _those((await connection.execute(_MUTED, {"identity": identity})).all())

        self._muted.written(identity, await self._database.transact(work))

    async def muted_by(self, identity: str) -> frozenset[str]:
        """Those whom somebody does not want to hear."""
        muted = self._muted.get(identity)
        if muted is None:
            muted = self._muted.read(identity, _those(await self._database.rows(_MUTED, identity=identity)))
        return muted

    async def note(self, table: str, identity: str) -> str:
        """Somebody's notes on a match."""
        rows = await self._database.rows(select(NoteRow.text).filter_by(table_id=table, identity=identity))
        return rows[0].text if rows else ""

    async def save_note(self, table: str, identity: str, text: str) -> None:
        """Write them anew."""

        async def work(connection: AsyncConnection) -> None:
            place = {"table_id": table, "identity": identity}
            changed = await connection.execute(update(NoteRow).filter_by(**place).values(text=text))
            if not changed.rowcount:
                await connection.execute(insert(NoteRow).values(**place, text=text))

        await self._database.transact(work)


def _those(rows: Sequence[Row[Any]]) -> frozenset[str]:
    return frozenset(row.muted for row in rows)
