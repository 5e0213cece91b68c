"""Alembic's environment: migrations run on the connection that they are given."""

from __future__ import annotations

from alembic import context

from tatami.store.schema import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
