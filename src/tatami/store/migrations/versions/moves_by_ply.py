"""A move is found by its ply alone: whoever plays a message twice is stopped by the revision before."""

from __future__ import annotations

from alembic import op

revision = "moves_by_ply"
down_revision = "tables_of_a_host"


def upgrade() -> None:
    with op.batch_alter_table("moves") as moves:
        moves.drop_constraint("uq_moves_table_id", type_="unique")


def downgrade() -> None:
    with op.batch_alter_table("moves") as moves:
        moves.create_unique_constraint("uq_moves_table_id", ["table_id", "seat", "message", "step"])
