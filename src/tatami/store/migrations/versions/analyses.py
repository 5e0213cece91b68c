"""Requested analyses and their reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "analyses"
down_revision = "accounts_and_snapshots"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("report", sa.JSON(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", name="pk_analyses"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id"),
    )


def downgrade() -> None:
    op.drop_table("analyses")
