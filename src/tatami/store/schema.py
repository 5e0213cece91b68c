"""The tables of the database; ``migrations/`` makes them, a test holds the two to each other."""

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
    """Secrets of the house, made once."""

    __tablename__ = "keys"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[bytes] = mapped_column(LargeBinary)


class IdentityRow(Base):
    """Somebody who walked in."""

    __tablename__ = "identities"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    nickname: Mapped[str] = mapped_column(String(64))
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class TableRow(Base):
    """The header of a match."""

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
    """Who sits where: a person, a bot, or nobody yet; a seat of an imported match has only a name."""

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
    """One entry of a match: nobody else can write the same ply.

    No message is played twice either: entries are kept only on the revision of the table that they were made from, and
    whoever made them has seen which messages have led there. An index of messages would be a page more for each move.
    """

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    action: Mapped[str | None] = mapped_column(String(128))  # none: the seat takes its last move back
    message: Mapped[str | None] = mapped_column(String(64))  # the client's id of it; none for a bot
    step: Mapped[int]  # of a plan that was sent as one message
    position: Mapped[str] = mapped_column(String(64))  # hash of the position it led to
    back_to: Mapped[int | None]  # by agreement, the match goes back to so many moves
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
    """Somebody who does not want to hear somebody."""

    __tablename__ = "mutes"

    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)
    muted: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)


class NoteRow(Base):
    """Somebody's private notes on a match."""

    __tablename__ = "notes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class AccountRow(Base):
    """An identity that has a password."""

    __tablename__ = "accounts"

    login: Mapped[str] = mapped_column(String(32), primary_key=True)
    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"), unique=True)
    password: Mapped[str] = mapped_column(String(256))  # Argon2id


class CodeRow(Base):
    """A code that carries an identity to another device, once; only its digest is kept."""

    __tablename__ = "codes"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    identity: Mapped[str] = mapped_column(ForeignKey("identities.id"))
    expires: Mapped[int] = mapped_column(BigInteger)


class SnapshotRow(Base):
    """A match as it was after so many entries, by these very rules."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    ply: Mapped[int]
    rules: Mapped[str] = mapped_column(String(16))
    body: Mapped[bytes] = mapped_column(LargeBinary)


class AnalysisRow(Base):
    """An analysis of a finished match that was asked for; its report, once it is done."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    report: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
