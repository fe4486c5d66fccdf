"""Whether a server was told how to begin. Rows that fit their seals fit them again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.storage.sealed import widened

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Whoever has chosen something there, or has invited the bot before, knows it."""
    conn = op.get_bind()
    with widened(conn, "guild", ("id",)):
        op.add_column("guild", sa.Column("greeting", sa.String, nullable=False, server_default=""))
        op.execute("UPDATE guild SET greeting = 'said'")
