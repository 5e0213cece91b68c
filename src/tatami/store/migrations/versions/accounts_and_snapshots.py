"""Accounts, one-time codes, the daily challenge, the spectators' delay, and snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "accounts_and_snapshots"
down_revision = "people_at_play"

_NEW = (
    ("daily", sa.String(10), None),
    ("scores", sa.JSON(), None),
    ("delay", sa.Integer(), "0"),
    ("held_to", sa.String(16), ""),
)


def upgrade() -> None:
    for name, kind, default in _NEW:
        op.add_column("tables", sa.Column(name, kind, nullable=default is None, server_default=default))
    op.create_index("ix_tables_daily", "tables", ["daily"])
    op.create_table(
        "accounts",
        sa.Column("login", sa.String(32), nullable=False),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("password", sa.String(256), nullable=False),
        sa.PrimaryKeyConstraint("login", name="pk_accounts"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_accounts_identity"),
        sa.UniqueConstraint("identity", name="uq_accounts_identity"),
    )
    op.create_table(
        "codes",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_codes"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_codes_identity"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id"),
    )


def downgrade() -> None:
    for table in ("snapshots", "codes", "accounts"):
        op.drop_table(table)
    op.drop_index("ix_tables_daily", "tables")
    for name, _, _ in _NEW:
        op.drop_column("tables", name)
