"""Clocks, pauses, proposals, stand-ins, branches; chat, mutes and notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "people_at_play"
down_revision = "first_tables"

_NEW = {  # name, type, and what rows that are there already get; none: nothing
    "tables": (
        ("branch_of", sa.String(32), None),
        ("branch", sa.JSON(), None),
        ("clock", sa.JSON(), None),
        ("times", sa.JSON(), None),
        ("paused", sa.Boolean(), sa.false()),
        ("proposal", sa.JSON(), None),
        ("proposals", sa.Integer(), "0"),
        ("ended", sa.String(16), "played"),
        ("ended_by", sa.Integer(), None),
        ("owing", sa.JSON(), "[]"),
        ("owing_since", sa.BigInteger(), "0"),
        ("deadline", sa.BigInteger(), None),
        ("revision", sa.Integer(), "0"),
    ),
    "seats": (
        ("stand_in", sa.String(64), None),
        ("stood_in", sa.Boolean(), sa.false()),
        ("for_good", sa.Boolean(), sa.false()),
    ),
    "moves": (
        ("back_to", sa.Integer(), None),
        ("at", sa.BigInteger(), "0"),
    ),
}


def upgrade() -> None:
    for table, columns in _NEW.items():
        for name, kind, default in columns:
            op.add_column(table, sa.Column(name, kind, nullable=default is None, server_default=default))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_table(
        "lines",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("message", sa.String(64), nullable=False),
        sa.Column("phrase", sa.String(32)),
        sa.Column("text", sa.Text()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_lines"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_lines_table_id"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_lines_identity"),
        sa.UniqueConstraint("table_id", "identity", "message", name="uq_lines_table_id"),
    )
    op.create_table(
        "mutes",
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("muted", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("identity", "muted", name="pk_mutes"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_mutes_identity"),
        sa.ForeignKeyConstraint(["muted"], ["identities.id"], name="fk_mutes_muted"),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "identity", name="pk_notes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notes_table_id"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_notes_identity"),
    )


def downgrade() -> None:
    for table in ("notes", "mutes", "lines"):
        op.drop_table(table)
    op.drop_index("ix_tables_deadline", "tables")
    for table, columns in _NEW.items():
        for name, _, _ in columns:
            op.drop_column(table, name)
