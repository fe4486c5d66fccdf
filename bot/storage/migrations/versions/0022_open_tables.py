"""Lists of open tables and who looks for a game. Rows that fit their seals fit them again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.storage.sealed import widened

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Servers that have a channel for games have not asked for a list in it."""
    conn = op.get_bind()
    op.create_table(
        "opentables",
        sa.Column("channel_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_opentables_guild_id", "opentables", ["guild_id"])
    op.create_table(
        "wish",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        *(sa.Column(name, sa.String, nullable=False) for name in ("name", "title", "pace")),
        *(sa.Column(name, sa.BigInteger, nullable=False) for name in ("press", "ends_at")),
    )
    with widened(conn, "guild", ("id",)):
        op.add_column("guild", sa.Column("open_tables", sa.String, nullable=False, server_default="shown"))
        op.execute("UPDATE guild SET open_tables = 'hidden' WHERE home IS NOT NULL")
