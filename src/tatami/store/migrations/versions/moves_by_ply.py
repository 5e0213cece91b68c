"""Drop the unique index on messages of moves: the revision of the table prevents a second write."""

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
