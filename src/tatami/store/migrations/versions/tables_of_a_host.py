"""An index to count the unfinished tables of a host."""

from __future__ import annotations

from alembic import op

revision = "tables_of_a_host"
down_revision = "analyses"


def upgrade() -> None:
    op.create_index("ix_tables_host", "tables", ["host", "status"])


def downgrade() -> None:
    op.drop_index("ix_tables_host", "tables")
