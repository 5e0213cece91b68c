"""Chat lines, who has muted whom, and private notes."""

from __future__ import annotations

import contextlib
from dataclasses import fields

from sqlalchemy import bindparam, delete, exists, func, insert, literal, select, update

from tatami.store.cache import Cache
from tatami.store.db.database import Database, Statement
from tatami.store.errors import CONSTRAINT_ERRORS
from tatami.store.models import ChatLine
from tatami.store.schema import IdentityRow, LineRow, MuteRow, NoteRow

MOST_TRIES = 10

_FIELDS = tuple(field.name for field in fields(ChatLine) if field.name != "nickname")
_LINES = (
    select(LineRow.__table__, IdentityRow.nickname)
    .join(IdentityRow, IdentityRow.id == LineRow.identity)
    .where(LineRow.table_id == bindparam("table"), LineRow.number > bindparam("after"))
    .order_by(LineRow.number)
)
# A line gets the next number of its table, unless the same message was written before.
_GIVEN = ("table_id", "identity", "seat", "message", "phrase", "text", "at")
_NEXT_NUMBER = select(func.coalesce(func.max(LineRow.number), literal(0)) + 1).where(
    LineRow.table_id == bindparam("new_table_id")
)
_WRITTEN = exists().where(
    LineRow.table_id == bindparam("new_table_id"),
    LineRow.identity == bindparam("new_identity"),
    LineRow.message == bindparam("new_message"),
)
_ADD_LINE = insert(LineRow).from_select(
    ["number", *_GIVEN],
    select(
        _NEXT_NUMBER.scalar_subquery(),
        *(bindparam(f"new_{name}", type_=LineRow.__table__.c[name].type) for name in _GIVEN),
    ).where(~_WRITTEN),
)
_MUTED = select(MuteRow.muted).where(MuteRow.identity == bindparam("identity"))
_MUTE = insert(MuteRow)
_UNMUTE = delete(MuteRow).where(MuteRow.identity == bindparam("by"), MuteRow.muted == bindparam("whom"))
_NOTE = select(NoteRow.text).where(NoteRow.table_id == bindparam("table"), NoteRow.identity == bindparam("identity"))
_ADD_NOTE = insert(NoteRow)
_CHANGE_NOTE = (
    update(NoteRow)
    .where(NoteRow.table_id == bindparam("table"), NoteRow.identity == bindparam("by"))
    .values(text=bindparam("new_text"))
)


class ChatRepository:
    """What people write to each other and for themselves."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._muted: Cache[frozenset[str]] = Cache(enabled=database.single_server)

    async def add(self, table: str, message: str, line: ChatLine) -> None:
        """Add a line with the next number; a message that was written before is not written again."""
        row = {f"new_{name}": getattr(line, name) for name in _FIELDS} | {"new_table_id": table, "new_message": message}
        for tries_left in reversed(range(MOST_TRIES)):
            try:
                await self._database.write(Statement(_ADD_LINE, [row]), changed=[table])
            except CONSTRAINT_ERRORS:  # another server has taken the same number
                if not tries_left:
                    raise
            else:
                return

    async def lines(self, table: str, after: int = 0) -> list[ChatLine]:
        """The lines of a table after a number, in order."""
        rows = await self._database.rows(_LINES, table=table, after=after)
        return [ChatLine(**{name: getattr(row, name) for name in _FIELDS}, nickname=row.nickname) for row in rows]

    async def set_mute(self, identity: str, other: str, muted: bool) -> None:
        """Mute somebody, or no longer."""
        if not muted:
            await self._database.write(Statement(_UNMUTE, [{"by": identity, "whom": other}]))
        elif other not in await self._read_muted(identity):
            with contextlib.suppress(*CONSTRAINT_ERRORS):  # muted at the same time
                await self._database.write(Statement(_MUTE, [{"identity": identity, "muted": other}]))
        self._muted.put_written(identity, await self._read_muted(identity))

    async def muted_by(self, identity: str) -> frozenset[str]:
        """Those whom somebody has muted."""
        muted = self._muted.get(identity)
        return self._muted.add_read(identity, await self._read_muted(identity)) if muted is None else muted

    async def _read_muted(self, identity: str) -> frozenset[str]:
        return frozenset(row.muted for row in await self._database.rows(_MUTED, identity=identity))

    async def note(self, table: str, identity: str) -> str:
        """Somebody's private note on a match."""
        rows = await self._database.rows(_NOTE, table=table, identity=identity)
        return rows[0].text if rows else ""

    async def save_note(self, table: str, identity: str, text: str) -> None:
        """Replace it."""
        changed = {"table": table, "by": identity, "new_text": text}
        if await self._database.write(Statement(_CHANGE_NOTE, [changed])) is None:
            row = {"table_id": table, "identity": identity, "text": text}
            try:
                await self._database.write(Statement(_ADD_NOTE, [row]))
            except CONSTRAINT_ERRORS:  # saved at the same time at another server
                await self._database.write(Statement(_CHANGE_NOTE, [changed]))
