"""The tables of the database. ``migrations/`` creates them; a test compares the two."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    DateTime,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    String,
    Text,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class KeyRow(Base):
    """Secret keys of the server."""

    __tablename__ = "keys"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[bytes] = mapped_column(LargeBinary)


class IdentityRow(Base):
    """A person, with or without an account."""

    __tablename__ = "identities"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    nickname: Mapped[str] = mapped_column(String(64))
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class TableRow(Base):
    """The header of a match; ``repositories/header_columns.py`` maps it to these columns."""

    __tablename__ = "tables"
    __table_args__ = (Index(None, "host", "status"),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    rules: Mapped[str] = mapped_column(String(32))
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    status: Mapped[str] = mapped_column(String(16), index=True)
    private: Mapped[bool]
    host: Mapped[str] = mapped_column(ForeignKey("identities.id"))
    commitment: Mapped[str] = mapped_column(String(64))
    sealed_seed: Mapped[bytes] = mapped_column(LargeBinary)
    rematch_of: Mapped[str | None] = mapped_column(ForeignKey("tables.id"), unique=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    branch_of: Mapped[str | None] = mapped_column(String(32))
    branch: Mapped[list[Any] | None] = mapped_column(JSON)
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    times: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    paused: Mapped[bool]
    proposal: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    proposals: Mapped[int]
    ended: Mapped[str] = mapped_column(String(16))
    ended_by: Mapped[int | None]
    owing: Mapped[list[int]] = mapped_column(JSON)
    owing_since: Mapped[int] = mapped_column(BigInteger)
    deadline: Mapped[int | None] = mapped_column(BigInteger, index=True)
    revision: Mapped[int]
    daily: Mapped[str | None] = mapped_column(String(10), index=True)
    scores: Mapped[list[int] | None] = mapped_column(JSON)
    delay: Mapped[int]
    held_to: Mapped[str] = mapped_column(String(16))


class SeatRow(Base):
    """Who holds a seat: a person, a bot, or nobody yet; a seat of an imported match has only a name."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    identity: Mapped[str | None] = mapped_column(ForeignKey("identities.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(64))
    guest: Mapped[str | None] = mapped_column(String(64))
    stand_in: Mapped[str | None] = mapped_column(String(64))
    stood_in: Mapped[bool]
    for_good: Mapped[bool]


class MoveRow(Base):
    """One entry of a match's log; its primary key lets nobody write the same entry again.

    There is no unique index on messages, which would cost another page for each move: an entry is only written on the
    revision that it was made from, and whoever made it has seen the messages up to that revision.
    """

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    action: Mapped[str | None] = mapped_column(String(128))  # none: the seat takes its last move back
    message: Mapped[str | None] = mapped_column(String(64))  # the client's id of the message; none for a bot
    step: Mapped[int]  # of a plan that was sent as one message
    position: Mapped[str] = mapped_column(String(64))  # hash of the position it led to
    back_to: Mapped[int | None]  # an agreed undo: the ply to which the match returns
    at: Mapped[int] = mapped_column(BigInteger)  # milliseconds since 1970


class LineRow(Base):
    """A line of chat."""

    __tablename__ = "lines"
    __table_args__ = (UniqueConstraint("table_id", "identity", "message"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"))
    seat: Mapped[int]
    message: Mapped[str] = mapped_column(String(64))  # the client's id of it
    phrase: Mapped[str | None] = mapped_column(String(32))
    text: Mapped[str | None] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)


class MuteRow(Base):
    """A person has muted another."""

    __tablename__ = "mutes"

    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)
    muted: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)


class NoteRow(Base):
    """A person's private note on a match."""

    __tablename__ = "notes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class AccountRow(Base):
    """An identity with a password."""

    __tablename__ = "accounts"

    login: Mapped[str] = mapped_column(String(32), primary_key=True)
    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), unique=True)
    password: Mapped[str] = mapped_column(String(256))  # Argon2id


class CodeRow(Base):
    """A one-time code that carries an identity to another device; only its digest is stored."""

    __tablename__ = "codes"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"))
    expires: Mapped[int] = mapped_column(BigInteger)


class SnapshotRow(Base):
    """A packed match after so many log entries, valid for the rules of one fingerprint."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    ply: Mapped[int]
    rules: Mapped[str] = mapped_column(String(16))
    body: Mapped[bytes] = mapped_column(LargeBinary)


class AnalysisRow(Base):
    """A requested analysis of a finished match, and its report once it is done."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    report: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
