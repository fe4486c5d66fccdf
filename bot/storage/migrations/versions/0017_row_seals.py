"""Seals of rows that follow from nothing else. What is stored when they come is taken for sound."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.storage.sealed import SEAL, seal_rows

revision = "0017"
down_revision = "0016"

TABLES = (
    "guild", "game", "seat", "guest", "remark", "orders", "decision", "draft", "vote", "timer", "pack", "ownpack",
    "fact", "event", "deputy", "entry", "bout", "boutseat", "eventact", "ledgerentry", "plea", "ballot", "question",
    "approval", "precedent", "precedenttext",
)  # fmt: skip


def upgrade() -> None:
    """A column, and the seals of what is there."""
    conn = op.get_bind()
    for table in TABLES:
        op.add_column(table, sa.Column(SEAL, sa.LargeBinary))
        seal_rows(conn, table, sa.inspect(conn).get_pk_constraint(table)["constrained_columns"])
