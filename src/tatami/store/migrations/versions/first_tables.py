"""The first tables: keys, identities, tables, seats, moves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "first_tables"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "identities",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("nickname", sa.String(64), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_identities"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("sealed_seed", sa.LargeBinary(), nullable=False),
        sa.Column("rematch_of", sa.String(32)),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["identities.id"], name="fk_tables_host"),
        sa.ForeignKeyConstraint(["rematch_of"], ["tables.id"], name="fk_tables_rematch_of"),
        sa.UniqueConstraint("rematch_of", name="uq_tables_rematch_of"),
    )
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("identity", sa.String(32)),
        sa.Column("bot", sa.String(64)),
        sa.Column("guest", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_seats_identity"),
    )
    op.create_index("ix_seats_identity", "seats", ["identity"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.String(128)),
        sa.Column("message", sa.String(64)),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("position", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "ply", name="pk_moves"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_moves_table_id"),
        sa.UniqueConstraint("table_id", "seat", "message", "step", name="uq_moves_table_id"),
    )


def downgrade() -> None:
    for table in ("moves", "seats", "tables", "identities", "keys"):
        op.drop_table(table)
