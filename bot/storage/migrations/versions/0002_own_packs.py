"""Packs that servers have of their own: by server and name, beside the bytes, which may be the same for several."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A table of its own; the column in which a pack could belong to one server only was never used."""
    op.drop_column("pack", "guild_id")
    op.create_table(
        "ownpack",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("hash", sa.String, sa.ForeignKey("pack.hash"), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
