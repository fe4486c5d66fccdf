"""Run by alembic for every migration: inside the caller's connection and transaction."""

from __future__ import annotations

from alembic import context

# SQLite cannot alter most things of a table: alembic copies the table instead ("batch").
context.configure(connection=context.config.attributes["connection"], render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
