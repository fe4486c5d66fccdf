"""The channel in which a server shows questions that are asked in threads. Rows that fit their seals fit them again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.storage.sealed import widened

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """None is chosen yet."""
    conn = op.get_bind()
    with widened(conn, "guild", ("id",)):
        op.add_column("guild", sa.Column("questions", sa.BigInteger))
