"""The tables of the database; ``migrations/`` makes them, a test holds the two to each other."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import JSON, DateTime, ForeignKey, LargeBinary, MetaData, String, UniqueConstraint
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


class SeatRow(Base):
    """Who sits where: a person, a bot, or nobody yet; a seat of an imported match has only a name."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    identity: Mapped[str | None] = mapped_column(ForeignKey("identities.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(64))
    guest: Mapped[str | None] = mapped_column(String(64))


class MoveRow(Base):
    """One entry of a match: nobody else can write the same ply, and no message is played twice."""

    __tablename__ = "moves"
    __table_args__ = (UniqueConstraint("table_id", "seat", "message", "step"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    action: Mapped[str | None] = mapped_column(String(128))  # none: the seat takes its last move back
    message: Mapped[str | None] = mapped_column(String(64))  # the client's id of it; none for a bot
    step: Mapped[int]  # of a plan that was sent as one message
    position: Mapped[str] = mapped_column(String(64))  # hash of the position it led to
